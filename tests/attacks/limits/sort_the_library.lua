-- Sorts a library.
-- as: card
-- outcome: refused at load
-- says: read-only
table.sort(string)
return card {}
