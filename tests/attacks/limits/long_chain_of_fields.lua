-- One expression of 20000 steps from field to field, which fails at the end: naming the variable
-- for the message goes back along the chain.
-- as: card
-- outcome: clean fault
-- fill: 20000 .x
-- says: attempt to perform arithmetic on a table value
return card {
  id = "long_chain_of_fields", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local a = {}
    a.x = a
    local b = aFILL + 1
    g:gain(me, { wood = b })
  end) },
}
