-- A length behind a semicolon, which separates values as a comma does.
-- as: card
-- outcome: runs, bounded
-- says: 7 2
return card {
  id = "length_behind_semicolon", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local n = { 1, 2 }
    local t = { 7; #n }
    g:log(t[1] .. " " .. t[2])
  end) },
}
