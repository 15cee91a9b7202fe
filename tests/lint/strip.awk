# strip.awk - C source without comments and literals, for the checks in this folder.
#
# code(line) gives the line with comments removed and literals emptied ("" and ''). What stood
# in string literals is then in `literals`, one literal for each line of it. Call it for every
# line of a file, in order; it remembers an open comment.

function code(line,    out, at, mark, text) {
    if (FNR == 1) {
        in_comment = 0
    }
    literals = ""
    out = ""
    while (line != "") {
        if (in_comment) {
            at = index(line, "*/")
            if (at == 0) {
                return out
            }
            in_comment = 0
            line = substr(line, at + 2)
            continue
        }
        at = match(line, /["'\/]/)
        if (at == 0) {
            return out line
        }
        out = out substr(line, 1, at - 1)
        line = substr(line, at)
        mark = substr(line, 1, 1)
        if (mark == "/") {
            if (substr(line, 1, 2) == "//") {
                return out
            }
            if (substr(line, 1, 2) == "/*") {
                in_comment = 1
                out = out " "
                line = substr(line, 3)
            } else {
                out = out "/"
                line = substr(line, 2)
            }
            continue
        }
        at = mark == "\"" ? match(line, /^"([^"\\]|\\.)*"/) : match(line, /^'([^'\\]|\\.)*'/)
        if (at == 0) { # not closed on this line: a lone quote, as in #error can't
            return out
        }
        text = substr(line, 2, RLENGTH - 2)
        if (mark == "\"") {
            literals = literals text "\n"
        }
        out = out mark mark
        line = substr(line, RLENGTH + 1)
    }
    return out
}
