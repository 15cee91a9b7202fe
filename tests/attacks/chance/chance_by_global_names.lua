-- A bot that tries the names under which a generator or a seed could be had.
-- as: bot
-- outcome: runs, bounded
-- never: found
local names = { "seed", "key", "rng", "hash", "state", "chance", "counter", "stream" }

return function(view, options, anytime)
  for _, name in ipairs(names) do
    if view[name] ~= nil or options[name] ~= nil then error("found " .. name) end
  end
  return 1
end
