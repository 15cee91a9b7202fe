-- An address as text, by every way that words go.
local function look(what, f, ...)
  print(what, pcall(f, ...))
end

for _, value in ipairs { {}, print, function() end, adit } do
  look("tostring", tostring, value)
  look("format", string.format, "%s", value)
  look("pointer", string.format, "%p", value)
  look("join", function() return "" .. value end)
  look("concat", table.concat, { value })
  look("order", function() return value < {} end)
  look("error", error, value)
  look("number", function() return value + 0 end)
end
print({}, print)
