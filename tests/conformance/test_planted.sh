#!/bin/sh
# test_planted.sh - a card of a mod that gives 10 points for nothing is taken by the planner, without
# any line about it in a bot or in weights.txt.
. tests/support/cli.sh

games=${ADIT_SOAK:+20}
games=${games:-5}
mod=$dir/planted
mkdir -p "$mod"

# plant GAME: the mod in $mod has one card, gift.lua, which comes from standard input.
plant() {
    title=$1
    rm -f "$mod"/*.lua "$mod"/weights.txt
    cat >"$mod/gift.lua"
    cat >"$mod/mod.lua" <<MOD
return mod { id = "planted", name = "Planted", version = "1.0.0", games = { "$title" } }
MOD
}

cat >"$dir/count.lua" <<'LUA'
local title, games, place = adit.args[1], tonumber(adit.args[2]), adit.args[4]
local taken = 0
for seed = 1, games do
  local game = adit.game { game = title, players = 2, seed = seed, mods = { adit.args[3] },
                           set = { [place] = adit.args[5] } }
  game:play("planner:4")
  local found = 0
  for seat = 1, 2 do
    for i = 6, #adit.args do
      found = found + game:features({ adit.args[i] }, seat)[1]
    end
  end
  taken = taken + (found > 0 and 1 or 0)
  game:close()
end
print(taken .. " of " .. math.tointeger(games))
if taken * 5 < games * 4 then
  error("the planted card was taken in " .. taken .. " games only")
end
LUA

# takes PLACE WHERE QUANTITY...: planners of the planted title take the card in 4 games of 5; then
# some quantity is not 0.
takes() {
    expect 0 run "$dir/count.lua" "$title" "$games" "$mod" "$@"
}

plant cave_vs_cave <<'CARD'
return card { id = "gift", kind = "room", title = "Gift", text = "Nothing.", number = 90,
              back = "light", colour = "blue", cost = {}, points = 10, walls = "o o o o" }
CARD
takes room.planted:gift display room.planted:gift=mine

plant cave_farmers <<'CARD'
return card { id = "gift", kind = "furnishing", title = "Gift", text = "Nothing.",
              tag = "yellow", set = "full", cost = {}, points = 10 }
CARD
takes furnishing.planted:gift supply in_play=planted:gift

plant dwergar <<'CARD'
return card { id = "gift", kind = "project", title = "Gift", text = "Nothing.", number = 90,
              deck = "new_shaft", tier = "basic", cost = {}, points = 10,
              upgrade = { stone = 9 }, upgrade_points = 0 }
CARD
takes project.planted:gift track project.planted:gift=p1 project.planted:gift=p2 \
    project.planted:gift=p1_upgraded project.planted:gift=p2_upgraded

# What its slot costs is paid, and a tool must take it.
plant covenant <<'CARD'
return card { id = "gift", kind = "jewel", title = "Gift", text = "1 iron.", colour = "silver",
              gp = 10, effect = gain { iron = 1 } }
CARD
takes silver_shown.1 planted:gift jewel=planted:gift

# ---- Weights of mods ----

plant cave_farmers <<'CARD'
return card { id = "gift", kind = "furnishing", title = "Gift", text = "Nothing.",
              tag = "yellow", set = "full", cost = {}, points = 10 }
CARD
printf 'players 2\nin_play=gift 3000\ngoods.wod 1\n' >"$mod/weights.txt"
expect 1 check "$mod"
says out "weights.txt:3: player[1].goods.wod: no good is called 'wod'; did you mean 'wood'?"
printf 'players 2\nbase 3000\nin_play=planted:gift 1000\n' >"$mod/weights.txt"
expect 0 check "$mod"
cat >"$dir/add.lua" <<'LUA'
local function value(mods)
  local game = adit.game { game = "cave_farmers", players = 2, seed = 1, mods = mods }
  return game:value(1)
end
expect(value { adit.args[1] } == value {} + 300)
LUA
expect 0 run "$dir/add.lua" "$mod"
finish
