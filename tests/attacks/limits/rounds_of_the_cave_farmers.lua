-- Adds more rounds than a match of The Cave Farmers has room for.
-- as: card
-- outcome: refused at load
-- game: cave_farmers
-- says: a match cannot have more than 16 rounds, and has 112
local rounds = {}
for i = 1, 100 do
  rounds[i] = card { id = "r" .. i, kind = "round", title = "Attack", harvest = "none" }
end
return cards(rounds)
