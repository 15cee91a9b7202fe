return patch "excavation" { title = "A" }
