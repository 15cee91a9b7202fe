-- Spaces built in ways that no printed space is.
return cards {
  card {
    id = "bazaar", kind = "space", title = "Bazaar", source = "test of CF-104",
    text = "Some or all, in any order: gain 1 gold; pay 2 gold for 1 wood.",
    use = any_order { gain { gold = 1 }, exchange { pay = { gold = 2 }, get = { wood = 1 } } },
  },
  card {
    id = "toll", kind = "space", title = "Toll", source = "test of CF-105",
    text = "Pay 1 food twice and gain 3 gold.",
    use = sequence { pay { food = 1 }, pay { food = 1 }, gain { gold = 3 } },
  },
  card {
    id = "shrine", kind = "space", title = "Shrine", source = "test of CF-104",
    text = "With 2 ore or more, gain 1 ruby.",
    use = when { "ore", at_least = 2, gain { ruby = 1 } },
  },
  card {
    id = "mirror", kind = "space", title = "Mirror", source = "test of CF-344",
    text = "Gain 1 wood, or use a space of an opponent, or both.",
    use = and_or { gain { wood = 1 }, imitate(0) },
  },
  card {
    id = "echo", kind = "space", title = "Echo", source = "test of CF-344",
    text = "Use a space of an opponent.",
    use = imitate(0),
  },
  card {
    id = "day_fair", kind = "space", title = "Day fair", source = "test of CF-47",
    text = "Gain 1 gold; the card is turned to its other side.",
    goods = { food = 1 },
    use = sequence { turn_over "day_fair", gain { gold = 1 } },
  },
  card {
    id = "night_fair", kind = "space", title = "Night fair", source = "test of CF-47",
    text = "Take the food; turn over a card that has no other side.",
    back_of = "odd_spaces_mod:day_fair",
    use = sequence { take(), turn_over "logging", turn_over "day_fair", turn_over "carpenter" },
  },
}
