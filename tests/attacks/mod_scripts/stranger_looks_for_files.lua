-- Finds out by the messages which files exist.
-- as: test
-- outcome: runs, bounded
-- says: all the same
local function why(path)
  local _, words = pcall(adit.load, path)
  local at = words:find(path, 1, true)
  return words:sub(at + #path)
end
for _, path in ipairs { "/etc/no_such", "/no/such", "/root", "/dev/null", "/proc/self/mem", "../.." } do
  expect_equal(why(path), why("/etc/passwd"))
end
print("all the same")
