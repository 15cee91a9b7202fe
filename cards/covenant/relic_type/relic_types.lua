-- The types of relics. Tools of column R and some objectives count the different ones.
local rows = {
  { "ale_horn", "Ale horn" },
  { "miners_lamp", "Miner's lamp" },
  { "rune_map", "Rune map" },
  { "smiths_hammer", "Smith's hammer" },
  { "royal_seal", "Royal seal" },
  { "ancestor_crown", "Ancestor crown" },
}

local list = {}
for number, row in ipairs(rows) do
  local name = row[1]
  list[number] = card {
    id     = name,
    kind   = "relic_type",
    title  = row[2],
    text   = "A type of relic.",
    source = "COV-246",
    mark   = "types S; name ours",

    examples = {
      { name = "two relics are one type for a tool of column R",
        given = { set = { phase = "final", era = 3, start_player = 1,
                          ["relic." .. name .. "_1"] = "p1", ["relic." .. name .. "_2"] = "used_p1",
                          ["player[1].forged.7"] = "emerald_axe_silver" } },
        steps = {},
        expect = { set = { ["player[1].scored.column_r"] = 1 } } },
    },
  }
end
return cards(list)
