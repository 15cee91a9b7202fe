-- A file that never ends while it is loaded.
-- as: card
-- outcome: refused at load
-- says: ran for too many steps
while true do end
