-- Points and effects below, above and beside the steps.
-- as: card
-- outcome: refused at load
-- says: the track has 3 steps
return card { id = "t", kind = "track", title = "Attack", steps = 3,
              points = { [-1] = 5, [4] = 5, x = 5 },
              at = { [2.5] = gain { wood = 1 }, [true] = gain { wood = 1 } } }
