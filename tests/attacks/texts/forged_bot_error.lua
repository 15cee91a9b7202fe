-- A bot that raises words of several lines.
-- as: bot
-- outcome: clean fault
-- says: a?forged: ok
return function(view, options, anytime)
  error("a\nforged: ok")
end
