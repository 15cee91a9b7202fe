#!/bin/sh
# machines.sh - the same games on other kinds of processors: big-endian, 32 bits, unsigned `char`.
#
# usage: tests/determinism/machines.sh [MACHINE]...     (`make soak` runs it too)
#
# Builds the program for s390x, armhf and i386 with the cross compilers of the distribution and
# runs it with qemu-user (i386 as it is), against the program of this machine: recorded games step
# by step, positions saved by one and gone on with by the other, the stored playthroughs, scripts
# that look for differences, and with ADIT_MACHINE_TESTS=1 the test programs of tests/engine,
# tests/engine/games and tests/bindings. What cannot be had here is left out with a line.
# Debian has all of it, for s390x after `dpkg --add-architecture s390x`: gcc-s390x-linux-gnu,
# qemu-user-static, and liblua5.4-dev, libxxhash-dev, libsqlite3-dev, libjansson-dev and
# libcmocka-dev, each with :s390x. A chroot keeps it away from the rest of the machine.
# shellcheck source=tests/determinism/matrix.sh
. "$(dirname "$0")/matrix.sh"
cd "$root" || exit 1
ADIT_CARDS=$root/cards
export ADIT_CARDS

# about MACHINE: its compiler, its folder of libraries and what runs its programs.
about() {
    case $1 in
    s390x) compiler=s390x-linux-gnu libraries=s390x-linux-gnu runner=qemu-s390x ;;
    armhf) compiler=arm-linux-gnueabihf libraries=arm-linux-gnueabihf runner=qemu-arm ;;
    i386) compiler=i686-linux-gnu libraries=i386-linux-gnu runner= ;;
    *)
        echo "machines: no machine is called '$1'; there are s390x, armhf, i386" >&2
        exit 2
        ;;
    esac
}

# what_lacks: says what is missing for the machine, or nothing. Chooses the runner's name.
what_lacks() {
    if ! command -v "$compiler-gcc" >/dev/null 2>&1; then
        echo "there is no $compiler-gcc"
    elif ! PKG_CONFIG_LIBDIR=/usr/lib/$libraries/pkgconfig pkg-config --exists lua5.4 libxxhash \
        sqlite3 jansson libmicrohttpd 2>/dev/null; then
        echo "there are no libraries in /usr/lib/$libraries"
    elif [ -n "$runner" ] && ! command -v "$runner" >/dev/null 2>&1 &&
        ! command -v "$runner-static" >/dev/null 2>&1; then
        echo "there is no $runner"
    fi
}

# make_for TARGET...
make_for() {
    PKG_CONFIG_LIBDIR=/usr/lib/$libraries/pkgconfig make -s -f .ci/build.mk -j2 MODE=checked \
        CC="$compiler-gcc" AR="$compiler-ar" FLAGS_checked=-O2 OUT.checked="$out" "$@" \
        >"$dir/built" 2>&1 || {
        fail "no build for $machine: $(tail -n 20 "$dir/built")"
        return 1
    }
}

# tell NAME: what was the same.
tell() {
    printf '%-8s %s\n' "$machine" "$*"
}

# run_script COMMAND TEXT PLACE: runs a script in which PLACE stands for this folder.
run_script() {
    mkdir -p "$3"
    echo "$2" | sed "s|PLACE|$3|g" >"$dir/script.lua"
    "$1" run "$dir/script.lua" >"$3/said" 2>&1 || fail "$1: $(cat "$3/said")"
}

saves='
for _, title in ipairs(adit.titles()) do
  for seed = 1, 6 do
    local game = adit.game { game = title.id, players = 2, seed = seed }
    game:play("random", seed * 19)
    game:save("PLACE/" .. title.id .. seed .. ".adit")
    game:close()
  end
end'
goes_on='
for _, title in ipairs(adit.titles()) do
  for seed = 1, 6 do
    local game = adit.load("PLACE/" .. title.id .. seed .. ".adit")
    game:play("random", 25)
    print(title.id, seed, game:hash())
    game:save("PLACE/" .. title.id .. seed .. "_later.adit")
    game:close()
  end
end'

# Each saves, takes what the other has saved, and goes on with it.
exchange_saves() {
    rm -rf "$dir/ours" "$dir/theirs"
    run_script "$release" "$saves" "$dir/ours"
    run_script "$other" "$saves" "$dir/theirs"
    diff -r "$dir/ours" "$dir/theirs" || fail "$machine: saved positions differ"
    mv "$dir/ours" "$dir/saved" && mv "$dir/theirs" "$dir/ours" && mv "$dir/saved" "$dir/theirs"
    run_script "$release" "$goes_on" "$dir/ours"
    run_script "$other" "$goes_on" "$dir/theirs"
    diff -r "$dir/ours" "$dir/theirs" || fail "$machine: games that go on from a save differ"
    tell "$(find "$dir/ours" -name '*.adit' | wc -l) saved files: saved by one, gone on with by the other"
}

compare_games() {
    rm -rf "$dir/other"
    play "$dir/other" "$other"
    found=$(signature "$dir/other")
    tell "$found recorded games"
    [ "$found" = "$wanted" ] || {
        fail "$machine: the games are not the same (expected $wanted)"
        diff -r "$dir/first" "$dir/other" | head -n 20
    }
}

replay_stored() {
    stored=0
    for file in scripts/playthroughs/*/*.play; do
        stored=$((stored + 1))
        "$other" replay "$file" --verify >"$dir/heard" 2>&1 || fail "$machine: $file: $(cat "$dir/heard")"
    done
    tell "$stored stored playthroughs"
}

# Scripts that look for differences, and those that attack. How much memory a script has used
# depends on the size of a pointer, so those that are ended for it are not compared.
ask_scripts() {
    asked=0 apart=
    for script in tests/determinism/probes/*.lua $(grep -l '^-- as: script' tests/attacks/*/*.lua); do
        for which in "$release" "$other"; do
            echo 'the only copy' >"$dir/precious"
            timeout 300 "$which" run "$script" >"$dir/heard" 2>&1 </dev/null
            echo "exit code $?" >>"$dir/heard"
            [ "$which" = "$other" ] || cp "$dir/heard" "$dir/here"
        done
        asked=$((asked + 1))
        if ! cmp -s "$dir/here" "$dir/heard"; then
            if grep -q 'memory' "$dir/here" "$dir/heard"; then
                apart="$apart $(basename "$script" .lua)"
            else
                fail "$machine: $script: $(diff "$dir/here" "$dir/heard" | head -n 8)"
            fi
        fi
    done
    tell "$asked scripts that look for differences${apart:+; not compared, for memory:$apart}"
}

# Tests whose programs start others, or put themselves in the place of functions of the C library
# that have other names there, cannot be run so.
run_tests() {
    make_for tests || return
    passed=0
    for file in $(find tests/engine tests/bindings -name 'test_*.c' | LC_ALL=C sort); do
        case $file in
        tests/bindings/worker/test_bot.c | tests/bindings/lua/mods/test_files.c | tests/engine/games/covenant/test_cascade.c)
            tell "left out: $file"
            continue
            ;;
        esac
        rm -rf "$dir/tmp"
        mkdir "$dir/tmp"
        # shellcheck disable=SC2086 # there may be no runner
        if TMPDIR=$dir/tmp ADIT_SHARE=few timeout 1200 $runner "$out/${file%.c}" >"$dir/heard" 2>&1; then
            passed=$((passed + 1))
        else
            fail "$machine: $file: $(grep -v ' OK \] ' "$dir/heard" | tail -n 12)"
        fi
    done
    tell "$passed test programs"
}

check_machine() {
    machine=$1
    about "$machine"
    lacking=$(what_lacks)
    if [ -n "$lacking" ]; then
        tell "left out: $lacking"
        return
    fi
    [ -z "$runner" ] || command -v "$runner" >/dev/null 2>&1 || runner=$runner-static
    out=build/determinism/$libraries
    make_for program || return
    other=$dir/adit_$machine
    printf '#!/bin/sh\nexec %s %s "$@"\n' "$runner" "$root/$out/adit" >"$other"
    chmod +x "$other"
    if ! "$other" games >"$dir/heard" 2>&1; then
        tell "left out: its programs do not run here: $(head -n 1 "$dir/heard")"
        return
    fi
    compare_games
    exchange_saves
    replay_stored
    ask_scripts
    [ -z "${ADIT_MACHINE_TESTS:-}" ] || run_tests
}

more="--games $games --jobs 1"
play "$dir/first" "$release"
wanted=$(signature "$dir/first")
[ $# -gt 0 ] || set -- s390x armhf i386
for machine in "$@"; do
    check_machine "$machine"
done
finish
