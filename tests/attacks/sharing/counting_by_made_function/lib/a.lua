return function()
  local t = { n = 0 }
  return function()
    t.n = t.n + 1
    return t.n
  end
end
