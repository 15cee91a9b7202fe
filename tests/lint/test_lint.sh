#!/bin/sh
# test_lint.sh - the checks of this folder hold for the sources, and find what they should.
#
# The checks need no other tools, so they run with the tests: a card without a test, or a game
# that looks into another one, fails at once.
set -u
lint=$(cd "$(dirname "$0")" && pwd)
status=0

# passes CHECK: it must be content with the sources.
passes() {
    "$lint/$1" || {
        echo "$1 complains about the sources, see above"
        status=1
    }
}

# finds CHECK WORDS: on the tree that was made, it must fail and say this.
finds() {
    if said=$("$lint/$1" "$tree"); then
        echo "$1 did not complain; expected: $2"
        status=1
    elif ! echo "$said" | grep -qF -e "$2"; then
        echo "$1 said: $said; expected: $2"
        status=1
    fi
}

# accepts CHECK: on the tree that was made, it must be content.
accepts() {
    if ! said=$("$lint/$1" "$tree"); then
        echo "$1 said, but should have been content: $said"
        status=1
    fi
}

# file NAME: writes stdin to a file of a new, otherwise empty tree; `also` adds one to it.
file() {
    rm -rf "$tree"
    also "$1"
}
also() {
    mkdir -p "$tree/$(dirname "$1")"
    cat >"$tree/$1"
}

for check in layers no_card_in_c prints public_api sizes transactions untested_cards words; do
    passes "$check"
done

tree=$(mktemp -d)/tree
trap 'rm -rf "$(dirname "$tree")"' EXIT

echo '#include "engine/games/one/state.h"' | file engine/model/a.c
finds layers 'engine/model/a.c:1: includes "engine/games/one/state.h"; engine/model may not enter engine/games/*'
echo '#include "engine/games/one/state.h"' | file engine/games/two/a.c
finds layers 'a game knows no other game'
echo '#include "engine/games/two/state.h"' | file engine/games/two/a.c
accepts layers
echo '#include "engine/games/two/state.h"' | file engine/games/registry.c
accepts layers
echo '#include <lua.h>' | file bindings/cli/a.c
finds layers 'only bindings/lua may see Lua'
echo '#include <lua.h>' | file bindings/lua/vm/a.c
accepts layers
echo '#include "bindings/worker/bot.h"' | file bindings/lua/vm/a.c
finds layers 'bindings/lua/vm may not enter bindings/worker'
echo '#include "engine/base/printable.h"' | file bindings/worker/a.c
accepts layers
echo '#include <lua.h>' | file bindings/worker/a.c
finds layers 'only bindings/lua may see Lua'
echo '#include "goods.h"' | file engine/model/a.c
finds layers 'write the path from the root'
echo '#include "engine/base/err.h"' | file engine/adit.h
finds layers 'a public header must stand alone'
echo 'void f(void) { printf("x"); }' | file engine/model/a.c
finds layers 'calls printf()'
echo 'void f(void) { exit(1); }' | file bindings/lua/vm/a.c
finds layers 'calls exit()'
echo 'void f(void) { fputs("x", stderr); }' | file bindings/lua/vm/a.c
finds layers 'names stderr'
echo 'void f(void) { printf("x"); exit(0); }' | file bindings/cli/a.c
accepts layers
file engine/model/a.c <<'C'
/* printf("x") in a comment, and
   abort() too */
const char *text = "exit(1)"; // puts("x")
int g(char *s) __attribute__((format(printf, 1, 2)));
void h(void) { snprintf(s, 1, "%s", "\"puts("); table->exit(1); }
C
accepts layers
echo 'int x;' | file engine/cellar/a.c
finds layers 'add engine/cellar to the table'
for i in 1 2 3 4 5 6 7 8 9; do
    echo "int many_$i(void) { return $i; }" | also "engine/model/many_$i.c"
done
rm -r "$tree/engine/cellar"
for i in 1 2 3 4 5 6 7 8 9; do echo "int many_$i(void);"; done | also engine/model/many.h
finds layers 'engine/model/many.h: declares functions of 9 files'
for i in 1 2 3 4 5 6 7 8 9 10 11 12; do echo 'int x;' | also "engine/model/more_$i.c"; done
finds layers 'engine/model: has 22 files'
echo 'int x;' | file engine/base/a.c
printf 'engine/base: engine/disk\nengine/disk: engine/model\nengine/model: engine/base\n' |
    also rooms
if "$lint/layers" "$tree" "$tree/rooms" | grep -q 'engine/base and engine/disk enter each other'; then :; else
    echo 'layers found no cycle in a table that has one'
    status=1
fi

echo '#include "engine/match/game.h"' | file bindings/cli/a.c
finds public_api 'bindings/cli/a.c:1: includes "engine/match/game.h"; the program uses engine/adit.h'
echo '#include "bindings/lua/host/host.h"' | file bindings/worker/a.h
finds public_api 'bindings/worker/a.h:1: includes "bindings/lua/host/host.h"'
echo '#include "engine/disk/internal.h"' | file bindings/worker/a.h
finds public_api 'includes "engine/disk/internal.h"'
file bindings/cli/sim/a.c <<'C'
#include <stdio.h>
#include "bindings/cli/cli.h"
#include "bindings/lua/adit_lua.h"
#include "bindings/worker/bot.h"
#include "engine/adit.h"
#include "engine/base/text.h"
#include "engine/disk/file_below.h"
C
accepts public_api
echo 'int adit_one(void);' | file engine/adit.h
echo 'int aditl_two(const char *word,' | also bindings/lua/adit_lua.h
printf 'int adit_one(void)\n{\n' | also engine/match/a.c
printf 'int aditl_two(const char *word,\n' | also bindings/lua/vm/a.c
accepts public_api
echo 'int adit_one(void);' | also engine/match/a.c
printf 'int adit_one(void)\n{\n' | also bindings/lua/vm/b.c
finds public_api 'engine/adit.h:1: declares adit_one, which is not defined below engine'

echo 'return card { id = "deep_mine" }' | file cards/g/room/deep_mine.lua
echo 'int x = adit_cards_find(cards, "deep_mine");' | also engine/model/a.c
finds no_card_in_c 'names the card "deep_mine" in a string'
echo 'const char *title = "the Deep Mine";' | also engine/model/a.c
finds no_card_in_c 'in a string'
echo 'enum { CVC_DEEP_MINE };' | also engine/model/a.c
finds no_card_in_c 'in the identifier cvc_deep_mine'
echo 'int deep_miner; /* deep_mine */' | also engine/model/a.c
accepts no_card_in_c
echo 'return card { id = "forge" }' | also cards/g/room/forge.lua
echo 'const char *word = "use forge";' | also engine/model/a.c
finds no_card_in_c 'names the card "forge"'
echo 'const char *text = "what a forge costs now";' | also engine/model/a.c
accepts no_card_in_c
echo 'const char *verb = "forge";' | also engine/games/other/a.c
accepts no_card_in_c
echo 'const char *verb = "forge";' | also engine/games/g/a.c
finds no_card_in_c 'engine/games/g/a.c:1: names the card "forge"'
file cards/g/coin/coins.lua <<'LUA'
return cards {
  card { id = "penny" },
  card { id = "shilling" },
}
LUA
echo 'int has_shilling;' | also bindings/lua/vm/a.c
finds no_card_in_c 'names the card "shilling"'

finds untested_cards "cards/g/coin/coins.lua: the card 'penny' has no test"
echo 'decide("take penny"); decide("take shilling");' | also tests/engine/games/g/test_coins.c
accepts untested_cards
printf 'return card {\n  id = "shelf",\n  examples = {\n    -- one\n    { name = "x" } },\n}\n' |
    file cards/g/room/shelf.lua
accepts untested_cards
printf 'return card { id = "shelf", examples = {} }\n' | file cards/g/room/shelf.lua
finds untested_cards "the card 'shelf' has no test"

echo 'void f(void) { printf("%s", path); }' | file bindings/cli/a.c
finds prints 'bindings/cli/a.c:1: printf() with %s or %c; use cli_print'
echo 'void f(void) { printf("%-*.3s", 3, path); }' | file bindings/cli/a.c
finds prints 'printf() with %s'
printf 'void f(void) {\n    fprintf(\n        out,\n        "a\\n"\n        "%%s", path);\n}\n' | file bindings/cli/a.c
finds prints 'bindings/cli/a.c:2: fprintf() with %s'
echo 'void f(void) { fprintf(stderr, path); }' | file bindings/cli/a.c
finds prints 'fprintf() of what is no literal'
echo 'void f(void) { fputs(path, stdout); }' | file bindings/cli/a.c
finds prints 'fputs() of what is no literal'
echo 'void f(void) { fputs(x ? "a" : path, stdout); }' | file bindings/cli/a.c
finds prints 'fputs() of what is no literal'
echo 'void f(void) { puts(path); }' | file bindings/cli/a.c
finds prints 'puts() of what is no literal'
echo 'void f(void) { putchar(path[0]); }' | file bindings/cli/a.c
finds prints 'putchar() of what is no literal'
echo 'void f(void) { fwrite(path, 1, 3, stdout); }' | file bindings/cli/a.c
finds prints 'fwrite() bypasses cli_print'
echo 'void f(void) { write(1, path, 3); }' | file bindings/cli/a.c
finds prints 'write() bypasses cli_print'
echo 'void f(void) { perror(path); }' | file bindings/cli/a.c
finds prints 'perror() bypasses'
echo 'void f(void) { vsnprintf(text, 3, format, args); }' | file bindings/lua/vm/a.c
finds prints 'bindings/lua/vm/a.c:1: vsnprintf() lets words of others begin a line'
file bindings/cli/a.c <<'C'
void f(void) {
    printf("%d of %" PRIu64 " games%%\n", 1, two);
    printf(is_one ? "one\n" : "%d\n", three);
    fputs(has_items ? ",\n" : "\n", out);
    fputc(level == 1 ? '=' : '-', stdout);
    fputc('\n', stderr);
    cli_print(stdout, "%s\n", path);
    snprintf(text, 3, "%s", path); /* printf("%s", path) */
    driver->write(context, text, 3);
}
C
accepts prints

# body LINES: a function with so many lines in all.
body() {
    printf '/* head */\nstatic int f(int a,\n             int b)\n{\n'
    i=4
    while [ "$i" -lt "$1" ]; do
        printf '    a = "}"[b];\n'
        i=$((i + 1))
    done
    printf '}\n'
}
body 60 | file engine/model/a.c
accepts sizes
body 61 | file engine/model/a.c
finds sizes 'engine/model/a.c:2: f has 61 lines'
{
    printf 'static const int table[] = {\n'
    seq 1 100 | sed 's/$/,/'
    printf '};\nstruct s {\n'
    seq 1 70 | sed 's/.*/    int a&;/'
    printf '};\n'
} | file engine/model/a.c
accepts sizes
seq 1 601 | sed 's/^/-- /' | file scripts/long.lua
finds sizes 'scripts/long.lua: 601 lines'

made='a transaction made by hand has no runner, host or limits; see engine/rules/tx_begin.c'
for line in 'adit_tx look = {.def = &cov_game};' 'adit_tx look;' 'static adit_tx tx[2];' \
    'f(&(adit_tx){.card = 0});' 'struct adit_tx look = {0};' 'tx = adit_alloc(sizeof(adit_tx));' \
    'typedef struct { adit_tx look; } checking;'; do
    echo "$line" | file engine/games/one/check.c
    finds transactions "engine/games/one/check.c:1: $made"
    echo "$line" | file tests/engine/games/one/test_a.c
    finds transactions "$made"
done
echo 'tx->host = NULL;' | file bindings/lua/vm/a.c
finds transactions 'a transaction gets another runner, host or game'
echo 'memset(&look, 0, sizeof look);' | file engine/model/a.c
finds transactions 'a transaction is emptied'
{
    echo 'void f(adit_tx *tx, const struct adit_tx *other); /* adit_tx look; */'
    echo '    adit_tx look = adit_tx_for_looking(runner, state, err);'
    echo '    adit_tx inner = adit_tx_inside(tx, trial, state, err);'
    echo '    const adit_tx before = *tx;'
} | file engine/model/a.c
accepts transactions
echo 'adit_tx tx;' | file engine/rules/tx_begin.c
accepts transactions

echo 'f(err, "%s: is there already", path);' | file engine/model/a.c
finds words 'engine/model/a.c:1: "is there already": say: already exists'
echo '/* the file is there already */ f(err, "%s already exists", path);' | file engine/model/a.c
accepts words
# shellcheck disable=SC2016 # backquotes of a page
echo 'f("Go on an expedition", "goes on top", tells_all, "`anew`");' | file engine/model/a.c
accepts words
echo '  text = "Gain 1 food anew.",' | file cards/one/room/a.lua
finds words '"anew": say: again'
printf 'It **tells** why.\n' | file docs/how-to/a.md
finds words 'docs/how-to/a.md:1: "tells"'
# shellcheck disable=SC2016
printf '```text\nIt tells why.\n```\n' | file docs/how-to/a.md
accepts words

exit $status
