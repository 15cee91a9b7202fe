-- A test that has a large state written out again and again.
-- as: test
-- outcome: clean fault
-- says: ran for too many steps
local game = adit.game { game = "cave_farmers", players = 7, seed = 1 }
for i = 1, 5000 do game:state() end
