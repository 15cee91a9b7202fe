-- A long text that is made at load and would be there for all functions of all mods.
-- as: card
-- outcome: refused at load
-- says: more than 16384 bytes in a string that is made while the file is loaded
local long = ("x"):rep(60000)

return card {
  id = "card_long_text_from_loading", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    if long == long .. "" then g:gain(me, { wood = 1 }) end
  end) },
}
