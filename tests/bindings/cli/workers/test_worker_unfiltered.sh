#!/bin/sh
# test_worker_unfiltered.sh - a program built without libseccomp holds its workers as well: all that
# the other tests of workers say is so, but for what only the system call filter refuses.
set -u
ADIT=$PWD/build/unfiltered/adit
ADIT_CARDS=$PWD/cards
export ADIT ADIT_CARDS
tests=$(dirname "$0")

if "${ADIT%/*}/try_confine" filter nothing; then
    echo "FAILED: $ADIT has a filter"
    exit 1
fi
# They wait most of the time.
"$tests/test_worker.sh" &
other=$!
failed=0
"$tests/test_worker_limits.sh" || failed=1
"$tests/test_worker_hostile.sh" || failed=1
wait "$other" || failed=1
exit "$failed"
