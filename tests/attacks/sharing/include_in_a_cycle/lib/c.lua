return include "lib/a.lua"
