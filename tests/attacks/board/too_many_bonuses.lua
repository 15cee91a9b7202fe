-- More bonuses at a location than the state has room for.
-- as: card
-- game: dwergar
-- outcome: refused at load
-- says: location: more than 4 bonuses that cards add; this is the limit 'bonuses' of a location, here of mine1
local list = {}
for i, who in ipairs { "ironworker", "engineer", "blacksmith", "kind_1", "kind_2" } do
  list[#list + 1] = card { id = "bonus_" .. i, kind = "bonus", title = "Attack", text = "Attack.",
                           location = "mine1", specialist = who, step = gain { stone = 1 } }
end
for i = 1, 2 do
  list[#list + 1] = card { id = "kind_" .. i, kind = "specialist", title = "Attack", text = "Attack.", workers = 1 }
end
return cards(list)
