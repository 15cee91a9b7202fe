-- Catches running out of memory, over and over.
-- as: script
-- outcome: clean fault
-- status: LIMIT
-- says: too much memory
local kept = {}
while true do
  pcall(function()
    for i = 1, 1000 do kept[#kept + 1] = ("x"):rep(1000000) .. i end
  end)
end
