-- Raises words that clear the terminal and turn the direction of writing.
-- as: card
-- outcome: clean fault
-- says: a?[2J?b
return card {
  id = "error_with_tricks", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    error("a\27[2J\u{202E}b\xFF\r\b")
  end) },
}
