-- A tile for each of the rounds.
local effects = { gain { gold = 1 }, gain { stone = 2 }, dig(2), rooms(2) }
local tiles = {}

for number, effect in ipairs(effects) do
  tiles[number] = card {
    id    = "tile_" .. number,
    kind  = "action_tile",
    title = "Tile " .. number .. " of the deep",
    text  = "A tile of the fifth stage.",
    stage = "five",
    use   = any_order { effect, build_wall() },
  }
end
return cards(tiles)
