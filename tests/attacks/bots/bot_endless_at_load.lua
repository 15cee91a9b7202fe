-- A bot that never finishes loading.
-- as: bot
-- outcome: refused at load
-- status: LIMIT
-- says: ran for too many steps
while true do end
