-- Functions nested 400 deep.
-- as: card
-- outcome: refused at load
-- fill: 400 return function() 
-- says: overflow
FILL
