-- Amber is found, now and then polished, and every row of mod.lua is used on the way.
local function find(g, me)
  local n = g:value(me, "find", 1)
  g:gain(me, { amber = n, resin = n > 1 and 1 or 0 })
  if g:allowed(me, "polish") and g:count(me, "amber") >= 2 then
    local more = g:allowed(me, "shine") and 1 or 0
    g:emit(me, "polished", { amount = 1 + more, goods = { amber = 1 } })
  end
end

local function light(g, me)
  g:pay_price(me, "lamp_price", { amber = 2 })
  g:emit(me, "told", { card = "new_shaft" })
end

local hooks = {
  on = {
    placed = find,
    polished = {
      { good = "amber", amount = 1, by = "anyone", when = { "richest", at_least = 3 },
        run = pay { amber = 1 } },
      { by = "others", run = gain { ["tables_mod:resin"] = 1 } },
    },
    told = { card = "new_shaft", run = gain { amber = per("treasure") } },
    gained = { good = "resin", when = { "tar", below = 1 }, run = gain { stone = 1 } },
  },
  modify = {
    find = { add = 1, when = { "treasure", below = 4 } },
    lamp_price = { { less = { amber = 1 }, choice = true }, { instead = { pay = { stone = 1 }, of = { amber = 1 } } } },
  },
  allow = { shine = { when = { "in_play.project", at_least = 0 } } },
  forbid = { polish = function(g, me) return g:count(me, "amber") > 10 and "too much amber" end },
  exchange = {
    { pay = { amber = 3 }, get = { stone = 1 }, when = { "treasure", at_least = 4 } },
    { run = light, label = "light a lamp", when = { "treasure", at_least = 2 } },
  },
}

local list = {}
for _, deck in ipairs { "new_shaft", "golden", "western", "eastern", "old_shaft" } do
  list[#list + 1] = patch(deck) {
    on = hooks.on, modify = hooks.modify, allow = hooks.allow, forbid = hooks.forbid,
    exchange = deck == "new_shaft" and hooks.exchange or nil,
  }
end
list[#list + 1] = card {
  id = "amber_chamber", kind = "project", title = "Amber chamber", number = 231,
  deck = "new_shaft", tier = "basic", cost = { amber = 2 }, points = 5, upgrade = { resin = 1 },
  score = per("treasure"),
}
return cards(list)
