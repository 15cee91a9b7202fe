-- How the table of Cave vs Cave looks: two caves, the action board, the rooms on display.

-- Column and row of each printed cell; c11 is the Additional Cavern, which lies apart.
local cells = {
  c0 = { 0, 0 }, c1 = { 1, 0 }, c2 = { 0, 1 }, c3 = { 1, 1 }, c4 = { 0, 2 }, c5 = { 1, 2 },
  c6 = { 0, 3 }, c7 = { 1, 3 }, c8 = { 0, 4 }, c9 = { 1, 4 }, c10 = { 2, 4 },
}
-- The cell right of or below each wall, and whether the wall is upright.
local walls = {
  w0 = { "c1", true }, w1 = { "c2" }, w2 = { "c3" }, w3 = { "c3", true }, w4 = { "c4" },
  w5 = { "c5" }, w6 = { "c5", true }, w7 = { "c6" }, w8 = { "c7" }, w9 = { "c7", true },
  w10 = { "c8" }, w11 = { "c9" }, w12 = { "c9", true }, w13 = { "c10", true },
}

local cave = {
  { field = "player[p].cell.c11", at = { 2.25, 1.5 }, size = { 1, 1 }, shape = "cell",
    label = "Additional Cavern",
    parts = { { field = "player[p].wall.a0", shape = "flag", label = "first open side" },
              { field = "player[p].wall.a1", shape = "flag", label = "second open side" },
              { field = "player[p].cavern_side", shape = "word", label = "side" } } },
}

-- What is printed under the rock of a cell.
local printed = { c3 = "+1 food", c7 = "+1 food" }

local function add_cell(field, name, at)
  cave[#cave + 1] = { field = field .. name, at = at, size = { 1, 1 }, shape = "cell",
                      label = name, printed = printed[name],
                      printed_while = printed[name] and "rock" }
end

local function add_wall(field, name, at, upright)
  local to = upright and { at[1], at[2] + 1 } or { at[1] + 1, at[2] }
  cave[#cave + 1] = { field = field .. name, from = at, to = to, shape = "edge", label = name }
end

for name, at in pairs(cells) do
  add_cell("player[p].cell.", name, at)
end
for name, wall in pairs(walls) do
  add_wall("player[p].wall.", name, cells[wall[1]], wall[2])
end
-- Cells that mods dig below c8, c9 and c10, three in a row.
for i = 0, 11 do
  local at = { i % 3, 5 + i // 3 }
  local number = tostring(12 + i)
  add_cell("player[p].deep_cell.", "c" .. number, at)
  add_wall("player[p].deep_wall.", "n" .. number, at)
  if i % 3 > 0 then
    add_wall("player[p].deep_wall.", "v" .. number, at, true)
  end
end

return layout {
  accent = "amber",
  zones = {
    { id = "cave", of = "player", title = "Cave", shape = "grid", area = "board",
      size = { 3.25, 5 },
      places = cave },
    { id = "goods", of = "player", title = "Goods", shape = "goods", area = "board",
      fields = "player[p].goods.*" },
    { id = "taken", of = "player", title = "Tiles taken this round", shape = "cards",
      area = "board", when = "taken_p[p]", fields = "tile.*" },
    { id = "own", of = "player", title = "Further", shape = "numbers", area = "status",
      places = {
        { field = "player[p].digs", label = "rocks dug out" },
      } },
    { id = "tiles", title = "Action tiles", shape = "cards", area = "display", when = "on_board",
      fields = "tile.*" },
    { id = "display", title = "Rooms on display", shape = "cards", area = "display",
      when = "display", fields = "room.*" },
    { id = "coming_tiles", title = "Tiles still face down", shape = "list", area = "supply",
      when = { "face_down", "round_1", "round_2", "round_3", "round_4", "round_5", "round_6",
               "round_7", "round_8", "round_9", "round_10", "round_11", "round_12", "round_13",
               "round_14", "round_15", "round_16" },
      fields = "tile.*" },
    { id = "pool", title = "Rooms not seen yet", shape = "list", area = "supply",
      when = { "pool", "deep_pool", "pile_top", "waiting" }, fields = "room.*" },
    { id = "round", title = "Round", shape = "numbers", area = "status",
      places = {
        { field = "round", label = "round" },
        { field = "turn_number", label = "turns taken this round" },
        { field = "start_player", label = "starting player", shape = "person" },
        { field = "active", label = "to move", shape = "person" },
        { field = "turn_tile", label = "tile of this turn", shape = "card" },
        { field = "turn_rooms_left", label = "rooms you can still use" },
        { field = "turn_bonus.*", shape = "card", label = "bonus still open" },
        { field = "wall_supply", label = "walls left in the supply" },
      } },
  },
  looks = {
    absent = { fill = "none", pattern = "absent", text = "" },
    rock = { fill = "rock", pattern = "rock", text = "" },
    empty = { fill = "cavern", text = "" },
    entrance = { fill = "cavern", icon = "cave", text = "Entrance", card = "cave_entrance" },
  },
  facts = {
    -- Without words: for whoever writes cards, not for players.
    number = { text = "" }, back = { text = "" }, min_players = { text = "" },
    colour = { shape = "colour", text = "which rooms an action tile lets you use" },
    walls = { shape = "sides",
              text = "sides north, east, south, west: # must be a wall, o may be, . must be open" },
  },
  unseen = {
    ["player[p].room_at.*"] = "the cells show their rooms",
    ["player[p].deep_room_at.*"] = "the cells show their rooms",
    turn_done = "the options show what is left of the tile",
    turn_used = "the options show which rooms can still be used",
    turn_used_deep = "the options show which rooms can still be used",
    turn_digs = "the log says what was dug out",
    turn_revealed = "the log says what was revealed",
    turn_connective = "how the parts of the tile are joined, which the options show",
  },
}
