#!/bin/sh
# slurm.sh - a task of a Slurm job array: plays the shard with the number of the task.
#
# usage: sbatch --array=1-SHARDS scripts/cluster/slurm.sh FOLDER SHARDS GAME ARGUMENT...
#        sbatch --array=3,7      ...the same...        plays two shards again
#
# FOLDER is one that all nodes share. SHARDS is said twice because a job that repeats some tasks
# knows only those. Slurm runs a copy of this file, so shard.sh is found from the folder in which
# sbatch was called, or by ADIT_CLUSTER.
#SBATCH --job-name=adit-sim
#SBATCH --ntasks=1
set -eu
if [ $# -lt 3 ] || [ -z "${SLURM_ARRAY_TASK_ID:-}" ]; then
    echo "usage: sbatch --array=1-SHARDS scripts/cluster/slurm.sh FOLDER SHARDS GAME ARGUMENT..." >&2
    exit 2
fi
here=${ADIT_CLUSTER:-${SLURM_SUBMIT_DIR:-.}/scripts/cluster}
folder=$1
shards=$2
shift 2
# As many threads as Slurm has given to the task; more would only get in each other's way.
exec "$here/shard.sh" "$folder" "$shards" "$SLURM_ARRAY_TASK_ID" "$@" \
    --jobs "${SLURM_CPUS_PER_TASK:-1}"
