-- The spaces of the three tracks that show something.
local tracks = {
  court = {
    [2] = "coin", [3] = 1, [5] = "coin", [6] = 2, [8] = "coin", [10] = 3, [11] = "coin",
    [13] = "coin", [14] = 4,
  },
  prestige = {
    [2] = "strength", [3] = 1, [4] = "tradition", [5] = "strength", [6] = 2, [7] = "strength",
    [8] = "tradition", [10] = 3, [11] = "strength", [12] = "tradition", [13] = "strength",
    [14] = 4,
  },
  mining = {
    [2] = "relic", [3] = 1, [5] = "relic", [6] = 2, [8] = "relic", [10] = 3, [11] = "relic",
    [13] = "relic", [14] = 4,
  },
}
local rewards = {
  coin      = take_coin(),
  strength  = strengthen(1),
  tradition = take_tradition(),
  relic     = take_relic(),
}
local texts = {
  coin      = "Obtain a King's Coin at its cost.",
  strength  = "Strengthen a dwarf.",
  tradition = "Obtain a tradition at its cost.",
  relic     = "Obtain a relic within reach.",
}
-- What is chosen on the space, and what that changes.
local choices = {
  coin = {
    set = { ["coins_shown.4"] = "glory_coin_1" }, steps = { "coin glory_coin_1", "on cs_3" },
    after = { ["player[1].coin.3"] = "glory_coin_1" },
  },
  strength = {
    steps = { "strengthen 1 tavern" }, after = { ["player[1].tavern.2"] = 1 },
  },
  tradition = {
    set = { ["traditions_shown.4"] = "old_deeds" }, steps = { "tradition old_deeds" },
    after = { ["tradition.old_deeds"] = "p1" },
  },
  relic = {
    set = { ["relics_shown.1"] = "ale_horn_1" }, steps = { "relic ale_horn_1" },
    after = { ["relic.ale_horn_1"] = "p1" },
  },
}
local coins = { court = "court_coin_1", prestige = "prestige_coin_1", mining = "mining_coin_1" }

-- A coin of the track goes up to the space in a Council Phase. Song of deeds hears achievements.
local function example_of(track, space, shown)
  local choice = choices[shown] or {}
  local set = {
    phase = "council_coins", start_player = 1, at_turn = 1, ["player[1].coin.1"] = coins[track],
    ["player[1].track." .. track] = space - 1, ["tradition.song_of_deeds"] = "p1",
  }
  local after = { ["player[1].track." .. track] = space }
  for field, value in pairs(choice.set or {}) do
    set[field] = value
  end
  for field, value in pairs(choice.after or {}) do
    after[field] = value
  end
  return {
    name = "when it is reached", given = { set = set }, steps = choice.steps or {},
    expect = { { gp = choices[shown] and 5 or 6 }, set = after },
  }
end

local titles = { court = "Court", prestige = "Prestige", mining = "Mining" }

local list = {}
for _, track in ipairs { "court", "prestige", "mining" } do
  for space = 1, 14 do
    local shown = tracks[track][space]
    local name = "step_" .. track .. "_" .. space
    if rewards[shown] then
      list[#list + 1] = card {
        id     = name,
        kind   = "step",
        title  = titles[track] .. " " .. space,
        text   = texts[shown],
        source = "COV-69, COV-70",
        mark   = "kind of reward S p12; place R/low",

        track  = track,
        space  = space,
        reward = rewards[shown],

        examples = { example_of(track, space, shown) },
      }
    elseif shown then
      list[#list + 1] = card {
        id     = name,
        kind   = "step",
        title  = titles[track] .. " " .. space,
        text   = "Achievement " .. shown .. " of this track.",
        source = "COV-69, COV-70",
        mark   = "number of achievements S p12; place R/low",

        track       = track,
        space       = space,
        achievement = shown,

        examples = { example_of(track, space, shown) },
      }
    end
  end
end
return cards(list)
