-- Names a file of the machine in an error, hoping that its line is shown below the message.
-- as: card
-- outcome: clean fault
-- play: take file_in_message:file_in_message | peep
-- says: /etc/passwd:1: boo
-- never: root:
return card {
  id = "file_in_message", kind = "action_tile", title = "Peep", stage = "start",
  use = any_order { label("peep", function()
    error("/etc/passwd:1: boo", 0)
  end) },

  examples = {
    { name = "nothing of the file is shown",
      given = { rules = { starting_player = 1 } },
      steps = { "take file_in_message:file_in_message", "peep" },
      expect = { { wood = 0 } } },
  },
}
