-- Catches a recursion without end, which has used up the memory.
-- as: script
-- outcome: clean fault
-- says: 
local function f() return 1 + f() end
for _ = 1, 5 do
  local is_well = pcall(f)
  expect(not is_well)
end
print("came back")
