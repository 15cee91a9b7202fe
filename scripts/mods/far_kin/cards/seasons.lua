-- What the year has more: a fair in the middle, and a last round.
return cards {
  card {
    id         = "mushroom_fair",
    kind       = "phase",
    title      = "Mushroom fair",
    text       = "Before the spaces are filled in round 6, each player may buy 1 mushroom for 1 " ..
                 "food.",
    before     = "replenish",
    from_round = 6,
    to_round   = 6,
    use        = optional(exchange { pay = { food = 1 }, get = { mushroom = 1 } }),

    examples = {
      { name = "a mushroom for 1 food",
        given = { { food = 3, mushroom = 0 }, players = 2, rules = { starting_player = 1 },
                  set = { round = 6 } },
        steps = { "accept exchange 1 food for 1 mushroom" },
        expect = { { food = 2, mushroom = 1 } } },
    },
  },

  card {
    id          = "late_autumn",
    kind        = "round",
    title       = "Late autumn",
    text        = "With 3 players or more there is a round 13; then everybody is fed.",
    harvest     = "feed",
    min_players = 3,

    examples = {
      { name = "round 13 exists with 3 players",
        given = { players = 3, set = { round = 13 } },
        steps = {},
        expect = { set = { round = 13 } } },
    },
  },
}
