-- Blocks nested 5000 deep.
-- as: card
-- outcome: refused at load
-- fill: 5000 do 
-- says: overflow
FILL
