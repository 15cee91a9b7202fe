-- Old homestead: a farm of The Cave Farmers that somebody has left.
--
-- Play it:  adit play --scenario scripts/scenarios/old_homestead.lua
return scenario {
  game      = "cave_farmers",
  title     = "Old homestead",
  text      = "The family that lived here has moved on and left a carpenter's bench behind. " ..
              "There is wood in the shed, a bag of seed on the shelf, and a ruby under the stove.",
  players   = 1,
  seats     = { "human" },
  seed      = 11,
  rules     = { tile_set = 0 }, -- the introductory game
  set       = {
    ["player[1].tile.e3"]         = "carpenter",
    ["player[1].goods.wood"]      = 2,
    ["player[1].goods.grain"]     = 1,
    ["player[1].goods.vegetable"] = 1,
    ["player[1].goods.ruby"]      = 1,
  },
  goal      = function(g)
    local rooms = g:count(1, "in_play.furnishing")
    return rooms >= 6 or "only " .. rooms .. " furnishings are built"
  end,
  goal_text = "Have 6 furnishings.",
}
