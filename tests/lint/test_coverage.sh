#!/bin/sh
# test_coverage.sh - the counting of `make coverage` counts what tests/lint/coverage says.
set -u
lint=$(cd "$(dirname "$0")" && pwd)
cd "${TMPDIR:?}" || exit 1
status=0

# counts MINIMUM WORDS: what gcov said, on stdin, must be counted so; exit code 0 if the share
# of lines and branches is at least the minimum.
counted=
counts() {
    counted=$(awk -F : -v minimum_lines="$1" -v minimum_branches="$1" -v missed=missed.txt \
        -f "$lint/coverage.awk")
    code=$?
}
says() {
    echo "$counted" | grep -qF -e "$1" || {
        echo "coverage said: $counted"
        echo "expected: $1"
        status=1
    }
}
exits() {
    [ "$code" = "$1" ] || {
        echo "exit code $code, expected $1: $counted"
        status=1
    }
}
misses() {
    echo "$1" | cmp -s - missed.txt || {
        echo "missed.txt holds:"
        cat missed.txt
        echo "expected: $1"
        status=1
    }
}

# A header in two objects counts once and is reached if it is reached in one of them; other
# folders and the libraries are none of ours.
counts 100 <<'EOF'
        -:    0:Source:engine/model/a.h
function f called 0 returned 0% blocks executed 0%
    #####:    1:    if (a ? b : c) {
branch  0 never executed
branch  1 never executed
    #####:    2:        call();
call    0 never executed
        -:    0:Source:bindings/cli/main.c
    #####:    1:    main();
        -:    0:Source:engine/model/a.h
        7:    1:    if (a ? b : c) {
branch  0 taken 7 (fallthrough)
branch  1 taken 0
        7:    2:        call();
call    0 returned 7
EOF
says ' 100.0 %       2 of      2    50.0 %       1 of      2  engine/model/a.h'
says ' 100.0 %       2 of      2    50.0 %       1 of      2  in total (at least 100 % and 100 %)'
exits 1
misses 'engine/model/a.h:1: 1 of 2 branches not taken: if (a ? b : c) {'

# The way past all cases is left out if it was marked, and only then.
counts 100 <<'EOF'
        -:    0:Source:bindings/lua/vm/a.c
        2:    1:    switch (kind) {
branch  0 taken 1
branch  1 taken 1
branch  2 taken 0
        1:    3:        return 1;
    #####:    4:    ADIT_UNREACHABLE();
        -:    5:    return 0;
EOF
says ' 100.0 %       2 of      2   100.0 %       2 of      2  bindings/lua/vm/a.c'
exits 0
counts 50 <<'EOF'
        -:    0:Source:engine/games/one/a.c
        2:    1:    switch (kind) {
branch  0 taken 1
branch  1 taken 1
branch  2 taken 0
    #####:    4:    return 0;
EOF
says '  50.0 %       1 of      2    66.7 %       2 of      3  engine/games/one/'
exits 0
misses 'engine/games/one/a.c:1: 1 of 3 branches not taken: switch (kind) {
engine/games/one/a.c:4: not reached: return 0;'

counts 0 </dev/null
says 'no lines of engine/ or bindings/lua were compiled'
exits 1
exit $status
