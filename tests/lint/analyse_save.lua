-- Saves and loads in the middle of a game, for `tests/lint/analyse valgrind`.
for _, title in ipairs(adit.titles()) do
  local game = adit.game { game = title.id, players = 2, seed = 5 }
  game:play("random", 30)
  local path = "build/analyse/valgrind/" .. title.id .. ".adit"
  game:save(path)
  local loaded = adit.load(path)
  expect_equal(loaded:hash(), game:hash())
  loaded:play("random", 30)
  loaded:undo(10)
  game:close()
  loaded:close()
end
