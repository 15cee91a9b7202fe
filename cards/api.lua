---@meta
-- What card files of cave_vs_cave can name, for editors. Made by
-- `adit api cave_vs_cave --stubs`; do not edit.

---@alias Seat integer
---@alias Good "wood"|"stone"|"emmer"|"flax"|"food"|"gold"
---@alias Query "wood"|"stone"|"emmer"|"flax"|"food"|"gold"|"dwarfs"|"round"|"orange_rooms"|"blue_rooms"|"rooms"|"rocks"|"empty_cells"|"walls_built"|"wall_supply"|"highest_room"|"display"|"digs_this_turn"|"in_play.action_tile"|"in_play.board"|"in_play.room"
---@class Counted
---@alias Number integer|Counted|fun(g: Game, me: Seat): integer
---@class Declared
---@alias Effect Declared|fun(g: Game, me: Seat, ev: Event)

---@class Goods
---@field wood? Number pays for rooms
---@field stone? Number pays for rooms
---@field emmer? Number a grain; 1 emmer can be eaten as 1 food
---@field flax? Number a fibre; 1 flax can be exchanged for 1 food
---@field food? Number pays for actions
---@field gold? Number worth a point; 1 gold can be exchanged for 1 food

---@class Event
---@field seat Seat
---@field card string?
---@field amount integer
---@field wood integer
---@field stone integer
---@field emmer integer
---@field flax integer
---@field food integer
---@field gold integer

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
---@field stage? string (action_tile) when it comes: at the start, or in stage two, three or four
---@field min_players? integer (action_tile) with fewer players it is left out
---@field use? Effect (action_tile) its groups, joined by any_order
---@field number? integer (room) the number printed on the tile
---@field back? string (room) light: in the display from the start; dark: under a rock; printed: the entrance of every cave
---@field colour? string (room) orange rooms are used, blue ones work by themselves
---@field cost? Goods (room) its own cost
---@field points? integer (room) victory points
---@field walls? string (room) north east south west: '#' must, 'o' may, '.' must not
---@field bonus? Effect (room) what open_bonus() makes possible

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

--- Digs out rocks in reach; the room under each of them joins the display.
---@param count? integer how many rocks, one after the other
---@param through_walls? boolean walls do not block the way
---@return Declared
function dig(count, through_walls) end

--- Digs out rocks in reach; the room under each of them joins the display.
---@param seat Seat
---@param count? integer how many rocks, one after the other
---@param through_walls? boolean walls do not block the way
function Game:dig(seat, count, through_walls) end

--- Buys a room of the display and puts it into an empty cell whose walls fit.
---@param price? Goods|Goods[] what the action costs beside the room: one price or alternatives
---@return Declared
function furnish(price) end

--- Buys a room of the display and puts it into an empty cell whose walls fit.
---@param seat Seat
---@param price? Goods|Goods[] what the action costs beside the room: one price or alternatives
function Game:furnish(seat, price) end

--- Puts a wall of the common supply into a free slot of the player's cave.
---@return Declared
function build_wall() end

--- Puts a wall of the common supply into a free slot of the player's cave.
---@param seat Seat
function Game:build_wall(seat) end

--- Puts one of the walls in the player's cave back into the supply.
---@return Declared
function raze_wall() end

--- Puts one of the walls in the player's cave back into the supply.
---@param seat Seat
function Game:raze_wall(seat) end

--- Raises each good to its level if it is lower; not possible if nothing would rise.
---@param goods Goods the level of each good
---@return Declared
function replenish(goods) end

--- Raises each good to its level if it is lower; not possible if nothing would rise.
---@param seat Seat
---@param goods Goods the level of each good
function Game:replenish(seat, goods) end

--- Takes one each of so many different goods, which the player chooses.
---@param count integer how many goods
---@return Declared
function pay_different(count) end

--- Takes one each of so many different goods, which the player chooses.
---@param seat Seat
---@param count integer how many goods
function Game:pay_different(seat, count) end

--- The room action: the player may use so many different orange rooms.
---@param count integer how many rooms
---@return Declared
function rooms(count) end

--- The room action: the player may use so many different orange rooms.
---@param seat Seat
---@param count integer how many rooms
function Game:rooms(seat, count) end

--- The bonus of this card may be used once in the rest of the turn.
---@return Declared
function open_bonus() end

--- The bonus of this card may be used once in the rest of the turn.
---@param seat Seat
function Game:open_bonus(seat) end
