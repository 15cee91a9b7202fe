---@meta
-- What scripts of cave_vs_cave can name, for editors. Made by
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
---@field seat Seat Who did it.
---@field card string? The card it is about, or nil.
---@field amount integer How much, if the event has an amount.
---@field wood integer pays for rooms
---@field stone integer pays for rooms
---@field emmer integer a grain; 1 emmer can be eaten as 1 food
---@field flax integer a fibre; 1 flax can be exchanged for 1 food
---@field food integer pays for actions
---@field gold integer worth a point; 1 gold can be exchanged for 1 food

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
---@field tile_taken? Hook|Hook[]|Effect a player has taken an action tile
---@field room_action? Hook|Hook[]|Effect a player takes a room action; amount: how many rooms
---@field room_used? Hook|Hook[]|Effect a player has finished using an orange room
---@field wall_built? Hook|Hook[]|Effect a player has built a wall
---@field wall_razed? Hook|Hook[]|Effect a player has razed a wall
---@field dug? Hook|Hook[]|Effect a player has dug out a rock; card: the room under it
---@field furnished? Hook|Hook[]|Effect a player has furnished a room
---@field round_began? Hook|Hook[]|Effect a round begins, once for each player in turn; amount: its number
---@field turn_ended? Hook|Hook[]|Effect a player's turn is over; card: the tile of the turn

---@class Modify
---@field room_uses? ValueHook|ValueHook[] how many rooms a room action lets the player use
---@field furnish_price? PriceHook|PriceHook[] what furnishing a room costs, all together

---@class Permissions
---@field take? Permission take this action tile
---@field through_walls? Permission dig out rocks that only walls shut off
---@field furnish_anywhere? Permission furnish a room whatever the cell's walls
---@field mix_colours? Permission own as many blue rooms as one likes

---@class Allowances
---@field through_walls? Permission dig out rocks that only walls shut off
---@field furnish_anywhere? Permission furnish a room whatever the cell's walls
---@field mix_colours? Permission own as many blue rooms as one likes

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

--- a tile that a player takes for a turn
---@class Card.action_tile: Card
---@field kind "action_tile"
---@field stage "start"|"two"|"three"|"four" when it comes: at the start, or in stage two, three or four
---@field min_players? integer with fewer players it is left out; 1 to 2
---@field use Effect its groups, joined by any_order

--- a board that lies on the table in every match
---@class Card.board: Card
---@field kind "board"

--- a room that is furnished into a cell
---@class Card.room: Card
---@field kind "room"
---@field number? integer the number printed on the tile; 0 to 999
---@field back "light"|"dark"|"printed" light: in the display from the start; dark: under a rock; printed: the entrance of every cave
---@field colour "orange"|"blue" orange rooms are used, blue ones work by themselves
---@field cost? Goods its own cost
---@field points? integer victory points; 0 to 99
---@field walls? string north east south west: '#' must, 'o' may, '.' must not
---@field use? Effect orange: its groups, joined by any_order
---@field bonus? Effect what open_bonus() makes possible

---@alias AnyCard Card.action_tile|Card.board|Card.room

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

--- Digs out rocks in reach; the room under each of them joins the display.
---@param count? integer how many rocks, one after the other; 1 to 2
---@param through_walls? boolean walls do not block the way
---@return Declared
function dig(count, through_walls) end

--- Digs out rocks in reach; the room under each of them joins the display.
---@param seat Seat
---@param count? integer how many rocks, one after the other; 1 to 2
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
---@param count integer how many goods; 1 to 3
---@return Declared
function pay_different(count) end

--- Takes one each of so many different goods, which the player chooses.
---@param seat Seat
---@param count integer how many goods; 1 to 3
function Game:pay_different(seat, count) end

--- The room action: the player may use so many different orange rooms.
---@param count integer how many rooms; 1 to 9
---@return Declared
function rooms(count) end

--- The room action: the player may use so many different orange rooms.
---@param seat Seat
---@param count integer how many rooms; 1 to 9
function Game:rooms(seat, count) end

--- The bonus of this card may be used once in the rest of the turn.
---@return Declared
function open_bonus() end

--- The bonus of this card may be used once in the rest of the turn.
---@param seat Seat
function Game:open_bonus(seat) end

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
