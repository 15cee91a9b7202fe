-- Sets a global while the file is loaded.
-- as: card
-- outcome: refused at load
-- says: 'shared' is not a local
shared = 1
return card {}
