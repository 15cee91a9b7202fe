#!/bin/sh
# test_mods_shipped.sh - the example mods in scripts/mods: each is sound, all of one game can be
# loaded together in any order, games with them run clean, and the pages show them as they are.
# shellcheck source=tests/support/cli.sh
. tests/support/cli.sh
root=${ADIT_TEST_ROOT:-.}
mods=$root/scripts/mods
games='cave_vs_cave cave_farmers dwergar covenant'

# mods_of GAME: the folders of the mods for it, in order of their paths.
mods_of() {
    find "$mods" -name mod.lua -exec grep -l "games *= { \"$1\" }" {} + | LC_ALL=C sort |
        sed 's|/mod.lua$||'
}

# needs FOLDER: --mod and the folder of each mod that this one depends on.
needs() {
    sed -n 's/^ *depends *= *{ *\(.*\) *},*$/\1/p' "$1/mod.lua" | tr ',' '\n' |
        sed -n 's/^ *"\([a-z0-9_]*\).*/\1/p' | while read -r id; do
        echo "--mod $mods/$id"
    done
}

# but FOLDER FOLDER...: --mod for all folders but the first one named.
but() {
    left_out=$1
    shift
    for folder in "$@"; do
        [ "$folder" = "$left_out" ] || echo "--mod $folder"
    done
}

# steady FOLDER...: those that leave the start of a match to its seed. A specialist of a mod is
# shuffled among the dwarfs of Dwergar, so examples of other mods, which name the dwarfs that their
# seed deals, do not hold beside it; whole games with all mods do, below.
steady() {
    for folder in "$@"; do
        grep -rq 'kind *= "specialist"' "$folder" || echo "$folder"
    done
}

# Every mod by itself, with what it depends on.
count=0
for folder in $(for each in $games; do mods_of "$each"; done); do
    count=$((count + 1))
    # shellcheck disable=SC2046 # a list of options
    {
        expect 0 check "$folder" $(needs "$folder")
        says out ': ok, '
        silent err
        expect 0 test "$folder" $(needs "$folder") --strict
    }
    says out ' passed, 0 failed'
    silent err
    says_nothing=$(find "$folder" -path '*/cards/*.lua' -exec grep -L 'examples *=' {} +)
    [ -z "$says_nothing" ] || fail "no examples in $says_nothing"
    case $folder in
    */newcomer/*) ;;
    *) [ -f "$folder/README.md" ] || fail "$folder has no README.md" ;;
    esac
    grep -q "($(basename "$folder")/README.md)\|(newcomer/README.md)" "$mods/README.md" ||
        fail "$mods/README.md does not name $folder"
done
[ "$count" -ge 14 ] || fail "only $count example mods"

# All of a game together, forwards and backwards; then the games that can be played with them.
for each in $games; do
    all=$(mods_of "$each")
    [ "$(echo "$all" | wc -l)" -ge 3 ] || fail "$each has too few example mods"
    for folder in $all; do
        # shellcheck disable=SC2046,SC2086 # lists of folders and options
        expect 0 test "$folder" $(but "$folder" $(steady $all))
        says out ' passed, 0 failed'
    done
    # shellcheck disable=SC2046,SC2086 # lists of folders and options
    {
        set -- $(but '' $all)
        expect 0 cards "$each" "$@"
        cp "$dir/out" "$dir/forwards"
        expect 0 sim "$each" "$@" --games 20 --seed 1 --strict --players random,random
        silent_faults=$(grep -i fault "$dir/out" "$dir/err")
        [ -z "$silent_faults" ] || fail "$last: $silent_faults"
        grep -v seconds "$dir/out" >"$dir/games"
        set -- $(but '' $(echo "$all" | LC_ALL=C sort -r))
        expect 0 cards "$each" "$@"
        same "cards of $each" "$dir/forwards" "$dir/out"
        expect 0 sim "$each" "$@" --games 20 --seed 1 --strict --players random,random
    }
    grep -v seconds "$dir/out" >"$dir/backwards"
    same "games of $each" "$dir/games" "$dir/backwards"
done

# Cards that only come if they are asked for, and other numbers of players.
expect 0 sim dwergar --mod "$mods/deep_galleries" --mod "$mods/night_shift" \
    --mod "$mods/lamplighters" --rule decks=deep_galleries:gallery,western --rule events=15 \
    --games 10 --seed 1 --strict --players random,random
says out 'deep_galleries:'
expect 0 sim covenant --mod "$mods/ballads" --mod "$mods/wandering_smiths" --games 10 --seed 1 \
    --strict --players random
expect 0 sim cave_farmers --mod "$mods/woodland" --mod "$mods/heirlooms" --games 5 --seed 1 \
    --strict --players random,random,random,random
expect 0 sim cave_vs_cave --mod "$mods/secret_ways" --mod "$mods/thrift" --games 10 --seed 1 \
    --strict --players random

# What a patch changed is known, and what was taken out is gone.
expect 0 cards cave_farmers blacksmith --mod "$mods/mild_winter"
says out 'patched cost: mild_winter'
expect 0 cards cave_farmers prayer_chamber
expect 1 cards cave_farmers prayer_chamber --mod "$mods/mild_winter"
# What a mod depends on is found beside it.
expect 0 check "$mods/night_shift"

# The newcomer's scenarios can be played, and the study gives a number for each game.
for each in $games; do
    expect 0 play --scenario "$mods/newcomer/$each/scenarios/tea_time.lua" \
        --mod "$mods/newcomer/$each" --players "$mods/newcomer/$each/bots/tea_drinker.lua,random"
    says out 'Tea time'
    (cd "$mods/newcomer" && ADIT_CARDS=${ADIT_CARDS:-../../../cards} "$adit" run worth.lua "$each" 1) \
        >"$dir/out" 2>"$dir/err" || fail "worth.lua $each: $(cat "$dir/err")"
    says out ' points a game, better in '
done

# A page that shows a file of an example mod shows it as it is.
for page in "$root"/docs/how-to/*.md "$root"/docs/tutorial/*.md; do
    rm -rf "$dir/shown"
    mkdir "$dir/shown"
    awk -v folder="$dir/shown" '
    /^```/ {
        inside = !inside
        name = ""
        if (inside && match($0, /file=[^ ]+/)) {
            name = substr($0, RSTART + 5, RLENGTH - 5)
            file = sprintf("%s/%d", folder, ++count)
            print name >(folder "/names")
            printf "" >file
        }
        next
    }
    inside && name != "" { print >file }' "$page"
    [ -f "$dir/shown/names" ] || continue
    number=0
    while read -r name; do
        number=$((number + 1))
        [ ! -f "$mods/$name" ] || same "$page" "$mods/$name" "$dir/shown/$number"
    done <"$dir/shown/names"
done
finish
