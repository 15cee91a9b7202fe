#!/bin/sh
# test_matrix.sh - the same games, step by step, however and wherever they are played.
#
# Plays some hundred games (matrix.sh says which), once for each variant, and compares the
# recorded games, in which the hash of the state stands after every decision. Prints one
# signature for each variant. With ADIT_SOAK: ten times as many games, more processes, and
# builds by gcc and clang with -O0, -O2 and -O3, and other processors (machines.sh). What cannot be
# had here is left out with a line. soak parts: 8
# shellcheck source=tests/determinism/matrix.sh
. "$(dirname "$0")/matrix.sh"

# compare NAME [PATTERN]: the games in $dir/other against the first ones.
compare() {
    wanted=$(signature "$dir/first" "${2:-*.play}")
    found=$(signature "$dir/other" "${2:-*.play}")
    printf '%-58s %s games\n' "$1" "$found"
    if [ "$wanted" != "$found" ]; then
        fail "$1: the games are not the same (expected $wanted games)"
        diff -r "$dir/first" "$dir/other" | grep -v '^[<>] seats ' | head -n 20
    fi
    rm -rf "$dir/other"
}

# variant NAME COMMAND...: plays with this command and compares; $more are further arguments.
variant() {
    in_part || return 0
    name=$1
    shift
    play "$dir/other" "$@"
    compare "$name"
}

left_out() {
    printf '%-58s left out: %s\n' "$1" "$2"
}

# build NAME COMPILER FLAGS: leaves a program in build/determinism/NAME.
build() {
    make -s -f "$root/.ci/build.mk" -C "$root" -j2 MODE=checked CC="$2" FLAGS_checked="$3" \
        OUT.checked="build/determinism/$1" WARNINGS=-w "build/determinism/$1/adit" >"$dir/built" 2>&1 ||
        fail "no build by $2 $3: $(cat "$dir/built")"
}

# build_and_play NAME COMPILER FLAGS
build_and_play() {
    in_part || return 0
    if command -v "$2" >/dev/null 2>&1; then
        build "$1" "$2" "$3"
        play "$dir/other" env ADIT_CARDS="$root/cards" "$root/build/determinism/$1/adit"
        compare "built by $2 $3"
    else
        left_out "built by $2 $3" 'there is no such compiler here'
    fi
}

more="--games $games --jobs 1"
play "$dir/first" "$release"
printf '%-58s %s games\n' 'one process, one job' "$(signature "$dir/first")"
[ "$(find "$dir/first" -name '*.play' | wc -l)" -eq $((games * $(played | wc -l))) ] ||
    fail 'some games were not recorded'
[ "$(cat "$dir"/first/*/*.play | grep -c '^    state  ')" -gt $((games * 500)) ] ||
    fail 'the recorded games have too few steps'

# Processes: Lua makes its hashes from addresses and the time, so each has others.
for number in $(seq "$processes"); do
    variant "another process ($number)" "$release"
done
if setarch -R true 2>/dev/null; then
    variant 'without address randomisation' setarch -R "$release"
else
    left_out 'without address randomisation' 'it may not be switched off here'
fi

# Workers and games before.
for workers in ${ADIT_SOAK:+2 3} 8; do
    more="--games $games --jobs $workers"
    variant "$workers workers" "$release"
done
more="--games $games --jobs 1 --strict"
variant 'with the script limits armed for all cards' "$release"
for part in 2 "$games"; do
    in_part || continue
    more="--games $games --jobs 1 --shard $part/$games"
    play "$dir/other" "$release"
    compare "game $part as the first of its process" "*-$(printf %06d "$part").play"
done

# Surroundings.
more="--games $games --jobs 1"
mkdir "$dir/locales"
for locale in de_DE tr_TR; do
    if localedef -i "$locale" -f UTF-8 "$dir/locales/$locale.UTF-8" >/dev/null 2>&1; then
        variant "the locale $locale.UTF-8, another time zone" env LOCPATH="$dir/locales" \
            LC_ALL="$locale.UTF-8" LANG="$locale.UTF-8" TZ=Pacific/Chatham "$release"
    else
        left_out "the locale $locale" 'it cannot be made here'
        variant "the locale C.UTF-8, another time zone" env LC_ALL=C.UTF-8 TZ=UTC-14 "$release"
    fi
done
mkdir -p "$dir/far/away"
cd "$dir/far/away" || exit 1
variant 'another working directory' env ADIT_CARDS="$root/cards" "$release"
cd "$root" || exit 1
if ${CC:-cc} -D_GNU_SOURCE -shared -fPIC -o "$dir/reversed.so" \
    tests/determinism/reversed.c -ldl 2>"$dir/built"; then
    LD_PRELOAD=$dir/reversed.so ls -f cards/dwergar >"$dir/backwards"
    # shellcheck disable=SC2012 # the names are known
    ls -f cards/dwergar | tac | cmp -s - "$dir/backwards" || fail 'folders are not listed backwards'
    variant 'folders listed backwards' env LD_PRELOAD="$dir/reversed.so" "$release"
else
    fail "reversed.c: $(cat "$dir/built")"
fi
rm -rf "$dir/cards"
(cd cards && find . -type d) | sort | sed "s|^|$dir/cards/|" | xargs mkdir -p
(cd cards && find . -type f) | sort -r | while read -r file; do
    cp "cards/$file" "$dir/cards/$file"
done
variant 'cards copied in the opposite order' env ADIT_CARDS="$dir/cards" "$release"

# Builds. The one with sanitizers plays fewer games.
more="--games 2 --jobs 2"
if in_part; then
    play "$dir/other" "$adit"
    compare 'built with sanitizers' '*-00000[12].play'
fi
more="--games $games --jobs 1"
if [ -n "${ADIT_SOAK:-}" ]; then
    for level in -O0 -O2 -O3; do
        build_and_play "gcc$level" gcc "$level"
        build_and_play "clang$level" clang "$level"
    done
    build_and_play gcc-char gcc '-O2 -funsigned-char -ftrapv'
    if in_part; then
        "$root/tests/determinism/machines.sh" || fail 'other games on another machine, see above'
    fi
elif command -v clang >/dev/null 2>&1; then
    build_and_play clang-O0 clang -O0
else
    left_out 'built by clang' 'there is no such compiler here'
    build_and_play gcc-O0 "${CC:-cc}" -O0
fi
finish
