-- A function with more than 255 upvalues.
-- as: card
-- outcome: refused at load
-- fill: 190 local a# = # ; local function f#() return a# end ;
-- says: 
local function outer()
  FILL
  return 1
end
return card {}
