-- A script that raises words of several lines.
-- as: script
-- outcome: clean fault
-- says: a?forged: ok
error("a\nforged: ok")
