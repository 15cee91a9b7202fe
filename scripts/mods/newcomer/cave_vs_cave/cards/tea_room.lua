-- Tea Room: what comes with the tea is for the guest to say.
return card {
  id     = "tea_room",
  kind   = "room",
  title  = "Tea Room",
  text   = "Pay 1 food, then gain 2 wood, 2 stone or 1 gold.",

  back   = "light",
  colour = "orange",
  cost   = { wood = 1 },
  points = 3,
  walls  = "# o o o",

  use = label("serve tea", function(g, me)
    g:pay(me, { food = 1 })
    local gift = g:choose(me, { "wood", "stone", "gold" })
    g:gain(me, { [gift] = gift == "gold" and 1 or 2 })
  end),

  examples = {
    { name = "tea for gold",
      given = { { food = 1, gold = 0 }, rules = { starting_player = 1 },
                set = { ["player[1].cell.c4"] = "tea_room" } },
      steps = { "take undergrowth", "rooms 1", "use tea_room", "serve tea", "gold" },
      expect = { { food = 0, gold = 1 } } },
  },
}
