#!/bin/sh
# parallel.sh - shares a run out over machines that ssh reaches, with GNU parallel.
#
# usage: scripts/cluster/parallel.sh HOST,HOST... FOLDER SHARDS GAME ARGUMENT...
#
# Each host plays one shard at a time with all its cores; the parts are fetched into FOLDER, so the
# hosts need not share one. They need Adit (ADIT: its path there, otherwise adit) and rsync. `:` is
# this machine. Only shards without a part are played: call it again until nothing is missing. How
# to reach a host is said in ~/.ssh/config, or by a whole command such as 'ssh -p 2222 node'.
# Exit code: that of GNU parallel, the number of shards that failed.
set -eu
if [ $# -lt 4 ]; then
    echo "usage: parallel.sh HOST,HOST... FOLDER SHARDS GAME ARGUMENT..." >&2
    exit 2
fi
hosts=$1
folder=$2
shards=$3
shift 3
mkdir -p "$folder"
cd "$folder"

missing() {
    number=1
    while [ "$number" -le "$shards" ]; do
        [ -e "$number.part" ] || echo "$number"
        number=$((number + 1))
    done
}
[ -n "$(missing)" ] || exit 0
# Other hosts do not have this variable, but a temporary folder, from which the part is fetched and
# then removed. For `:` nothing is fetched: its part is written to where it belongs.
ADIT_PARTS_HERE=$PWD
export ADIT_PARTS_HERE
# The words are quoted once more, for the shell of the host.
# shellcheck disable=SC2016 # the shell of the host is to put the folder in
missing | parallel --quote --sshlogin "$hosts" --jobs 1 --workdir ... --return '{}.part' --cleanup \
    --joblog jobs.log sh -c 'exec "$@" --part "${ADIT_PARTS_HERE:-.}/$0.part"' '{}' \
    "${ADIT:-adit}" sim "$@" --shard "{}/$shards"
