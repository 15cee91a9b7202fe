-- One line of 700 KB.
-- as: card
-- outcome: refused at load
-- fill: 100000 #, 
-- says: larger than 64 KB
local t = { FILL }
return card {}
