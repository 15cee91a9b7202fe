-- Asks for a card that does not exist, with a name that plays a trick.
-- as: card
-- outcome: clean fault
-- says: no card is called
return card {
  id = "card_unknown", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:has(me, "\27[2J\u{202E}")
  end) },
}
