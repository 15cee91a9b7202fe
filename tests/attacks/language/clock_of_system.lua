-- Asks for the time.
-- as: card
-- outcome: clean fault
-- says: no global is called 'os'
return card {
  id = "clock_of_system", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    os.time()
  end) },
}
