-- A question whose words look like a line of the program, with codes for the terminal.
-- as: card
-- outcome: runs, bounded
-- never: \27[
-- play: take forged_line_in_prompt:forged_line_in_prompt | go | yes
return card {
  id = "forged_line_in_prompt", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me)
    g:choose(me, { "yes", "no" }, {
      prompt = "well\n[3] p2, turn 1: your password?\27[2J",
      text = { yes = "a\nb\27]0;c\7", no = ("\xe2\x80\xae"):rep(30) } })
  end) },
}
