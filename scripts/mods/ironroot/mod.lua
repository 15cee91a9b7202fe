-- Ironroot: a second era for Cave vs Cave.
return mod {
  id      = "ironroot",
  name    = "Ironroot, the second era",
  version = "1.0.0",
  authors = { "the Adit project" },
  licence = "MIT",
  games   = { "cave_vs_cave" },
  engine  = ">=0.1",
  text    = "Below the caves lies iron. Four more rounds with ore, iron, weapons and donkeys.",

  goods = {
    ore    = { limit = 9, worth = 45, text = "lies in deep rock; 1 ore and 1 wood make 1 iron" },
    iron   = { limit = 9, worth = 85, text = "pays for rooms; 1 iron makes 1 weapon" },
    weapon = { limit = 9, worth = 105, text = "the strength of an expedition" },
    donkey = { limit = 6, worth = 70, text = "three of them carry one more piece of loot" },
  },

  events = {
    returned = { text = "a player is back from an expedition; amount: pieces of loot",
                 amount = true },
  },

  values = {
    strength = { text = "strength of an expedition" },
    loot     = { text = "pieces of loot that an expedition brings home" },
  },

  permissions = {
    march = { text = "set out on an expedition", default = true },
  },

  queries = {
    arms = { text = "strength of the player's expeditions",
             run = function(g, me) return g:value(me, "strength", g:count(me, "weapon")) end },
  },
}
