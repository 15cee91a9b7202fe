-- Goblin Hosts: expeditions bring goblins home, and nobody envies them their houses.
local home = include "lib/home.lua"

return cards {
  card {
    id    = "goblin_hosts",
    kind  = "identity",
    title = "Goblin Hosts",
    text  = "A goblin lives with you, and your expeditions can bring more of them home. Each is " ..
            "worth 3 points. Your dwellings are worth no points.",

    setup  = gain { ore = 1, goblin = 1 },
    modify = { dwelling_points = { set = 0 } },
    score  = per("goblin", 3),

    examples = {
      { name = "dwellings are worth nothing, goblins 3 points each",
        given = { { goblin = 1 }, players = 1,
                  set = home.of("goblin_hosts", { ["player[1].tile.e3"] = "couple_dwelling" }) },
        steps = {},
        expect = { score = { ["far_kin:goblin_hosts"] = 6, couple_dwelling = 0 } } },
    },
  },

  card {
    id       = "loot_goblin",
    kind     = "loot",
    title    = "Goblin",
    text     = "Gain 1 goblin; only for those with whom one lives.",
    strength = 3,
    use      = when { "goblin", gain { goblin = 1 }, at_least = 1 },

    examples = {
      { name = "it stays with its hosts",
        given = { { goblin = 0 }, players = 1,
                  set = home.of("goblin_hosts", { ["player[1].weapon.1"] = 3,
                                                  ["player[1].weapon.2"] = 3 }) },
        steps = { "place logging", "expedition 1", "far_kin:loot_goblin" },
        expect = { { goblin = 2 } } },
      { name = "and with nobody else",
        given = { { goblin = 0 }, players = 1,
                  set = { ["player[1].weapon.1"] = 3, ["player[1].weapon.2"] = 3 } },
        steps = { "place logging", "expedition 1" },
        refused = { ["far_kin:loot_goblin"] = "needs at least 1 goblin, has 0" } },
    },
  },
}
