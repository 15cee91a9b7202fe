-- A source of 800 KB: parsing is not interrupted by anything.
-- as: card
-- outcome: refused at load
-- fill: 60000 x = #; 
-- says: more than 65536 bytes; this is the limit 'file_bytes'
-- FILL
return card {}
