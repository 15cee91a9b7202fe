-- Declares a library as a node: what is marked there others could see.
-- as: card
-- outcome: refused at load
-- says: read-only
return card { id = "library_as_card", kind = "action_tile", title = "T", stage = "start", use = any_order(math) }
