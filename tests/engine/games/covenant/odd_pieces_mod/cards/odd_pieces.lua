-- Pieces made in ways that no printed piece is.
return cards {
  card {
    id = "jewel_s_goblin_5", replaces = "jewel_s_goblin_5", kind = "jewel", title = "Spark",
    source = "test of COV-10.54",
    text = "The dwarf on this tool is 1 stronger until the end of the turn.",
    colour = "silver", gp = 3, effect = add_strength(1),
  },
  card {
    id = "tool_pick_5", replaces = "tool_pick_5", kind = "tool", title = "Iron pick",
    source = "test of COV-10.114",
    text = "Dig. Costs 2 iron; takes a silver jewel.",
    type = "pick", cost = { iron = 2 }, slot = "silver",
  },
  card {
    id = "relic_f_1", replaces = "relic_f_1", kind = "relic", title = "Toll",
    source = "test of COV-11.5",
    text = "Pay 2 GP and go 2 steps up the Court track.",
    type = 6, use = sequence { pay { gp = 2 }, advance("court", 2) },
  },
  card {
    id = "relic_f_2", replaces = "relic_f_2", kind = "relic", title = "Mould",
    source = "test of COV-183",
    text = "Gain 3 resources of your choice and 9 iron.",
    type = 6, use = gain { wild = 3, iron = 9 },
  },
  card {
    id = "trad_36", replaces = "trad_36", kind = "tradition", title = "Smiths at the feast",
    source = "test of a cascade",
    text = "Forge a tool when you obtain this.",
    built = forge(),
  },
  card {
    id = "trad_35", replaces = "trad_35", kind = "tradition", title = "Heirs",
    source = "test of COV-237",
    text = "When you use a relic 1 GP.",
    on = { relic_used = gain { gp = 1 } },
  },
  card {
    id = "trad_34", replaces = "trad_34", kind = "tradition", title = "Goldsmiths",
    source = "test of trad_09",
    text = "When you set a silver jewel inlay another one.",
    on = { jewel_set = { amount = 0, run = inlay() } },
  },
  card {
    id = "trad_26", replaces = "trad_26", kind = "tradition", title = "Haunted",
    source = "test of COV-258",
    text = "In the final scoring you lose 150 GP for each of your halls with enemies.",
    modify = { penalty = { set = 150 } },
  },
  card {
    id = "resource_gold", replaces = "resource_gold", kind = "resource", title = "Gold",
    source = "test of COV-10.4", text = "Only 1 counter.", of = "gold", gp = 2, count = 1,
  },
  card {
    id = "resource_emerald", replaces = "resource_emerald", kind = "resource", title = "Emerald",
    source = "test of COV-10.4", text = "Only 1 counter.", of = "emerald", gp = 1, count = 1,
  },
  card {
    id = "resource_mythrall", replaces = "resource_mythrall", kind = "resource",
    title = "Mythrall", source = "test of COV-10.4", text = "Only 1 counter.", of = "mythrall",
    gp = 2, count = 1,
  },
  card {
    id = "resource_iron", replaces = "resource_iron", kind = "resource", title = "Iron",
    source = "test of COV-10.4", text = "Only 4 counters.", of = "iron", gp = 1, count = 4,
  },
}
