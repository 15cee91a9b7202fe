-- Last round: three players of Dwergar before their last turns, close together.
--
-- Play it:  adit play dwergar --scenario scripts/scenarios/last_round.lua
--
-- Players 1 and 2 share the lead in the Western District, player 3 leads in the Golden Terraces.
-- Whoever completes one more of them has three more actions, or a free upgrade, at the end.
return scenario {
  game    = "dwergar",
  title   = "Last round",
  text    = "Round 10. One turn each, and then the Western and the Golden bonus.",
  players = 3,
  seats   = { "human", "greedy", "greedy" },
  seed    = 3,
  rules   = { starting_player = 1, decks = "western,golden,new_shaft" },

  set = {
    round = 10,

    ["project.master_tools"]    = "p1_upgraded",
    ["project.cricket_field"]   = "p1",
    ["project.rails"]           = "p1",
    ["project.bridge_club"]     = "p2_upgraded",
    ["project.bowling_alley"]   = "p2",
    ["project.secret_entrance"] = "p3",
    ["project.gold_foundry"]    = "p3_upgraded",

    ["player[1].goods.iron"]    = 4,
    ["player[1].goods.gold"]    = 2,
    ["player[1].goods.heat"]    = 3,
    ["player[1].goods.vp"]      = 61,
    ["player[2].goods.stone"]   = 5,
    ["player[2].goods.iron"]    = 2,
    ["player[2].goods.heat"]    = 2,
    ["player[2].goods.vp"]      = 58,
    ["player[3].goods.gold"]    = 3,
    ["player[3].goods.crystal"] = 1,
    ["player[3].goods.vp"]      = 55,

    ["furnace.lift"]            = "p2",
    ["furnace.mine2"]           = "p3",
  },
}
