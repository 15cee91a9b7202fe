-- Defines a global function.
-- as: card
-- outcome: refused at load
-- says: 'shared' is not a local
function shared() end
return card {}
