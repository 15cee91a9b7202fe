---@meta
-- What card files of cave_farmers can name, for editors. Made by
-- `adit api cave_farmers --stubs`; do not edit.

---@alias Seat integer
---@alias Good "wood"|"stone"|"ore"|"grain"|"vegetable"|"food"|"gold"|"ruby"|"dog"|"sheep"|"donkey"|"boar"|"cattle"|"begging"
---@alias Query "wood"|"stone"|"ore"|"grain"|"vegetable"|"food"|"gold"|"ruby"|"dog"|"sheep"|"donkey"|"boar"|"cattle"|"begging"|"dwarfs"|"newborn"|"armed_dwarfs"|"unarmed_dwarfs"|"strength"|"room_for_dwarfs"|"ore_mines"|"ruby_mines"|"donkeys_in_ore_mines"|"donkeys_in_mines"|"farm_animals"|"grain_in_all"|"vegetable_in_all"|"small_pastures"|"large_pastures"|"meadows"|"fields"|"empty_fields"|"stables"|"empty_caverns"|"tunnels"|"deep_tunnels"|"unused_spaces"|"dwellings"|"yellow_tiles"|"adjacent_dwellings"|"round"|"players"|"guest_room_on_wish"|"allow_leave_goods"|"has_ruby_mine"|"has_two_ruby_mines"|"in_play.space"|"in_play.furnishing"|"in_play.loot"|"in_play.table"
---@class Counted
---@alias Number integer|Counted|fun(g: Game, me: Seat): integer
---@class Declared
---@alias Effect Declared|fun(g: Game, me: Seat, ev: Event)

---@class Goods
---@field wood? Number building material
---@field stone? Number building material
---@field ore? Number for weapons and trade
---@field grain? Number a crop; what lies on fields is not counted here
---@field vegetable? Number a crop; what lies on fields is not counted here
---@field food? Number feeds dwarfs
---@field gold? Number points
---@field ruby? Number buys almost anything at any time
---@field dog? Number guards sheep; not a farm animal
---@field sheep? Number farm animal
---@field donkey? Number farm animal that may stand in mines
---@field boar? Number farm animal that may stand in forest stables
---@field cattle? Number farm animal
---@field begging? Number markers for food that was missing, -3 points each

---@class Event
---@field seat Seat
---@field card string?
---@field amount integer
---@field wood integer
---@field stone integer
---@field ore integer
---@field grain integer
---@field vegetable integer
---@field food integer
---@field gold integer
---@field ruby integer
---@field dog integer
---@field sheep integer
---@field donkey integer
---@field boar integer
---@field cattle integer
---@field begging integer

---@class Card
---@field id string Small letters, digits and '_'; a card of a mod is known as mod:id.
---@field kind string Which kind of card it is; says which facts it has.
---@field title? string What stands on the card.
---@field text? string The effect in one sentence; a mod may leave it out.
---@field source? string Rulebook page or rule number; a mod may leave it out.
---@field mark? string How well the values are known: S stated, P seen, R reconstructed.
---@field replaces? string In a mod: the card of the same kind whose place this one takes.
---@field counters? table What the card remembers: { used = { max = 1, reset = "turn" } }; reset is action, turn, round or game.
---@field examples? table Run by `adit test`: name, given, steps, expect, refused.
---@field on? table Something happened; by is me (usual), others or anyone. Directly an effect, or a list of hooks, will do too.
---@field modify? table Changes a number: add, set, or run = function(g, me, base) that gives the new one.
---@field allow? table Permits what the rules do not; true, function(g, me), or { card, by, when, run }.
---@field forbid? table Forbids what the rules permit; a function may give the reason.
---@field rewrite? table Joins the parts of a card in another way.
---@field exchange? table What its owner may exchange at any time; run = EFFECT with a label instead of get.
---@field score? Number Points at the end of the game.
---@field built? Effect Runs when the card comes into play, before it listens.
---@field min_players? integer (space) smallest number of players with which it is there
---@field max_players? integer (space) largest number of players with which it is there
---@field stage? integer (space) stage of a round card; 0: there from the start
---@field fixed_round? integer (space) the round in which the card always comes
---@field solo_round? integer (space) the round in which the card comes in the solo game
---@field back_of? string (space) the card whose other side this is
---@field goods? Goods (space) goods added in each round while the space is empty
---@field more? Goods (space) goods added if it is not empty; left out: the same
---@field pair_from? integer (space) with 2 players goods come from this round on
---@field not_imitable? boolean (space) cannot be imitated
---@field joins_once? boolean (space) a tile that joins its alternatives does so once per game
---@field revealed? Effect (space) what happens when the card is turned up
---@field use? Effect (space) what a dwarf does there
---@field tag? string (furnishing) colour of the name tag
---@field set? string (furnishing) from which set on it is there
---@field cost? Goods (furnishing) price
---@field points? integer (furnishing) fixed points
---@field unlimited? boolean (furnishing) never runs out
---@field room? integer (furnishing) room for so many dwarfs
---@field sixth? boolean (furnishing) room for the sixth dwarf only
---@field keeps? string (furnishing) farm animals that may stand in it
---@field keeps_many? integer (furnishing) how many of them
---@field keeps_dwarfs? boolean (furnishing) as many of them as there are dwarfs in play
---@field covers? string (furnishing) the tile on top of which it must go if the player has that one
---@field strength? integer (loot) smallest strength

--- Declares a card; a card file returns it.
---@param facts Card
---@return Card
function card(facts) end

--- A list of cards, for sets of plain rows in one file.
---@param list Card[]
---@return Card[]
function cards(list) end

--- Declares a mod; only in mod.lua.
---@param facts table
---@return table
function mod(facts) end

--- A number that counts.
---@param query Query
---@param factor? integer
---@return Counted
function per(query, factor) end

--- Gives an effect words of its own in menus.
---@param words string
---@param effect Effect
---@return Declared
function label(words, effect) end

--- All parts, in order.
---@param parts table
---@return Declared
function sequence(parts) end

--- Some, all or none of the parts, each once, in any order.
---@param parts table
---@return Declared
function any_order(parts) end

--- One or more of the parts, each once, in any order.
---@param parts table
---@return Declared
function and_or(parts) end

--- One or more of the parts, in the order in which they stand.
---@param parts table
---@return Declared
function then_or(parts) end

--- Exactly one of the parts.
---@param parts table
---@return Declared
function one_of(parts) end

--- The part, or nothing.
---@param parts table
---@return Declared
function optional(parts) end

--- The part `times` times.
---@param parts table
---@return Declared
function repeat_(parts) end

--- The part, possible only while the query lies in the given range.
---@param parts table
---@return Declared
function when(parts) end

---@class Game
local Game = {}

--- The seat whose turn it is.
---@return Seat
function Game:active() end

--- Whether the seat could carry out the verb with these arguments now; if not, also why.
---@param seat Seat
---@param verb string
---@param ... any
---@return boolean
function Game:can(seat, verb, ...) end

--- The ids of the seat's cards in play, in the order in which they came; without a seat those that lie on the table.
---@param seat? Seat
---@return any[]
function Game:cards(seat) end

--- Asks the seat to choose one of the words or numbers of a list, and gives it back; nil if nothing can be chosen. With a function that returns the list, exchanges are possible at this question, and the list is made anew after each. Choices after which the rest cannot be carried out are left out, unless the options say check = false.
---@param seat Seat
---@param choices any[]
---@param options? table
---@return any
function Game:choose(seat, choices, options) end

--- How many the seat has of a good, or what one of the game's queries says.
---@param seat Seat
---@param query Query
---@return integer
function Game:count(seat, query) end

--- A fact of any card by its name in the card file; nil if the card does not state it.
---@param card string
---@param name string
---@return any
function Game:fact(card, name) end

--- The value of one of the running card's own counters.
---@param counter string
---@return integer
function Game:get(counter) end

--- Whether the card is in play for the seat.
---@param seat Seat
---@param card string
---@return boolean
function Game:has(seat, card) end

--- Adds a line of the card's own to the log.
---@param words string
function Game:log(words) end

--- The other seats, in order of play after this one.
---@param seat Seat
---@return any[]
function Game:others(seat) end

--- How many players there are.
---@return integer
function Game:players() end

--- A whole number from 1 to n, each equally likely; a re-run gets the same.
---@param n integer
---@return integer
function Game:random(n) end

--- A field of the state by its name, a number or a word; only what everybody may see.
---@param field string
---@return any
function Game:read(field) end

--- The value of one of the game's rule parameters.
---@param name string
---@return integer
function Game:rule(name) end

--- Sets one of the running card's own counters.
---@param counter string
---@param n integer
function Game:set(counter, n) end

--- The number of the turn; it rises with each turn of anybody.
---@return integer
function Game:turn() end

--- Gives the player the goods; what exceeds a limit is lost.
---@param goods Goods what is gained
---@return Declared
function gain(goods) end

--- Gives the player the goods; what exceeds a limit is lost.
---@param seat Seat
---@param goods Goods what is gained
function Game:gain(seat, goods) end

--- Takes the goods from the player, all of them or not at all.
---@param goods Goods what is paid
---@return Declared
function pay(goods) end

--- Takes the goods from the player, all of them or not at all.
---@param seat Seat
---@param goods Goods what is paid
function Game:pay(seat, goods) end

--- Takes goods from the player and gives others for them.
---@param pay Goods what is paid first
---@param get Goods what is gained for it
---@return Declared
function exchange(pay, get) end

--- Takes goods from the player and gives others for them.
---@param seat Seat
---@param pay Goods what is paid first
---@param get Goods what is gained for it
function Game:exchange(seat, pay, get) end

--- Takes all goods from the space in use; not possible if that brings nothing.
---@param plus? Goods gained together with what lies on the space
---@return Declared
function take(plus) end

--- Takes all goods from the space in use; not possible if that brings nothing.
---@param seat Seat
---@param plus? Goods gained together with what lies on the space
function Game:take(seat, plus) end

--- Takes the starting player token; the order changes with the next round.
---@return Declared
function take_token() end

--- Takes the starting player token; the order changes with the next round.
---@param seat Seat
function Game:take_token(seat) end

--- Lays a twin tile on two adjacent spaces of the home board.
---@param tiles string which twin tile; cavern: cavern and tunnel, or two caverns
---@return Declared
function place_twin(tiles) end

--- Lays a twin tile on two adjacent spaces of the home board.
---@param seat Seat
---@param tiles string which twin tile; cavern: cavern and tunnel, or two caverns
function Game:place_twin(seat, tiles) end

--- Lays a single tile on one space of the home board.
---@param tile string which tile
---@return Declared
function place_single(tile) end

--- Lays a single tile on one space of the home board.
---@param seat Seat
---@param tile string which tile
function Game:place_single(seat, tile) end

--- Lays an ore mine and its deep tunnel on two adjacent tunnels.
---@return Declared
function ore_mine() end

--- Lays an ore mine and its deep tunnel on two adjacent tunnels.
---@param seat Seat
function Game:ore_mine(seat) end

--- Lays a ruby mine on an empty tunnel or deep tunnel.
---@param on string on what
---@return Declared
function ruby_mine(on) end

--- Lays a ruby mine on an empty tunnel or deep tunnel.
---@param seat Seat
---@param on string on what
function Game:ruby_mine(seat, on) end

--- Buys a furnishing tile and lays it on an empty cavern.
---@param only? string which tiles may be chosen
---@param price? Goods|Goods[] replaces the printed price
---@return Declared
function furnish(only, price) end

--- Buys a furnishing tile and lays it on an empty cavern.
---@param seat Seat
---@param only? string which tiles may be chosen
---@param price? Goods|Goods[] replaces the printed price
function Game:furnish(seat, only, price) end

--- Fences one meadow.
---@param wood integer price
---@return Declared
function small_pasture(wood) end

--- Fences one meadow.
---@param seat Seat
---@param wood integer price
function Game:small_pasture(seat, wood) end

--- Fences two adjacent meadows as one pasture.
---@param wood integer price
---@return Declared
function large_pasture(wood) end

--- Fences two adjacent meadows as one pasture.
---@param seat Seat
---@param wood integer price
function Game:large_pasture(seat, wood) end

--- Builds a stable on a forest space, meadow or pasture.
---@param stone integer price
---@return Declared
function stable(stone) end

--- Builds a stable on a forest space, meadow or pasture.
---@param seat Seat
---@param stone integer price
function Game:stable(seat, stone) end

--- Sows up to 2 empty fields with grain and up to 2 with vegetables.
---@return Declared
function sow() end

--- Sows up to 2 empty fields with grain and up to 2 with vegetables.
---@param seat Seat
function Game:sow(seat) end

--- A dwarf is born, if there is room for it.
---@return Declared
function grow() end

--- A dwarf is born, if there is room for it.
---@param seat Seat
function Game:grow(seat) end

--- Forges a weapon for the acting dwarf, if it has none.
---@return Declared
function forge() end

--- Forges a weapon for the acting dwarf, if it has none.
---@param seat Seat
function Game:forge(seat) end

--- Sends the acting, armed dwarf out for loot.
---@param level integer how many different items may be brought home
---@return Declared
function expedition(level) end

--- Sends the acting, armed dwarf out for loot.
---@param seat Seat
---@param level integer how many different items may be brought home
function Game:expedition(seat, level) end

--- All weapons of the player rise by 1 when the expedition is over.
---@return Declared
function raise_weapons() end

--- All weapons of the player rise by 1 when the expedition is over.
---@param seat Seat
function Game:raise_weapons(seat) end

--- Trades the weapon of a dwarf for as much food as it is strong.
---@return Declared
function give_up_weapon() end

--- Trades the weapon of a dwarf for as much food as it is strong.
---@param seat Seat
function Game:give_up_weapon(seat) end

--- Uses a space that is occupied by an opponent.
---@param food integer price
---@return Declared
function imitate(food) end

--- Uses a space that is occupied by an opponent.
---@param seat Seat
---@param food integer price
function Game:imitate(seat, food) end

--- Turns a round card to its other side.
---@param card string which round card
---@return Declared
function turn_over(card) end

--- Turns a round card to its other side.
---@param seat Seat
---@param card string which round card
function Game:turn_over(seat, card) end

--- Farm animals of which there are two have a newborn, if it can be housed.
---@param types integer how many types may breed
---@return Declared
function breed(types) end

--- Farm animals of which there are two have a newborn, if it can be housed.
---@param seat Seat
---@param types integer how many types may breed
function Game:breed(seat, types) end

--- Turns farm animals into food.
---@param animal Good which animal
---@param count integer how many
---@param food integer gained
---@return Declared
function eat(animal, count, food) end

--- Turns farm animals into food.
---@param seat Seat
---@param animal Good which animal
---@param count integer how many
---@param food integer gained
function Game:eat(seat, animal, count, food) end

--- Turns n gold into n - 1 food, n being 2 or more.
---@return Declared
function sell_gold() end

--- Turns n gold into n - 1 food, n being 2 or more.
---@param seat Seat
function Game:sell_gold(seat) end

--- Goods arrive at the start of each of the next rounds.
---@param goods Goods wood, stone or rubies
---@param rounds integer in how many of the next rounds
---@return Declared
function deliver(goods, rounds) end

--- Goods arrive at the start of each of the next rounds.
---@param seat Seat
---@param goods Goods wood, stone or rubies
---@param rounds integer in how many of the next rounds
function Game:deliver(seat, goods, rounds) end
