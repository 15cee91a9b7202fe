#!/bin/sh
# test_walk.sh - the walk through one decision in the architecture page names the right files.
#
# In a block of plain text a line is a call: its name, two blanks, the file that defines it, two
# blanks, a remark. A line without a file is in the file of the line before. That the calls happen
# is shown by the trace above them, which test_pages.sh compares with the output of the program.
set -u
cd "${ADIT_TEST_ROOT:-.}" || exit 1
page=docs/explanation/architecture.md
status=0

calls=$(awk '
/^```/ { inside = $0 == "```text"; file = ""; next }
inside && match($0, /(engine|bindings)\/[a-z_\/]+\.c/) { file = substr($0, RSTART, RLENGTH) }
inside && /^ *[a-z_]+(  | (engine|bindings)\/|$)/ && $1 ~ /_/ { print NR, $1, file }' "$page")
[ "$(echo "$calls" | wc -l)" -ge 30 ] || {
    echo "$page: only $(echo "$calls" | wc -l) calls found"
    status=1
}
while read -r line name file; do
    grep -qE "^[a-z].*[ *]$name\(" "$file" || {
        echo "$page:$line: '$name' is not defined in '$file'"
        status=1
    }
done <<CALLS
$calls
CALLS
exit $status
