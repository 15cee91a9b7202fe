---@meta
-- What scripts of dwergar can name, for editors. Made by
-- `adit api dwergar --stubs`; do not edit.

---@alias Seat integer
---@alias Good "stone"|"iron"|"gold"|"crystal"|"heat"|"hot_furnace"|"cool_furnace"|"vp"
---@alias Query "stone"|"iron"|"gold"|"crystal"|"heat"|"hot_furnace"|"cool_furnace"|"vp"|"completed"|"upgraded"|"deck_completed"|"deck_upgraded"|"deck_others"|"stone_projects"|"iron_projects"|"gold_projects"|"crystal_projects"|"furnaces"|"installed"|"furnace_here"|"first_open"|"second_open"|"basic_done"|"on_mine"|"foreman_placed"|"worker_placed"|"as_ironworker"|"as_engineer"|"as_blacksmith"|"round"|"players"|"in_play.location"|"in_play.deck"|"in_play.project"|"in_play.event"|"in_play.start"
---@class Counted
---@alias Number integer|Counted|fun(g: Game, me: Seat): integer
---@class Declared
---@alias Effect Declared|fun(g: Game, me: Seat, ev: Event)

---@class Goods
---@field stone? Number resource in the supply; carts are not counted here
---@field iron? Number resource in the supply
---@field gold? Number resource in the supply
---@field crystal? Number resource in the supply
---@field heat? Number heat marker; what exceeds 10 is lost
---@field hot_furnace? Number on the player board; may pay 1 heat and turns cool
---@field cool_furnace? Number on the player board
---@field vp? Number victory points on the track

---@class Event
---@field seat Seat Who did it.
---@field card string? The card it is about, or nil.
---@field amount integer How much, if the event has an amount.
---@field stone integer resource in the supply; carts are not counted here
---@field iron integer resource in the supply
---@field gold integer resource in the supply
---@field crystal integer resource in the supply
---@field heat integer heat marker; what exceeds 10 is lost
---@field hot_furnace integer on the player board; may pay 1 heat and turns cool
---@field cool_furnace integer on the player board
---@field vp integer victory points on the track

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
---@field onto? string
---@field moved_by? string

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
---@field placed? Hook|Hook[]|Effect a dwarf was placed; onto: what stood there, foreman being that of another player; ..._by_foreman if a foreman was placed
---@field completed? Hook|Hook[]|Effect a project was completed; goods: its printed cost
---@field upgraded? Hook|Hook[]|Effect a project was upgraded; goods: the printed cost of that
---@field turn_began? Hook|Hook[]|Effect a player's turn begins
---@field lifted? Hook|Hook[]|Effect the lift has moved by one level; moved_by: a player's action, or the game, in the turn of any player (by = 'anyone' hears all)
---@field installed? Hook|Hook[]|Effect a furnace was installed at a location

---@class Modify
---@field complete_price? PriceHook|PriceHook[] price of completing a project
---@field upgrade_price? PriceHook|PriceHook[] price of upgrading a project
---@field lift_price? PriceHook|PriceHook[] price of a lift move
---@field install_price? PriceHook|PriceHook[] price of installing a furnace
---@field actions? ValueHook|ValueHook[] actions in a turn
---@field mine_extra? ValueHook|ValueHook[] how many mine extras come with the yield; base: 1 for the own furnace
---@field install_points? ValueHook|ValueHook[] points for installing a furnace
---@field kept_heat? ValueHook|ValueHook[] heat that may stay at the end of the turn

---@class Permissions
---@field foreman_ironworker? Permission the foreman counts as an ironworker
---@field foreman_engineer? Permission the foreman counts as an engineer
---@field foreman_blacksmith? Permission the foreman counts as a blacksmith
---@field bonus? Permission using the specialist bonuses of a location

---@class Allowances
---@field foreman_ironworker? Permission the foreman counts as an ironworker
---@field foreman_engineer? Permission the foreman counts as an engineer
---@field foreman_blacksmith? Permission the foreman counts as a blacksmith

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

--- one of the places where dwarves work
---@class Card.location: Card
---@field kind "location"
---@field order integer where it comes when workers are placed in the setup; 1 to 16
---@field level? integer mine level; 0 or left out: in the town; 0 to 4
---@field yield? Goods what mining puts into an empty cart; 0 to 20
---@field extra? Goods added once for each source of a mine extra; 0 to 20
---@field install Goods cost of installing a furnace; 0 to 20
---@field basic Effect its basic step
---@field basic_times? integer how often in an action; left out: once, 0: any number; 0 to 99
---@field first_for? "none"|"ironworker"|"engineer"|"blacksmith" whose the first bonus is
---@field first? Effect step of the first bonus; left out: the basic step asks first_open
---@field first_times? integer how often in an action; left out: once, 0: any number; 0 to 99
---@field second_for? "none"|"ironworker"|"engineer"|"blacksmith" whose the second bonus is
---@field second? Effect step of the second bonus; left out: the basic step asks second_open
---@field second_times? integer how often in an action; left out: once, 0: any number; 0 to 99
---@field install_points? integer points for installing a furnace; left out: 2; 0 to 99

--- a deck of projects and its rule
---@class Card.deck: Card
---@field kind "deck"
---@field order integer its place in the beginners' choice; 1 to 15
---@field upgrade_points? Number points for upgrading its projects that do not state their own; 0 to 999
---@field round_leader? Effect for the player who alone has most of its projects as a round begins
---@field end_leaders? Effect for all players with most of its projects as the game ends
---@field end_order? integer in which order the decks serve their leaders; 0 to 15

--- a project; its hooks hold once upgraded
---@class Card.project: Card
---@field kind "project"
---@field number integer printed number; 1 to 999
---@field deck string id of its deck
---@field tier "basic"|"advanced" basic cards come before advanced ones
---@field cost Goods cost of completing it; 0 to 20
---@field points integer points for completing it; 0 to 99
---@field upgrade Goods cost of upgrading it; 0 to 20
---@field upgrade_less? Number heat taken off the cost of upgrading it; 0 to 99
---@field upgrade_points? Number points for upgrading it; left out: what its deck says; 0 to 999
---@field step? Effect once upgraded: a sub-step of its owner's actions

--- an event; its hooks hold for one round
---@class Card.event: Card
---@field kind "event"
---@field number integer printed number; 1 to 999
---@field once? Effect happens when it is revealed
---@field each? Effect then happens for each player in turn order

--- what a seat begins with
---@class Card.start: Card
---@field kind "start"
---@field seat integer place in turn order; 1 to 4
---@field supply Goods into the supply; 0 to 20
---@field cart Goods into the own cart; 0 to 20
---@field level integer level of that cart; 0: transit; 0 to 4

---@alias AnyCard Card.location|Card.deck|Card.project|Card.event|Card.start

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

--- Puts the yield of the mine level in use, and its extras, into the own empty cart.
---@return Declared
function mine() end

--- Puts the yield of the mine level in use, and its extras, into the own empty cart.
---@param seat Seat
function Game:mine(seat) end

--- Moves all cart tiles up by one level; the carts at the top are unloaded.
---@param price Goods of each move after the first of the action
---@return Declared
function lift(price) end

--- Moves all cart tiles up by one level; the carts at the top are unloaded.
---@param seat Seat
---@param price Goods of each move after the first of the action
function Game:lift(seat, price) end

--- The lift moves by itself, for nothing.
---@param moves integer how many; 1 to 9
---@return Declared
function raise_tiles(moves) end

--- The lift moves by itself, for nothing.
---@param seat Seat
---@param moves integer how many; 1 to 9
function Game:raise_tiles(seat, moves) end

--- Every cart on one level gets goods, full or not.
---@param goods Goods into every cart of a level
---@param level? string which; ask or left out: the player chooses; ask, transit, level_1, level_2, level_3, level_4
---@return Declared
function load_level(goods, level) end

--- Every cart on one level gets goods, full or not.
---@param seat Seat
---@param goods Goods into every cart of a level
---@param level? string which; ask or left out: the player chooses; ask, transit, level_1, level_2, level_3, level_4
function Game:load_level(seat, goods, level) end

--- The basic steps of this action are over, if there were any.
---@return Declared
function end_basic() end

--- The basic steps of this action are over, if there were any.
---@param seat Seat
function Game:end_basic(seat) end

--- Lights cool furnaces of the player board, at least one.
---@param furnaces integer up to; 1 to 8
---@return Declared
function light(furnaces) end

--- Lights cool furnaces of the player board, at least one.
---@param seat Seat
---@param furnaces integer up to; 1 to 8
function Game:light(seat, furnaces) end

--- Lights cool furnaces of the player board, if there are any.
---@param furnaces integer up to; 1 to 8
---@return Declared
function relight(furnaces) end

--- Lights cool furnaces of the player board, if there are any.
---@param seat Seat
---@param furnaces integer up to; 1 to 8
function Game:relight(seat, furnaces) end

--- Builds a furnace, cool side up.
---@param price Goods what it costs
---@return Declared
function build_furnace(price) end

--- Builds a furnace, cool side up.
---@param seat Seat
---@param price Goods what it costs
function Game:build_furnace(seat, price) end

--- Puts a furnace of the reserve, if there is one, onto the board, hot side up.
---@return Declared
function new_furnace() end

--- Puts a furnace of the reserve, if there is one, onto the board, hot side up.
---@param seat Seat
function Game:new_furnace(seat) end

--- Completes a project of the track, and perhaps upgrades it at once.
---@param take_back integer units that may be taken back, of a type of which 2 or more were paid; 0 to 9
---@param less_heat integer heat off the cost of upgrading it at once; 0 to 20
---@return Declared
function complete(take_back, less_heat) end

--- Completes a project of the track, and perhaps upgrades it at once.
---@param seat Seat
---@param take_back integer units that may be taken back, of a type of which 2 or more were paid; 0 to 9
---@param less_heat integer heat off the cost of upgrading it at once; 0 to 20
function Game:complete(seat, take_back, less_heat) end

--- Upgrades a completed project.
---@param surcharge Goods due with its cost
---@return Declared
function upgrade(surcharge) end

--- Upgrades a completed project.
---@param seat Seat
---@param surcharge Goods due with its cost
function Game:upgrade(seat, surcharge) end

--- Upgrades a completed project for nothing, or none.
---@return Declared
function free_upgrade() end

--- Upgrades a completed project for nothing, or none.
---@param seat Seat
function Game:free_upgrade(seat) end

--- Pays any heat and gains as many points.
---@return Declared
function heat_for_points() end

--- Pays any heat and gains as many points.
---@param seat Seat
function Game:heat_for_points(seat) end

--- Every other player gains goods.
---@param goods Goods what each of them gains
---@return Declared
function others_gain(goods) end

--- Every other player gains goods.
---@param seat Seat
---@param goods Goods what each of them gains
function Game:others_gain(seat, goods) end

--- Random projects leave the track and the game; as many come from the pile.
---@param count integer how many; 1 to 5
---@return Declared
function replace_projects(count) end

--- Random projects leave the track and the game; as many come from the pile.
---@param seat Seat
---@param count integer how many; 1 to 5
function Game:replace_projects(seat, count) end

--- Fills the empty spaces of the project track from the pile.
---@return Declared
function refill_track() end

--- Fills the empty spaces of the project track from the pile.
---@param seat Seat
function Game:refill_track(seat) end

--- Takes the Silverbeard token from the board.
---@return Declared
function take_token() end

--- Takes the Silverbeard token from the board.
---@param seat Seat
function Game:take_token(seat) end

--- After the current action the player may do additional actions.
---@param count integer how many; 1 to 9
---@return Declared
function extra_actions(count) end

--- After the current action the player may do additional actions.
---@param seat Seat
---@param count integer how many; 1 to 9
function Game:extra_actions(seat, count) end

--- The placed worker counts as another specialist until the action ends.
---@param price Goods what it costs
---@return Declared
function respecialise(price) end

--- The placed worker counts as another specialist until the action ends.
---@param seat Seat
---@param price Goods what it costs
function Game:respecialise(seat, price) end

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
