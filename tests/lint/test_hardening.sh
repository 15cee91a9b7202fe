#!/bin/sh
# test_hardening.sh - the release program has the defences of docs/decisions/0019-hardening.md.
set -u
adit=${ADIT_RELEASE:-build/adit}
command -v readelf >/dev/null 2>&1 || {
    echo 'left out: there is no readelf'
    exit 77
}
failures=0

# has WHAT PATTERN ARGUMENT: readelf must tell so.
has() {
    readelf -W "$3" "$adit" 2>/dev/null | grep -q "$2" || {
        echo "FAILED: $adit: $1"
        failures=$((failures + 1))
    }
}

has 'its code is not at random addresses' 'Type: *DYN' -h
has 'its tables of functions stay writable' 'GNU_RELRO' -l
has 'its functions are looked up late' 'BIND_NOW\|FLAGS_1.*NOW' -d
has 'its stack can be run' 'GNU_STACK.* RW ' -l
# glibc has functions that check, by these names; other C libraries check by other means.
if readelf -W --dyn-syms "$adit" | grep -q '@GLIBC'; then
    has 'copies into buffers are not checked' '__[a-z]*printf_chk@' --dyn-syms
fi
[ "$failures" -eq 0 ]
