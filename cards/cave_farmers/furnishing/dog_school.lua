-- Dog school: they learn to fetch sticks.
return card {
  id     = "dog_school",
  kind   = "furnishing",
  title  = "Dog school",
  text   = "Each time you gain dogs, gain 1 wood for each of them.",
  source = "CF-273",
  mark   = "S P",

  tag    = "green",
  set    = "full",
  cost   = {},
  points = 0,

  on = {
    gained = { good = "dog", run = function(g, me, ev)
      g:gain(me, { wood = ev.dog })
    end },
  },

  examples = {
    { name = "costs nothing; the dog of the same action counts (CF-422)",
      given = { { dog = 0, wood = 0 }, players = 1 },
      steps = { "place housework", "furnish", "gain 1 dog" },
      expect = { { dog = 1, wood = 1 },
                 set = { ["player[1].tile.e3"] = "dog_school" },
                 score = { dog_school = 0 } } },
    { name = "a dog for a ruby (S25)",
      given = { { ruby = 1, wood = 0 },
                players = 1,
                set = { ["player[1].tile.e3"] = "dog_school" } },
      steps = { "anytime 1 ruby for 1 dog" },
      expect = { { dog = 1, wood = 1 } } },
    { name = "nothing for other animals",
      given = { { ruby = 1, wood = 0 },
                players = 1,
                set = { ["player[1].tile.e3"] = "dog_school" } },
      steps = { "anytime 1 ruby for 1 sheep" },
      expect = { { sheep = 1, wood = 0 } } },
  },
}
