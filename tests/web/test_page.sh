#!/bin/sh
# test_page.sh - the table in a real browser. With ADIT_SOAK the long forms.
set -u
cd "${ADIT_TEST_ROOT:-.}" || exit 1

for need in node chromium; do
    if ! command -v "$need" >/dev/null 2>&1; then
        echo "NO BROWSER TESTS: $need is not installed; .ci/packages web installs it"
        exit 77
    fi
done
if [ ! -d tests/web/node_modules/playwright-core ]; then
    echo "NO BROWSER TESTS: tests/web has no driver; .ci/packages web installs it"
    exit 77
fi
exec node tests/web/run.mjs
