#!/bin/sh
# test_embed.sh - the embedding example builds against an installed Adit and plays its match.
#
# The page is done in C as it says; then the same file is compiled as C++, if there is a
# compiler, and with the sanitizers against the debug library.
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
    built_by "${CC:-cc}" -std=c11 -g -fsanitize=address,undefined -I engine "$dir/match.c" \
        build/debug/libadit.a $(pkg-config --cflags --libs lua5.4 libxxhash) -lpthread -lm
fi
