#!/bin/sh
# run_page.sh - does what a page of the documentation says, and compares what it shows.
#
# usage: tests/docs/run_page.sh PAGE.md
#
# The words behind ``` say what a block is:
#
#   ```lua file=PATH     written to PATH in an empty folder; any language will do
#   ```sh run            run there by sh, after all blocks above it; code=N: it must exit with N
#   ```text output       what the last run printed, stdout and stderr. A line ... stands for any
#                        number of lines, and ... within a line for any characters
#
# Other blocks are only read. The program is found as `adit`; it is $ADIT, or the debug build.
# Each run has a shell of its own, so `cd` and variables do not carry over.
set -u

if [ $# -ne 1 ] || [ ! -f "$1" ]; then
    echo "usage: tests/docs/run_page.sh PAGE.md" >&2
    exit 2
fi
page=$1
root=$(cd "$(dirname "$0")/../.." && pwd)
adit=${ADIT:-$root/build/debug/adit}
[ -x "$adit" ] || {
    echo "no program at '$adit'; set ADIT" >&2
    exit 1
}
top=$(mktemp -d) || exit 1
trap 'rm -rf "$top"' EXIT
here=$top/page
mkdir "$here" "$top/bin" "$top/blocks"
ln -s "$adit" "$top/bin/adit"

# The page must look the same for everybody.
PATH=$top/bin:$PATH
ADIT_CARDS=${ADIT_CARDS:-$root/cards}
LC_ALL=C
export PATH ADIT_CARDS LC_ALL
unset NO_COLOR COLUMNS TERM

# Every block becomes a file NNN; the list says for each: number, line of the page, words.
awk -v folder="$top/blocks" '
/^```/ {
    if (inside) {
        close(file)
        inside = 0
        next
    }
    inside = 1
    file = sprintf("%s/%03d", folder, ++count)
    printf "" >file
    print count, NR, substr($0, 4)
    next
}
inside { print >file }
END {
    if (inside) {
        print "a block is not closed" >"/dev/stderr"
        exit 1
    }
}' "$page" >"$top/list" || exit 1

# matches WANTED GOT: whether the text is what the page shows.
matches() {
    awk '
    function same(want, have,    start, at, piece) {
        if (index(want, "...") == 0) {
            return want == have
        }
        start = 1
        for (at = index(want, "..."); at > 0; at = index(want, "...")) {
            piece = substr(want, 1, at - 1)
            want = substr(want, at + 3)
            if (piece != "") {
                if (start && substr(have, 1, length(piece)) != piece) {
                    return 0
                }
                if (index(have, piece) == 0) {
                    return 0
                }
                have = substr(have, index(have, piece) + length(piece))
            }
            start = 0
        }
        return length(have) >= length(want) &&
            substr(have, length(have) - length(want) + 1) == want
    }
    { sub(/[ \t\r]+$/, "") }
    FNR == NR { wanted[++wants] = $0; next }
    { got[++gots] = $0 }
    END {
        g = 1
        for (w = 1; w <= wants; w++) {
            if (wanted[w] == "...") {
                skips = 1
                continue
            }
            while (skips && g <= gots && !same(wanted[w], got[g])) {
                g++
            }
            if (g > gots || !same(wanted[w], got[g])) {
                print "  expected: " wanted[w]
                print "  instead:  " (skips || g > gots ? "(no such line)" : got[g])
                exit 1
            }
            g++
            skips = 0
        }
        if (g <= gots && !skips) {
            print "  not expected: " got[g]
            exit 1
        }
    }' "$1" "$2"
}

# word NAME: the value of NAME=VALUE among the words of the block, or nothing.
word() {
    for pair in $words; do
        case $pair in
        "$1"=*) echo "${pair#*=}" ;;
        esac
    done
}

has_run=no
problem() {
    echo "$page:$line: $*"
    if [ "$has_run" = yes ]; then
        echo "  the last command printed:"
        sed 's/^/  | /' "$top/output" | head -n 60
    fi
    exit 1
}

write_file() {
    path=$(word file)
    case $path in
    /* | *..*) problem "'$path' lies outside of the page's folder" ;;
    esac
    mkdir -p "$here/$(dirname "$path")" && cp "$block" "$here/$path" || exit 1
}

run_block() {
    wanted=$(word code)
    (cd "$here" && exec sh -e "$block") </dev/null >"$top/output" 2>&1
    code=$?
    has_run=yes
    [ "$code" -eq "${wanted:-0}" ] || problem "exit code $code, expected ${wanted:-0}"
}

compare_output() {
    [ "$has_run" = yes ] || problem "output, but nothing has been run"
    matches "$block" "$top/output" >"$top/difference" ||
        problem "the output is different:
$(cat "$top/difference")"
}

count=0
while read -r number line words; do
    block=$top/blocks/$(printf %03d "$number")
    case " $words " in
    *" file="*) write_file ;;
    *" run "*) run_block ;;
    *" output "*) compare_output ;;
    *) continue ;;
    esac
    count=$((count + 1))
done <"$top/list"
echo "$page: $count blocks"
