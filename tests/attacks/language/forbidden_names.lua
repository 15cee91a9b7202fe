-- Tries every dangerous name of Lua by index, where a refusal can be caught. Scripts have the three
-- functions that it finds; cards do not.
-- as: script
-- outcome: runs, bounded
-- says: found: exp log sqrt.
local found = {}
for _, name in ipairs { "_G", "load", "loadstring", "loadfile", "dofile", "require", "module",
    "package", "os", "io", "debug", "coroutine", "collectgarbage", "setmetatable", "getmetatable",
    "rawget", "rawset", "rawequal", "rawlen", "next", "xpcall", "utf8", "warn", "jit", "ffi",
    "newproxy", "setfenv", "getfenv", "unpack", "bit32", "arg", "_VERSION", "card" } do
  local is_there = pcall(function() return _ENV[name] end)
  if is_there then table.insert(found, name) end
end
for _, name in ipairs { "gsub", "gmatch", "match", "pack", "unpack", "packsize", "dump", "reverse",
    "__index", "__gc", "__metatable" } do
  for _, where in ipairs { string, table, math, "text" } do
    local is_there, value = pcall(function() return where[name] end)
    if is_there and value ~= table.unpack then table.insert(found, "." .. name) end
  end
end
for _, name in ipairs { "random", "randomseed", "sin", "exp", "log", "sqrt", "fmod", "huge", "pi",
    "ult", "type", "move", "pow", "cos", "tan", "modf" } do
  for _, where in ipairs { table, math } do
    if pcall(function() return where[name] end) then table.insert(found, name) end
  end
end
print("found: " .. table.concat(found, " ") .. ".")
