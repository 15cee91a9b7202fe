-- Whole games inside a script, one after another: hashes, views and results.
for _, title in ipairs(adit.titles()) do
  for seed = 1, 3 do
    local game = adit.game { game = title.id, players = 2, seed = seed }
    while not game:over() do
      game:play("random", 40)
      print(title.id, seed, game:hash())
    end
    local state = {}
    for key, value in pairs(game:state(1)) do
      state[#state + 1] = key .. "=" .. type(value)
    end
    print(table.concat(state, " "))
    game:close()
  end
end
