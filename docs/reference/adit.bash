# adit.bash - bash completion for adit; made by `adit help --bash`.
# shellcheck shell=bash disable=SC2207
_adit()
{
    local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"
    local options operands games commands="play games rules cards sim run replay state why check test bench api doctor help"
    COMPREPLY=()
    if [ "$COMP_CWORD" -eq 1 ]; then
        COMPREPLY=($(compgen -W "$commands --help --version" -- "$word"))
        return
    fi
    case "$before" in
        --scenario | --record | --db) COMPREPLY=($(compgen -f -- "$word")); return ;;
        --mod) COMPREPLY=($(compgen -d -- "$word")); return ;;
        --players) COMPREPLY=($(compgen -W 'human human,greedy human,random greedy,random' -- "$word")); return ;;
        --seed | --games | --jobs | --shard | --max-seconds | --seconds | --to | --view | --rule) :; return ;;
    esac
    case "${COMP_WORDS[1]}" in
        play) options="--players --seed --scenario --record --mod --rule --strict --help"; operands='game_or_file' ;;
        games) options="--json --help"; operands='none' ;;
        rules) options="--json --mod --strict --help"; operands='game' ;;
        cards) options="--json --source --mod --strict --help"; operands='game' ;;
        sim) options="--players --seed --games --jobs --shard --max-seconds --scenario --record --json --csv --db --mod --rule --strict --help"; operands='game' ;;
        run) options="--help"; operands='script' ;;
        replay) options="--record --verify --to --view --play --mod --strict --help"; operands='file' ;;
        state) options="--players --seed --scenario --to --view --json --mod --rule --strict --help"; operands='game_or_file' ;;
        why) options="--players --seed --scenario --to --json --mod --rule --strict --help"; operands='game_or_file' ;;
        check) options="--json --mod --strict --help"; operands='file' ;;
        test) options="--json --mod --strict --help"; operands='file' ;;
        bench) options="--seconds --json --mod --strict --help"; operands='game' ;;
        api) options="--json --stubs --globals --mod --strict --help"; operands='game' ;;
        doctor) options="--json --help"; operands='none' ;;
        help) options="--help"; operands='command' ;;
        *) return ;;
    esac
    case "$word" in
        -*) COMPREPLY=($(compgen -W "$options" -- "$word")); return ;;
    esac
    games="$("${COMP_WORDS[0]}" games 2>/dev/null | cut -d ' ' -f 1)"
    case "$operands" in
        game) COMPREPLY=($(compgen -W "$games" -- "$word")) ;;
        game_or_file) COMPREPLY=($(compgen -W "$games" -- "$word") $(compgen -f -- "$word")) ;;
        command) COMPREPLY=($(compgen -W "$commands" -- "$word")) ;;
        file | script) COMPREPLY=($(compgen -f -- "$word")) ;;
    esac
}
complete -o filenames -F _adit adit
