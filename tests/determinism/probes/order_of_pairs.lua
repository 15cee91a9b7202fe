-- The order in which pairs goes: by strings, which Lua hashes with another seed in each process,
-- by numbers, flags, and after keys came and went.
local t = {}
for i = 1, 400 do
  t["key" .. (i * 7919 % 1000)] = i
end
for i = 1, 400, 3 do
  t["key" .. (i * 7919 % 1000)] = nil
end
t[true], t[false], t[-5], t[1 << 40] = 1, 2, 3, 4
local order = {}
for key in pairs(t) do
  order[#order + 1] = tostring(key)
end
print(#order, table.concat(order, " "))
