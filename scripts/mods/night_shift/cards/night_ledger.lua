-- Night ledger: a counter that lasts for the whole game, and is worth points in the end.
--
-- The deck belongs to another mod, so its name has that mod's prefix.
return card {
  id     = "night_ledger",
  kind   = "project",
  title  = "Night ledger",
  text   = "Each time you place a dwarf where nobody stands, write a page, up to 4. In the end " ..
           "2 points for each page.",

  number         = 221,
  deck           = "deep_galleries:gallery",
  tier           = "basic",
  cost           = { stone = 1, iron = 2 },
  points         = 6,
  upgrade        = { iron = 1, heat = 1 },
  upgrade_points = 0,

  counters = { pages = { max = 4, reset = "game" } },

  on = {
    placed = function(g, me, ev)
      if ev.amount % 10 == 0 and g:get "pages" < 4 then
        g:set("pages", g:get "pages" + 1)
      end
    end,
  },

  score = function(g, me)
    return 2 * g:get "pages"
  end,

  examples = {
    { name = "a worker and a foreman on empty places: two pages",
      given = { seed = 6, players = 4,
                rules = { starting_player = 1,
                          decks = "deep_galleries:gallery,golden,eastern,western" },
                set = { ["project.night_shift:night_ledger"] = "p1_upgraded",
                        ["worker.mine3"] = "none", ["worker.mine4"] = "none" } },
      steps = { "place ironworker mine3", "done", "place foreman mine4", "done" },
      expect = { score = { ["night_shift:night_ledger"] = 4 } } },
    { name = "nothing where somebody stood",
      given = { seed = 6,
                rules = { starting_player = 1, decks = "deep_galleries:gallery,golden" },
                set = { ["project.night_shift:night_ledger"] = "p1_upgraded" } },
      steps = { "place ironworker bellows" },
      expect = { score = { ["night_shift:night_ledger"] = 0 } } },
  },
}
