-- Tea with the king: he likes to talk, or to give.
return card {
  id     = "tea_with_the_king",
  kind   = "tradition",
  title  = "Tea with the king",
  text   = "In each Council Phase gain 2 GP, or pay 1 GP and go 1 step up the Court track.",

  on = { council = function(g, me)
    if g:choose(me, { "listen", "ask" }) == "ask" then
      g:pay(me, { gp = 1 })
      g:advance(me, "court", 1)
    else
      g:gain(me, { gp = 2 })
    end
  end },

  examples = {
    { name = "listening brings fame",
      given = { { gp = 5 },
                set = { phase = "council_traditions", start_player = 1, at_turn = 1,
                        ["tradition.tea_clan:tea_with_the_king"] = "p1" } },
      steps = { "listen" },
      expect = { { gp = 7 }, set = { ["player[1].track.court"] = 0 } } },
    { name = "asking costs fame, and is a step at court",
      given = { { gp = 5 },
                set = { phase = "council_traditions", start_player = 1, at_turn = 1,
                        ["tradition.tea_clan:tea_with_the_king"] = "p1" } },
      steps = { "ask" },
      expect = { { gp = 4 }, set = { ["player[1].track.court"] = 1 } } },
  },
}
