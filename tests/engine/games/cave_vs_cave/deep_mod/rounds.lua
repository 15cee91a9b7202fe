-- Four rounds after the printed ones; the last one is for two players only.
local rounds = {}

for number, turns in ipairs { 3, 3, 4, 4 } do
  rounds[number] = card {
    id          = "round_" .. number,
    kind        = "round",
    title       = "Round " .. number .. " of the deep",
    text        = "A round after the printed ones.",
    turns       = turns,
    stage       = "five",
    min_players = number == 4 and 2 or 1,
  }
end
return cards(rounds)
