-- A source of 800 KB: parsing is not interrupted by anything.
-- as: card
-- outcome: refused at load
-- fill: 60000 x = #; 
-- says: larger than 64 KB
-- FILL
return card {}
