-- A bot that wants to catch errors and to look for the seed in their texts.
-- as: bot
-- outcome: clean fault
-- says: pcall
-- never: found
return function(view, options, anytime)
  local works, message = pcall(function() return random(0) end)
  if not works and tostring(message):find("seed", 1, true) then error("found") end
  return 1
end
