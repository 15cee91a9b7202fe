-- Packs: a type of relic that no printed one has.
return card {
  id    = "packs",
  kind  = "relic_type",
  title = "Packs",
  text  = "Relics of pedlars and tinkers.",
}
