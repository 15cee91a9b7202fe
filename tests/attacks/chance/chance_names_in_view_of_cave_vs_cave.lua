-- A bot that looks through all it is told for a key, a seed, a counter of chance or a hash.
-- as: bot
-- game: cave_vs_cave
-- outcome: runs, bounded
-- never: found
local forbidden = { rng = true, key = true, seed = true, hash = true, known = true, tag = true }

local function look(at, name)
  for key, value in pairs(at) do
    if forbidden[key] then error("found " .. name .. "." .. key) end
    if type(value) == "table" then look(value, name .. "." .. tostring(key)) end
  end
end

return function(view, options, anytime)
  look(view, "view")
  return #options
end
