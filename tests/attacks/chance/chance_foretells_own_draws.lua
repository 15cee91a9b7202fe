-- A bot that expects its draws of one question to come again at the next: they would tell where the
-- generator stands.
-- as: bot
-- outcome: runs, bounded
-- never: the same again
local before = {}
return function(view, options, anytime)
  local now, same = {}, true
  for i = 1, 20 do
    now[i] = random(1000000)
    same = same and now[i] == before[i]
  end
  if same then error("the same again") end
  before = now
  return 1
end
