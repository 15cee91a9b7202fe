-- One line of 700 KB.
-- as: card
-- outcome: refused at load
-- fill: 100000 #, 
-- says: more than 65536 bytes; this is the limit 'file_bytes'
local t = { FILL }
return card {}
