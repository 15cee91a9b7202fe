-- Declares the environment itself, which all files of the mod see, as a card.
-- as: card
-- outcome: refused at load
-- says: read-only
return card(_ENV)
