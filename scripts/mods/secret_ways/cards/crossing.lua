-- Crossing: joins the parts of a tile in another way.
return cards {
  card {
    id    = "crossing",
    kind  = "action_tile",
    title = "Crossing",
    text  = "Dig out 1 rock, or gain 2 stone.",

    stage = "start",
    use   = one_of { dig(1), gain { stone = 2 } },

    examples = {
      { name = "one or the other",
        given = { { stone = 0 }, rules = { starting_player = 1 } },
        steps = { "take crossing", "gain 2 stone" },
        expect = { { stone = 2 } },
        not_offered = { "dig" } },
    },
  },
  card {
    id    = "signpost",
    kind  = "room",
    title = "Signpost",
    text  = "At the Crossing you may go both ways.",

    back   = "light",
    colour = "blue",
    cost   = { wood = 1 },
    points = 2,
    walls  = "# o o o",

    rewrite = { { card = "crossing", from = "one_of", to = "and_or" } },

    examples = {
      { name = "one and the other",
        given = { { stone = 0 }, rules = { starting_player = 1 },
                  set = { ["player[1].cell.c4"] = "signpost",
                          ["player[1].cell.c5"] = "shelf" } },
        steps = { "take crossing", "gain 2 stone", "dig", "dig c7" },
        expect = { { stone = 2, food = 2 } } },
    },
  },
}
