local game = adit.game { game = "cave_vs_cave", seed = 1,
  mods = { "tests/attacks/mod_scripts/mod_test_script_fault_in_points/mod" },
  set = { ["player[1].cell.c4"] = "fault_in_points:no_points" } }
for _, call in ipairs {
  function() return game:score(1) end,
  function() game:expect_score(0, 1) end,
  function() game:expect_score({ total = 0 }, 1) end,
} do
  local ok, words = pcall(call)
  expect(not ok)
  expect(words:find("the score of seat 1 is unknown", 1, true) ~= nil, words)
end
print("no score")
