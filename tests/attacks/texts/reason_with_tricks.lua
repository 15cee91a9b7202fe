-- A reason that clears the terminal.
-- as: card
-- outcome: runs, bounded
-- play: random 3
return card {
  id = "reason_with_tricks", kind = "action_tile", title = "Attack", stage = "start",
  forbid = { take = function() return "\27[2J\u{202E}no\xFF" end },
  use = any_order { gain { wood = 1 } },
}
