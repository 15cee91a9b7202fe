# soak.awk - sums up what the parts of a soak have said; called by soak.sh.
#
# Reads for each part a line "= FILE RESULT SECONDS", then what the part said. Numbers before a
# word of the list below are added up for each test. Exit code 1: a part has failed.

BEGIN {
    split("games decisions exchanges undos saves views processes records mutants refused loaded " \
          "kills allocations failures questions options cases forms tables scripts hooks answers " \
          "steps inputs", words, " ")
    for (i in words)
        counted[words[i]] = 1
}

/^= / {
    test = $2
    if (!(test in parts))
        order[++tests] = test
    parts[test]++
    seconds[test] += $4
    result[test, $3]++
    total[$3]++
    next
}

{
    gsub(/[(),;:]/, " ")
    for (i = 1; i < NF; i++) {
        if ($i ~ /^[0-9]+$/ && $(i + 1) in counted && $(i - 1) != "of")
            sum[test, $(i + 1)] += $i
    }
}

END {
    for (t = 1; t <= tests; t++) {
        test = order[t]
        line = ""
        for (i = 1; i in words; i++) {
            if ((test, words[i]) in sum)
                line = line sprintf("%s%.0f %s", line == "" ? "" : ", ", sum[test, words[i]], words[i])
        }
        printf "%-44s %3d of %3d parts passed, %d failed, %d left out, %d s%s%s\n", test, \
            result[test, "ok"], parts[test], result[test, "FAIL"], result[test, "skip"], \
            seconds[test], line == "" ? "" : ": ", line
    }
    printf "soak: %d passed, %d failed, %d left out, %d to run\n", total["ok"], total["FAIL"], \
        total["skip"], total["-"]
    exit total["FAIL"] > 0 || total["-"] > 0
}
