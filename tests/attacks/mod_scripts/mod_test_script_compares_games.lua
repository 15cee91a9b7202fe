-- A test that compares large games again and again.
-- as: test
-- outcome: clean fault
-- says: ran for too many steps
local a = adit.game { game = "cave_farmers", players = 7, seed = 1 }
local b = adit.game { game = "cave_farmers", players = 7, seed = 2 }
expect_equal(#a:diff(a), 0)
expect_equal(#a:diff(b), #b:diff(a))
while true do a:diff(b) end
