#!/bin/sh
# test_soak.sh - a soak runs in parts, goes on where it was stopped, and counts what was done.
set -u

failed=0
# same WHAT EXPECTED FOUND
same() {
    if [ "$2" != "$3" ]; then
        failed=$((failed + 1))
        printf 'not true: %s\nexpected: %s\nfound:    %s\n' "$1" "$2" "$3"
    fi
}

# A tree of its own with two tests: one in four parts, one without.
root=${ADIT_TEST_ROOT:-$PWD}
tree=$TMPDIR/tree
mkdir -p "$tree/tests/support" "$tree/tests/some" "$tree/cards" "$tree/scripts" "$tree/build/debug"
cp "$root/tests/support/soak.sh" "$root/tests/support/soak.awk" "$tree/tests/support/"
cd "$tree" || exit 1
touch build/adit build/debug/adit cards/card.lua
cat >tests/some/test_long.sh <<'END'
#!/bin/sh
# soak parts: 4
echo "$ADIT_PART" >>"$RAN"
[ ! -e "$BREAKS" ] || [ "$ADIT_PART" != 2/4 ] || exit 1
echo 'at 10 of 999 games'
echo 'long: 25 games, 3.5 options on average'
END
cat >tests/some/test_cases.sh <<'END'
#!/bin/sh
echo "$ADIT_CASES cases"
END
printf '#!/bin/sh\nexit 1\n' >tests/some/test_short.sh
chmod +x tests/some/*.sh
RAN=$TMPDIR/ran BREAKS=$TMPDIR/breaks
export RAN BREAKS
unset ADIT_PART ADIT_CASES ADIT_SOAK SOAK_LABEL
soak=tests/support/soak.sh

same 'tests without a long form have no part' 5 "$($soak list | grep -c '^-  ')"

touch "$BREAKS"
$soak run >"$TMPDIR/said" 2>&1
same 'a part that fails makes the exit code 1' 1 $?
same 'the others still run' '1/4 2/4 3/4 4/4' "$(sort "$RAN" | tr '\n' ' ' | sed 's/ $//')"
same 'the failure is told at the end' 'soak: 4 passed, 1 failed, 0 left out, 0 to run' \
    "$(tail -n 1 "$TMPDIR/said")"

rm "$BREAKS" "$RAN"
$soak run >"$TMPDIR/said" 2>&1
same 'a soak that passes ends with 0' 0 $?
same 'only what has not passed is run again' 2/4 "$(cat "$RAN")"
same 'counts are added up, progress is not' '4 of   4 parts passed, 0 failed, 0 left out, : 100 games' \
    "$(sed -n 's/^tests.some.test_long.sh *//p' "$TMPDIR/said" | sed 's/, [0-9]* s:/, :/')"
same 'cases are counted too' '100000 cases' \
    "$(sed -n 's/^tests.some.test_cases.sh.*: //p' "$TMPDIR/said")"

echo changed >cards/card.lua
same 'what was run with other cards does not count' 5 "$($soak list | grep -c '^-  ')"
SOAK_LABEL=now $soak run long >/dev/null 2>&1
echo again >cards/card.lua
same 'unless it has a label' 4 "$(SOAK_LABEL=now $soak list | grep -c '^ok ')"
$soak run nothing >/dev/null 2>&1
same 'a name that no part has is a mistake' 2 $?
[ "$failed" -eq 0 ]
