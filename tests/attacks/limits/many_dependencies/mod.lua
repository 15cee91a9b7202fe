local depends = {}
for i = 1, 10000 do depends[i] = "mod_" .. i end
return mod { id = "many_dependencies", name = "Many", version = "1.0.0", depends = depends }
