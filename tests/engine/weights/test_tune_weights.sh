#!/bin/sh
# test_tune_weights.sh - scripts/studies/tune_weights.sh moves weights towards more points, gives the same
# weights with any number of jobs and after it was stopped, and leaves the rest of the file alone.
. tests/support/cli.sh

tune=$PWD/scripts/studies/tune_weights.sh

# A program that plays nothing: the points are highest where what the trial adds to the early weight of
# wood is 4000, and to the late one of stone -6000.
cat >"$dir/points" <<'PROGRAM'
#!/bin/sh
while [ "$1" != --mod ]; do
    shift
done
awk '$1 == "goods.wood" { early = ($2 - 4000) / 1000 }
    $1 == "goods.stone" { late = ($3 + 6000) / 1000 }
    END { printf "\"mean\": %.3f,\n", 100 - early * early - late * late }' "$2/weights.txt"
PROGRAM
chmod +x "$dir/points"

# tuned NAME JOBS STEPS...: the weights after so many steps, in the folder NAME.
tuned() {
    (
        mkdir -p "$dir/$1/cards/cave_farmers" && cd "$dir/$1" || exit 1
        printf '# kept\nplayers 1\nstage round 1 12\nworth 1000 1000\nbase 5 6\n%s\n' "$rows" \
            >cards/cave_farmers/weights.txt
        JOBS=$2
        export JOBS
        shift 2
        for steps; do
            ADIT=$dir/points TUNE_PAIRS=4 TUNE_GAMES=1 "$tune" cave_farmers "$steps" || exit 1
        done
    ) >"$dir/log" 2>&1 || fail "tune_weights.sh $*: $(cat "$dir/log")"
    cp "$dir/$1/cards/cave_farmers/weights.txt" "$dir/$1.txt"
}

rows='goods.wood 10 20
goods.stone 0 0'
tuned one 1 100
awk '$1 == "goods.wood" { wood = $2 } $1 == "goods.stone" { stone = $3 }
    END { exit !(wood > 3700 && wood < 4300 && stone > -6300 && stone < -5700) }' "$dir/one.txt" ||
    fail "the weights did not move to about 4010 and -6000: $(cat "$dir/one.txt")"
[ "$(sed -n '/^worth/p; /^base/p; /^# kept/p' "$dir/one.txt" | wc -l)" -eq 3 ] ||
    fail "other lines have changed: $(cat "$dir/one.txt")"

tuned two 2 30 100
cmp -s "$dir/one.txt" "$dir/two.txt" ||
    fail "with two jobs and a stop: $(diff "$dir/one.txt" "$dir/two.txt")"

# More than one section is refused, and nothing is lost.
rows='players 2
goods.wood 1'
mkdir -p "$dir/more/cards/cave_farmers"
(
    cd "$dir/more" || exit 1
    printf 'players 1\ngoods.wood 1\n%s\n' "$rows" >cards/cave_farmers/weights.txt
    cp cards/cave_farmers/weights.txt before
    ! ADIT=$dir/points "$tune" cave_farmers 1 2>err && cmp -s before cards/cave_farmers/weights.txt &&
        grep -q 'one section' err
) || fail "two sections were not refused: $(cat "$dir/more/err")"

# The real program can be asked for points.
mkdir -p "$dir/real/cards"
cp -r cards/* "$dir/real/cards"
(
    cd "$dir/real" || exit 1
    ADIT_CARDS=$PWD/cards TUNE_PLAYER=random TUNE_PAIRS=1 TUNE_GAMES=2 "$tune" cave_farmers 1
) >"$dir/log" 2>&1 || fail "with the program: $(cat "$dir/log")"
grep -q '^step 1 of 1: the trials had [0-9.-]* points$' "$dir/log" || fail "no points: $(cat "$dir/log")"
finish
