-- A bot that answers with "\27[2J\u{202E}\xFF".
-- as: bot
-- outcome: clean fault
-- says: it must return a number
return function(view, options, anytime)
  return "\27[2J\u{202E}\xFF"
end
