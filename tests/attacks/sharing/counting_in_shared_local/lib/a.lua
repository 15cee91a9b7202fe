local n = 0
return function()
  n = n + 1
  return n
end
