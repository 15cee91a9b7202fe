-- A bot with an index that old releases compile wrongly.
-- as: bot
-- outcome: refused at load
-- before: 5.4.8
-- says: this release of Lua miscompiles it
local seen = {}
return function(view, options)
  seen[#options > 1] = true
  return 1
end
