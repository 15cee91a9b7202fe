-- How the table of The Cave Farmers looks: home boards, action spaces with what lies on them,
-- the rounds with their harvests, the furnishing tiles.

-- Columns b to d are forest, e to g mountain; a, h and rows 0 and 5 are the ring around them.
local home = {}
-- What is printed on the ground, for whoever covers it first.
local printed = { d1 = "+1 boar", b3 = "+1 boar", c4 = "+1 food", g1 = "+2 food", f4 = "+1 food" }
for row = 0, 5 do
  for column = 0, 7 do
    local name = string.sub("abcdefgh", column + 1, column + 1) .. row
    local on_board = row > 0 and row < 5 and column > 0 and column < 7
    home[#home + 1] = {
      field = "player[p].ground." .. name, at = { column, row }, size = { 1, 1 }, shape = "cell",
      look = not on_board and "ring" or column < 4 and "forest" or "mountain",
      label = name, printed = printed[name],
      parts = {
        { field = "player[p].tile." .. name, shape = "card" },
        { field = "player[p].crop." .. name, shape = "word" },
        { field = "player[p].crop_kind." .. name, shape = "card" },
        { field = "player[p].stable." .. name, shape = "flag", label = "stable" },
        { field = "player[p].partner." .. name, shape = "word", label = "with" },
      },
    }
  end
end

local stock = { "wood", "stone", "ore", "grain", "vegetable", "food", "ruby", "sheep", "donkey" }
local on_space = { { field = "taken_by.{*}", shape = "person", label = "taken by" } }
for _, good in ipairs(stock) do
  on_space[#on_space + 1] = { field = "stock." .. good .. ".{*}", shape = "good", label = good }
end

-- What lies at each round; the ninth is none for one or two players.
local function harvests(ninth)
  local markers = {}
  for round = 1, 12 do
    markers[round] = { field = "marker." .. round, at = { round - 1, 0 }, shape = "cell",
                       label = "" .. round, printed = round == 9 and ninth or nil }
  end
  return markers
end

local rounds = { "face_down" }
for round = 1, 12 do
  rounds[#rounds + 1] = "round_" .. round
end

return layout {
  accent = "green",
  zones = {
    { id = "home", of = "player", title = "Home board", shape = "grid", area = "board",
      size = { 8, 6 }, places = home },
    { id = "goods", of = "player", title = "Goods", shape = "goods", area = "board",
      fields = "player[p].goods.*" },
    { id = "dwarfs", of = "player", title = "Dwarfs", shape = "list", area = "board",
      places = {
        { field = "player[p].dwarf.*", shape = "person",
          parts = { { field = "player[p].weapon.{*}", shape = "number", label = "strength" },
                    { field = "player[p].dwarf_at.{*}", shape = "card", label = "on" } } },
      } },
    { id = "coming", of = "player", title = "Goods that arrive later, by round",
      shape = "numbers",
      area = "status", fields = { "player[p].waiting.*", "player[p].late_waiting.*" } },
    { id = "own", of = "player", title = "Further", shape = "numbers", area = "status",
      places = {
        { field = "player[p].has_passed", shape = "flag", label = "has passed" },
        { field = "player[p].harvest_choice", label = "chosen for the harvest" },
        { field = "player[p].covered", label = "tiles covered by others" },
      } },
    { id = "spaces", title = "Action spaces", shape = "spaces", area = "display",
      when = { "open", "turned" }, parts = on_space, fields = "space.*" },
    { id = "coming_spaces", title = "Round cards still face down", shape = "list", area = "supply",
      when = rounds, parts = {}, fields = "space.*" },
    { id = "rounds", title = "Rounds and harvests", shape = "track", area = "display",
      players = { 3, 7 }, size = { 12, 1 }, places = harvests() },
    { id = "rounds_of_two", title = "Rounds and harvests", shape = "track", area = "display",
      players = { 1, 2 }, size = { 12, 1 }, places = harvests "none" },
    { id = "furnishings", title = "Furnishing tiles", shape = "cards", area = "supply",
      when = "supply", fields = "furnishing.*" },
    { id = "round", title = "Round", shape = "numbers", area = "status",
      places = {
        { field = "round", label = "round" },
        { field = "harvest", label = "harvest at its end" },
        { field = "start_player", label = "starting player", shape = "person" },
        { field = "next_start_player", label = "starts the next round", shape = "person" },
        { field = "at_turn", label = "to move", shape = "person" },
        { field = "turn_space", label = "space in use", shape = "card" },
        { field = "turn_level", label = "level of the expedition" },
        { field = "leaves", label = "leaves face down" },
        { field = "questions", label = "question marks face down" },
        { field = "questions_seen", label = "question marks seen" },
      } },
  },
  looks = {
    begging = { title = "begging markers" },
    forest = { fill = "forest", pattern = "trees", text = "" },
    mountain = { fill = "rock", pattern = "rock", text = "" },
    ring = { fill = "none", pattern = "absent", text = "" },
    bare = { fill = "none", text = "" },
    meadow = { fill = "meadow", text = "meadow" },
    field = { fill = "earth", pattern = "furrows", text = "field" },
    small_pasture = { fill = "meadow", pattern = "fence", text = "pasture" },
    large_pasture = { fill = "meadow", pattern = "fence", text = "large pasture" },
    cavern = { fill = "cavern", text = "cavern" },
    tunnel = { fill = "tunnel", text = "tunnel" },
    deep_tunnel = { fill = "night", text = "deep tunnel" },
    ore_mine = { fill = "night", icon = "ore", text = "ore mine" },
    ruby_mine = { fill = "night", icon = "ruby", text = "ruby mine" },
    entry_level = { fill = "cavern", icon = "house", text = "dwelling",
                    title = "entry-level dwelling" },
    leaf = { fill = "meadow", icon = "leaf", text = "harvest" },
    question = { fill = "fire", icon = "question", text = "?" },
    face_down = { fill = "paper", icon = "hidden", title = "face down" },
    adult = { icon = "dwarf", text = "dwarf" },
    newborn = { icon = "dwarf", text = "newborn" },
    nobody = { fill = "none", text = "" },
    none = { fill = "none", text = "" },
    p1 = { fill = "seat1" }, p2 = { fill = "seat2" }, p3 = { fill = "seat3" },
    p4 = { fill = "seat4" }, p5 = { fill = "seat5" }, p6 = { fill = "seat6" },
    p7 = { fill = "seat7" },
  },
  facts = {
    stage = { text = "stage of the round cards" },
    fixed_round = { text = "always in round" },
    solo_round = { text = "in the solo game in round" },
    min_players = { text = "players, at least" },
    max_players = { text = "players, at most" },
    goods = { text = "added each round while it is empty" },
    more = { text = "added each round otherwise" },
    pair_from = { text = "with 2 players filled from round" },
    back_of = { text = "other side of" },
    not_imitable = { text = "cannot be imitated" },
    joins_once = { text = "joins its alternatives once per game" },
    tag = { text = "name tag" },
    set = { text = "smallest set with it" },
    room = { text = "dwarfs that can live here" },
    sixth = { text = "only for the sixth dwarf" },
    keeps = { text = "farm animals it can hold" },
    keeps_many = { text = "how many of them" },
    keeps_dwarfs = { text = "as many as dwarfs in play" },
    covers = { text = "must cover" },
    unlimited = { text = "never runs out" },
    strength = { text = "strength, at least" },
  },
  unseen = {
    ["player[p].has_joined"] = "the options show what is possible",
    active = "the table says who is asked",
    housing = "the question says whose animals do not fit",
    turn_done = "the options show what is left of the space",
    turn_dwarf = "the dwarfs show who stands where",
    turn_connective = "how the parts of the space are joined, which the options show",
    turn_has_acted = "the options show what is possible",
    turn_raises = "the log says when weapons rise",
  },
}
