-- Tables and functions as keys: their order would be that of their addresses.
local t = {}
for i = 1, 50 do
  t[{}] = i
  t[function() return i end] = i
end
local found, said = pcall(function()
  local order = {}
  for _, value in pairs(t) do
    order[#order + 1] = value
  end
  return table.concat(order, " ")
end)
print(found, said)
