-- Raises words of several lines while the file is loaded.
-- as: card
-- outcome: refused at load
-- says: a?forged: ok?
error("a\nforged: ok\n")
