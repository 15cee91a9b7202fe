-- Four rounds after the printed ones. The first reveals two tiles.
return cards {
  card { id = "round_1", kind = "round", title = "The way down", turns = 3, stage = "five",
         reveals = 2, text = "Three turns for each player; two tiles are revealed." },
  card { id = "round_2", kind = "round", title = "Fires below", turns = 3, stage = "six",
         text = "Three turns for each player." },
  card { id = "round_3", kind = "round", title = "Hammers", turns = 4, stage = "six",
         text = "Four turns for each player." },
  card { id = "round_4", kind = "round", title = "The long march", turns = 4, stage = "seven",
         text = "Four turns for each player." },
}
