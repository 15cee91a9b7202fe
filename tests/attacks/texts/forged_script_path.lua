-- A script that loads a file whose name has several lines.
-- as: script
-- outcome: clean fault
-- says: a?forged: ok
adit.load("a\nforged: ok")
