# tune_weights.awk - the arithmetic of tune_weights.sh, which says what it is for.
#
#   awk -v mode=draw -v pairs=N -v into=DIR -f tune_weights.awk WEIGHTS STATE
#       writes what trial K adds to the weights into DIR/K/weights.txt, for 1 .. 2 N
#   awk -v mode=step -v pairs=N -f tune_weights.awk WEIGHTS STATE MEANS
#       prints the state after the step; MEANS has a line "K points" for each trial
#   awk -v mode=write -v remark=TEXT -f tune_weights.awk WEIGHTS STATE
#       prints WEIGHTS with the changes of STATE, and a remark before the section
#
# Each weight of the section is changed by two numbers: one for the early stages, and one for the
# late ones. They are counted in units, a part of what the weight is. STATE holds the last random
# number, and a line "change speed" for each of them: how far it has been changed, and how fast it
# is changing. It may be empty.

# A number from 0 to 1; the generator of Park and Miller, exact in doubles.
function uniform() {
    drawn = (drawn * 16807) % 2147483647
    return drawn / 2147483647
}

# A number around 0 with variance 1: a sum of twelve, since logarithms differ between machines.
function normal(   sum, i) {
    sum = -6
    for (i = 0; i < 12; i++) sum += uniform()
    return sum
}

function round(x) { return x < 0 ? -int(0.5 - x) : int(x + 0.5) }

# How much the weight of a row at a stage grows, for two changes of the row.
function growth(row, at, early, late,   part) {
    part = stages > 1 ? (at - 1) / (stages - 1) : 0
    return round(unit[row] * (early * (1 - part) + late * part))
}

# What the first trial of the next pair changes, and the second the other way round.
function draw_pair(   i) {
    for (i = 1; i <= 2 * rows; i++) drawn_change[i] = normal()
}

function write_trial(number, sign,   file, row, at, line) {
    file = into "/" number "/weights.txt"
    print players > file
    if (stage_line != "") print stage_line > file
    for (row = 1; row <= rows; row++) {
        line = name[row]
        for (at = 1; at <= stages; at++)
            line = line " " growth(row, at,
                change[2 * row - 1] + sign * SPREAD * drawn_change[2 * row - 1],
                change[2 * row] + sign * SPREAD * drawn_change[2 * row])
        print line > file
    }
    close(file)
}

# A step in the direction in which the trials point: each counts by how much more points it brought
# than its opposite.
function take_step(   pair, i, size) {
    for (pair = 1; pair <= pairs; pair++) {
        draw_pair()
        for (i = 1; i <= 2 * rows; i++)
            slope[i] += (mean[2 * pair - 1] - mean[2 * pair]) * drawn_change[i] / pairs
    }
    for (i = 1; i <= 2 * rows; i++) {
        speed[i] = KEPT * speed[i] + (1 - KEPT) * slope[i]
        size += speed[i] * speed[i]
    }
    size = sqrt(size)
    print drawn
    for (i = 1; i <= 2 * rows; i++)
        printf "%.9g %.9g\n", change[i] + (size > 0 ? STRIDE * speed[i] / size : 0), speed[i]
}

BEGIN {
    SPREAD = 0.5    # of a trial around the present weights, in units
    STRIDE = 1.2    # of a step, in units, all weights together
    KEPT = 0.8      # of the direction of the steps before
    PART = 0.35     # of the largest weight of a row are its unit,
    LEAST = 80      # thousandths, and so much
    drawn = 1       # the first random number
    stages = 1      # unless a line says more
}

FILENAME != last_file { last_file = FILENAME; file_number++ }

file_number == 1 {
    line_count++
    text[line_count] = $0
    if ($1 == "players") {
        players = $0
        sections++
    } else if ($1 == "stage") {
        stage_line = $0
        stages = NF - 2
    } else if (NF > 1 && $1 !~ /^#/ && $1 != "worth" && $1 != "base") {
        name[++rows] = $1
        row_of[line_count] = rows
        largest = 0
        for (i = 2; i <= NF; i++) if (($i < 0 ? -$i : $i) > largest) largest = $i < 0 ? -$i : $i
        unit[rows] = PART * largest + LEAST
    }
    next
}
file_number == 2 && FNR == 1 { drawn = $1 + 0; next }
file_number == 2 { changes++; change[changes] = $1 + 0; speed[changes] = $2 + 0; next }
{ mean[$1] = $2 }

END {
    if (sections != 1) {
        print "tune_weights: the file must have one section" > "/dev/stderr"
        exit 1
    }
    if (mode == "draw") {
        for (pair = 1; pair <= pairs; pair++) {
            draw_pair()
            write_trial(2 * pair - 1, 1)
            write_trial(2 * pair, -1)
        }
    } else if (mode == "step") {
        take_step()
    } else {
        for (i = 1; i <= line_count; i++) {
            if (!(i in row_of)) {
                if (text[i] == players) print remark
                print text[i]
                continue
            }
            row = row_of[i]
            count = split(text[i], part, " ")
            line = part[1]
            for (at = 1; at <= stages; at++)
                line = line " " part[at + 1] + growth(row, at, change[2 * row - 1], change[2 * row])
            print line
        }
    }
}
