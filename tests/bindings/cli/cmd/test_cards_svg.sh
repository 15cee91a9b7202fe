#!/bin/sh
# test_cards_svg.sh - sheets to print: complete, well-formed, harmless, and nothing overwritten.
# shellcheck source=tests/support/cli.sh
. tests/support/cli.sh
root=$(cd "${ADIT_TEST_ROOT:-.}" && pwd)
adit=$(cd "$(dirname "$adit")" && pwd)/$(basename "$adit")
ADIT_CARDS=$root/cards
export ADIT_CARDS
cd "$dir" || exit 1

# well_formed FOLDER: every element of every sheet is closed in its turn, an attribute has two
# quotes, and text holds no bare < or &. It knows only what the sheets use.
well_formed() {
    for sheet in "$1"/*.svg; do
        problem=$(tr '\n' ' ' <"$sheet" | awk '
            { all = all $0 }
            END {
                sub(/^<\?xml version="1.0" encoding="UTF-8"\?>/, "", all)
                while (match(all, /<[^<]*>/)) {
                    if (!is_text(substr(all, 1, RSTART - 1))) exit
                    tag = substr(all, RSTART + 1, RLENGTH - 2)
                    end = index(tag, ">")
                    if (end > 0) { print "a bare >: " tag; exit }
                    all = substr(all, RSTART + RLENGTH)
                    if (tag ~ /^\//) {
                        if (open[depth--] != substr(tag, 2)) { print "closed too early: " tag; exit }
                        continue
                    }
                    name = tag
                    sub(/[ \/].*/, "", name)
                    if (name !~ /^(svg|title|rect|path|text|g)$/) { print "element " name; exit }
                    rest = substr(tag, length(name) + 1)
                    gsub(/ [a-zA-Z-]+="[^"<]*"/, "", rest)
                    if (rest == "/") continue
                    if (rest != "") { print "attributes: " tag; exit }
                    open[++depth] = name
                }
                if (depth != 0) print "not closed: " open[depth]
                is_text(all)
            }
            function is_text(text) {
                gsub(/&(amp|lt|gt|quot|#39);/, "", text)
                if (text ~ /[<>&]/) { print "text: " text; return 0 }
                return 1
            }')
        [ -z "$problem" ] || fail "$sheet is not well-formed: $problem"
        if command -v xmllint >/dev/null 2>&1; then
            xmllint --noout --nonet "$sheet" || fail "$sheet: xmllint"
        fi
    done
}

# The test above must see a mistake.
mkdir wrong
echo '<svg><text>a & b</text></svg>' >wrong/a.svg
(well_formed wrong) 2>/dev/null | grep -q 'not well-formed' || fail 'a bare & was not seen'
echo '<svg><text>a</svg></text>' >wrong/a.svg
(well_formed wrong) 2>/dev/null | grep -q 'not well-formed' || fail 'a wrong order was not seen'
echo '<svg><script>a</script></svg>' >wrong/a.svg
(well_formed wrong) 2>/dev/null | grep -q 'not well-formed' || fail 'a script was not seen'

# Every card of every game is drawn once, nine to a sheet.
for one in cave_vs_cave cave_farmers dwergar covenant; do
    expect 0 cards "$one" --json
    sed -n 's/^ *"id": "\(.*\)",$/\1/p' out | sort >wanted
    expect 0 cards "$one" --svg "$one"
    count=$(wc -l <wanted | tr -d ' ')
    sheets=$(((count + 8) / 9))
    says out "$count cards on $sheets sheets in $one"
    silent err
    cat "$one"/*.svg | sed -n 's/.* data-card="\([^"]*\)".*/\1/p' | sort >drawn
    same "cards of $one" wanted drawn
    [ "$(find "$one" -type f | wc -l)" -eq "$sheets" ] || fail "$one: not $sheets files"
    well_formed "$one"
    grep -l -i -e 'href' -e 'url(' -e 'style' -e '@import' -e ' on[a-z]*=' "$one"/*.svg &&
        fail "$one: a sheet refers to something"
done

# What a card declares is on its face: title, cost at the left, points, text, kind, mark.
sed -n '/data-card="bakehouse"/,/^<\/svg>/p' cave_vs_cave/*.svg >out
for text in '>Bakehouse<' '>1 wood<' '>2 stone<' '>6<' '>Room<' 'Pay 2 emmer' 'number 16' 'bakehouse · S P1<'; do
    says out "$text"
done

# The same cards give the same bytes.
expect 0 cards cave_vs_cave --svg again
for sheet in again/*; do
    same 'a second run' "$sheet" "cave_vs_cave/${sheet#*/}"
done

# Titles and texts of a mod are text, whatever they look like.
mkdir -p evil/cards
echo 'return mod { id = "evil", version = "1.0.0", games = { "cave_vs_cave" } }' >evil/mod.lua
cat >evil/cards/evil.lua <<'LUA'
return card {
  id = "trap", kind = "room", back = "light", colour = "orange", cost = { stone = 1 }, points = 2,
  walls = "o o o o", title = "</text><script>alert(1)</script>",
  text = "]]> <![CDATA[ <!-- & \" ' &lt; <image href='http://x.invalid/a.png'/> " ..
    string.rep("long", 100) .. string.rep(" <b>", 120) .. " END",
  mark = "<!ENTITY x \"y\">", use = gain { food = 1 },
}
LUA
expect 0 cards cave_vs_cave --mod evil --svg hostile
says out '47 cards on 6 sheets in hostile'
well_formed hostile
sed -n '/data-card="evil:trap"/,/^<\/svg>/p' hostile/*.svg >out
says out '<title>&lt;/text&gt;&lt;script&gt;alert(1)&lt;/script&gt;</title>'
says out '&lt;image href=&#39;http://x.invalid/a.png&#39;/&gt;'
says out '&lt;!ENTITY x &quot;y&quot;&gt;'
says out 'Room · evil'
says out ' END</text>' # letters get smaller, and nothing of the text is lost
grep -q -e '<script' -e '<image' -e '<b>' -e '<!' hostile/*.svg && fail 'markup of a mod is markup'

# Nothing is overwritten, and nothing is written through a link.
refused() {
    expect 6 cards cave_vs_cave --svg "$1"
    says err "$1: $2"
    silent out
}
echo mine >again/sheet-001.svg
refused again 'the folder is not empty; nothing was written'
[ "$(cat again/sheet-001.svg)" = mine ] || fail 'a sheet was overwritten'
mkdir hidden && echo mine >hidden/.keep
refused hidden 'the folder is not empty'
mkdir empty && ln -s empty link
refused link 'is a link; links are not followed'
ln -s nowhere dangling
refused dangling 'is a link; links are not followed'
if [ -n "$(ls -A empty)" ] || [ -e nowhere ]; then
    fail 'something was written through a link'
fi
echo mine >file
refused file 'exists and is not a folder'
refused file/below 'cannot create or open the folder'
refused no/such 'cannot create or open the folder: No such file or directory'
[ "$(cat file)" = mine ] || fail 'a file was overwritten'
expect 0 cards cave_vs_cave --svg empty # an empty folder is as good as a new one

# Where it cannot be written: said, and nothing is left behind.
if [ "$(id -u)" -ne 0 ]; then
    mkdir locked && chmod a-w locked
    expect 6 cards cave_vs_cave --svg locked
    says err 'writing sheets into locked'
fi
(
    ulimit -f 8 # 512-byte blocks: a sheet is larger
    trap '' XFSZ
    "$adit" cards cave_vs_cave --svg full >out 2>err
    echo $? >code
)
[ "$(cat code)" = 6 ] || fail "a full disk: exit code $(cat code)"
says err 'writing sheets into full'
[ ! -e full ] || fail "a full disk: $(find full) is left"

# Options that do not go together.
expect 2 cards cave_vs_cave bakehouse --svg one
says err "--svg draws all cards of the game; leave out 'bakehouse'"
expect 2 cards cave_vs_cave --json --svg one
says err '--svg cannot be used with --json'
expect 2 cards cave_vs_cave --svg
[ ! -e one ] || fail 'a refused command made a folder'
finish
