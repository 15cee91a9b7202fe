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
  g:emit(me, "told", { card = "amber_board" })
end

local hooks = {
  on = {
    turn_ended = find,
    polished = {
      { good = "amber", amount = 1, by = "anyone", when = { "richest", at_least = 3 },
        run = pay { amber = 1 } },
      { by = "others", run = gain { ["tables_mod:resin"] = 1 } },
    },
    told = { card = "amber_board", run = gain { amber = per("treasure") } },
    gained = { good = "resin", when = { "tar", below = 1 }, run = gain { food = 1 } },
  },
  modify = {
    find = { add = 1, when = { "treasure", below = 4 } },
    lamp_price = { { less = { amber = 1 }, choice = true }, { instead = { pay = { food = 1 }, of = { amber = 1 } } } },
  },
  allow = { shine = { when = { "in_play.room", at_least = 0 } } },
  forbid = { polish = function(g, me) return g:count(me, "amber") > 10 and "too much amber" end },
  exchange = {
    { pay = { amber = 3 }, get = { food = 1 }, when = { "treasure", at_least = 4 } },
    { run = light, label = "light a lamp", when = { "treasure", at_least = 2 } },
  },
}

return cards {
  card {
    id = "amber_board", kind = "board", title = "Amber board",
    on = hooks.on, modify = hooks.modify, allow = hooks.allow, forbid = hooks.forbid,
    exchange = hooks.exchange,
  },
  card {
    id = "amber_hall", kind = "room", title = "Amber hall", back = "light", colour = "orange",
    walls = "o o o o", cost = { amber = 1 }, points = 1,
    use = replenish { amber = 5, wood = 2 },
    score = per("treasure"),
  },
}
