-- Numbers as text: halves, signs, infinities, what another locale would write with a comma.
for _, n in ipairs { 0.5, -0.0, 1e300, 1e-300, 2^53, 1 / 3, 1 / 0, -1 / 0, 10 // 3.0, 7 % -3.0 } do
  print(tostring(n), pcall(string.format, "%d", n), pcall(string.format, "%.3f", n))
end
print(tostring(0 / 0), tostring(-(0 / 0)), pcall(function() return "0,5" + 1 end))
print("B" < "a", "ä" < "z", "I" < "i", ("ISTANBUL"):lower(), ("istanbul"):upper())
