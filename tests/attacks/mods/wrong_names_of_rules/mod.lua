local rules = {}
for i = 1, 3000 do rules["A" .. i] = { max = 1 } end
return mod { id = "wrong_names_of_rules", name = "Attack", version = "1.0.0", rules = rules }
