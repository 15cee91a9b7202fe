-- The sign stands in texts and comments only.
-- as: card
-- outcome: runs, bounded
-- says: ##x# # 
return card {
  id = "length_sign_in_texts", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    -- # of nothing
    local s = "#" .. '#x' .. [[#]] .. [==[ # ]==] --[[ #t ]]
    g:log(s)
  end) },
}
