-- Patches the id of a card.
-- as: card
-- outcome: refused at load
-- says: id
return patch "excavation" { id = "other" }
