-- Prints values of every type.
-- as: script
-- outcome: runs, bounded
-- says: table	function	nil	true	nan	1e+100	userdata
-- never: 0x
print({}, print, nil, true, 0 / 0, 1e100, adit.stats())
