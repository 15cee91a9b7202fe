-- Tells what values look like as text.
-- as: card
-- outcome: runs, bounded
-- says: table function userdata nil function
-- never: 0x
return card {
  id = "addresses", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:log(table.concat({ tostring({}), tostring(pairs), tostring(g), tostring(nil), tostring(function() end) }, " "))
  end) },
}
