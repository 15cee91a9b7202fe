return patch "patch_of_itself:one" { title = "C" }
