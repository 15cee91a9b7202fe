-- An example that fails, whose name and step have several lines.
-- as: card
-- outcome: clean fault
-- says: example 'a?forged: ok'
-- play: examples
return card {
  id = "forged_example_name", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { gain { wood = 1 } },
  examples = { { name = "a\nforged: ok", steps = { "b\nforged: ok" } } },
}
