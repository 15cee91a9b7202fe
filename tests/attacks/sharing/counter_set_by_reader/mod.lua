return mod { id = "counter_set_by_reader", name = "Attack", version = "1.0.0", counters = { trust = { max = 9, per = "seat" } } }
