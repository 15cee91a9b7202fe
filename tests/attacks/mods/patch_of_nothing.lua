-- Patches a card that does not exist.
-- as: card
-- outcome: refused at load
-- says: no_such_card
return patch "no_such_card" { title = "A" }
