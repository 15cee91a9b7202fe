-- A bot that compares strings of zero bytes.
-- as: bot
-- outcome: refused at load
-- says: contains a zero byte
local a, b = ("\0"):rep(4000000) .. "a", ("\0"):rep(4000000) .. "b"
return function() while a < b do end return 1 end
