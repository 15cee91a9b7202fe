#!/bin/sh
# test_rows.sh - "Row by row" of docs/explanation/what-a-mod-can-do.md names tests and mods that exist.
#
# Each of the sixteen rows stands in both tables. In the second one a cell names a test, or says that
# the row does not apply or is not built, or points to the first column, which must name a test then.
# A test in the column of a game is in its folder or names it.
set -u
cd "${ADIT_TEST_ROOT:-.}" || exit 1
page=${1:-docs/explanation/what-a-mod-can-do.md}
status=0

fail() {
    echo "$page: $*"
    status=1
}

section=$(sed -n '/^## Row by row$/,/^## [^R]/p' "$page")
# table COLUMNS: the rows of the table that has this number of columns.
table() {
    echo "$section" | awk -F'|' -v want="$1" 'NF == want + 2 && $2 ~ /^ [0-9]+ /'
}
# cell LINE NUMBER: the text of a cell, without blanks around it.
cell() {
    echo "$1" | awk -F'|' -v n="$2" '{ gsub(/^ +| +$/, "", $(n + 1)); print $(n + 1) }'
}
# shellcheck disable=SC2016 # the marks of code in a page
paths() {
    echo "$1" | grep -oE '`[a-z0-9_/]+(\.[a-z]+)?`' | tr -d '`'
}

numbers=$(seq 16)
for columns in 4 6; do
    found=$(table "$columns" | sed 's/^| \([0-9]*\) .*/\1/')
    [ "$found" = "$numbers" ] || fail "the table of $columns columns has the rows: $(echo "$found" | tr '\n' ' ')"
done

table 4 | {
    while IFS= read -r line; do
        for path in $(paths "$(cell "$line" 4)"); do
            [ -f "$path/mod.lua" ] || [ -f "$path/cave_vs_cave/mod.lua" ] || fail "no mod '$path'"
        done
        case $line in
        '| 15 '*) ;;
        *)
            [ -n "$(paths "$(cell "$line" 4)")" ] || fail "no mod uses: $(cell "$line" 1)"
            cell "$line" 3 | grep -q '\.\./how-to/' || fail "no how-to for: $(cell "$line" 1)"
            ;;
        esac
    done
    exit $status
} || status=1

# is_test CELL ROW: all that it names exists, and it names something.
is_test() {
    named=$(paths "$1")
    [ -n "$named" ] || fail "row $2: '$1' names no test"
    for path in $named; do
        [ -f "$path" ] || fail "row $2: no test '$path'"
        case $path in
        *.sh) [ -x "$path" ] || fail "row $2: '$path' is not run, it cannot be executed" ;;
        esac
    done
}

check_game() { # LINE COLUMN GAME
    row=$(cell "$1" 1)
    text=$(cell "$1" "$2")
    case $text in
    'as the first column') is_test "$(cell "$1" 2)" "$row" ;;
    'not built' | 'does not apply: '*) ;;
    *)
        is_test "$text" "$row"
        for path in $(paths "$text"); do
            case $path in
            */"$3"/*) ;;
            *) grep -q "$3" "$path" || fail "row $row: '$path' does not name $3" ;;
            esac
        done
        ;;
    esac
}

table 6 | {
    while IFS= read -r line; do
        case $(cell "$line" 2) in
        none | 'not built') ;;
        *) is_test "$(cell "$line" 2)" "$(cell "$line" 1)" ;;
        esac
        check_game "$line" 3 cave_vs_cave
        check_game "$line" 4 cave_farmers
        check_game "$line" 5 dwergar
        check_game "$line" 6 covenant
    done
    exit $status
} || status=1
exit $status
