-- Traditions that ask whenever anything happens. Each of these questions stands in the middle of a
-- rule, and the state that it stands on has to be sound (section 12 of the rules).
local function ask(g, me)
  g:choose(me, { "yes", "no" })
end

local everything = {
  gained = ask, hall_revealed = ask, jewel_set = ask, tool_forged = ask, achievement = ask,
  monument = ask, built = ask, relic_used = ask, council = ask, dungeon_scoring = ask,
}

local function asking(id)
  return card {
    id = id, replaces = id, kind = "tradition", title = "Scribes", source = "test of COV-12.7",
    text = "You are asked whenever anything happens.", on = everything,
  }
end

-- Deliveries that set off deliveries end after a few: a run has a limit of questions.
local carts = { carts = { max = 4, reset = "action" } }

local function deliver(g, me)
  local sent = g:get "carts"
  if sent < 4 and g:choose(me, { "yes", "no" }) == "yes" then
    g:set("carts", sent + 1)
    g:site(me, 1)
  end
end

return cards {
  asking("drums_of_stone"), asking("gate_guard"), asking("night_watch"),
  card {
    id = "pact_of_the_gatekeepers", replaces = "pact_of_the_gatekeepers", kind = "tradition",
    title = "Eager carters",
    source = "test of COV-12.6", text = "When you gain GP you may deliver a resource.",
    counters = carts, on = { gained = { good = "gp", run = deliver } },
  },
  card {
    id = "close_pillars", replaces = "close_pillars", kind = "tradition", title = "Rival carters",
    source = "test of COV-12.6", text = "When another player gains GP you may deliver a resource.",
    counters = carts, on = { gained = { by = "others", good = "gp", run = deliver } },
  },
}
