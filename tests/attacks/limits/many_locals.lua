-- More locals than a function may have.
-- as: card
-- outcome: refused at load
-- fill: 300 local v# = # 
-- says: too many local variables
FILL
return card {}
