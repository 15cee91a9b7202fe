# adit.bash - bash completion for adit; made by `adit help --bash`.
# shellcheck shell=bash disable=SC2207
_adit()
{
    local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"
    local options operands games commands="play games rules cards sim run replay state why mods new check test solve watch fuzz bench api doctor help"
    COMPREPLY=()
    if [ "$COMP_CWORD" -eq 1 ]; then
        COMPREPLY=($(compgen -W "$commands --help --version" -- "$word"))
        return
    fi
    case "$before" in
        --scenario | --record | --diff | --db) COMPREPLY=($(compgen -f -- "$word")); return ;;
        --bot-may-read | --mod) COMPREPLY=($(compgen -d -- "$word")); return ;;
        --players) COMPREPLY=($(compgen -W 'human human,greedy human,random greedy,random' -- "$word")); return ;;
        --move-time | --game-time | --bot-memory | --seed | --games | --jobs | --shard | --max-seconds | --seconds | --until | --seat | --positions | --budget | --like | --game | --shuffle-mods | --rule) :; return ;;
    esac
    case "${COMP_WORDS[1]}" in
        play) options="--players --isolate --move-time --game-time --bot-memory --bot-errors --bot-may-read --unconfined-bots --seed --scenario --record --mod --shuffle-mods --rule --strict --help"; operands='game_or_file' ;;
        games) options="--json --help"; operands='none' ;;
        rules) options="--json --mod --shuffle-mods --strict --help"; operands='game' ;;
        cards) options="--json --source --mod --shuffle-mods --strict --help"; operands='game' ;;
        sim) options="--players --isolate --move-time --game-time --bot-memory --bot-errors --bot-may-read --unconfined-bots --seed --games --jobs --shard --max-seconds --scenario --record --budget --json --csv --db --mod --shuffle-mods --rule --strict --help"; operands='game' ;;
        run) options="--help"; operands='script' ;;
        replay) options="--players --isolate --move-time --game-time --bot-memory --bot-errors --bot-may-read --unconfined-bots --record --verify --diff --until --seat --play --budget --mod --shuffle-mods --strict --help"; operands='file' ;;
        state) options="--players --seed --scenario --until --seat --all --json --mod --shuffle-mods --rule --strict --help"; operands='game_or_file' ;;
        why) options="--players --seed --scenario --until --json --mod --shuffle-mods --rule --strict --help"; operands='game_or_file' ;;
        mods) options="--json --mod --shuffle-mods --strict --help"; operands='game' ;;
        new) options="--like --game --help"; operands='file' ;;
        check) options="--budget --json --mod --shuffle-mods --strict --help"; operands='file' ;;
        test) options="--budget --json --mod --shuffle-mods --strict --keep-files --help"; operands='file' ;;
        solve) options="--record --positions --budget --json --mod --shuffle-mods --strict --help"; operands='file' ;;
        watch) options="--players --seed --scenario --record --play --game --mod --shuffle-mods --rule --strict --help"; operands='file' ;;
        fuzz) options="--players --seed --games --seconds --scenario --record --budget --json --game --mod --shuffle-mods --strict --help"; operands='file' ;;
        bench) options="--seconds --json --mod --shuffle-mods --strict --help"; operands='game' ;;
        api) options="--json --stubs --globals --mod --shuffle-mods --strict --help"; operands='game' ;;
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
