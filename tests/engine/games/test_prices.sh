#!/bin/sh
# test_prices.sh - each price that a game lists is asked for, changed by cards, and paid, in every game.
#
# For each registered game, every value that the reference calls a price costs a token more by a card on
# the table of its own, so that the log tells which prices were paid. With tokens, random games
# must pay every one of them; without any, none, and go to their end.
# shellcheck source=tests/support/cli.sh
. tests/support/cli.sh
most=${ADIT_PRICE_GAMES:-20}

# prices GAME: the values that are prices, from the reference.
prices() {
    "$adit" api "$1" --json |
        sed -n 's/.*{"name": "\([a-z_]*\)", "is_price": true.*/\1/p'
}

# make_mod GAME TOKENS: each player begins with so many.
make_mod() {
    mod=$dir/tolls
    rm -rf "$mod"
    mkdir -p "$mod"
    cat >"$mod/mod.lua" <<LUA
return mod { id = "tolls", version = "1.0.0", games = { "$1" },
             goods = { token = { limit = 999, text = "paid for everything" } } }
LUA
    {
        echo 'return cards {'
        echo '  card { id = "purse", kind = "table", title = "Purse", setup = gain { token = '"$2"' } },'
        for price in $(prices "$1"); do
            echo "  card { id = 'for_$price', kind = 'table', title = 'For $price',"
            echo "    modify = { $price = { more = { token = 1 } } } },"
        done
        echo '}'
    } >"$mod/tolls.lua"
}

# plays GAME COUNT: what is paid for in so many games, one name in each line, in $dir/names; no more of
# them are played when everything was.
plays() {
    : >"$dir/paid"
    : >"$dir/names"
    for seed in $(seq "$2"); do
        ! prices "$1" | sort | cmp -s - "$dir/names" || break
        "$adit" play "$1" --mod "$mod" --players random,random --seed "$seed" >"$dir/out" 2>&1 ||
            fail "$1, seed $seed: $(tail -n 5 "$dir/out")"
        sed -n 's/.*tolls:for_\([a-z_]*\).*1 token more.*/\1/p' "$dir/out" >>"$dir/paid"
        sort -u "$dir/paid" >"$dir/names"
    done
}

for each in $(tests/lint/games); do
    list=$(prices "$each")
    [ -n "$list" ] || fail "$each: no value is a price"
    make_mod "$each" 500
    expect 0 check "$mod"
    plays "$each" "$most"
    echo "$list" | sort | comm -23 - "$dir/names" >"$dir/unpaid"
    [ ! -s "$dir/unpaid" ] || fail "$each: nobody paid $(tr '\n' ' ' <"$dir/unpaid")in $most games"
    make_mod "$each" 0
    plays "$each" 2
    [ ! -s "$dir/names" ] || fail "$each: paid without a token: $(tr '\n' ' ' <"$dir/names")"
done

# What cannot be paid is refused with the card that asks for it.
make_mod cave_vs_cave 1
sed -i 's/^return cards {/&\n  card { id = "mason", kind = "table", title = "Mason", exchange = {\n\
    { label = "wall", run = build_wall() }, { label = "raze", run = raze_wall() },\n\
    { label = "rock", run = dig() }, { label = "spend", run = pay { token = 1 } } } },/' "$mod/tolls.lua"
cat >"$dir/refused.lua" <<'LUA'
local game = adit.game { game = "cave_vs_cave", players = 2, seed = 1, mods = { adit.args[1] } }
local me = "player[" .. game:seat() .. "]."
game:decide "anytime wall"
game:decide(1)
game:expect { [me .. "goods.token"] = 0 }
for move, price in pairs { wall = "wall_price", rock = "dig_price", raze = "raze_price" } do
  game:expect_refused("anytime " .. move, "needs 1 token, has 0 (the price is nothing; tolls:for_"
                      .. price .. ": 1 token more)")
end
LUA
expect 0 run "$dir/refused.lua" "$mod"
finish
