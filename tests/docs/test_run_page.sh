#!/bin/sh
# test_run_page.sh - the runner of pages notices when a page is not true.
set -u
run=$(pwd)/tests/docs/run_page.sh
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
status=0

# page: makes a page of standard input, in which ~~~ stands for three backticks.
page() {
    sed 's/^~~~/```/' >"$dir/page.md"
}

# expect CODE WORDS: the page must be run with this result, and the words be said.
expect() {
    "$run" "$dir/page.md" >"$dir/said" 2>&1
    code=$?
    if [ "$code" -ne "$1" ] || ! grep -qF -e "$2" "$dir/said"; then
        echo "expected code $1 and '$2', got $code:"
        sed 's/^/  /' "$dir/page.md" "$dir/said"
        status=1
    fi
}

page <<'END'
~~~lua file=deep/one.txt
first
second
third
~~~
~~~sh run
cat deep/one.txt
~~~
~~~text output
first
...
th...
~~~
~~~sh
exit 1
~~~
~~~sh run code=3
exit 3
~~~
END
expect 0 "page.md: 4 blocks"

page <<'END'
~~~sh run
echo one; echo two
~~~
~~~text output
one
~~~
END
expect 1 "page.md:4: the output is different"

page <<'END'
~~~sh run
echo one; echo two
~~~
~~~text output
...
three
~~~
END
expect 1 "(no such line)"

page <<'END'
~~~sh run
echo one two; echo more
~~~
~~~text output
one ... three
...
~~~
END
expect 1 "expected: one ... three"

page <<'END'
~~~sh run
false
echo not reached
~~~
END
expect 1 "page.md:1: exit code 1, expected 0"

page <<'END'
~~~sh run code=1
true
~~~
END
expect 1 "exit code 0, expected 1"

page <<'END'
~~~text output
nothing
~~~
END
expect 1 "nothing has been run"

page <<'END'
~~~lua file=../outside.lua
~~~
END
expect 1 "lies outside"

page <<'END'
~~~sh run
true
END
expect 1 "a block is not closed"
exit $status
