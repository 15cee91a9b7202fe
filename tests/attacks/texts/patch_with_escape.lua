-- Patches a title with an escape sequence.
-- as: card
-- outcome: refused at load
-- says: title
return patch "excavation" { title = "\27[2J" }
