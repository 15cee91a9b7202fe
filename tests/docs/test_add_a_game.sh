#!/bin/sh
# test_add_a_game.sh - what docs/how-to/add-a-game.md says can be done as it stands.
#
# The steps are carried out in a scratch copy of the sources. Only the step that builds is
# shortened: the new folder and the registry are compiled, and linked with what to build already.
set -eu
root=${ADIT_TEST_ROOT:-$(pwd)}
page=$root/docs/how-to/add-a-game.md
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
mkdir "$dir/tree" "$dir/tree/cards" "$dir/tree/bin"
cp -r "$root/engine" "$dir/tree/engine"
cd "$dir/tree"
PATH=$dir/tree/bin:$PATH
ADIT_CARDS=$dir/tree/cards
export PATH ADIT_CARDS

# What `make` does, as far as it is needed here.
build() {
    objects=
    for file in engine/games/registry.c $(find engine/games/tower -name '*.c'); do
        object=$(echo "$file" | tr / _).o
        # shellcheck disable=SC2046 # flags are to be split
        "${CC:-cc}" -std=c11 -D_GNU_SOURCE -Wall -Wextra -Wno-missing-field-initializers -Werror \
            -DNDEBUG -O0 -I. $(pkg-config --cflags lua5.4) -c -o "$object" "$file"
        objects="$objects $object"
    done
    # shellcheck disable=SC2013 # words, not lines
    for file in $(cat "$root/build/obj/program"); do
        objects="$objects $root/build/obj/${file%.c}.o"
    done
    # shellcheck disable=SC2046,SC2086 # lists of files and flags
    "${CC:-cc}" -o bin/adit $objects \
        "$root/build/libadit.a" $(pkg-config --libs lua5.4 libxxhash sqlite3 jansson libmicrohttpd) \
        $(pkg-config --libs libseccomp 2>/dev/null) $(pkg-config --libs libedit 2>/dev/null) \
        -lpthread -lm
}

# Each block becomes a file: its number and whether it is a step or the build.
awk -v dir="$dir" '
/^ *```sh (step|build)$/ { inside = 1; indent = index($0, "`") - 1; file = sprintf("%s/%02d.%s", dir, ++n, $2); next }
/^ *```/ { inside = 0 }
inside { print substr($0, indent + 1) >file }
' "$page"

for block in "$dir"/[0-9]*; do
    case $block in
    *.build) build ;;
    *) sh -eu "$block" >"$dir/said" 2>&1 || {
        cat "$dir/said"
        echo "$page: this step failed:"
        cat "$block"
        exit 1
    } ;;
    esac
done

# The last step has played.
grep -q '20' "$dir/said" || {
    cat "$dir/said"
    exit 1
}
adit games | grep -q '^ *tower ' || {
    echo "$page: the new game is not listed"
    exit 1
}
