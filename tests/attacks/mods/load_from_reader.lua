-- Loads from a reader that never ends.
-- as: card
-- outcome: refused at load
-- says: called 'load'
return load(math.random)
