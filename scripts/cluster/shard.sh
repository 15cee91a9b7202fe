#!/bin/sh
# shard.sh - plays one shard of a run and leaves its part in a folder.
#
# usage: scripts/cluster/shard.sh FOLDER SHARDS NUMBER GAME ARGUMENT...
#
# The arguments are those of `adit sim`, with --seed, the same for all shards. A part that exists is
# complete, so it is not played again: the whole run can be repeated until nothing is missing.
# ADIT names the program if it is not in the PATH.
set -eu
if [ $# -lt 4 ]; then
    echo "usage: shard.sh FOLDER SHARDS NUMBER GAME ARGUMENT..." >&2
    exit 2
fi
folder=$1
shards=$2
number=$3
shift 3
part=$folder/$number.part
if [ -e "$part" ]; then
    echo "shard.sh: $part exists" >&2
    exit 0
fi
mkdir -p "$folder"
exec "${ADIT:-adit}" sim "$@" --shard "$number/$shards" --part "$part"
