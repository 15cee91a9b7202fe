-- More rounds than a match can have.
-- as: card
-- game: dwergar
-- outcome: refused at load
-- says: with the rounds that mods add there would be 17: more than 16 rounds; this is the limit 'rounds' of a match
local list = {}
for i = 1, 7 do
  list[i] = card { id = "round_" .. i, kind = "round", title = "Attack", text = "Attack." }
end
return cards(list)
