-- A file that jumps back for ever.
-- as: card
-- outcome: refused at load
-- says: ran for too many steps
::again:: goto again
