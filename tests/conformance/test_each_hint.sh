#!/bin/sh
# test_each_hint.sh - every option has a hint, also one whose turns end as those of another one do:
# ending the turn, and doing something before that changes nothing.
. tests/support/cli.sh

cat >"$dir/hints.lua" <<'LUA'
local title, questions = adit.args[1], tonumber(adit.args[2])
local game = adit.game { game = title, players = 2, seed = 1 }
local number = 1
while questions > 0 and not game:over() do
  local options = game:options()
  if #options > 1 and #options <= 16 then -- a script gets 32 hints, exchanges among them
    local _, list = game:best { effort = "easy" }
    local has = {}
    for _, hint in ipairs(list) do
      has[hint.option] = true
    end
    for _, option in ipairs(options) do
      expect(has[option] or #list == 32, "no hint for '" .. option .. "' of " ..
             table.concat(options, " | "))
    end
    questions = questions - 1
  end
  number = (number * 1103515245 + 12345) % 2147483648
  game:decide(options[number // 65536 % #options + 1])
end
LUA
for each in $(tests/lint/games); do
    expect 0 run "$dir/hints.lua" "$each" 40
done
finish
