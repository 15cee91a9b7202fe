-- A goto into the scope of a local.
-- as: card
-- outcome: refused at load
-- says: jumps into the scope
goto past
local x = 1
::past::
return card { id = x }
