#!/bin/sh
# test_pages.sh - the documentation is true: its code runs, and its links lead somewhere.
#
# Tutorial, how-to pages and README hold no code that is not run: a block of Lua or C must
# have a file to be written to. (docs/how-to/embed-in-c.md needs an installed library and is
# done by test_embed.sh, add-a-game.md by test_add_a_game.sh.) Among the tests with sanitizers this
# one takes the release program: it asks whether the pages are true, and other tests give the same
# commands to the other program.
set -u
cd "${ADIT_TEST_ROOT:-.}" || exit 1
if [ "${ADIT_OUT:-}" = build/debug ]; then
    export ADIT="$ADIT_RELEASE"
fi
status=0

fail() {
    echo "$*"
    status=1
}

for page in README.md docs/*.md docs/*/*.md docs/*/*/*.md; do
    [ -f "$page" ] || continue
    case $page in
    docs/how-to/embed-in-c.md | docs/how-to/add-a-game.md) ;;
    *) tests/docs/run_page.sh "$page" || status=1 ;;
    esac
    case $page in
    README.md | docs/tutorial/* | docs/how-to/*)
        idle=$(grep -nE '^```(lua|c)( |$)' "$page" | grep -v ' file=')
        [ -z "$idle" ] || fail "$page: code that is never run; give it a file=NAME: $idle"
        ;;
    esac
done

# The header may have been changed without `make docs`.
tests/lint/c_api | cmp -s - docs/reference/c-api.md ||
    fail "docs/reference/c-api.md: not up to date with engine/adit.h; run 'make docs'"

# Names of the source in explanations: files must be there, functions must be somewhere. In a
# plain text block the words before two blanks are calls, as in `adit_walk -> walk_verb`.
sources=$(find engine bindings -name '*.[ch]')
for page in docs/explanation/*.md; do
    paths=$(grep -oE '\b(engine|bindings|tests|scripts)/[a-z0-9_/]+\.[a-z]+' "$page" | sort -u)
    for path in $paths; do
        [ -e "$path" ] || fail "$page: there is no '$path'"
    done
    calls=$(awk '
    /^```/ { inside = $0 == "```text"; next }
    inside {
        sub(/^ +/, "")
        sub(/  .*/, "")
        gsub(/ -> /, " ")
        if ($0 ~ /^[a-z_ ]+$/) {
            print
        }
    }' "$page")
    words=$(grep -oE '\b(adit|aditl|cvc)_[a-z_]+' "$page")
    for name in $(echo "$calls $words" | tr " " "\n" | sort -u); do
        # shellcheck disable=SC2086 # a list of files
        grep -qw -e "$name" $sources || fail "$page: nothing is called '$name'"
    done
done

# Links to other pages and to headings in them, as [words](path#heading).
headings() {
    awk '
    /^```/ { inside = !inside }
    !inside && /^#+ / {
        sub(/^#+ /, "")
        $0 = tolower($0)
        gsub(/[^a-z0-9 _-]/, "")
        gsub(/ /, "-")
        print
    }' "$1"
}

links() {
    awk '
    /^```/ { inside = !inside }
    !inside {
        gsub(/`[^`]*`/, "")
        while (match($0, /\]\([^()]+\)/)) {
            print substr($0, RSTART + 2, RLENGTH - 3)
            $0 = substr($0, RSTART + RLENGTH)
        }
    }' "$1"
}

for page in README.md docs/*.md docs/*/*.md docs/*/*/*.md; do
    [ -f "$page" ] || continue
    for link in $(links "$page"); do
        case $link in
        http://* | https://*) continue ;;
        esac
        path=${link%%#*}
        target=$page
        [ -z "$path" ] || target=$(dirname "$page")/$path
        [ -e "$target" ] || {
            fail "$page: the link '$link' leads nowhere"
            continue
        }
        case $link in
        *#*)
            headings "$target" | grep -qxF -e "${link#*#}" ||
                fail "$page: '$link': there is no such heading"
            ;;
        esac
    done
done
exit $status
