-- Two turns between the first and the second Era, and what happens before other moments.
return cards {
  card {
    id = "lull", kind = "era", title = "Lull", text = "Two turns, one project.", source = "test",
    order = 15, turns = 2, projects = 1, elders_building = 0,
  },
  card {
    id = "toll", kind = "phase", title = "Toll", text = "Before each Era: 1 GP.", source = "test",
    before = "era", run = gain { gp = 1 },
  },
  card {
    id = "muster", kind = "phase", title = "Muster", text = "Before each turn: iron or gold?",
    source = "test", before = "turn",
    run = function(g, me)
      if g:choose(me, { "iron", "gold" }) == "iron" then
        g:gain(me, { iron = 1 })
      else
        g:gain(me, { gold = 1 })
      end
    end,
  },
  card {
    id = "feast", kind = "phase", title = "Feast", text = "Before the projects are scored: 10 GP.",
    source = "test", before = "council_score", run = gain { gp = 10 },
  },
}
