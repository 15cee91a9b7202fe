-- Puts something into a library by a function of the library.
-- as: card
-- outcome: refused at load
-- says: read-only
table.insert(table, 1)
return card {}
