#!/bin/sh
# table.sh - how quick the table in the browser is, and how much memory 100 tables need.
#
# usage: tests/bench/table.sh
#
# Needs what .ci/packages web installs; without it the figures are left out, and it says so.
set -u

if [ -d tests/web/node_modules/playwright-core ] && command -v chromium >/dev/null 2>&1; then
    exec node tests/web/bench.mjs "$@"
fi
echo "NO FIGURES OF THE TABLE: .ci/packages web installs what they need"
