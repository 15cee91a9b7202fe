-- A bot that collects as many bits of its own draws as it may have. They are its own.
-- as: bot
-- outcome: runs, bounded
local seen = {}
return function(view, options, anytime)
  for i = 1, 100 do
    local drawn = random(2147483647)
    if seen[drawn] then error("drawn twice: the generator goes round") end
    seen[drawn] = true
  end
  return 1
end
