-- Compares texts with letters that other languages order otherwise.
-- as: card
-- outcome: runs, bounded
-- says: false true 3
return card {
  id = "order_of_texts", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:log(tostring("a" < "B") .. " " .. tostring("z" < "\u{E4}") .. " " .. ("\u{C4}a"):lower():len())
  end) },
}
