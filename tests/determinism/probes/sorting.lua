-- Sorting what is equal, with orders that contradict themselves or change their mind.
local items = {}
for i = 1, 300 do
  items[i] = { key = i * 31 % 7, was = i }
end
table.sort(items, function(a, b) return a.key < b.key end)
local order = {}
for i, item in ipairs(items) do
  order[i] = item.was
end
print(table.concat(order, " "))

local calls = 0
local mixed = {}
for i = 1, 100 do
  mixed[i] = i * 37 % 101
end
print(pcall(table.sort, mixed, function(a, b)
  calls = calls + 1
  return (a + b + calls) % 3 == 0
end))
print(calls, table.concat(mixed, " "))
print(pcall(table.sort, { 3, "2", 1 }))
print(pcall(table.sort, { 0 / 0, 1, 0 / 0, -1 }))
