-- The starting table: what each place in turn order begins with (DWG-38).
return cards {
  card {
    id     = "first_in_turn_order",
    kind   = "start",
    title  = "First in turn order",
    text   = "Begins with 1 iron, and 1 iron in the cart on level 1.",
    source = "DWG-38",
    mark   = "S; types and cart Rl",

    seat   = 1,
    supply = { iron = 1 },
    cart   = { iron = 1 },
    level  = 1,

    examples = {
      { name = "supply and cart",
        given = { players = 4, rules = { starting_player = 1 } },
        steps = {},
        expect = { { iron = 1, stone = 0, heat = 0, cool_furnace = 2, vp = 0 },
                   set = { ["player[1].cart.level_1.iron"] = 1 } } },
    },
  },
  card {
    id     = "second_in_turn_order",
    kind   = "start",
    title  = "Second in turn order",
    text   = "Begins with 1 iron, and 1 iron in the cart on level 2.",
    source = "DWG-38",
    mark   = "Rl",

    seat   = 2,
    supply = { iron = 1 },
    cart   = { iron = 1 },
    level  = 2,

    examples = {
      { name = "supply and cart",
        given = { players = 4, rules = { starting_player = 1 } },
        steps = {},
        expect = { {}, { iron = 1, stone = 0, heat = 0, cool_furnace = 2, vp = 0 },
                   set = { ["player[2].cart.level_2.iron"] = 1 } } },
    },
  },
  card {
    id     = "third_in_turn_order",
    kind   = "start",
    title  = "Third in turn order",
    text   = "Begins with 2 stone, and 1 iron in the cart on level 2.",
    source = "DWG-38",
    mark   = "S; types and cart load Rl",

    seat   = 3,
    supply = { stone = 2 },
    cart   = { iron = 1 },
    level  = 2,

    examples = {
      { name = "supply and cart",
        given = { players = 4, rules = { starting_player = 1 } },
        steps = {},
        expect = { {}, {}, { stone = 2, iron = 0, heat = 0, cool_furnace = 2, vp = 0 },
                   set = { ["player[3].cart.level_2.iron"] = 1 } } },
    },
  },
  card {
    id     = "fourth_in_turn_order",
    kind   = "start",
    title  = "Fourth in turn order",
    text   = "Begins with 2 stone, and 1 iron in the cart on level 3.",
    source = "DWG-38",
    mark   = "S; types and cart Rl",

    seat   = 4,
    supply = { stone = 2 },
    cart   = { iron = 1 },
    level  = 3,

    examples = {
      { name = "supply and cart",
        given = { players = 4, rules = { starting_player = 1 } },
        steps = {},
        expect = { {}, {}, {}, { stone = 2, iron = 0, heat = 0, cool_furnace = 2, vp = 0 },
                   set = { ["player[4].cart.level_3.iron"] = 1 } } },
    },
  },
}
