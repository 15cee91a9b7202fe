# players.awk - reads what `adit rate` and `adit sim` say in JSON, for players.sh.
#
# usage: awk -v test=pair|points|wins|built -v asked=N -f players.awk FILE...
#
# Prints the last cells of a row: "RESULT | GAMES | VERDICT |". A pair's verdict is that of
# `adit rate`. Several files are parts of one run of games played alone: their wins, or the games
# in which a planted card was built, are tested for `asked` % against 5 % less, and their points
# for `asked` against 2 less.

function number(text) {
    gsub(/[^-0-9.]/, "", text)
    return text + 0
}

function word(text) {
    gsub(/[", ]/, "", text)
    return text
}

function verdict(ratio) {
    return ratio >= BOUND ? "reached" : ratio <= -BOUND ? "not reached" : "open"
}

function least(a, b) {
    return a < b ? a : b
}

function most(a, b) {
    return a > b ? a : b
}

# Wilson's interval for `wins` of `count`, in %, and the test.
function print_share(wins, count,    p, z2, middle, half, high, low) {
    p = wins / count
    z2 = SURE * SURE / count
    middle = (p + z2 / 2) / (1 + z2)
    half = SURE * sqrt(p * (1 - p) / count + z2 / 4 / count) / (1 + z2)
    high = asked / 100
    low = (asked - 5) / 100
    printf "%.0f %% (%.0f to %.0f) | %d | %s |\n", 100 * p, 100 * (middle - half),
        100 * (middle + half), count,
        verdict(wins * log(high / low) + (count - wins) * log((1 - high) / (1 - low)))
}

function print_points(    mean, variance, ratio) {
    mean = sum / games
    variance = games > 1 ? most((squares - games * mean * mean) / (games - 1), 1) : 0
    ratio = variance > 0 ? 2 * games * (mean - asked + 1) / variance : 0
    printf "%.1f +- %.1f (%d to %d) | %d | %s |\n", mean, SURE * sqrt(variance / games), lowest,
        highest, games, verdict(ratio)
}

BEGIN {
    BOUND = log(0.95 / 0.05)
    SURE = 1.96
    lowest = 1000000
}

FNR == 1 { seat = card = inside = ""; is_built = 0 }

/"finished":/ { count = number($2); games += count }

# ---- Of `adit sim` ----

/"seat":/ { seat = number($2) }
/"seats":|"decisions":|"cards":/ { inside = word($1) }
seat == 1 && inside ~ /seats/ {
    if ($1 == "\"wins\":") {
        wins += number($2)
    } else if ($1 == "\"mean\":") {
        mean_of_part = number($2)
    } else if ($1 == "\"min\":") {
        lowest = least(lowest, number($2))
    } else if ($1 == "\"max\":") {
        highest = most(highest, number($2))
    } else if ($1 == "\"sd\":") {
        squares += number($2) * number($2) * (count - 1) + mean_of_part * mean_of_part * count
    } else if ($1 == "\"sum\":") {
        sum += number($2)
    }
}
inside ~ /cards/ && $1 == "\"id\":" { card = word($2) }
/"built":/ { is_built = 1 }
card ~ /^planted:/ && is_built && $1 == "\"wins\":" {
    built += number($2) # the planner always wins
    is_built = 0
}
/"in_play":/ { is_built = 0 }

# ---- Of `adit rate` ----

/"games":/ && test == "pair" { games = number($2) }
/"share":/ { share = number($2) }
/"share_low":/ { share_low = number($2) }
/"share_high":/ { share_high = number($2) }
/"margin":/ { margin = number($2) }
/"sprt_result":/ { result = word($2) }

END {
    if (test == "pair") {
        printf "%.0f %% (%.0f to %.0f), lead %+.1f | %d | %s |\n", 100 * share, 100 * share_low,
            100 * share_high, margin, games,
            result == "accepted" ? "reached" : result == "rejected" ? "not reached" : "open"
    } else if (games == 0) {
        print "nothing was played | 0 | open |"
    } else if (test == "points") {
        print_points()
    } else {
        print_share(test == "built" ? built : wins, games)
    }
}
