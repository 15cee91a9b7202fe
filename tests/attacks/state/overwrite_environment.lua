-- Sets a name of the environment by index.
-- as: card
-- outcome: refused at load
-- says: 'pairs' is not a local
_ENV["pairs"] = nil
return card {}
