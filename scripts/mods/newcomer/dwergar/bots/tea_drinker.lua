-- tea_drinker.lua: makes tea for heat, and builds with what there is.
--
-- The first wish that begins an option is granted; otherwise any option will do.
local wishes = {
  "complete", "upgrade_now", "upgrade", "tea", "hot", "lift_one", "mine", "place ironworker studio",
  "place blacksmith studio", "place engineer studio", "light", "heat", "place foreman mine",
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
