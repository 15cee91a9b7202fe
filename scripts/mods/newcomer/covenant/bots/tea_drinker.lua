-- tea_drinker.lua: listens to the king, digs, and builds what can be built.
--
-- The first wish that begins an option is granted; otherwise any option will do.
local wishes = {
  "listen", "assign", "action", "take", "option", "house", "workshop", "at ", "reveal", "deliver",
  "coin", "on ", "reward", "forge", "into",
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
