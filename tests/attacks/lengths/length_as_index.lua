-- Writes behind the end of a list with holes.
-- as: card
-- outcome: runs, bounded
-- says: 1=1 
return card {
  id = "length_as_index", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = {}
    for i = 1, 12 do if i % 5 ~= 0 then t[i] = i end t["x" .. i] = 1 end
    for i = 1, 6 do t[#t + 1] = 100 + i end
    local s = ""
    for k, v in pairs(t) do if math.tointeger(k) then s = s .. k .. "=" .. v .. " " end end
    g:log(s)
  end) },
}
