-- A Year of Salt: a campaign of two scenarios. What was gained in summer is there in winter.
--
-- Play it:  adit play --campaign scripts/mods/salt_fens/scenarios/salt_year.lua --progress salt.txt
return campaign {
  title = "A Year of Salt",
  text  = "From the dry pans of summer to the full stores of winter.",

  scenarios = {
    { "dry_summer", carry = { "player[1].goods.salt", "player[1].goods.gold" } },
    "winter_stores",
  },
}
