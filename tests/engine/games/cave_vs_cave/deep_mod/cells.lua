-- Eight cells below the cave. One is open from the start, the others from round 8 on.
local cells = {}

for place = 12, 19 do
  cells[place - 11] = card {
    id     = "cell_" .. place,
    kind   = "cell",
    title  = "Cell " .. place,
    text   = "A cell below the printed cave.",
    cell   = "c" .. place,
    ground = place == 13 and "empty" or "rock",
    round  = place == 14 and 1 or 8,
    finds  = place == 12 and { gold = 2 } or nil,
  }
end
return cards(cells)
