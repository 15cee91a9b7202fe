-- All weapons: the whole family learns from the journey.
return card {
  id     = "loot_all_weapons",
  kind   = "loot",
  title  = "All weapons",
  text   = "After the expedition all weapons of your dwarfs rise by 1.",
  source = "CF-228",
  mark   = "S P",

  strength = 1,

  -- CF-130: only when the expedition is over, so it opens no item of this one.
  use = raise_weapons(),

  examples = {
    { name = "raises all weapons, not bare hands (S2)",
      given = { { wood = 0 },
                players = 1,
                set = { ["player[1].tile.e3"] = "ordinary_dwelling",
                        ["player[1].dwarf.3"] = "adult", ["player[1].weapon.1"] = 4,
                        ["player[1].weapon.2"] = 6 } },
      steps = { "place wood_gathering", "place logging", "expedition 1", "loot_all_weapons" },
      expect = { set = { ["player[1].weapon.1"] = 6, ["player[1].weapon.2"] = 7,
                         ["player[1].weapon.3"] = 0 } } },
    { name = "opens no item of the same expedition (CF-429)",
      given = { { wood = 0 },
                players = 1,
                set = { ["player[1].weapon.1"] = 10, ["player[1].weapon.2"] = 10 } },
      steps = { "place blacksmithing", "loot_all_weapons" },
      refused = { loot_meadow = "needs strength 11, but the dwarf had 10",
                  loot_all_weapons = "it was already brought home on this expedition" } },
    { name = "no weapon beyond 14 (CF-432)",
      given = { players = 1,
                set = { ["player[1].weapon.1"] = 13, ["player[1].weapon.2"] = 14 } },
      steps = { "place logging", "expedition 1", "loot_all_weapons" },
      expect = { set = { ["player[1].weapon.1"] = 14, ["player[1].weapon.2"] = 14 } } },
  },
}
