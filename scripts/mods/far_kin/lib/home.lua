-- What the examples of several cards begin with.
local home = {}

-- A player of this people on an empty board, alone; `more` are further fields.
function home.of(people, more)
  local set = { ["player[1].identity"] = people }
  for field, value in pairs(more or {}) do
    set[field] = value
  end
  return set
end

return home
