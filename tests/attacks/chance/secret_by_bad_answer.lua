-- A bot whose answer is no option: the message lists options, and nothing that tells of chance.
-- as: bot
-- outcome: clean fault
-- says: it must return
-- never: seed
-- never: rng
return function(view, options, anytime)
  return "take nothing"
end
