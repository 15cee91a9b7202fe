-- Loads a level that the mine does not have: the effect is skipped, and nothing is written there.
-- as: card
-- game: dwergar
-- outcome: runs, bounded
-- play: random 30
-- says: is skipped: the mine has no level 8
return card {
  id = "level_below_the_mine", kind = "phase", title = "Attack", text = "Attack.", at = "turn_start",
  each = load_level({ gold = 9 }, "level_8"),
}
