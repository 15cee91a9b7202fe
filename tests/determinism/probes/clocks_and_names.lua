-- The time, the process and chance that is not the game's.
for _, name in ipairs { "os", "io", "debug", "package", "collectgarbage", "coroutine", "require",
                        "load", "rawequal", "rawlen", "next", "_G", "_ENV", "utf8" } do
  print(name, pcall(function() return type(adit[name]) end))
end
print("os", pcall(function() return os.time() end))
print("gc", pcall(function() return collectgarbage("count") end))
print("random", pcall(function() return math.random(1000000) end))
print("clock", pcall(function() return os.clock() end))
