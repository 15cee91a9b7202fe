-- Halls, backs and veins made in ways that no printed one is.
return cards {
  card {
    id = "back_support", replaces = "back_support", kind = "back", title = "War cry",
    source = "test of COV-10.110",
    text = "Take an enemy into your dungeon.",
    reward = kill "any",
  },
  card {
    id = "back_coin", replaces = "back_coin", kind = "back", title = "Mason's mark",
    source = "test of COV-10.110",
    text = "Build a house.",
    reward = build "house",
  },
  card {
    id = "vein_iron", kind = "vein", title = "Vein of iron",
    source = "test of COV-224",
    text = "House: build another one. Workshop: 1 iron. Gate: 3 GP. Pillar: Mining 1.",
    vein = "iron", house = build "house", workshop = gain { iron = 1 }, gate = 3,
    pillar = "mining",
  },
  card {
    id = "yellow_emerald_haven", replaces = "yellow_emerald_haven", kind = "hall",
    title = "Hall of iron",
    source = "test of COV-224",
    text = "A vein of iron, no enemies, 2 slots.",
    colour = "yellow", vein = "iron", skulls = 0, slots = 2, back = "back_support",
  },
  card {
    id = "yellow_gold_hall", replaces = "yellow_gold_hall", kind = "hall", title = "Open hall",
    source = "test of COV-12.8",
    text = "A clan may build in it twice.",
    colour = "yellow", vein = "gold", skulls = 1, slots = 2, back = "back_strengthen",
    allow = { share_hall = true },
  },
  -- What may stand where, changed by a card on the table: for everybody, for one player, and
  -- while something is so.
  card {
    id = "masons_law", kind = "table", title = "Masons' law", source = "test of COV-217",
    text = "Pillars may stand close in turn 1, gates of yours beside gates of others if you " ..
           "have iron, and nobody builds in a mythrall warren while it has an orc, or a goblin without " ..
           "a troll. Each key holds 2 goblins of who has gold.",
    allow = {
      crowd_pillars = function(g) return g:read "round" == 1 end,
      crowd_gates   = { when = { "iron", at_least = 1 } },
      pair_goblins  = { when = { "gold", at_least = 1 } },
    },
    forbid = {
      build_in = { card = "black_mythrall_warren", run = function(g)
        if g:read "goblin.d3" > 0 then return g:read "troll.d3" == 0 end
        return g:read "orc.d3" > 0 and "an orc lives there"
      end },
    },
  },
}
