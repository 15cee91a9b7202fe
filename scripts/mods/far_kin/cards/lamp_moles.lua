-- Lamp Moles: squeeze into every mine, and grow mushrooms where nobody has furnished yet.
local home = include "lib/home.lua"

-- The spaces where somebody digs, in games of any size.
local mines = { "drift_mining", "drift_mining_b", "drift_mining_many", "excavation",
                "excavation_many", "ore_mining", "ore_mining_many", "ruby_mining",
                "small_drift_mining", "strip_mining" }
local joins = {}
for i, space in ipairs(mines) do
  joins[i] = { card = space }
end

return cards {
  card {
    id    = "lamp_moles",
    kind  = "identity",
    title = "Lamp Moles",
    text  = "You may use mining spaces where another player is. You begin with 2 mushrooms; sow " ..
            "them in empty caverns. At any time: 1 mushroom for 2 food.",

    setup    = gain { mushroom = 2 },
    allow    = { use_occupied = joins },
    exchange = { { pay = { mushroom = 1 }, get = { food = 2 } } },

    examples = {
      { name = "two on one mining space",
        given = { { ore = 0 }, { ore = 0 }, players = 2, rules = { starting_player = 2 },
                  set = home.of("lamp_moles", { ["stock.ore.ore_mining"] = 3 }) },
        steps = { "place drift_mining", "take", "stop", "place drift_mining",
                  "place_twin cavern_tunnel", "cavern f3 tunnel g3" },
        expect = { set = { ["player[1].ground.f3"] = "cavern",
                           ["player[1].dwarf_at.1"] = "drift_mining",
                           ["player[2].dwarf_at.1"] = "drift_mining" } } },
      { name = "not on other spaces",
        given = { players = 2, rules = { starting_player = 2 }, set = home.of("lamp_moles") },
        steps = { "place logging" },
        refused = { ["place logging"] = "player 2 has a dwarf there" } },
      { name = "not with a second dwarf of one's own",
        given = { players = 1, set = home.of("lamp_moles") },
        steps = { "place excavation", "take", "stop" },
        refused = { ["place excavation"] = "player 1 has a dwarf there" } },
      { name = "not for the others",
        given = { players = 2, rules = { starting_player = 1 }, set = home.of("lamp_moles") },
        steps = { "place drift_mining", "take", "stop" },
        refused = { ["place drift_mining"] = "player 1 has a dwarf there" } },
      { name = "mushrooms in the cavern, then on the plate",
        given = { { food = 0 }, players = 1, set = home.of("lamp_moles") },
        steps = { "place slash_and_burn", "sow", "sow 1 far_kin:cave_cap",
                  "anytime 1 mushroom for 2 food" },
        expect = { { mushroom = 0, food = 2 }, set = { ["player[1].crop.e3"] = "3_crop" } } },
    },
  },

  card {
    id     = "cave_cap",
    kind   = "crop",
    title  = "Cave caps",
    text   = "Mushrooms. Each sown cavern gives 1 in every field phase, 3 in all.",
    seed   = { mushroom = 1 },
    amount = 3,
    spaces = 2,
    ground = "cavern",

    examples = {
      { name = "one is harvested, two stay",
        given = { { mushroom = 0, food = 9 }, players = 1,
                  set = { round = 3, ["player[1].crop.e3"] = "3_crop",
                          ["player[1].crop_kind.e3"] = "far_kin:cave_cap" } },
        steps = { "place wood_gathering", "place ore_mining", "feed 4" },
        expect = { { mushroom = 1 }, set = { ["player[1].crop.e3"] = "2_crop" } } },
      { name = "beside grain, in one action",
        given = { { mushroom = 1, grain = 1 }, players = 1,
                  set = { ["player[1].ground.d4"] = "field" } },
        steps = { "place slash_and_burn", "sow", "sow 1 grain 0 vegetable",
                  "sow 1 far_kin:cave_cap" },
        expect = { { mushroom = 0, grain = 0 },
                   set = { ["player[1].crop.d4"] = "3_grain",
                           ["player[1].crop.e3"] = "3_crop" } } },
      { name = "or stop after the first sort",
        given = { { mushroom = 1, grain = 1 }, players = 1,
                  set = { ["player[1].ground.d4"] = "field" } },
        steps = { "place slash_and_burn", "sow", "sow 1 far_kin:cave_cap", "stop" },
        expect = { { mushroom = 0, grain = 1 } } },
      { name = "a tile covers them",
        given = { { wood = 1 }, players = 1,
                  set = { ["player[1].crop.e3"] = "2_crop",
                          ["player[1].crop_kind.e3"] = "far_kin:cave_cap" } },
        steps = { "place housework", "furnish", "furnish breakfast_room e3" },
        expect = { set = { ["player[1].crop.e3"] = "none" } } },
    },
  },
}
