# coverage.awk - the counting of tests/lint/coverage, which says what is counted.
#
# Reads the text that gcov prints: a line "count:number:source" for each line of a source, and
# below it a line "branch N taken COUNT" for each branch that begins there.

$2 ~ /^ *0$/ {
    if ($3 == "Source") {
        source = $4
        is_ours = source ~ /^(engine|bindings\/lua)\//
        a_switch = 0
    }
    next
}

!is_ours { next }

/^branch / {
    split($0, words, " ")
    branch(line, words[2], words[4] ~ /^[1-9]/)
    next
}

$1 ~ /^ *([0-9]+\*?|#####|=====|-)$/ {
    line = $2 + 0
    text = $0
    sub(/^[^:]*:[^:]*:[ \t]*/, "", text)
    shown[source, line] = text
    if (text ~ /^switch \(/) {
        a_switch = line
    }
    if (text ~ /^ADIT_UNREACHABLE\(\)/) {
        complete[source, a_switch] = 1
    } else if ($1 !~ /-$/) {
        reach(line, $1 ~ /[0-9]/)
    }
}

function reach(line, is_reached) {
    if (!((source, line) in reached)) {
        reached[source, line] = 0
        lines[source]++
        last[source] = line > last[source] ? line : last[source]
    }
    if (is_reached && !reached[source, line]) {
        reached[source, line] = 1
        lines_reached[source]++
    }
}

function branch(line, n, is_taken) {
    if (!((source, line, n) in taken)) {
        taken[source, line, n] = 0
        branches_of[source, line]++
    }
    if (is_taken && !taken[source, line, n]) {
        taken[source, line, n] = 1
        taken_of[source, line]++
    }
}

function share(part, whole) {
    return whole == 0 ? "    -  " : sprintf("%5.1f %%", 100 * part / whole)
}

function row(place, ln, lr, br, bt) {
    return sprintf("  %s  %6d of %6d   %s  %6d of %6d  %s", share(lr, ln), lr, ln, share(bt, br), bt, \
        br, place)
}

# Adds up one source and lists what was missed in it.
function count(source,    line, of, got) {
    for (line = 1; line <= last[source]; line++) {
        of = branches_of[source, line]
        got = taken_of[source, line]
        if (((source, line) in complete) && got < of) {
            of--
        }
        branches[source] += of
        branches_taken[source] += got
        if (((source, line) in reached) && !reached[source, line]) {
            printf "%s:%d: not reached: %s\n", source, line, shown[source, line] >missed
        } else if (got < of) {
            printf "%s:%d: %d of %d branches not taken: %s\n", source, line, of - got, of, \
                shown[source, line] >missed
        }
    }
}

function add(sum, source) {
    sum_lines[sum] += lines[source]
    sum_reached[sum] += lines_reached[source]
    sum_branches[sum] += branches[source]
    sum_taken[sum] += branches_taken[source]
}

# `by_name` in the order of names; awk has no sort of its own.
function in_order(by_name, sorted,    name, n, i) {
    for (name in by_name) {
        for (i = n++; i > 0 && sorted[i] > name; i--) {
            sorted[i + 1] = sorted[i]
        }
        sorted[i + 1] = name
    }
    return n + 0
}

END {
    n = in_order(lines, sources)
    if (n == 0) {
        print "coverage: no lines of engine/ or bindings/lua were compiled"
        exit 1
    }
    print "    lines                       branches"
    for (i = 1; i <= n; i++) {
        source = sources[i]
        count(source)
        folder = source
        sub(/[^\/]*$/, "", folder)
        folders[folder] = 1
        add(folder, source)
        add("in total", source)
        print row(source, lines[source], lines_reached[source], branches[source], \
            branches_taken[source])
    }
    print ""
    folders["in total"] = 1
    n = in_order(folders, names)
    for (i = 1; i <= n; i++) {
        name = names[i]
        note = name != "in total" ? "" : sprintf(" (at least %s %% and %s %%)", minimum_lines, \
            minimum_branches)
        print row(name note, sum_lines[name], sum_reached[name], sum_branches[name], \
            sum_taken[name])
    }
    exit 100 * sum_reached["in total"] < minimum_lines * sum_lines["in total"] || \
        100 * sum_taken["in total"] < minimum_branches * sum_branches["in total"]
}
