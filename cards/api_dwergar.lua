---@meta
-- What card files of dwergar can name, for editors. Made by
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
---@field seat Seat
---@field card string?
---@field amount integer
---@field stone integer
---@field iron integer
---@field gold integer
---@field crystal integer
---@field heat integer
---@field hot_furnace integer
---@field cool_furnace integer
---@field vp integer

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
---@field order? integer (location) where it comes when workers are placed in the setup
---@field level? integer (location) mine level; 0 or left out: in the town
---@field yield? Goods (location) what mining puts into an empty cart
---@field extra? Goods (location) added once for each source of a mine extra
---@field install? Goods (location) cost of installing a furnace
---@field basic? Effect (location) its basic step
---@field basic_times? integer (location) how often in an action; left out: once, 0: any number
---@field first_for? string (location) whose the first bonus is
---@field first? Effect (location) step of the first bonus; left out: the basic step asks first_open
---@field first_times? integer (location) how often in an action; left out: once, 0: any number
---@field second_for? string (location) whose the second bonus is
---@field second? Effect (location) step of the second bonus; left out: the basic step asks second_open
---@field second_times? integer (location) how often in an action; left out: once, 0: any number
---@field upgrade_points? any (deck) points for upgrading its projects that do not state their own
---@field round_leader? Effect (deck) for the player who alone has most of its projects as a round begins
---@field end_leaders? Effect (deck) for all players with most of its projects as the game ends
---@field end_order? integer (deck) in which order the decks serve their leaders
---@field number? integer (project) printed number
---@field deck? string (project) id of its deck
---@field tier? string (project) basic cards come before advanced ones
---@field cost? Goods (project) cost of completing it
---@field points? integer (project) points for completing it
---@field upgrade? Goods (project) cost of upgrading it
---@field upgrade_less? any (project) heat taken off the cost of upgrading it
---@field step? Effect (project) once upgraded: a sub-step of its owner's actions
---@field once? Effect (event) happens when it is revealed
---@field each? Effect (event) then happens for each player in turn order
---@field seat? integer (start) place in turn order
---@field supply? Goods (start) into the supply
---@field cart? Goods (start) into the own cart

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
---@param moves integer how many
---@return Declared
function raise_tiles(moves) end

--- The lift moves by itself, for nothing.
---@param seat Seat
---@param moves integer how many
function Game:raise_tiles(seat, moves) end

--- Every cart on one level gets goods, full or not.
---@param goods Goods into every cart of a level
---@param level? string which; ask or left out: the player chooses
---@return Declared
function load_level(goods, level) end

--- Every cart on one level gets goods, full or not.
---@param seat Seat
---@param goods Goods into every cart of a level
---@param level? string which; ask or left out: the player chooses
function Game:load_level(seat, goods, level) end

--- The basic steps of this action are over, if there were any.
---@return Declared
function end_basic() end

--- The basic steps of this action are over, if there were any.
---@param seat Seat
function Game:end_basic(seat) end

--- Lights cool furnaces of the player board, at least one.
---@param furnaces integer up to
---@return Declared
function light(furnaces) end

--- Lights cool furnaces of the player board, at least one.
---@param seat Seat
---@param furnaces integer up to
function Game:light(seat, furnaces) end

--- Lights cool furnaces of the player board, if there are any.
---@param furnaces integer up to
---@return Declared
function relight(furnaces) end

--- Lights cool furnaces of the player board, if there are any.
---@param seat Seat
---@param furnaces integer up to
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
---@param take_back integer units that may be taken back, of a type of which 2 or more were paid
---@param less_heat integer heat off the cost of upgrading it at once
---@return Declared
function complete(take_back, less_heat) end

--- Completes a project of the track, and perhaps upgrades it at once.
---@param seat Seat
---@param take_back integer units that may be taken back, of a type of which 2 or more were paid
---@param less_heat integer heat off the cost of upgrading it at once
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
---@param count integer how many
---@return Declared
function replace_projects(count) end

--- Random projects leave the track and the game; as many come from the pile.
---@param seat Seat
---@param count integer how many
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
---@param count integer how many
---@return Declared
function extra_actions(count) end

--- After the current action the player may do additional actions.
---@param seat Seat
---@param count integer how many
function Game:extra_actions(seat, count) end

--- The placed worker counts as another specialist until the action ends.
---@param price Goods what it costs
---@return Declared
function respecialise(price) end

--- The placed worker counts as another specialist until the action ends.
---@param seat Seat
---@param price Goods what it costs
function Game:respecialise(seat, price) end
