-- A bot that looks for what lies face down before the other player.
-- as: bot
-- game: covenant
-- outcome: runs, bounded
-- never: found
return function(view, options, anytime)
  for seat, player in ipairs(view.player) do
    if seat ~= view.me and player.objective ~= nil then error("found an objective") end
  end
  return 1
end
