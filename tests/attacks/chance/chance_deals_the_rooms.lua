-- A bot that deals the face-down rooms by its own numbers and cries out when three came so.
-- as: bot
-- outcome: runs, bounded
-- never: foretold
local order
local function pool_of(view)
  local pool = {}
  for room, place in pairs(view.room) do
    if place == "pool" then pool[#pool + 1] = room end
  end
  return pool
end

return function(view, options, anytime)
  local pool = pool_of(view)
  if not order then
    order = {}
    local rest = pool_of(view)
    while #rest > 0 do order[#order + 1] = table.remove(rest, random(#rest)) end
  end
  local left, right = {}, 0
  for _, room in ipairs(pool) do left[room] = true end
  for i = 1, #order - #pool do right = right + (left[order[i]] and 0 or 1) end
  if right >= 3 and right == #order - #pool then error("foretold") end
  return 1
end
