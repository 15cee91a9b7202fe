local counters = {}
for i = 1, 3000 do counters["c" .. i] = { max = 1, per = "seat" } end
return mod { id = "many_counters_of_mod", name = "Attack", version = "1.0.0", counters = counters }
