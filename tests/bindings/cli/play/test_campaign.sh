#!/bin/sh
# test_campaign.sh - campaigns: played from start to end, left and continued, and what is refused.
# shellcheck source=tests/support/cli.sh
. tests/support/cli.sh

seam=scripts/scenarios/hidden_seam.lua

# ---- The shipped one, by bots ----

expect 0 check "$seam"
says out 'ok, a scenario of cave_vs_cave'
expect 0 play --campaign "$seam" --players greedy,random --progress "$dir/seam.txt" \
    --record "$dir/seam.play"
says out "player 1 wins the scenario 'The Hidden Seam'"
says out 'The timber is paid for. Tomorrow you dig.'
says out "player 1 wins the scenario 'Below the Hill'"
says out 'The campaign is finished.'
grep -q '^scenario finished$' "$dir/seam.txt" || fail 'the progress is not finished'
expect 0 replay "$dir/seam.play" --verify --mod "$seam"
expect 0 replay "$dir/seam-2.play" --verify --mod scripts/scenarios/hidden_seam_2.lua
# What the first one ended with is what the second one starts with.
expect 0 state "$dir/seam.play" --mod "$seam" --all
grep '^player.1..goods' "$dir/out" >"$dir/end"
expect 0 state "$dir/seam-2.play" --mod scripts/scenarios/hidden_seam_2.lua --until 0 --all
grep '^player.1..goods' "$dir/out" >"$dir/start"
cmp -s "$dir/end" "$dir/start" || fail 'the goods were not carried over'
[ -s "$dir/start" ] || fail 'there are no goods'
expect 0 play --campaign "$seam" --players greedy,random --progress "$dir/seam.txt"
says out 'this campaign is finished'

# ---- A short one ----

head='game = "cave_vs_cave", players = 2, seed = 1, rules = { starting_player = 1 }'
wood='win = { "player[1].goods.wood", at_least = 3 }, lose = { "round", at_least = 2 }'
cat >"$dir/one.lua" <<END
return scenario { $head, title = "One", $wood, say = "Dawn.",
  next = { win = "two", lose = "sad.lua" },
  carry = { "player[1].goods.wood", ["player[1].goods.food"] = "player[2].goods.food" } }
END
echo "return scenario { $head, title = \"Two\", set = { [\"player[1].goods.wood\"] = 0 } }" \
    >"$dir/two.lua"
echo "return scenario { $head, title = \"Sad\" }" >"$dir/sad.lua"

# Left in the second scenario, it is continued there, with what was carried over.
typed 'take undergrowth' 'gain 2 wood' quit
expect 0 play --campaign "$dir/one.lua" --players human,random --progress "$dir/p"
says out 'Dawn.'
says out "player 1 wins the scenario 'One'"
says out "progress saved in $dir/p"
printf 'adit-campaign 1\ncampaign one.lua\nscenario two.lua\n%s\n%s\n' \
    'player[1].goods.wood = 3' 'player[2].goods.food = 1' >"$dir/wanted"
cmp "$dir/p" "$dir/wanted" || fail 'the progress is another one'
typed 'save '"$dir"'/two.play' quit
expect 0 play --campaign "$dir/one.lua" --players human,random --progress "$dir/p"
silent_in() { ! grep -q -F -e "$1" "$dir/out" || fail "'$1' is printed"; }
silent_in 'Dawn.'
expect 0 state "$dir/two.play"
says out 'player[1].goods.wood = 3'
# A lost one leads elsewhere.
expect 0 play --campaign "$dir/one.lua" --players random,random --progress "$dir/lost" --seed 5
says out 'Sad'
# One that is left before its first decision starts again.
typed quit
expect 0 play --campaign "$dir/one.lua" --players human,random --progress "$dir/q"
[ ! -e "$dir/q" ] || fail 'progress without a finished scenario'

# ---- What is refused ----

refused() {
    expect 3 play --campaign "$dir/one.lua" --players random,random --progress "$dir/p"
    says err "$1"
}
printf 'hello\n' >"$dir/p"
refused 'is not the progress of a campaign'
grep -q hello "$dir/p" || fail 'a file of somebody else was replaced'
printf 'adit-campaign 1\ncampaign other.lua\nscenario two.lua\n' >"$dir/p"
refused "belongs to the campaign 'other.lua'"
printf 'adit-campaign 1\ncampaign one.lua\nscenario ../secret.lua\n' >"$dir/p"
refused "'../secret.lua' is not a scenario of this campaign"
printf 'adit-campaign 1\ncampaign one.lua\n' >"$dir/p"
refused "corrupted: expected the lines 'campaign' and 'scenario'"
printf 'adit-campaign 1\ncampaign one.lua\nscenario two.lua\nrubbish\n' >"$dir/p"
refused "'rubbish' is not of the form field = value"
printf 'adit-campaign 1\ncampaign one.lua\nscenario two.lua\nplayer[1].goods.wood = 99\n' >"$dir/p"
refused 'out of range'
expect 2 play cave_vs_cave --campaign "$dir/one.lua"
says err '--campaign: names the campaign or its first scenario'
expect 2 play cave_vs_cave --progress "$dir/p"
says err '--progress: belongs to --campaign'

# wrong TEXT FIELDS: a scenario with these fields must be refused by check.
wrong() {
    echo "return scenario { $head, $2 }" >"$dir/bad.lua"
    expect 1 check "$dir/bad.lua"
    says out "$1"
}
wrong "$dir/bad.lua:1: next: $dir/nowhere.lua: cannot open it" 'next = "nowhere"'
echo 'return 3' >"$dir/three.lua"
wrong "while reading the scenario after $dir/bad.lua:1" 'next = "three"'
wrong "$dir/bad.lua:1: next: leads back to" 'next = "bad"'
wrong 'next: expected the name of a scenario in the same folder or below it' 'next = "../bad"'
wrong 'next: expected the name of a scenario in the same folder or below it' 'next = "/etc/passwd"'
wrong "unknown field 'draw' in next" 'next = { draw = "two" }'
wrong 'carry: there is no next scenario' 'carry = { "player[1].goods" }'
wrong "carry: unknown field 'player[1].godos'" 'next = "two", carry = { "player[1].godos" }'
wrong "no good is called 'gld'" 'next = "two", carry = { ["round"] = "player[1].goods.gld" }'
wrong "with what $dir/bad.lua carries over" 'next = "two", carry = { ["round"] = "turns" }'
wrong 'carry: expected names of fields' 'next = "two", carry = { 3 }'
ln -s two.lua "$dir/link.lua"
wrong "next: 'link' is a link" 'next = "link"'

# ---- A file that lists the scenarios ----

salt=scripts/mods/salt_fens/scenarios/salt_year.lua
expect 0 check "$salt"
says out 'ok, a campaign'
expect 0 test "$salt"
expect 0 play --campaign "$salt" --players greedy,random --progress "$dir/salt.txt"
says out 'A Year of Salt'
says out "scenario 'Dry Summer'"

echo "return scenario { $head, title = \"One\", $wood, say = \"Dawn.\" }" >"$dir/l1.lua"
cat >"$dir/list.lua" <<END
return campaign {
  title = "The List", text = "Wood and more.",
  scenarios = {
    { "l1", lose = "sad" },
    { "two", win = "sad" },
    "sad",
  },
  carry = { "player[1].goods.wood" },
}
END
expect 0 check "$dir/list.lua"
typed 'take undergrowth' 'gain 2 wood' quit
expect 0 play --campaign "$dir/list.lua" --players human,random --progress "$dir/lp"
says out 'The List'
says out "player 1 wins the scenario 'One'"
printf 'adit-campaign 1\ncampaign list.lua\nscenario two.lua\nplayer[1].goods.wood = 3\n' >"$dir/wanted"
cmp "$dir/lp" "$dir/wanted" || fail 'the progress of the list is another one'

# ---- Left in the middle ----

typed 'take undergrowth' quit
expect 0 play --campaign "$dir/list.lua" --players human,random --progress "$dir/middle"
says out "the match is kept in $dir/middle"
typed 'gain 2 wood' quit
expect 0 play --campaign "$dir/list.lua" --players human,random --progress "$dir/middle"
silent_in 'Wood and more.'
silent_in 'Dawn.'
says out "player 1 wins the scenario 'One'"
cmp "$dir/middle" "$dir/wanted" || fail 'a match that was continued ends in another way'
# What is kept is checked like any saved position.
typed 'take undergrowth' quit
expect 0 play --campaign "$dir/list.lua" --players human,random --progress "$dir/broken"
sed 's/player\[1\].goods.wood = .*/player[1].goods.wood = 99/' "$dir/broken" >"$dir/broken2"
sed '/^position$/q' "$dir/broken" >"$dir/broken3"
echo rubbish >>"$dir/broken3"
for broken in "$dir/broken2" "$dir/broken3"; do
    expect 3 play --campaign "$dir/list.lua" --players human,random --progress "$broken"
done
says err 'delete it to start again'

# listed TEXT FIELDS: a campaign with these fields must be refused by check.
listed() {
    printf 'return campaign {\n  %s\n}\n' "$2" >"$dir/bad.lua"
    expect 1 check "$dir/bad.lua"
    says out "$1"
}
listed "$dir/bad.lua:2: scenarios: $dir/nowhere.lua: cannot open it" 'scenarios = { "nowhere" }'
listed 'scenarios: expected a list of files' 'title = "x"'
listed 'scenarios: expected a list of files' 'scenarios = 3'
listed "unknown field 'scenario' in a campaign" 'scenario = { "sad" }'
listed "unknown field 'loose' in a scenario of a campaign" 'scenarios = { { "sad", loose = "two" } }'
listed 'duplicate scenario' 'scenarios = { "sad", "sad" }'
listed 'is not in the list; add it to scenarios' 'scenarios = { { "sad", win = "two" } }'
listed 'nothing leads to' 'scenarios = { { "sad", win = "l1" }, "two", "l1" }'
listed 'leads back to' 'scenarios = { { "sad", lose = "two" }, { "two", win = "sad" } }'
listed 'expected the name of a scenario in the same folder' 'scenarios = { "../sad" }'
listed 'expected the name of a scenario in the same folder' 'scenarios = { { carry = {} } }'
listed 'is a link' 'scenarios = { "link" }'
listed "carry: unknown field 'player[1].godos'" 'scenarios = { "sad", "two" }, carry = { "player[1].godos" }'
listed 'the campaign' 'scenarios = { "one", "two", "sad" }'
# chain N: a list of scenarios that lead to each other.
chain() {
    for i in $(seq "$1"); do
        echo "return scenario { $head, title = \"S$i\", win = { \"round\", at_least = 9 } }" \
            >"$dir/s$i.lua"
    done
    printf 'return campaign { title = "Long", scenarios = { %s } }\n' "$(seq -s, -f '"s%g"' "$1")" \
        >"$dir/chain.lua"
}
chain 32
expect 0 check "$dir/chain.lua"
chain 33
expect 1 check "$dir/chain.lua"
says out "more than 32 scenarios; this is the limit 'chapters'"
listed 'more than 32 scenarios' "scenarios = { $(seq -s, -f '"s%g"' 33) }"
printf 'return campaign { scenarios = { "sad" } }, 3 +\n' >"$dir/bad.lua"
expect 1 check "$dir/bad.lua"

finish
