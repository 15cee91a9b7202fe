-- A card whose id holds a zero byte.
-- as: card
-- outcome: refused at load
-- says: zero byte
return card { id = "a\0b" }
