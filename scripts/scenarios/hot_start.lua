-- Hot start: Dwergar with three hot furnaces each and carts that are full already.
--
-- Play it:  adit play dwergar --scenario scripts/scenarios/hot_start.lua
local set = {}

for seat = 1, 2 do
  local own = "player[" .. seat .. "]."
  set[own .. "goods.hot_furnace"]  = 3
  set[own .. "goods.cool_furnace"] = 0
  set[own .. "cart.transit.stone"] = 3
  set[own .. "cart.level_1.iron"]  = 2
  set[own .. "cart.level_2.iron"]  = 0
  set[own .. "cart.level_3.gold"]  = 1
end
-- The first event is known to nobody, but it is always this one: the lift stops working.
set["event.lift_malfunction"] = "round_2"

return scenario {
  game    = "dwergar",
  title   = "Hot start",
  text    = "The furnaces glow and the carts are full. The short game, with the decks that " ..
            "keep heat and give the Silverbeard token.",
  players = 2,
  seats   = { "human", "greedy" },
  seed    = 12,
  rules   = { starting_player = 1, events = 7, decks = "eastern,old_shaft" },
  set     = set,
}
