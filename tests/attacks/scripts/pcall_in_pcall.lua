-- Calls pcall in pcall until the stack is used up.
-- as: script
-- outcome: clean fault
-- says: 
local function f(n)
  local is_well, words = pcall(f, n + 1)
  return is_well, words
end
print(f(1))
error("came back")
