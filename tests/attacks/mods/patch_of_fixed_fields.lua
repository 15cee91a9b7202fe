-- Several mistakes on one line of a table, which has no order: they are told in the same one
-- always.
-- as: card
-- outcome: refused at load
-- says: patch: 'id' cannot be changed
-- says: patch: 'kind' cannot be changed
-- says: patch: 'replaces' cannot be changed
return patch "bakehouse" { replaces = "dungeon", kind = "room", id = "x" }
