return patch "excavation" { title = "B" }
