-- The sign of powers in strings and comments is no power.
-- as: card
-- outcome: runs, bounded
-- says: p1 gains 1 wood
return card {
  id = "power_in_texts", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local x = '^' .. [[^]] .. [==[ ^ ]] ^ ]==] -- ^
    --[[ ^
     ^ ]] local y = "\"^"
    g:gain(me, { wood = 1 })
  end) },
}
