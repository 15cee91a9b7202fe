-- Lets a file of the system play.
-- as: script
-- outcome: clean fault
-- says: 
-- never: root:x
local game = adit.game { game = "cave_vs_cave", seed = 1 }
game:play("/etc/passwd")
