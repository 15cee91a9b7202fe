-- A scenario of a game whose name has several lines.
-- as: scenario
-- outcome: refused at load
-- says: a?forged: ok
return scenario { game = "a\nforged: ok" }
