local game = adit.game { game = "cave_vs_cave", seed = 1,
  mods = { "tests/attacks/mod_scripts/mod_test_script_counts_points_for_ever/mod" },
  set = { ["player[1].cell.c4"] = "endless_points:slow_points" } }
for i = 1, 5000 do pcall(game.score, game, 1) end
