#!/bin/sh
# cluster.sh - plays a run on a real Slurm cluster and over ssh with GNU parallel, both on this
# machine, and compares the merged parts with the run in one process. `make cluster` calls it.
#
# usage: tests/bench/cluster.sh [slurm|parallel]...
#
# In both, one shard is killed in the middle, named by --merge as missing, and played again. The
# daemons (munged, slurmctld, slurmd, sshd) have their configuration, keys, sockets, ports and logs
# in a temporary folder; nothing of an existing installation is read or changed. Everything that is
# started is stopped by its id. Exit code 0: the bytes are equal; 1: something failed; 3: this
# machine cannot run it (needs root and visible cgroups for slurmd), and why.
set -u
root=$(cd "$(dirname "$0")/../.." && pwd)
adit=${ADIT:-$root/build/adit}
work=$(mktemp -d "${TMPDIR:-/tmp}/adit-cluster.XXXXXX") || exit 1
chmod 755 "$work"
started= # ids of our daemons, newest first
made_run_sshd=
shards=4
# As many that one process plays for this long at least: then a shard can be killed while it plays.
# How many that are depends on the machine, so it is found out.
least_seconds=10
games=${CLUSTER_GAMES:-40}

say() {
    echo "cluster: $*"
}

give_up() {
    say "FAILED: $*"
    for log in "$work"/*.log; do
        [ -s "$log" ] && tail -n 5 "$log" | sed "s|^|    ${log##*/}: |"
    done
    exit 1
}

not_here() {
    say "cannot run here: $*"
    exit 3
}

# ---- Daemons ----

# daemon NAME COMMAND...: starts it; its output is in NAME.log, its id in $id.
daemon() {
    name=$1
    shift
    "$@" >"$work/$name.out.log" 2>&1 &
    id=$!
    started="$id $started"
    eval "id_of_$name=$id"
}

# is_ours /proc/ID
is_ours() {
    grep -qzF "ADIT_CLUSTER_RUN=$work" "$1/environ" 2>/dev/null
}

# A process that has been told to stop gets ten seconds.
stop_id() {
    kill "$1" 2>/dev/null || return 0
    for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
        kill -0 "$1" 2>/dev/null || return 0
        sleep 0.5
    done
    kill -KILL "$1" 2>/dev/null
    return 0
}

stop_all() {
    trap - EXIT INT TERM
    [ ! -e "$work/slurm.conf" ] || scancel --quiet --user root >/dev/null 2>&1
    for id in $started; do
        stop_id "$id"
    done
    # What a daemon has left behind still has the environment that it was started with.
    for process in /proc/[0-9]*; do
        case $(readlink "$process/exe" 2>/dev/null) in
        */slurmstepd | */slurmd | */slurmctld | */sshd | "$adit")
            is_ours "$process" && stop_id "${process#/proc/}"
            ;;
        esac
    done
    [ -z "$made_run_sshd" ] || rmdir /run/sshd 2>/dev/null
    rm -rf "$work"
}
trap stop_all EXIT
trap 'exit 1' INT TERM

# free_port: one on which nobody listens; each call gives another.
next_port=$((20000 + $$ % 20000))
free_port() {
    while
        next_port=$((next_port + 1))
        printf ':%04X' "$next_port" >"$work/port"
        cat /proc/net/tcp /proc/net/tcp6 2>/dev/null | grep -qiF "$(cat "$work/port") "
    do :; done
    echo "$next_port" >"$work/port"
}

# wait_for SECONDS COMMAND...: until it succeeds.
wait_for() {
    tries=$(($1 * 10))
    shift
    while [ "$tries" -gt 0 ]; do
        "$@" >/dev/null 2>&1 && return 0
        tries=$((tries - 1))
        sleep 0.1
    done
    return 1
}

# ---- Runs ----

# play_whole: the run in one process, in all forms.
play_whole() {
    for form in '' --json --csv; do
        # shellcheck disable=SC2086 # a list of arguments
        "$adit" sim ${run% --csv} $form >"$work/whole$form" 2>"$work/whole.log" || give_up "the run"
    done
}

# choose_run: the run that all play, in $run.
choose_run() {
    while
        run="cave_vs_cave --games $games --seed 1 --players greedy,random --csv"
        begin=$(date +%s)
        # shellcheck disable=SC2086 # a list of arguments
        "$adit" sim $run --jobs 1 >/dev/null 2>&1 || give_up "the run"
        [ $(($(date +%s) - begin)) -lt "$least_seconds" ]
    do
        games=$((games * 2))
    done
    play_whole
}

# compare FOLDER: text, JSON and CSV of the merged parts are those of one process.
compare() {
    for form in '' --json --csv; do
        # shellcheck disable=SC2086 # no argument at all if it is empty
        "$adit" sim --merge "$1"/*.part $form >"$work/merged" || give_up "--merge $form"
        cmp "$work/merged" "$work/whole$form" || give_up "$1: the parts are not the run $form"
    done
    say "$(basename "$1"): text, JSON and CSV of $shards parts are the bytes of one process," \
        "$(tail -n 1 "$work/whole")"
}

# still_missing FOLDER NUMBER: --merge refuses, and names exactly that shard.
still_missing() {
    "$adit" sim --merge "$1"/*.part >"$work/merged" 2>"$work/message" && give_up "a part too many"
    grep -qF -e "--shard $2/$shards" "$work/message" || give_up "$(cat "$work/message")"
    [ "$(wc -l <"$work/message")" -eq 1 ] || give_up "$(cat "$work/message")"
    say "$(basename "$1"): $(cat "$work/message")"
}

# shard_id NUMBER: the process that plays this shard of ours.
shard_id() {
    # One search through all processes: one for each would take longer than a shard.
    # shellcheck disable=SC2013 # names of processes, without blanks
    for process in $(grep -lzxF -e "$1/$shards" /proc/[0-9]*/cmdline 2>/dev/null); do
        process=${process%/cmdline}
        [ "$(readlink "$process/exe" 2>/dev/null)" = "$adit" ] || continue
        is_ours "$process" || continue
        echo "${process#/proc/}" >"$work/shard"
        return 0
    done
    return 1
}

# ---- Slurm ----

start_slurm() {
    grep -q ' - cgroup2\{0,1\} ' /proc/self/mountinfo ||
        not_here "slurmd needs cgroups, and no cgroup file system is mounted" \
            "(in a container: start it with the host's cgroups visible)"
    dd if=/dev/urandom of="$work/munge.key" bs=128 count=1 2>/dev/null
    chmod 400 "$work/munge.key"
    daemon munged munged --foreground --force --num-threads 2 --key-file "$work/munge.key" \
        --socket "$work/munge.socket" --pid-file "$work/munge.pid" \
        --log-file "$work/munged.log" --seed-file "$work/munge.seed"
    wait_for 10 munge -S "$work/munge.socket" -n || give_up "munged does not answer"
    node=$(hostname -s 2>/dev/null || hostname)
    free_port
    ctld_port=$(cat "$work/port")
    free_port
    slurmd_port=$(cat "$work/port")
    mkdir -p "$work/state" "$work/spool"
    cat >"$work/slurm.conf" <<CONF
ClusterName=adit
SlurmctldHost=$node(127.0.0.1)
SlurmctldPort=$ctld_port
SlurmdPort=$slurmd_port
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
AuthInfo=socket=$work/munge.socket
CredType=cred/munge
StateSaveLocation=$work/state
SlurmdSpoolDir=$work/spool
SlurmctldPidFile=$work/slurmctld.pid
SlurmdPidFile=$work/slurmd.pid
SlurmctldLogFile=$work/slurmctld.log
SlurmdLogFile=$work/slurmd.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SlurmdParameters=config_overrides
SchedulerParameters=batch_sched_delay=0
MpiDefault=none
ReturnToService=2
KillWait=2
NodeName=$node NodeAddr=127.0.0.1 CPUs=2 State=UNKNOWN
PartitionName=main Nodes=ALL Default=YES MaxTime=10 State=UP
CONF
    SLURM_CONF=$work/slurm.conf
    export SLURM_CONF
    printf 'CgroupAutomount=no\nConstrainCores=no\nConstrainRAMSpace=no\n' >"$work/cgroup.conf"
    daemon slurmctld slurmctld -D -i -f "$work/slurm.conf"
    daemon slurmd slurmd -D -f "$work/slurm.conf"
    if ! wait_for 30 node_is_idle; then
        # shellcheck disable=SC2154 # set by daemon
        kill -0 "$id_of_slurmd" 2>/dev/null || grep -qi cgroup "$work/slurmd.log" 2>/dev/null &&
            not_here "slurmd does not start: $(grep -i -m 1 'error' "$work/slurmd.log")"
        give_up "the node does not become idle: $(sinfo 2>&1)"
    fi
    say "slurm: $(sinfo --version), node $(sinfo --noheader --format '%N %T, %c CPUs')"
}

node_is_idle() {
    sinfo --noheader --format %T 2>/dev/null | grep -q '^idle'
}

# submit TASKS: a job array; its id is in $job.
submit() {
    # shellcheck disable=SC2086 # a list of arguments
    job=$(cd "$root" && sbatch --parsable --array="$1" --output="$work/task.%A_%a.log" \
        scripts/cluster/slurm.sh "$work/slurm" "$shards" $run) || give_up "sbatch"
}

is_over() {
    [ -z "$(squeue --noheader --jobs "$job" 2>/dev/null)" ]
}

try_slurm() {
    start_slurm
    submit "1-$shards"
    say "slurm: job array $job, shards 1 to $shards"
    wait_for 120 shard_id 3 || give_up "shard 3 does not start: $(squeue)"
    scancel --signal=KILL --full "${job}_3" || give_up "scancel"
    say "slurm: killed task ${job}_3 while it played"
    wait_for 240 is_over || give_up "the array does not end: $(squeue)"
    still_missing "$work/slurm" 3
    submit 3
    wait_for 120 is_over || give_up "the repeated task does not end: $(squeue)"
    say "slurm: repeated shard 3 as job $job"
    compare "$work/slurm"
}

# ---- GNU parallel over ssh ----

start_sshd() {
    mkdir -p "$work/ssh"
    chmod 700 "$work/ssh"
    ssh-keygen -q -t ed25519 -N '' -f "$work/ssh/host" || give_up "ssh-keygen"
    ssh-keygen -q -t ed25519 -N '' -f "$work/ssh/user" || give_up "ssh-keygen"
    cp "$work/ssh/user.pub" "$work/ssh/authorized"
    free_port
    port=$(cat "$work/port")
    cat >"$work/ssh/sshd_config" <<CONF
ListenAddress 127.0.0.1
Port $port
HostKey $work/ssh/host
AuthorizedKeysFile $work/ssh/authorized
PidFile $work/ssh/pid
PasswordAuthentication no
KbdInteractiveAuthentication no
PermitRootLogin prohibit-password
StrictModes no
UsePAM no
AcceptEnv ADIT_CLUSTER_RUN
CONF
    sed "s|^|[127.0.0.1]:$port |" "$work/ssh/host.pub" >"$work/ssh/known"
    for host in one two; do
        cat <<CONF
Host $host
    HostName 127.0.0.1
    Port $port
    User $(id -un)
    IdentityFile $work/ssh/user
    IdentitiesOnly yes
    UserKnownHostsFile $work/ssh/known
    GlobalKnownHostsFile /dev/null
    BatchMode yes
    SendEnv ADIT_CLUSTER_RUN
CONF
    done >"$work/ssh/config"
    # sshd asks for this folder, which a running service would have made.
    if [ ! -d /run/sshd ]; then
        mkdir -m 755 /run/sshd 2>/dev/null || not_here "/run/sshd, which sshd needs, cannot be made"
        made_run_sshd=yes
    fi
    daemon sshd /usr/sbin/sshd -D -e -f "$work/ssh/sshd_config"
    wait_for 10 ssh -F "$work/ssh/config" one true || give_up "sshd does not let us in"
    say "parallel: sshd on 127.0.0.1 port $port, hosts one and two"
}

# share_out HOSTS: all shards without a part; as a person would call it.
share_out() {
    # GNU parallel keeps its settings in a home folder; ours is the temporary one.
    # shellcheck disable=SC2086 # a list of arguments
    PARALLEL_HOME=$work/parallel_home ADIT=$adit "$root/scripts/cluster/parallel.sh" \
        "$1" "$work/parallel" "$shards" \
        $run --jobs 1 >"$work/parallel.log" 2>&1
}

try_parallel() {
    mkdir -p "$work/parallel_home"
    start_sshd
    share_out "ssh -F $work/ssh/config one,ssh -F $work/ssh/config two" &
    sharing=$!
    wait_for 60 shard_id 2 || give_up "shard 2 does not start"
    kill -KILL "$(cat "$work/shard")" || give_up "shard 2 was over too soon"
    say "parallel: killed shard 2 (process $(cat "$work/shard")) while it played"
    wait "$sharing"
    say "parallel: exit code $?, the number of shards that failed"
    still_missing "$work/parallel" 2
    share_out : || give_up "the repeated shard: $(cat "$work/parallel.log")"
    say "parallel: repeated shard 2 on this machine, without ssh"
    compare "$work/parallel"
}

# ---- Together ----

[ "$(id -u)" -eq 0 ] || not_here "Slurm starts jobs for others, so it needs root (try sudo make cluster)"
PATH=$PATH:/usr/sbin:/sbin
ADIT_CLUSTER_RUN=$work
ADIT=$adit
export PATH ADIT_CLUSTER_RUN ADIT
[ $# -gt 0 ] || set -- slurm parallel
choose_run
say "one process: $(tail -n 1 "$work/whole.log")"
for way in "$@"; do
    case $way in
    slurm) try_slurm ;;
    parallel) try_parallel ;;
    *)
        echo "usage: tests/bench/cluster.sh [slurm|parallel]..." >&2
        exit 2
        ;;
    esac
done
