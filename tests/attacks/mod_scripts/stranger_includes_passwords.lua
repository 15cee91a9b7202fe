-- Includes a file outside of its folder.
-- as: test
-- outcome: clean fault
-- status: IO
-- says: expected a file name below the folder
include "../../../../../../etc/passwd.lua"
