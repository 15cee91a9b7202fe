-- A goal that fails with the place of a file of the machine.
-- as: scenario
-- outcome: clean fault
-- says: /etc/passwd:1: boo
-- never: root:
-- play: random 1
return scenario {
  game = "cave_vs_cave", players = 2, seed = 4, goal_text = "Read.",
  goal = function() error("/etc/passwd:1: boo", 0) end,
}
