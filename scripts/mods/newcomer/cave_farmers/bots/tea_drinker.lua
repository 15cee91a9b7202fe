-- tea_drinker.lua: bakes while there is grain, and feeds the family first.
--
-- The first wish that begins an option is granted; otherwise any option will do.
local wishes = {
  "cake", "feed", "furnish", "place housework", "place sustenance", "take", "place supplies",
  "meadow", "cavern", "place clearing", "place slash_and_burn", "sow", "plain",
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
