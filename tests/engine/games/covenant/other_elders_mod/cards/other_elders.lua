-- What they do is data, and what they prefer is a value. The cart is a function.
local list = {
  card {
    id = "misers", kind = "difficulty", title = "Misers", source = "test",
    text = "They like iron, one of the coins and the third site.",
    order = 9, per_tile = 0, per_achievement = 0, per_card = 0,

    axe = one_of { elders_fight { { goblin = 1 }, { troll = 1 } }, elders_gain(1) },
    compass = one_of {
      elders_build "gate", elders_build "house",
      when { "iron", at_least = 2, elders_gain(per("iron", 3)) }, elders_take "coin",
    },
    cart = function(g, me)
      if g:read("elders.gp") > 6 then
        g:elders_gain(me, -4)
      end
      g:elders_transport(me)
    end,

    modify = {
      elders_worth = {
        { card = "site_p3", add = 2 }, { card = "resource_iron", add = 1 },
        { card = "ale_horn_1", add = 5 }, { card = "jewel_coin_2", add = 1 },
        { card = "row_4", add = 1 },
      },
    },
  },
  -- As the first tile, with cards of its own.
  card {
    id = "council_of_two", kind = "difficulty", title = "Council of two", source = "test",
    text = "They play as always, with other cards.",
    order = 10, per_tile = 0, per_achievement = 0, per_card = 3,
  },
}
for _, type in ipairs { "pick", "axe", "compass", "cart" } do
  list[#list + 1] = card {
    id = "two_" .. type, kind = "elder", title = "One of two", source = "test",
    text = "Then 1 GP.", type = type, tile = "council_of_two", reward = gain { gp = 1 },
  }
end
return cards(list)
