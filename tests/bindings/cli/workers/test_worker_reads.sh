#!/bin/sh
# test_worker_reads.sh - which files a pipe: program can read: its own folder and what the command
# names, never a home as a whole, nothing through links, and what --bot-may-read adds.
# shellcheck disable=SC2154 # the variables come from cli.sh
# shellcheck source=tests/support/cli.sh
. tests/support/cli.sh
# shellcheck source=tests/support/worker.sh
. tests/support/worker.sh
case $adit in
/*) ;;
*) adit=$PWD/$adit ;;
esac
ADIT_CARDS=$(cd "${ADIT_CARDS:-cards}" && pwd)
export ADIT_CARDS

# The folder of this test is not in the shared /tmp itself, or nothing would be opened as a whole.
place=$dir/place
home=$dir/people/me
mkdir -p "$place/bot/lib" "$place/other" "$home/secrets" "$home/bots"
for file in "$place/bot/data" "$place/bot/lib/part" "$place/other/data" "$home/secrets/key" \
    "$home/notes" "$home/bots/data"; do
    echo "content" >"$file"
done
HOME=$home
export HOME

# The layers that exist here, of those that decide about reading.
layers_here=
for layers in box landlock=99,filter; do
    if ADIT_WORKER_LAYERS=$layers "$adit" doctor | grep -q -e 'by bubblewrap' -e 'by Landlock'; then
        layers_here="$layers_here $layers"
    else
        echo "left out: $layers; this system has none of it"
    fi
done

# reader PATH: makes a bot that tries to read each of the files and says which it could.
# shellcheck disable=SC2016 # the bot expands it
reader() {
    {
        echo '#!/bin/sh'
        echo 'while read -r verb rest; do'
        echo 'case $verb in'
        echo 'hello)'
        for file in "$place/bot/data" "$place/bot/lib/part" "$place/other/data" "$home/secrets/key" \
            "$home/notes" "$home/bots/data"; do
            echo "if cat '$file' >/dev/null 2>&1; then echo 'reads $file' >&2; fi"
        done
        echo 'echo "hello 1 reader" ;;'
        echo 'begin) echo ready blind ;;'
        echo 'question) question=$rest ;;'
        echo 'decide) echo "option $question 1" ;;'
        echo 'esac; done'
    } >"$1"
    chmod +x "$1"
}
reader "$place/bot/reader"
reader "$home/reader"
reader "$home/bots/reader"

# reads WORD... -- FILE...: a game with the program and options WORD; it must have read exactly these
# files, under each layer.
reads() {
    words=
    while [ "$1" != -- ]; do
        words="$words $1"
        shift
    done
    shift
    for file in "$@"; do
        echo "    reads $file"
    done | LC_ALL=C sort >"$dir/wanted"
    for layers in $layers_here; do
        # shellcheck disable=SC2086 # to be split
        ADIT_WORKER_LAYERS=$layers plays "$player" --bot-errors $words
        grep '^    reads ' "$dir/err" | LC_ALL=C sort >"$dir/got"
        same "what $player$words reads under $layers" "$dir/wanted" "$dir/got"
    done
}

# Its own folder with all below it, by whatever path it is called.
player=pipe:$place/bot/reader
reads -- "$place/bot/data" "$place/bot/lib/part"
cd "$place/other" || exit 1
player=pipe:../bot/reader
reads -- "$place/bot/data" "$place/bot/lib/part"
cd "$place/bot" || exit 1
player=pipe:./reader
reads -- "$place/bot/data" "$place/bot/lib/part"

# A script that an interpreter runs, and folders and files that the command names.
cd "$place" || exit 1
player='pipe:sh bot/reader'
reads -- "$place/bot/data" "$place/bot/lib/part"
player='pipe:sh bot/reader other'
reads -- "$place/bot/data" "$place/bot/lib/part" "$place/other/data"
player='pipe:sh bot/reader other/data'
reads -- "$place/bot/data" "$place/bot/lib/part" "$place/other/data"

# A home is never opened as a whole, also not by its name or by a folder that holds it.
player=pipe:$home/reader
reads --
player="pipe:$home/reader $home"
reads --
player="pipe:$home/reader $dir/people"
reads --
player="pipe:$home/reader /"
reads --
player=pipe:$home/bots/reader
reads -- "$home/bots/data"

# Links that came with the bot lead nowhere: not to a folder, not to a file, not as an argument.
mkdir -p "$place/pack"
reader "$place/pack/reader"
ln -s "$home/secrets" "$place/pack/folder"
ln -s "$home/notes" "$place/pack/file"
player="pipe:$place/pack/reader $place/pack/folder $place/pack/file"
reads --
# Nor does a link on the way to a file or a folder, also not one above the package, nor ".." after
# one.
mkdir -p "$home/secrets/keys"
player="pipe:$place/pack/reader $place/pack/folder/key"
reads --
player="pipe:$place/pack/reader $place/pack/folder/keys"
reads --
player="pipe:$place/pack/reader $place/pack/folder/../notes"
reads --
player="pipe:$place/pack/reader $place/pack/folder/."
reads --
player="pipe:$place/pack/reader $place/pack/folder/"
reads --
ln -s "$place/bot" "$place/above"
player="pipe:sh bot/reader other/data above/lib/part"
cd "$place" || exit 1
reads -- "$place/bot/data" "$place/bot/lib/part" "$place/other/data"
player="pipe:$place/pack/reader above/lib/part"
reads --
reads --bot-may-read above -- "$place/bot/data" "$place/bot/lib/part"
# A program on the other side of a link runs, as that one file.
ln -s "$home/bots" "$place/pack/programs"
player="pipe:$place/pack/programs/reader"
reads --
# A program that is a link runs, without the folder it leads to.
ln -s "$home/bots/reader" "$place/pack/linked"
player="pipe:$place/pack/linked"
reads --

# What the user allows.
player=pipe:$place/pack/reader
reads --bot-may-read "$place/other" -- "$place/other/data"
reads --bot-may-read "$home/notes" --bot-may-read "$place/bot" -- "$home/notes" "$place/bot/data" \
    "$place/bot/lib/part"
reads --bot-may-read / -- "$place/bot/data" "$place/bot/lib/part" "$place/other/data" \
    "$home/secrets/key" "$home/notes" "$home/bots/data"
reads --unconfined-bots -- "$place/bot/data" "$place/bot/lib/part" "$place/other/data" \
    "$home/secrets/key" "$home/notes" "$home/bots/data"
cd "$place/other" || exit 1
reads --bot-may-read . -- "$place/other/data"
expect 2 play "$game" --players "$player,random" --bot-may-read "$place/missing"
says err "--bot-may-read: '$place/missing': No such file or directory"

# A program that lacks its files is told apart from one that is broken.
# shellcheck disable=SC2016 # the bot expands it
printf '#!/bin/sh\n. %s/data || exit 1\n' "$place/other" >"$place/pack/lacks"
chmod +x "$place/pack/lacks"
if [ -n "$layers_here" ]; then
    plays "pipe:$place/pack/lacks"
    says err 'player 1 can only read its own folder'
    says err 'let it read more with --bot-may-read DIR'
fi

finish
