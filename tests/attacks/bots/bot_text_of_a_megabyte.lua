-- A text that no bot may make: going through it would be one step.
-- as: bot
-- outcome: clean fault
-- says: string.rep: the result would be longer than 262144 bytes
return function(view, options, anytime)
  return ("x"):rep(1000000)
end
