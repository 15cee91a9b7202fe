-- Plain rows of a set may stand in one file.
local function day(id, title)
  return card {
    id = id, kind = "table", title = title, text = "It lies on the table.", source = "example",
    mark = "S",
  }
end

return cards { day("sun", "Sun"), day("rain", "Rain") }
