-- Each gain of one good brings a hundred gains of the next, by declared hooks only.
-- as: card
-- outcome: clean fault
-- status: LIMIT
-- says: parts of declared effects
local function many(good)
  return repeat_ { sequence { gain { [good] = 1 }, pay { [good] = 1 } }, times = 100 }
end

return cards {
  card {
    id = "gains_in_chain", kind = "action_tile", title = "Attack", stage = "start",
    use = any_order { label("go", many "wood") },
  },
  patch "cave_board" { on = { gained = {
    { good = "wood", run = many "stone" },
    { good = "stone", run = many "emmer" },
    { good = "emmer", run = many "flax" },
    { good = "flax", run = many "food" },
  } } },
}
