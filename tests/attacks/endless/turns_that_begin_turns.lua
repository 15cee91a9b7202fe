-- Every event of the course of a match asks for more turns, rooms and digs than there are.
-- as: card
-- outcome: clean fault
-- status: LIMIT
-- says: called too many primitives
local function on_and_on(g, me)
  while g:count(me, "rounds_left") >= 0 do end
end

return card {
  id = "turns_that_begin_turns", kind = "board", title = "Attack",
  on = { turn_began = on_and_on, round_ended = on_and_on, era_began = on_and_on,
         game_ends = on_and_on, tile_revealed = on_and_on },
}
