---@meta
-- What scripts of cave_farmers can name, for editors. Made by
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
---@field seat Seat Who did it.
---@field card string? The card it is about, or nil.
---@field amount integer How much, if the event has an amount.
---@field wood integer building material
---@field stone integer building material
---@field ore integer for weapons and trade
---@field grain integer a crop; what lies on fields is not counted here
---@field vegetable integer a crop; what lies on fields is not counted here
---@field food integer feeds dwarfs
---@field gold integer points
---@field ruby integer buys almost anything at any time
---@field dog integer guards sheep; not a farm animal
---@field sheep integer farm animal
---@field donkey integer farm animal that may stand in mines
---@field boar integer farm animal that may stand in forest stables
---@field cattle integer farm animal
---@field begging integer markers for food that was missing, -3 points each

---@class Test
---@field [1] Query
---@field below? integer
---@field at_least? integer
---@field at_most? integer
---@field above? integer
---@field is? integer

---@class Hook
---@field by? "me"|"others"|"anyone"
---@field good? Good
---@field amount? integer[]
---@field card? string
---@field when? Test
---@field run? Effect

---@class ValueHook
---@field by? "me"|"others"|"anyone"
---@field card? string
---@field base? integer[]
---@field when? Test
---@field add? Number
---@field set? Number
---@field run? fun(g: Game, me: Seat, base: integer): integer

---@class PriceHook
---@field by? "me"|"others"|"anyone"
---@field card? string
---@field when? Test
---@field less? Goods
---@field more? Goods
---@field choice? boolean
---@field instead? { pay: Goods, of: Goods, limit: integer }

---@class PermissionHook
---@field by? "me"|"others"|"anyone"
---@field card? string
---@field when? Test
---@field run? fun(g: Game, me: Seat): boolean|string|nil
---@alias Permission boolean|PermissionHook|fun(g: Game, me: Seat): boolean|string|nil

---@class RewriteHook
---@field from string
---@field to string
---@field card? string
---@field when? Test

---@class ExchangeHook
---@field pay? Goods
---@field get? Goods
---@field run? Effect
---@field when? Test
---@field label? string

---@class Counter
---@field max integer
---@field reset "action"|"turn"|"round"|"game"

---@class Example
---@field name string
---@field given? table
---@field steps? string[]
---@field expect? table
---@field refused? string[]|table<string, string>
---@field not_offered? string[]

---@class On
---@field gained? Hook|Hook[]|Effect a player has gained goods; all goods of one effect together
---@field placed? Hook|Hook[]|Effect a dwarf was placed; amount: its strength
---@field furnished? Hook|Hook[]|Effect a player has furnished a tile
---@field overhung? Hook|Hook[]|Effect a twin tile was laid with one half off the board
---@field bred? Hook|Hook[]|Effect animals were born; goods: the newborn, amount: how many
---@field round_began? Hook|Hook[]|Effect a round begins, told to each player in turn; amount: its number
---@field fed? Hook|Hook[]|Effect a player has fed the family; amount: begging markers taken

---@class Modify
---@field furnish_price? PriceHook|PriceHook[] price of a furnishing tile
---@field fence_price? PriceHook|PriceHook[] price of a pasture
---@field stable_price? PriceHook|PriceHook[] price of a stable
---@field forge_price? ValueHook|ValueHook[] ore for a weapon; base: its strength
---@field feeding? ValueHook|ValueHook[] food that the family needs in a feeding phase
---@field slaughter? ValueHook|ValueHook[] food added for each farm animal that is eaten
---@field forgiven? ValueHook|ValueHook[] minus points that are cancelled in the end; below 0: points lost

---@class Permissions
---@field overhang? Permission twin tiles with one half off the board
---@field furnish_tunnel? Permission furnishing tiles on tunnels
---@field keep_on_fields? Permission one farm animal on each empty field
---@field feed_with_material? Permission feeding one dwarf with 1 wood, 1 stone or 2 ore
---@field use? Permission using a space

---@class Allowances
---@field overhang? Permission twin tiles with one half off the board
---@field furnish_tunnel? Permission furnishing tiles on tunnels
---@field keep_on_fields? Permission one farm animal on each empty field
---@field feed_with_material? Permission feeding one dwarf with 1 wood, 1 stone or 2 ore

---@class Card
---@field id string Small letters, digits and '_'; a card of a mod is known as mod:id.
---@field kind string Which kind of card it is; says which facts it has.
---@field title? string What stands on the card.
---@field text? string The effect in one sentence; a mod may leave it out.
---@field source? string Rulebook page or rule number; a mod may leave it out.
---@field mark? string How well the values are known: S stated, P seen, R reconstructed.
---@field replaces? string In a mod: the card of the same kind whose place this one takes.
---@field alias? string An id that the card had before, or a list of them, the oldest first; games and scripts that use it still find the card.
---@field counters? table<string, Counter> What the card remembers: { used = { max = 1, reset = "turn" } }; reset is action, turn, round or game.
---@field examples? Example[] Run by `adit test`: name, given, steps, expect, refused, not_offered.
---@field on? On Something happened; by is me (usual), others or anyone. Directly an effect, or a list of hooks, will do too.
---@field modify? Modify Changes a number: add, set, or run = function(g, me, base) that gives the new one.
---@field allow? Allowances Permits what the rules do not; true, function(g, me), or { card, by, when, run }.
---@field forbid? Permissions Forbids what the rules permit; a function may give the reason.
---@field rewrite? RewriteHook[] Joins the parts of a card in another way.
---@field exchange? ExchangeHook[] What its owner may exchange at any time; run = EFFECT with a label instead of get.
---@field score? Number Points at the end of the game.
---@field built? Effect Runs when the card comes into play, before it listens.

--- an action space or round card
---@class Card.space: Card
---@field kind "space"
---@field min_players? integer smallest number of players with which it is there; 1 to 7
---@field max_players? integer largest number of players with which it is there; 1 to 7
---@field stage? integer stage of a round card; 0: there from the start; 0 to 4
---@field fixed_round? integer the round in which the card always comes; 0 to 12
---@field solo_round? integer the round in which the card comes in the solo game; 0 to 12
---@field back_of? string the card whose other side this is
---@field goods? Goods goods added in each round while the space is empty; 0 to 9
---@field more? Goods goods added if it is not empty; left out: the same; 0 to 9
---@field pair_from? integer with 2 players goods come from this round on; 0 to 12
---@field not_imitable? boolean cannot be imitated; 0 to 1
---@field joins_once? boolean a tile that joins its alternatives does so once per game; 0 to 1
---@field revealed? Effect what happens when the card is turned up
---@field use Effect what a dwarf does there

--- a furnishing tile
---@class Card.furnishing: Card
---@field kind "furnishing"
---@field tag "dwelling"|"yellow"|"green" colour of the name tag
---@field set "introductory"|"full" from which set on it is there
---@field cost Goods price; 0 to 20
---@field points integer fixed points; 0 to 20
---@field unlimited? boolean never runs out; 0 to 1
---@field room? integer room for so many dwarfs; 0 to 2
---@field sixth? boolean room for the sixth dwarf only; 0 to 1
---@field keeps? "none"|"any"|"sheep"|"donkey"|"boar"|"cattle" farm animals that may stand in it
---@field keeps_many? integer how many of them; 0 to 20
---@field keeps_dwarfs? boolean as many of them as there are dwarfs in play; 0 to 1
---@field covers? string the tile on top of which it must go if the player has that one

--- something an expedition brings home
---@class Card.loot: Card
---@field kind "loot"
---@field strength integer smallest strength; 1 to 14
---@field use Effect what is brought home

--- exchanges that everybody may make at any time
---@class Card.table: Card
---@field kind "table"

---@alias AnyCard Card.space|Card.furnishing|Card.loot|Card.table

--- Declares a card; the last thing a card file returns.
---@param facts AnyCard
---@return AnyCard
function card(facts) end

--- A list of cards, for sets of plain rows in one file.
---@param list AnyCard[]
---@return AnyCard[]
function cards(list) end

--- Declares a mod; only in mod.lua.
---@param facts table
---@return table
function mod(facts) end

--- Declares a scenario; the last thing a scenario file returns.
---@param facts table
---@return table
function scenario(facts) end

--- In a mod: changes single fields of another card: patch "id" { text = "..." }.
---@param id string
---@return fun(fields: table): table
function patch(id) end

--- In a mod: takes another card out of the game: remove "id".
---@param id string
---@return table
function remove(id) end

--- A number that counts: per("query") or per("query", factor).
---@param query Query
---@param factor? integer
---@return Counted
function per(query, factor) end

--- Gives an effect words of its own in menus: label("words", effect).
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

--- Says that the effect cannot be carried out, and why: what the player would choose is not offered, and 'adit why' shows the reason; what comes by itself is left out.
---@param reason string
function Game:refuse(reason) end

--- The value of one of the game's rule parameters.
---@param name string
---@return integer
function Game:rule(name) end

--- Sets one of the running card's own counters.
---@param counter string
---@param n integer
function Game:set(counter, n) end

--- How many turns are over, 0 in the first one; it rises with each turn of anybody.
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
---@param tiles string which twin tile; cavern: cavern and tunnel, or two caverns; meadow_field, cavern_tunnel, cavern
---@return Declared
function place_twin(tiles) end

--- Lays a twin tile on two adjacent spaces of the home board.
---@param seat Seat
---@param tiles string which twin tile; cavern: cavern and tunnel, or two caverns; meadow_field, cavern_tunnel, cavern
function Game:place_twin(seat, tiles) end

--- Lays a single tile on one space of the home board.
---@param tile string which tile; meadow, field, tunnel, cavern
---@return Declared
function place_single(tile) end

--- Lays a single tile on one space of the home board.
---@param seat Seat
---@param tile string which tile; meadow, field, tunnel, cavern
function Game:place_single(seat, tile) end

--- Lays an ore mine and its deep tunnel on two adjacent tunnels.
---@return Declared
function ore_mine() end

--- Lays an ore mine and its deep tunnel on two adjacent tunnels.
---@param seat Seat
function Game:ore_mine(seat) end

--- Lays a ruby mine on an empty tunnel or deep tunnel.
---@param on string on what; tunnel, deep_tunnel
---@return Declared
function ruby_mine(on) end

--- Lays a ruby mine on an empty tunnel or deep tunnel.
---@param seat Seat
---@param on string on what; tunnel, deep_tunnel
function Game:ruby_mine(seat, on) end

--- Buys a furnishing tile and lays it on an empty cavern.
---@param only? string which tiles may be chosen; any, dwelling, ordinary
---@param price? Goods|Goods[] replaces the printed price
---@return Declared
function furnish(only, price) end

--- Buys a furnishing tile and lays it on an empty cavern.
---@param seat Seat
---@param only? string which tiles may be chosen; any, dwelling, ordinary
---@param price? Goods|Goods[] replaces the printed price
function Game:furnish(seat, only, price) end

--- Fences one meadow.
---@param wood integer price; 0 to 20
---@return Declared
function small_pasture(wood) end

--- Fences one meadow.
---@param seat Seat
---@param wood integer price; 0 to 20
function Game:small_pasture(seat, wood) end

--- Fences two adjacent meadows as one pasture.
---@param wood integer price; 0 to 20
---@return Declared
function large_pasture(wood) end

--- Fences two adjacent meadows as one pasture.
---@param seat Seat
---@param wood integer price; 0 to 20
function Game:large_pasture(seat, wood) end

--- Builds a stable on a forest space, meadow or pasture.
---@param stone integer price; 0 to 20
---@return Declared
function stable(stone) end

--- Builds a stable on a forest space, meadow or pasture.
---@param seat Seat
---@param stone integer price; 0 to 20
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
---@param level integer how many different items may be brought home; 1 to 9
---@return Declared
function expedition(level) end

--- Sends the acting, armed dwarf out for loot.
---@param seat Seat
---@param level integer how many different items may be brought home; 1 to 9
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
---@param food integer price; 0 to 9
---@return Declared
function imitate(food) end

--- Uses a space that is occupied by an opponent.
---@param seat Seat
---@param food integer price; 0 to 9
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
---@param types integer how many types may breed; 1 to 4
---@return Declared
function breed(types) end

--- Farm animals of which there are two have a newborn, if it can be housed.
---@param seat Seat
---@param types integer how many types may breed; 1 to 4
function Game:breed(seat, types) end

--- Turns farm animals into food.
---@param animal Good which animal
---@param count integer how many; 1 to 9
---@param food integer gained; 0 to 30
---@return Declared
function eat(animal, count, food) end

--- Turns farm animals into food.
---@param seat Seat
---@param animal Good which animal
---@param count integer how many; 1 to 9
---@param food integer gained; 0 to 30
function Game:eat(seat, animal, count, food) end

--- Turns n gold into n - 1 food, n being 2 or more.
---@return Declared
function sell_gold() end

--- Turns n gold into n - 1 food, n being 2 or more.
---@param seat Seat
function Game:sell_gold(seat) end

--- Goods arrive at the start of each of the next rounds.
---@param goods Goods wood, stone or rubies
---@param rounds integer in how many of the next rounds; 1 to 12
---@return Declared
function deliver(goods, rounds) end

--- Goods arrive at the start of each of the next rounds.
---@param seat Seat
---@param goods Goods wood, stone or rubies
---@param rounds integer in how many of the next rounds; 1 to 12
function Game:deliver(seat, goods, rounds) end

-- Bots.

--- A whole number from 1 to n; the bot's only source of chance.
---@param n integer
---@return integer
function random(n) end

-- Playthrough scripts.

---@class Match
local Match = {}

---@class Stats
local Stats = {}

adit = {}

--- Fails, with exit code 1, unless the condition holds.
---@param condition any
---@param words? string
---@return any
function expect(condition, words) end

--- Fails unless both are equal, tables by what is in them.
---@param got any
---@param wanted any
---@param words? string
---@return any
function expect_equal(got, wanted, words) end

--- The release; a value, not a function.
---@type string
adit.version = nil

--- What stands behind the script's name; a value, not a function.
---@type any[]
adit.args = nil

--- A game at its first question: game or scenario, players, seed, rules, set, mods, strict.
---@param settings table
---@return Match
function adit.game(settings) end

--- A saved position or a recorded game: mods, strict, verify, decisions.
---@param path string
---@param settings? table
---@return Match
function adit.load(path, settings) end

--- A recorded game as it was told, whatever has become of its cards.
---@param path string
---@return table
function adit.story(path) end

--- Many games between players, and a summary: game, games, players, seed, each.
---@param settings table
---@return table
function adit.sim(settings) end

--- A collection of numbers.
---@param numbers? any[]
---@return Stats
function adit.stats(numbers) end

--- The games there are: id, title, min_players, max_players.
---@return any[]
function adit.titles() end

--- The texts of the options.
---@return any[]
function Match:options() end

--- The texts of the exchanges that are possible now.
---@return any[]
function Match:anytime() end

--- Who is asked what: seat, prompt, card; nil when it is over.
---@return table?
function Match:question() end

--- Decides; fails with the reason and the possible answers if it cannot be.
---@param option string|integer
---@return Match
function Match:decide(option) end

--- Decides, or gives false and the reason; then nothing has changed.
---@param option string|integer
---@return boolean
function Match:try(option) end

--- Why a move is not possible, or that it is.
---@param option string
---@return string
function Match:why(option) end

--- Who is asked; 0 when the game is over.
---@return integer
function Match:seat() end

--- Whether the game is over.
---@return boolean
function Match:over() end

--- How many play.
---@return integer
function Match:players() end

--- The seed, as adit.game takes it.
---@return integer|string
function Match:seed() end

--- All fields as nested tables; with a seat what it can see.
---@param seat? Seat
---@return table
function Match:state(seat) end

--- One field by its name.
---@param field string
---@return any
function Match:get(field) end

--- What has happened, line by line.
---@param from? integer
---@return any[]
function Match:log(from) end

--- The state in sixteen digits.
---@return string
function Match:hash() end

--- Points as they stand, and a list of source and points.
---@param seat? Seat
---@return integer
function Match:score(seat) end

--- The seats that have won, and the result in words.
---@return any[]
function Match:winners() end

--- The table as text.
---@param seat? Seat
---@return string
function Match:draw(seat) end

--- Fails if the state is one that cannot be.
function Match:check() end

--- A copy that goes its own way.
---@return Match
function Match:clone() end

--- Takes back the last n decisions, usually 1.
---@param n? integer
---@return Match
function Match:undo(n) end

--- Takes back all but the first n decisions.
---@param n integer
---@return Match
function Match:undo_to(n) end

--- What was decided: seat and text of each.
---@return any[]
function Match:decisions() end

--- Writes the position to a file, or gives it as text.
---@param path? string
---@return string?
function Match:save(path) end

--- Writes the recorded game to a file, or gives it as text.
---@param path? string
---@return string?
function Match:record(path) end

--- Lets a player, or one for each seat, play to the end or for n decisions.
---@param player any
---@param n? integer
---@return integer
function Match:play(player, n) end

--- Gives f a copy to try things on, and gives back what f returned.
---@param f function
---@param ... any
---@return any
function Match:what_if(f, ...) end

--- What is different in the other game: field, from, to.
---@param other Match
---@return any[]
function Match:diff(other) end

--- Who plays, for the head of the recorded game.
---@param names? any[]
---@return any[]
function Match:seats(names) end

--- Fails unless all these fields have these values.
---@param fields table
---@return Match
function Match:expect(fields) end

--- Fails unless a log line has the words.
---@param words string
---@param from? integer
---@return string
function Match:expect_log(words, from) end

--- Fails unless these sources give these points.
---@param points integer|table
---@param seat? Seat
---@return Match
function Match:expect_score(points, seat) end

--- Fails unless the question knows the move and refuses it, for a reason with these words.
---@param option string
---@param words? string
---@return string
function Match:expect_refused(option, words) end

--- Fails unless it is a move of the game that the question does not know.
---@param option string
---@return string
function Match:expect_not_offered(option) end

--- Releases the game before the script ends.
function Match:close() end

--- Adds a number.
---@param n number
---@return Stats
function Stats:add(n) end

--- How many numbers there are.
---@return integer
function Stats:count() end

--- Their mean.
---@return number
function Stats:mean() end

--- Their standard deviation.
---@return number
function Stats:deviation() end

--- The standard error of the mean.
---@return number
function Stats:error() end

--- The smallest.
---@return number
function Stats:min() end

--- The largest.
---@return number
function Stats:max() end

--- The one in the middle.
---@return number
function Stats:median() end

--- The number below which this share of them lies.
---@param share number
---@return number
function Stats:quantile(share) end

--- All of them, as they came.
---@return any[]
function Stats:values() end

--- Mean, error and range in words.
---@return string
function Stats:text() end
