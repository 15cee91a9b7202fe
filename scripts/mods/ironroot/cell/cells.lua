-- Eight cells below every cave, from the second era on. Two of them are hollow.
return cards {
  card { id = "west_seam", kind = "cell", title = "West Seam", era = 2, cell = "c12",
         finds = { ore = 1 }, text = "Gain 1 ore when you dig it out." },
  card { id = "old_shaft", kind = "cell", title = "Old Shaft", era = 2, cell = "c13",
         ground = "empty", text = "Is empty from the start." },
  card { id = "east_seam", kind = "cell", title = "East Seam", era = 2, cell = "c14",
         finds = { ore = 1 }, text = "Gain 1 ore when you dig it out." },
  card { id = "gold_pocket", kind = "cell", title = "Gold Pocket", era = 2, cell = "c15",
         finds = { gold = 2 }, text = "Gain 2 gold when you dig it out." },
  card { id = "echo_hall", kind = "cell", title = "Echo Hall", era = 2, cell = "c16",
         ground = "empty", text = "Is empty from the start." },
  card { id = "mule_track", kind = "cell", title = "Mule Track", era = 2, cell = "c17",
         finds = { donkey = 1 }, text = "Gain 1 donkey when you dig it out." },
  card { id = "root_of_iron", kind = "cell", title = "Root of Iron", era = 2, cell = "c18",
         finds = { ore = 3 }, text = "Gain 3 ore when you dig it out." },
  card { id = "lost_camp", kind = "cell", title = "Lost Camp", era = 2, cell = "c19",
         finds = { ore = 1, weapon = 1 }, text = "Gain 1 ore and 1 weapon when you dig it out." },
}
