-- tea_drinker.lua: uses the Tea Room whenever there is food, and furnishes the Parlor.
--
-- The first wish that begins an option is granted; otherwise any option will do.
local wishes = {
  "use tea_cave:tea_room", "serve tea", "gold", "rooms", "furnish parlor", "furnish",
  "take undergrowth", "take cultivation", "gain", "take housework", "dig", "take excavation",
}

return {
  name = "tea drinker",
  decide = function(view, options)
    for _, wish in ipairs(wishes) do
      for _, option in ipairs(options) do
        if option:sub(1, #wish) == wish then
          return option
        end
      end
    end
    return options[random(#options)]
  end,
}
