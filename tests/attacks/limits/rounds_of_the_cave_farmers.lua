-- Adds more rounds than a match of The Cave Farmers has room for.
-- as: card
-- outcome: refused at load
-- game: cave_farmers
-- says: more than 16 rounds; this is the limit 'rounds' of a match
local rounds = {}
for i = 1, 100 do
  rounds[i] = card { id = "r" .. i, kind = "round", title = "Attack", harvest = "none" }
end
return cards(rounds)
