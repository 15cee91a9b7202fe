-- Gives a library function, here an iterator, where one of the file is expected: no
-- scan could tell what it keeps.
-- as: card
-- outcome: refused at load
-- says: score: expected a number from -9999 to 9999, got a library function
-- says: expected a function of this file, got a library function
local step = pairs({ 1, 2, 3 })

return card {
  id = "library_as_hook", kind = "action_tile", title = "Library", stage = "start",
  use = any_order { dig() },
  forbid = { take = { run = step } },
  score = step,
}
