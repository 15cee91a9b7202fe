-- A bot that changes what it was given, hoping that the engine sees it.
-- as: bot
-- outcome: runs, bounded
return function(view, options, anytime)
  view.player[1].goods.gold = 19
  view.round = 99
  options[1] = "win"
  for i = 2, #options do options[i] = nil end
  return 1
end
