-- Asks for `load`.
-- as: card
-- outcome: refused at load
-- says: no global is called 'load'
local f = load
return f("return 1")()
