#!/bin/sh
# test_worker_own_files.sh - a pipe: program is refused if it could read what its command uses while
# it plays: the database, its journal, the folder of records, the game that goes on.
# shellcheck disable=SC2154 # the variables come from cli.sh
# shellcheck source=tests/support/cli.sh
. tests/support/cli.sh
# shellcheck source=tests/support/worker.sh
. tests/support/worker.sh
case $adit in
/*) ;;
*) adit=$PWD/$adit ;;
esac
ADIT_CARDS=$(cd "${ADIT_CARDS:-cards}" && pwd)
export ADIT_CARDS

results=$dir/results
mkdir -p "$bots/below" "$results"
bot good play
ln -s "$bots" "$dir/linked"
"$adit" play "$game" --players random,random --seed 5 --record "$results/old.play" >"$dir/out" 2>&1 ||
    fail 'no game to go on with'
cp "$results/old.play" "$bots/old.play"
ln -s "$bots/old.play" "$results/linked.play"

# refused FILE ARGUMENT...: the command must be refused because of FILE, before anything is written.
refused() {
    file=$1
    shift
    expect 2 "$@"
    says err "could read '$file', which this command uses during the game"
    says err 'or use --unconfined-bots'
}
players="pipe:$bots/good,random"
sims() {
    file=$1
    shift
    refused "$file" sim "$game" --games 1 --players "$players" "$@"
    [ ! -e "$file" ] || fail "$last: '$file' was made"
}
sims "$bots/r.sqlite" --db "$bots/r.sqlite"
sims "$bots/below/r.sqlite" --db "$bots/below/r.sqlite"
sims "$dir/linked/r.sqlite" --db "$dir/linked/r.sqlite"
sims "$bots/records" --record "$bots/records"
sims "$bots/records/" --record "$bots/records/"
sims "$results/r.sqlite" --db "$results/r.sqlite" --bot-may-read "$results"
sims "$results/r.sqlite" --db "$results/r.sqlite" --bot-may-read /
players="pipe:$bots/good $results,random"
sims "$results/r.sqlite" --db "$results/r.sqlite"
players="pipe:$bots/good,random"
cd "$bots" || exit 1
sims r.sqlite --db r.sqlite
sims records --record records
cd "$dir" || exit 1

# The journal alone: the program has that file and not its folder, which is a home.
mkdir "$dir/home"
: >"$dir/home/r.sqlite-journal"
players="pipe:$bots/good $dir/home/r.sqlite-journal,random"
HOME=$dir/home refused "$dir/home/r.sqlite-journal" sim "$game" --games 1 --players "$players" \
    --db "$dir/home/r.sqlite"
players="pipe:$bots/good,random"

# Lines of CSV have seeds; the file is known by the standard output alone.
last='sim --csv into the folder of the bot'
"$adit" sim "$game" --games 1 --csv --players "$players" >"$bots/games.csv" 2>"$dir/err"
[ $? -eq 2 ] || fail "$last: was not refused"
says err "could read '/dev/stdout'"
"$adit" sim "$game" --games 1 --players "$players" >"$bots/report" 2>"$dir/err" ||
    fail 'a report, which comes after the games, was refused'

# The game that goes on.
refused "$bots/old.play" play "$bots/old.play" --players "$players"
refused "$results/linked.play" play "$results/linked.play" --players "$players"
refused "$bots/old.play" replay "$bots/old.play" --until 5 --play --players "$players"

# Elsewhere they are used, and so they are with other kinds of bots and with a bot that is trusted.
expect 0 sim "$game" --games 2 --players "$players" --db "$results/r.sqlite" \
    --record "$results/records"
[ -s "$results/r.sqlite" ] || fail "$last: no database"
expect 0 replay "$results/old.play" --until 5 --play --players "$players"
expect 0 play "$game" --players "$players" --record "$bots/new.play"
expect 0 sim "$game" --games 1 --players "$players" --db "$bots/r.sqlite" --unconfined-bots
cat >"$bots/first.lua" <<'EOT'
return function(view, options) return options[1] end
EOT
expect 0 sim "$game" --games 1 --players "worker:$bots/first.lua,random" --db "$bots/r.sqlite"
finish
