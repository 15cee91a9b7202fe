-- Mild winter: more wood lies about, smiths sell cheaply, and nobody is in need of a prayer.
--
-- A patch names only what becomes different; everything else of the card stays as it is.
return cards {
  patch "cave_farmers:wood_gathering" {
    goods = { wood = 2 },                  -- was 1

    examples = {
      { name = "2 wood come in each round",
        given = { { wood = 0 }, players = 1 },
        steps = { "place wood_gathering" },
        expect = { { wood = 2 } } },
    },
  },

  patch "cave_farmers:blacksmith" {
    cost = { wood = 1, stone = 1 },        -- was 1 wood, 2 stone

    examples = {
      { name = "costs 1 wood and 1 stone, and still brings 2 ore",
        given = { { wood = 1, stone = 1, ore = 0 }, players = 1 },
        steps = { "place housework", "furnish", "furnish blacksmith e3" },
        expect = { { wood = 0, stone = 0, ore = 2 } } },
    },
  },

  remove "cave_farmers:prayer_chamber",
}
