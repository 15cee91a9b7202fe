-- Tells how floats look as text.
-- as: card
-- outcome: runs, bounded
-- says: nan nan inf -0.0 0.1 1e+15 1e+100   2.2|1e+20|3
return card {
  id = "floats_as_text", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:log(table.concat({ tostring(0 / 0), tostring(-(0 / 0)), tostring(1 / 0), tostring(-0.0), 0.1, 1e15, 1e100, string.format("%5.1f|%g|%d", 2.25, 1e20, 3.0) }, " "))
  end) },
}
