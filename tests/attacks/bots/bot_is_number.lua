-- A file that returns no bot.
-- as: bot
-- outcome: refused at load
-- says: a bot returns function
return 42
