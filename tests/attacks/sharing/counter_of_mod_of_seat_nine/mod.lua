return mod { id = "counter_of_mod_of_seat_nine", name = "Attack", version = "1.0.0", counters = { trust = { max = 9, per = "seat" } } }
