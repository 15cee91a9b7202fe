-- Foreseer: plays out its turn in its head before it chooses. For every game.
--
-- Try it:  adit sim dwergar --games 20 --players scripts/bots/foreseer.lua,random --seed 1
--
-- view:what_if tries an option on a copy in which everything that the seat cannot see is dealt
-- again. From each option it finishes the turn at random, each time in another deal, and takes the
-- option with the turn that ended best.

local trials = 40   -- turns that are played out for one question, shared among its options
local longest = 10  -- answers in such a turn

-- A field that has parts too, as in Dwergar, has its own number in `value`.
local function turn_of(view)
  return type(view.turn) == "table" and view.turn.value or view.turn
end

-- Tries the option, plays on at random to the end of the turn, and values what is there then.
local function play_turn(view, option, deal)
  local at, answers = view:what_if(option, deal), 1
  while at and at.what_if and turn_of(at) == turn_of(view) and answers < longest do
    at, answers = at:what_if(random(#at.options)), answers + 1
  end
  return at and at.evaluation
end

return {
  name = "foreseer",
  decide = function(view, options)
    local choice, most = 1, nil
    for i = 1, #options > 1 and #options or 0 do
      for deal = 1, math.max(1, trials // #options) do
        local worth = play_turn(view, i, deal)
        if worth and (not most or worth > most) then choice, most = i, worth end
      end
    end
    return choice
  end,
}
