-- More bonuses at a location than the state has room for.
-- as: card
-- game: dwergar
-- outcome: refused at load
-- says: location: cards have added 4 bonuses to mine1, and no more are allowed
local list = {}
for i, who in ipairs { "ironworker", "engineer", "blacksmith", "kind_1", "kind_2" } do
  list[#list + 1] = card { id = "bonus_" .. i, kind = "bonus", title = "Attack", text = "Attack.",
                           location = "mine1", specialist = who, step = gain { stone = 1 } }
end
for i = 1, 2 do
  list[#list + 1] = card { id = "kind_" .. i, kind = "specialist", title = "Attack", text = "Attack.", workers = 1 }
end
return cards(list)
