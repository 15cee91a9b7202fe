return mod { id = "counter_of_mod_beyond", name = "Attack", version = "1.0.0", counters = { trust = { max = 9, per = "seat" } } }
