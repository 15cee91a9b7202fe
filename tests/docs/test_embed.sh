#!/bin/sh
# test_embed.sh - the embedding example builds against an installed Adit and plays its match.
#
# The page is done in C as it says; then the same file is compiled as C++, if there is a
# compiler, and with the sanitizers against the debug library. The example at the top of adit.h is
# compiled and run as well, and each of the two headers compiles alone.
set -eu
root=${ADIT_TEST_ROOT:-$(pwd)}
page=docs/how-to/embed-in-c.md
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$root"

.ci/install install build '' "$dir/prefix" >"$dir/log" || {
    cat "$dir/log"
    exit 1
}
PKG_CONFIG_PATH=$dir/prefix/lib/pkgconfig
export PKG_CONFIG_PATH
tests/docs/run_page.sh "$page"

awk '/^```c file=match.c$/ { inside = 1; next } /^```/ { inside = 0 } inside' "$page" \
    >"$dir/match.c"
lines=$(wc -l <"$dir/match.c")
[ "$lines" -lt 60 ] || {
    echo "$page: the example has $lines lines; it shall stay under 60"
    exit 1
}

# built_by COMMAND...: the example, built like this, must say the same as the one in C.
built_by() {
    "$@" -o "$dir/match" || return 1
    "$dir/match" "$root/cards" >"$dir/said" 2>&1 || {
        cat "$dir/said"
        return 1
    }
    [ ! -f "$dir/first" ] || diff "$dir/first" "$dir/said"
    cp "$dir/said" "$dir/first"
}

flags="$(pkg-config --cflags --libs adit)"
# shellcheck disable=SC2086 # flags are to be split
built_by "${CC:-cc}" -std=c11 -Wall -Wextra -Werror -pedantic "$dir/match.c" $flags
if command -v g++ >/dev/null 2>&1; then
    # shellcheck disable=SC2086
    built_by g++ -Wall -Werror -pedantic -x c++ "$dir/match.c" -x none $flags
fi
if [ -f build/debug/libadit.a ]; then
    # shellcheck disable=SC2046
    built_by "${CC:-cc}" -std=c11 -g -fsanitize=address,undefined -I. -I bindings/lua "$dir/match.c" \
        build/debug/libadit.a $(pkg-config --cflags --libs lua5.4 libxxhash) -lpthread -lm
fi

# ---- The example of the header ----

sed -n '/^#ifndef ADIT_H/q; s/^ \*     //p; s/^ \*$//p' engine/adit.h | sed -n '/^#include/,$ p' >"$dir/example.c"
grep -q '^int main(void)$' "$dir/example.c" || {
    echo 'engine/adit.h: there is no example at its top'
    exit 1
}
# shellcheck disable=SC2086
"${CC:-cc}" -std=c11 -Wall -Wextra -Werror -pedantic "$dir/example.c" $flags -o "$dir/example"
ADIT_CARDS=$root/cards "$dir/example" >"$dir/said" || {
    cat "$dir/said"
    exit 1
}
for line in '^player 1: ' '^player 2: ' '^player [12] wins [0-9]* to [0-9]*$'; do
    grep -q "$line" "$dir/said" || {
        echo "the example at the top of engine/adit.h does not say '$line':"
        tail "$dir/said"
        exit 1
    }
done

for header in adit adit_lua; do
    printf '#include <%s.h>\nint main(void) { return 0; }\n' "$header" >"$dir/alone.c"
    # shellcheck disable=SC2086
    "${CC:-cc}" -std=c11 -Wall -Wextra -Werror -pedantic "$dir/alone.c" $flags -o "$dir/alone"
done
