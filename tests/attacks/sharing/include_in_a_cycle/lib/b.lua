return include "lib/c.lua"
