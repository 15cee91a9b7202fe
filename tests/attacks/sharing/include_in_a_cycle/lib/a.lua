return include "lib/b.lua"
