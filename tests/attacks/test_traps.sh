#!/bin/sh
# test_traps.sh - mods full of traps: links that lead out, pipes, devices, folders called like
# files, paths that climb. Every command that opens, creates or follows something is let loose on
# each of them.
#
# Nothing outside of the mod may be opened through it, shown or written, and nobody may wait. What
# lies outside has the word CANARY on every line, so a message that shows one gives itself away.
# With strace at hand every file that was really opened is looked at, too.
# shellcheck source=tests/support/cli.sh
. tests/support/cli.sh
# Hundreds of calls: the release program, as people run it.
adit=${ADIT_RELEASE:-$adit}
case $adit in
/*) ;;
*) adit=$(pwd)/$adit ;;
esac
: "${ADIT_CARDS:=$(pwd)/cards}"
[ -d "$ADIT_CARDS" ] && export ADIT_CARDS

outside=$dir/outside
mkdir -p "$outside/cards" "$dir/work" "$dir/home"
HOME=$dir/home
export HOME
unset XDG_DATA_HOME
echo 'return card { CANARY = = 1 }' >"$outside/cards/secret.lua"
for name in secret.lua mod.lua bot.lua scenario.lua secret.play script.lua; do
    echo 'CANARY = = 1 CANARY' >"$outside/$name"
done
cd "$dir/work" || exit 1
expect 0 play cave_vs_cave --seed 1 --players random,random --record "$dir/good.play"

# state: what lies outside, with its times.
state() {
    ls -lR --time-style=full-iso "$outside"
}
state >"$dir/before"

# spy COMMAND...: runs it; with strace what it opened is in $dir/trace.
if command -v strace >/dev/null && strace -o /dev/null true 2>/dev/null; then
    has_strace=1
else
    has_strace=
fi
spy() {
    if [ -n "$has_strace" ]; then
        ASAN_OPTIONS=detect_leaks=0 strace -f -y -o "$dir/trace" \
            -e trace=open,openat,openat2,creat,mkdir,mkdirat,rename,renameat,renameat2,unlink,unlinkat \
            timeout 60 "$@"
    else
        timeout 60 "$@"
    fi
}

# harmless ARGUMENT...: runs adit and looks at what it has done.
harmless() {
    last="$trap: adit $*"
    : >"$dir/trace"
    spy "$adit" "$@" </dev/null >"$dir/out" 2>"$dir/err"
    code=$?
    [ "$code" -ne 124 ] || fail "$last waits for ever"
    [ "$code" -lt 126 ] || fail "$last: exit code $code"
    if grep -q CANARY "$dir/out" "$dir/err"; then
        fail "$last shows a file outside"
        grep -h CANARY "$dir/out" "$dir/err" | head -n 3
    fi
    state >"$dir/after"
    cmp -s "$dir/before" "$dir/after" || {
        fail "$last changes a file outside"
        diff "$dir/before" "$dir/after" | head -n 5
    }
    if grep -E "= [0-9]+<$outside|= [0-9]+</dev/zero" "$dir/trace" >"$dir/opened"; then
        fail "$last opens a file outside"
        head -n 3 "$dir/opened"
    fi
    [ -z "$(find . -type f ! -name '*.play' ! -name '*.adit')" ] || {
        fail "$last leaves files behind"
        find . -type f | head -n 3
        rm -rf ./*
    }
}

# A good mod, which each trap spoils in one place.
start_trap() {
    trap=$1
    mod=$dir/mods/$trap/trap
    mkdir -p "$mod/cards" "$mod/scenarios" "$mod/bots" "$mod/tests" "$mod/playthroughs"
    echo 'return mod { id = "trap", games = { "cave_vs_cave" } }' >"$mod/mod.lua"
    cat >"$mod/cards/well.lua" <<'CARD'
return card {
  id = "well", kind = "room", title = "Well", text = "An old well.",
  back = "light", colour = "orange", walls = "o o o o",
  use = label("draw", function(g, me) g:gain(me, { food = 1 }) end),
}
CARD
    cat >"$mod/scenarios/puzzle.lua" <<'SCENARIO'
return scenario {
  game = "cave_vs_cave", players = 1, seed = 1, seats = { "human" },
  goal = { "player[1].goods.food", at_least = 1 }, limit = { decisions = 1 },
}
SCENARIO
}

# spring WHAT...: every command on the mod as it is now, or some of them.
spring() {
    for what in "$@"; do
        case $what in
        check) harmless check "$mod" ;;
        around) harmless check "$dir/mods/$trap" ;;
        test) harmless test "$mod" ;;
        keep) harmless test --keep-files "$mod" ;;
        fuzz) harmless fuzz "$mod" --games 1 --seed 1 ;;
        solve) harmless solve "$mod/scenarios/puzzle.lua" ;;
        new)
            for kind in card scenario bot; do
                harmless new $kind "$mod/added" --game cave_vs_cave
            done
            ;;
        sim) harmless sim cave_vs_cave --games 1 --seed 1 --mod "$mod" --record games ;;
        play) harmless play cave_vs_cave --seed 1 --mod "$mod" --players random,random ;;
        replay) harmless replay "$dir/good.play" --verify --mod "$mod" ;;
        mods) harmless mods "$mod" ;;
        cards) harmless cards cave_vs_cave --mod "$mod" ;;
        watch)
            last="$trap: adit watch"
            timeout 4 "$adit" watch "$mod" </dev/null >"$dir/out" 2>"$dir/err"
            ! grep -q CANARY "$dir/out" "$dir/err" || fail "$last shows a file outside"
            ;;
        esac
    done
    rm -rf ./*
}
all='check around test keep fuzz solve new sim play replay mods cards'

# spoil PLACE HOW: something else in the place of a file of the mod, or beside it.
spoil() {
    rm -rf "${mod:?}/$1"
    case $2 in
    link) ln -s "$3" "$mod/$1" ;;
    pipe) mkfifo "$mod/$1" ;;
    device) ln -s /dev/zero "$mod/$1" ;;
    folder) mkdir "$mod/$1" ;;
    esac
}

# What somebody names is opened even if it is a link: he may have made it himself. So `solve` is
# not given the file that is one.
for place in cards/trap.lua scenarios/trap.lua bots/trap.lua tests/trap.lua playthroughs/trap.play \
    mod.lua; do
    for how in link pipe device folder; do
        start_trap "$(echo "$place-$how" | tr '/.' '__')"
        case $place in
        *.play) spoil "$place" "$how" "$outside/secret.play" ;;
        *) spoil "$place" "$how" ../../../../outside/secret.lua ;;
        esac
        case $place in
        cards/* | mod.lua) spring check fuzz sim replay mods cards new ;;
        *) spring check test keep ;;
        esac
    done
done
for place in cards scenarios bots tests playthroughs docs room; do
    start_trap "folder_$place"
    spoil "$place" link ../../../outside
    case $place in
    cards)
        # shellcheck disable=SC2086 # several words
        spring $all watch
        ;;
    *) spring check test new fuzz ;;
    esac
done

# A folder that leads to itself, and one that leads to everything.
start_trap loop
ln -s . "$mod/cards/again"
ln -s / "$mod/scenarios/everything"
ln -s ../../.. "$mod/tests/above"
# shellcheck disable=SC2086 # several words
spring $all watch

# A mod that needs another one, which lies beside it and is a link.
start_trap needs
echo 'return mod { id = "trap", games = { "cave_vs_cave" }, depends = { "beside" } }' >"$mod/mod.lua"
mkdir -p "$outside/beside"
echo 'return mod { id = "beside", CANARY = 1 }' >"$outside/beside/mod.lua"
state >"$dir/before"
ln -s "$outside/beside" "$dir/mods/needs/beside"
spring check test fuzz sim play cards

# Scenarios that name mods and players elsewhere.
number=0
for words in 'mods = { "../../../../outside" }' "mods = { \"$outside\" }" 'mods = { "/dev" }' \
    'mods = { "linked" }' 'mods = { "../../../../outside/secret.lua" }' 'mods = { "/etc/passwd" }'; do
    number=$((number + 1))
    start_trap "scenario_$number"
    ln -s "$outside" "$mod/scenarios/linked"
    echo "return scenario { game = \"cave_vs_cave\", players = 2, seed = 1, $words }" \
        >"$mod/scenarios/puzzle.lua"
    spring check test
    last="$trap: adit solve"
    "$adit" solve "$mod/scenarios/puzzle.lua" >"$dir/out" 2>"$dir/err" && fail "$last takes it"
    says err 'is neither the id of a mod nor the path of a mod next to this one'
done
for name in "$outside/bot.lua" ../outside/bot.lua /etc/passwd pipe:/bin/sh /dev/zero; do
    number=$((number + 1))
    start_trap "scenario_$number"
    cat >"$mod/scenarios/puzzle.lua" <<SCENARIO
return scenario {
  game = "cave_vs_cave", players = 2, seed = 1, seats = { "human", "$name" },
  goal = { "player[1].goods.food", at_least = 99 }, limit = { decisions = 3 },
}
SCENARIO
    spring check test solve
done

# Scripts that try to get out, by every function that takes a path.
start_trap scripts
cat >"$mod/tests/out.lua" <<SCRIPT
local game = adit.game { game = "cave_vs_cave", seed = 1 }
local tried = 0
for _, path in ipairs { "$outside/x.play", "$outside/secret.play", "../outside/x.play",
    "../../../outside/x.play", "cards/x.lua", ".profile", "x.sh", "/dev/stdout",
    "tests/out.lua", "mod.lua", "$outside/x.adit" } do
  for _, write in ipairs { game.save, game.record } do
    expect(not pcall(write, game, path), path)
    tried = tried + 1
  end
end
for _, path in ipairs { "$outside/secret.play", "../outside/secret.play", "linked/secret.play",
    "playthroughs/link.play", "/etc/passwd", "/dev/zero" } do
  expect(not pcall(adit.load, path), path)
  expect(not pcall(adit.story, path), path)
  expect(not pcall(adit.game, { scenario = path }), path)
  expect(not pcall(adit.game, { game = "cave_vs_cave", mods = { path } }), path)
  expect(not pcall(adit.sim, { game = "cave_vs_cave", games = 1, players = { path, path } }), path)
  expect(not pcall(game.play, game, path, 1), path)
end
pcall(game.record, game, "linked/x.play") -- a good name, but a link where it is kept
expect(tried == 22)
SCRIPT
ln -s ../../../outside "$mod/linked"
ln -s "$outside/secret.play" "$mod/playthroughs/link.play"
spring check test keep
expect 0 test "$mod/tests"
expect 0 test --keep-files "$mod/tests"
finish
