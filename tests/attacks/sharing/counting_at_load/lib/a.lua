local t = { n = 0 }
return { count = function()
  t.n = t.n + 1
  return t.n
end }
