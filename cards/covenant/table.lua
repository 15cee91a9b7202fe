-- How the table of Covenant looks: the mountain of halls as hexes with pillars on their points and
-- gates on their sides, the tracks, the sites, the displays, and each clan's board.

-- Of a hex of width 1: from its middle to its sides, and along a side to its end.
local half, third = 0.5, 0.2887
local mountain = {}

-- Everything that belongs to the hall whose middle is at x, y.
local function add_hall(name, x, y)
  mountain[#mountain + 1] = {
    field = "mountain." .. name, at = { x - half, y - 2 * third }, size = { 1, 4 * third },
    shape = "hex", label = name,
    parts = {
      { field = "goblin." .. name, shape = "good", label = "goblins" },
      { field = "orc." .. name, shape = "good", label = "orcs" },
      { field = "troll." .. name, shape = "good", label = "trolls" },
      { field = "building_1." .. name, shape = "person", label = "first building" },
      { field = "building_2." .. name, shape = "person", label = "second building" },
    },
  }
  local function add(field, shape, from, to)
    mountain[#mountain + 1] = to == nil and { field = field, shape = shape, at = from }
      or { field = field, shape = shape, from = from, to = to }
  end
  add("pillar." .. name .. "_top", "corner", { x, y - 2 * third })
  add("pillar." .. name .. "_bottom", "corner", { x, y + 2 * third })
  add("gate." .. name .. "_e", "edge", { x + half, y - third }, { x + half, y + third })
  add("gate." .. name .. "_se", "edge", { x + half, y + third }, { x, y + 2 * third })
  add("gate." .. name .. "_sw", "edge", { x, y + 2 * third }, { x - half, y + third })
end

for row, length in ipairs { 4, 5, 6, 5, 4 } do
  for number = 1, length do
    local name = string.sub("abcde", row, row) .. number
    add_hall(name, (6 - length) / 2 + number - half, 2 * third + (row - 1) * 3 * third)
  end
end

local tools = {}
local tool_words = { "pick", "axe", "compass", "cart", "space_1", "space_2", "space_3", "space_4",
                     "space_5", "space_6", "space_7", "space_8" }
for i, tool in ipairs(tool_words) do
  local parts = { { field = "player[p].jewel." .. tool, shape = "card", label = "jewel" } }
  if i > 4 then
    parts[2] = { field = "player[p].forged." .. i - 4, shape = "card", label = "tool" }
  end
  tools[i] = {
    field = "player[p].dwarf_on." .. tool, shape = "space", label = tool, parts = parts,
    text = "strength",
  }
end

local tavern = {}
for strength = 1, 4 do
  tavern[strength] = { field = "player[p].tavern." .. strength, label = "of strength " .. strength }
end

local tracks = {}
for i, track in ipairs { "court", "prestige", "mining" } do
  tracks[i] = { field = "player[p].track." .. track, at = { 0, i - 1 }, step = { 1, 0 },
                shape = "marker", label = track }
end

return layout {
  accent = "violet",
  zones = {
    { id = "mountain", title = "Mountain", shape = "hexes", area = "display",
      size = { 6, 16 * third }, places = mountain },
    { id = "tracks", title = "Tracks", shape = "track", area = "display", size = { 15, 3 },
      places = tracks },
    { id = "sites", title = "Construction sites", shape = "spaces", area = "display",
      places = {
        { field = "carts_p1.*", shape = "space", label = "carts of player 1",
          parts = {
            { field = "carts_p2.{*}", label = "carts of player 2" },
            { field = "carts_p3.{*}", label = "carts of player 3" },
            { field = "carts_p4.{*}", label = "carts of player 4" },
            { field = "covered_iron.{*}", label = "iron covered" },
            { field = "covered_emerald.{*}", label = "emerald covered" },
            { field = "covered_gold.{*}", label = "gold covered" },
            { field = "covered_mythrall.{*}", label = "mythrall covered" },
            { field = "marker_1.{*}", shape = "person", label = "first reward" },
            { field = "marker_2.{*}", shape = "person", label = "second reward" },
            { field = "marker_3.{*}", shape = "person", label = "third reward" },
            { field = "marker_4.{*}", shape = "person", label = "fourth reward" },
          } },
      } },
    { id = "rubble", title = "Rubble", shape = "cards", area = "display",
      places = { { field = "rubble_shown.*", shape = "card" } } },
    { id = "tools_shown", title = "Tools", shape = "cards", area = "display",
      places = { { field = "tools_shown.*", shape = "card" } } },
    { id = "jewels_shown", title = "Jewels", shape = "cards", area = "display",
      places = { { field = "silver_shown.*", shape = "card" },
                 { field = "gold_shown.*", shape = "card" } } },
    { id = "coins_shown", title = "King's Coins", shape = "cards", area = "display",
      places = { { field = "coins_shown.*", shape = "card" } } },
    { id = "relics_shown", title = "Relics", shape = "cards", area = "display",
      places = { { field = "relics_shown.*", shape = "card" } } },
    { id = "traditions_shown", title = "Traditions", shape = "cards", area = "display",
      places = { { field = "traditions_shown.*", shape = "card" } } },
    { id = "projects", title = "Projects", shape = "cards", area = "display",
      places = { { field = "project.*", shape = "card" } } },
    { id = "draft", title = "Draft", shape = "cards", area = "display",
      places = { { field = "draft_start.*", shape = "card" },
                 { field = "draft_tradition.*", shape = "card" },
                 { field = "draft_i.*", shape = "card", label = "objective i" },
                 { field = "draft_ii.*", shape = "card", label = "objective ii" } } },
    { id = "dice", title = "Enemy dice", shape = "numbers", area = "display",
      places = { { field = "die.*", shape = "number" } } },
    { id = "tools", of = "player", title = "Dwarves and tools", shape = "spaces",
      area = "board", places = tools },
    { id = "goods", of = "player", title = "Storage", shape = "goods", area = "board",
      fields = "player[p].goods.*" },
    { id = "tavern", of = "player", title = "Dwarves in the tavern", shape = "numbers",
      area = "board", places = tavern },
    { id = "forge", of = "player", title = "Buildings in the forge", shape = "numbers",
      area = "board", fields = "player[p].forge.*" },
    { id = "throne", of = "player", title = "Throne", shape = "numbers", area = "board",
      fields = "player[p].throne.*" },
    { id = "coins", of = "player", title = "Coins", shape = "cards", area = "board",
      places = { { field = "player[p].coin.*", shape = "card" } } },
    { id = "objectives", of = "player", title = "Objectives", shape = "cards", area = "board",
      places = { { field = "player[p].objective.*", shape = "card" },
                 { field = "player[p].drafted_objective.*", shape = "card" } } },
    { id = "traditions", of = "player", title = "Traditions", shape = "cards", area = "board",
      when = { "p[p]", "fresh_p[p]", "used_p[p]" }, fields = "tradition.*" },
    { id = "relics", of = "player", title = "Relics", shape = "cards", area = "board",
      when = { "p[p]", "fresh_p[p]", "used_p[p]" }, fields = "relic.*" },
    { id = "own", of = "player", title = "Further", shape = "numbers", area = "status",
      places = {
        { field = "player[p].clan", shape = "card", label = "clan" },
        { field = "player[p].start_tile", shape = "card", label = "starting tile" },
        { field = "player[p].drafted_tradition", shape = "card", label = "tradition drafted" },
        { field = "player[p].carts", label = "carts in reserve" },
        { field = "player[p].revealed", label = "objectives scored" },
        { field = "player[p].scored.*", label = "GP of the final scoring" },
        { field = "player[p].lost", label = "GP lost for enemies" },
      } },
    { id = "elders", title = "Council of Elders", shape = "numbers", area = "display",
      players = { 1, 1 },
      places = {
        { field = "elders.gp", label = "Glory Points" },
        { field = "elders.difficulty", shape = "card", label = "difficulty" },
        { field = "elders.carts", label = "carts left" },
        { field = "elders.track.court", label = "on the court track" },
        { field = "elders.track.prestige", label = "on the prestige track" },
        { field = "elders.track.mining", label = "on the mining track" },
        "elders.dungeon.*", "elders.board.*", "elders.throne.*",
        { field = "elders.first", label = "types whose first card is unseen" },
        { field = "elders.below", label = "forged cards under the pile" },
        { field = "elder.*", shape = "card",
          when = { "available", "discarded", "unseen", "next_1" } },
      } },
    { id = "round", title = "Era", shape = "numbers", area = "status",
      places = {
        { field = "era", label = "Era" },
        { field = "round", label = "turn of the Era" },
        { field = "start_player", label = "starts every Era", shape = "person" },
        { field = "at_turn", label = "to move", shape = "person" },
        { field = "picks", label = "draft picks made" },
        { field = "turn_tool", label = "tool in use" },
        { field = "turn_support", label = "support" },
        { field = "turn_plus", label = "strength added by jewels" },
        { field = "turn_action", label = "action in progress" },
        { field = "turn_delivering", label = "resource being delivered" },
      } },
  },
  looks = {
    gp = { title = "Glory Points" },
    plus1 = { title = "support +1" }, plus2 = { title = "support +2" },
    back_coin = { text = "coin" }, back_tradition = { text = "tradition" },
    back_relic = { text = "relic" }, back_strengthen = { text = "strength" },
    back_mining_prestige = { text = "mining prestige" },
    back_prestige_court = { text = "prestige court" },
    back_mining_court = { text = "mining court" },
    back_support = { text = "support" }, back_wild = { text = "2 wild" },
    back_forge = { text = "forge" }, back_inlay = { text = "inlay" },
    back_throne = { text = "throne" },
    nobody = { fill = "none", text = "" },
    none = { fill = "none", pattern = "absent", text = "" },
    p1 = { fill = "seat1" }, p2 = { fill = "seat2" }, p3 = { fill = "seat3" },
    p4 = { fill = "seat4" },
    p1_house = { fill = "seat1", icon = "house", text = "house" },
    p2_house = { fill = "seat2", icon = "house", text = "house" },
    p3_house = { fill = "seat3", icon = "house", text = "house" },
    p4_house = { fill = "seat4", icon = "house", text = "house" },
    p1_workshop = { fill = "seat1", icon = "hammer", text = "workshop" },
    p2_workshop = { fill = "seat2", icon = "hammer", text = "workshop" },
    p3_workshop = { fill = "seat3", icon = "hammer", text = "workshop" },
    p4_workshop = { fill = "seat4", icon = "hammer", text = "workshop" },
  },
  facts = {
    of = { text = "brings a" },
    limit = { text = "resources of each clan" },
    c1 = { text = "spaces of the first clan" },
    c2 = { text = "spaces of the second clan" },
    c3 = { text = "spaces of the third clan" },
    c4 = { text = "spaces of the fourth clan" },
    -- Without words: for whoever writes cards, not for players.
    die = { text = "" }, die_2 = { text = "" }, number = { text = "" }, order = { text = "" },
    achievements = { text = "achievements reached" },
    per_tile = { text = "for each tile" },
    per_achievement = { text = "for each achievement" },
    per_card = { text = "for each card" },
  },
  unseen = {
    active = "the table says who is asked",
    ["hall.*"] = "the mountain shows its halls",
    ["face_up.*"] = "the mountain shows its halls",
    ["tool.*"] = "displays and boards show their tools",
    ["jewel.*"] = "displays and tools show their jewels",
    ["coin.*"] = "displays and boards show their coins",
    ["rubble.*"] = "the display shows its rubble",
    ["elder.*"] = "only the solo game has Elders, and shows them",
    ["elders.*"] = "only the solo game has Elders, and shows them",
    ["marker_due.*"] = "the question says who places a marker",
    turn_has_acted = "the options show what is left of the turn",
    turn_has_inlaid = "the options show what is left of the turn",
    turn_relic_used = "the options show what is left of the turn",
    turn_built_at = "the log says what was built",
    turn_set_jewel = "the log says what was inlaid",
    turn_picked = "the question says which monument is scored",
    turn_settled = "the options show what is left of the Council",
    turn_settled_2 = "the options show what is left of the Council",
    turn_discarding = "the question says who discards",
    added_turn = "bookkeeping of inserted phases",
    added_moment = "bookkeeping of inserted phases",
    added_seat = "bookkeeping of inserted phases",
    added_done = "bookkeeping of inserted phases",
  },
}
