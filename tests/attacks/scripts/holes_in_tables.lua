-- Tables with holes, filled and emptied in many ways: functions of the library find the same
-- end in every process, where `#` of Lua does not.
-- as: script
-- outcome: runs, bounded
-- says: lengths
local seed = 12345
local function random(n)
  seed = (seed * 1103515245 + 12345) % 2147483648
  return (seed // 65536) % n
end

local sum = 0
for _ = 1, 2000 do
  local t = {}
  for _ = 1, 5 + random(60) do
    local kind = random(4)
    local key = kind < 2 and "s" .. random(30) or 1 + random(24)
    t[key] = kind % 2 == 0 and 1 or nil
  end
  sum = (sum * 31 + select("#", table.unpack(t))) % 1000000007
  table.insert(t, 1)
  sum = (sum * 31 + #table.concat({ table.unpack(t, 1, 30) and "x" })) % 1000000007
  sum = (sum * 31 + (table.remove(t) or 0)) % 1000000007
end
print("lengths", sum)
