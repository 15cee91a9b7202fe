-- More rounds than a match can have, some of them before the printed ones.
-- as: card
-- outcome: refused at load
-- status: INPUT
-- says: more than 16 rounds; this is the limit 'rounds' of a match
local rounds = {}
for n = 1, 40 do
  rounds[n] = card { id = "round_" .. n, kind = "round", title = "Attack", turns = 6,
                     stage = "eight", reveals = 6, era = 9, after = n % 9 }
end
return cards(rounds)
