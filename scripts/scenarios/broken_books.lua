-- Broken books: no book can be forged in this match of Covenant, but every jewel shines.
--
-- Play it:  adit play --scenario scripts/scenarios/broken_books.lua
return scenario {
  game      = "covenant",
  title     = "Broken books",
  text      = "The library has burnt down, and nobody remembers how a book is made. " ..
              "The jewellers have time now, and the Court comes to look at each stone they set.",
  players   = 3,
  seats     = { "human", "greedy", "greedy" },
  seed      = 33,
  rules     = { starting_player = 3 },
  without   = { "mythrall_book_silver_1", "mythrall_book_gold_1", "mythrall_book_silver_2",
                "mythrall_book_gold_2" },
  on        = { jewel_set = advance("court", 1) },
  goal      = function(g, me)
    local jewels = g:count(me, "jewels")
    return jewels >= 3 or "only " .. jewels .. " jewels are set"
  end,
  goal_text = "Have 3 jewels in your tools.",
}
