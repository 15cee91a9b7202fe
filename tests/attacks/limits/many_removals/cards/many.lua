local all = {}
for i = 1, 100 do all[i] = card { id = ("q"):rep(50) .. i, kind = "room" } end
for i = 1, 14000 do all[100 + i] = remove(("z"):rep(54) .. i) end
return cards(all)
