-- Upvalues of two functions around, more than 255 together.
-- as: card
-- outcome: refused at load
-- fill: 300 local x# = v1 
-- says: limit
local function a()
  local v1, v2, v3 = 1, 2, 3
  FILL
end
return card {}
