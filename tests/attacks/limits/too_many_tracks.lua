-- 17 tracks of 41 steps, with effects on steps that do not exist.
-- as: card
-- outcome: refused at load
-- says: limit 'tracks'
local made = {}
for i = 1, 17 do
  made[i] = card { id = "t" .. i, kind = "track", title = "Attack", steps = 41,
                   at = { [-1] = gain { wood = 1 }, [1 << 40] = gain { wood = 1 } } }
end
return cards(made)
