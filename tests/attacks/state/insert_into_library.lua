-- Puts something into a library by a library function.
-- as: card
-- outcome: refused at load
-- says: read-only
table.insert(table, 1)
return card {}
