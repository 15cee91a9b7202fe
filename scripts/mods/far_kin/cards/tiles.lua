-- Six furnishing tiles for everybody.
return cards {
  card {
    id     = "mushroom_cellar",
    kind   = "furnishing",
    title  = "Mushroom cellar",
    text   = "When you build it, gain 2 mushrooms. At any time: 2 mushrooms for 5 food. 1 point " ..
             "for each mushroom at the end.",
    tag    = "green",
    set    = "full",
    cost   = { wood = 1, stone = 1 },
    points = 1,

    built    = gain { mushroom = 2 },
    exchange = { { pay = { mushroom = 2 }, get = { food = 5 } } },
    score    = per("mushroom"),

    examples = {
      { name = "two mushrooms, worth a point each",
        given = { { wood = 1, stone = 1, food = 0 }, players = 1 },
        steps = { "place housework", "furnish", "furnish far_kin:mushroom_cellar e3" },
        expect = { { mushroom = 2 }, score = { ["far_kin:mushroom_cellar"] = 3 } } },
      { name = "or both in the soup",
        given = { { mushroom = 2, food = 0 }, players = 1,
                  set = { ["player[1].tile.e3"] = "far_kin:mushroom_cellar" } },
        steps = { "anytime 2 mushroom for 5 food" },
        expect = { { mushroom = 0, food = 5 } } },
    },
  },

  card {
    id     = "weapon_loft",
    kind   = "furnishing",
    title  = "Weapon loft",
    text   = "When you build it, one of your dwarfs without a weapon gets one of strength 3.",
    tag    = "green",
    set    = "full",
    cost   = { wood = 1, ore = 2 },
    points = 2,

    built = optional(arm(3)),

    examples = {
      { name = "the dwarf at work is armed",
        given = { { wood = 1, ore = 2 }, players = 1 },
        steps = { "place housework", "furnish", "furnish far_kin:weapon_loft e3", "accept arm 3" },
        expect = { set = { ["player[1].weapon.1"] = 3, ["player[1].weapon.2"] = 0 } } },
    },
  },

  card {
    id     = "cart_shed",
    kind   = "furnishing",
    title  = "Cart shed",
    text   = "Each time another player takes the goods from Logging, put 1 wood back there and " ..
             "gain 1 food.",
    tag    = "green",
    set    = "full",
    cost   = { wood = 2 },
    points = 2,

    on = {
      taken = {
        { by = "others", card = "logging",
          run = sequence { restock("logging", { wood = 1 }), gain { food = 1 } } },
        { by = "others", card = "logging_many",
          run = sequence { restock("logging_many", { wood = 1 }), gain { food = 1 } } },
      },
    },

    examples = {
      { name = "a log falls off the cart",
        given = { { food = 0 }, { wood = 0 }, players = 2, rules = { starting_player = 2 },
                  set = { ["player[1].tile.e3"] = "far_kin:cart_shed" } },
        steps = { "place logging" },
        expect = { { food = 1 }, { wood = 3 }, set = { ["stock.wood.logging"] = 1 } } },
    },
  },

  card {
    id     = "hanging_gallery",
    kind   = "furnishing",
    title  = "Hanging gallery",
    text   = "Your caverns and tunnels may extend over the edge of the board. Each time a tile " ..
             "does, gain 2 gold.",
    tag    = "green",
    set    = "full",
    cost   = { stone = 1, ore = 1 },
    points = 1,

    allow = { overhang_mountain = true },
    on    = { overhung = gain { gold = 2 } },

    examples = {
      { name = "over the edge of the mountain",
        given = { { gold = 0 }, players = 1,
                  set = { ["player[1].tile.e3"] = "far_kin:hanging_gallery",
                          ["player[1].ground.f3"] = "tunnel" } },
        steps = { "place excavation", "place_twin cavern", "cavern g3 tunnel h3" },
        expect = { { gold = 2 }, set = { ["player[1].ground.h3"] = "tunnel" } } },
      { name = "not over that of the forest",
        given = { players = 1,
                  set = { ["player[1].tile.e3"] = "far_kin:hanging_gallery",
                          ["player[1].ground.d4"] = "meadow" } },
        steps = { "place slash_and_burn" },
        refused = { ["meadow c4 field c5"] = "c5 cannot be used" } },
    },
  },

  card {
    id     = "thatcher",
    kind   = "furnishing",
    title  = "Thatcher",
    text   = "From now on you may furnish meadows without a stable as well.",
    tag    = "green",
    set    = "full",
    cost   = { wood = 1, grain = 1 },
    points = 1,

    allow = { furnish_meadow = true },

    examples = {
      { name = "a room in the open",
        given = { { wood = 1 }, players = 1,
                  set = { ["player[1].tile.e3"] = "far_kin:thatcher",
                          ["player[1].ground.d4"] = "meadow" } },
        steps = { "place housework", "furnish", "furnish breakfast_room d4" },
        expect = { set = { ["player[1].tile.d4"] = "breakfast_room" } } },
      { name = "it cannot be fenced then",
        given = { { wood = 9, stone = 9 }, players = 1,
                  set = { ["player[1].tile.e3"] = "far_kin:thatcher",
                          ["player[1].ground.d4"] = "meadow",
                          ["player[1].tile.d4"] = "breakfast_room",
                          ["space.sheep_farming"] = "open" } },
        steps = { "place sheep_farming", "fences and stables" },
        refused = { ["stable d4"] = "d4 is furnished" } },
    },
  },

  card {
    id     = "feast_hall",
    kind   = "furnishing",
    title  = "Feast hall",
    text   = "Gain 1 gold each time somebody sows mushrooms, and 1 gold when a harvest is over.",
    tag    = "yellow",
    set    = "full",
    cost   = { wood = 2, stone = 1 },
    points = 3,

    on = {
      sown          = { by = "anyone", good = "mushroom", run = gain { gold = 1 } },
      harvest_ended = gain { gold = 1 },
    },

    examples = {
      { name = "gold when a harvest is over",
        given = { { gold = 0, food = 9 }, players = 1,
                  set = { round = 3, ["player[1].tile.e3"] = "far_kin:feast_hall" } },
        steps = { "place wood_gathering", "place ore_mining", "feed 4" },
        expect = { { gold = 1 } } },
      { name = "gold for mushrooms that a neighbour sows",
        given = { { gold = 0 }, { mushroom = 1 }, players = 2, rules = { starting_player = 2 },
                  set = { ["player[1].tile.e3"] = "far_kin:feast_hall" } },
        steps = { "place slash_and_burn", "sow" },
        expect = { { gold = 1 } } },
    },
  },
}
