-- Table constructors nested 5000 deep.
-- as: card
-- outcome: refused at load
-- fill: 5000 {
-- says: overflow
return FILL
