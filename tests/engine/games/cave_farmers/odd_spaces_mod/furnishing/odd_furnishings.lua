-- Furnishing tiles that no printed one is like.
return cards {
  card {
    id = "dunning_office", kind = "furnishing", title = "Dunning office",
    text = "3 minus points less are forgiven; what is then below 0 counts against you.",
    tag = "green", set = "introductory", cost = { wood = 1 }, points = 0,
    modify = { forgiven = { add = -3 } },
  },
}
