---@meta
-- What card files of covenant can name, for editors. Made by
-- `adit api covenant --stubs`; do not edit.

---@alias Seat integer
---@alias Good "iron"|"emerald"|"gold"|"mythrall"|"wild"|"gp"|"plus1"|"plus2"|"goblin"|"orc"|"troll"
---@alias Query "iron"|"emerald"|"gold"|"mythrall"|"wild"|"gp"|"plus1"|"plus2"|"goblin"|"orc"|"troll"|"tools"|"jewels"|"monuments"|"buildings"|"pillars"|"gates"|"coins"|"traditions"|"strength"|"keys"|"storage"|"relic_types"|"relics"|"achievements"|"districts"|"houses_yellow"|"houses_blue"|"houses_black"|"workshops_iron"|"workshops_emerald"|"workshops_gold"|"workshops_mythrall"|"pillar_halls_iron"|"pillar_halls_emerald"|"pillar_halls_gold"|"pillar_halls_mythrall"|"gate_halls_yellow"|"gate_halls_blue"|"gate_halls_black"|"building_kinds"|"halls_without_enemies"|"workshop_neighbours"|"picked_district_halls"|"picked_buildings"|"using_pick"|"using_axe"|"using_compass"|"using_cart"|"using_book"|"delivering_iron"|"delivering_emerald"|"delivering_gold"|"delivering_mythrall"|"era"|"players"|"in_play.tradition"|"in_play.project"|"in_play.objective"|"in_play.tool"|"in_play.jewel"|"in_play.relic"|"in_play.coin"|"in_play.hall"|"in_play.back"|"in_play.rubble"|"in_play.start"|"in_play.face"|"in_play.step"|"in_play.place"|"in_play.slot"|"in_play.site"|"in_play.option"|"in_play.vein"|"in_play.resource"|"in_play.enemy"|"in_play.award"|"in_play.spot"|"in_play.row"|"in_play.clan"|"in_play.elder"|"in_play.difficulty"
---@class Counted
---@alias Number integer|Counted|fun(g: Game, me: Seat): integer
---@class Declared
---@alias Effect Declared|fun(g: Game, me: Seat, ev: Event)

---@class Goods
---@field iron? Number resource in the storage
---@field emerald? Number resource in the storage
---@field gold? Number resource in the storage
---@field mythrall? Number resource in the storage
---@field wild? Number only in gains: a resource of the receiver's choice
---@field gp? Number Glory Points
---@field plus1? Number support pieces of +1
---@field plus2? Number support pieces of +2
---@field goblin? Number goblins in the dungeon
---@field orc? Number orcs in the dungeon
---@field troll? Number trolls in the dungeon

---@class Event
---@field seat Seat
---@field card string?
---@field amount integer
---@field iron integer
---@field emerald integer
---@field gold integer
---@field mythrall integer
---@field wild integer
---@field gp integer
---@field plus1 integer
---@field plus2 integer
---@field goblin integer
---@field orc integer
---@field troll integer

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
---@field type? string (project) which slot it may come to
---@field pick? string (project) one own monument is chosen; it scores best
---@field points? any (project) GP in a Council
---@field cost? Goods (tool) price of forging it
---@field slot? string (tool) colour of its inlay slot
---@field colour? string (jewel) fits slots of this colour
---@field gp? integer (jewel) GP when it is set
---@field effect? Effect (jewel) what it gives when its tool is used
---@field use? Effect (relic) what it gives once
---@field council? Effect (coin) what it gives in each Council Phase
---@field vein? string (hall) says what buildings give
---@field skulls? integer (hall) enemies that appear
---@field slots? integer (hall) for houses and workshops
---@field back? string (hall) id of its back
---@field reward? Effect (back) for whoever reveals the hall
---@field resource? Goods (rubble) what lies under it
---@field resources? Goods (start) into the storage
---@field support? integer (start) support steps
---@field moves? Effect (start) track moves
---@field die? string (face) which die
---@field number? integer (face) which face
---@field track? string (step) which track
---@field space? integer (step) which space
---@field achievement? integer (step) number of the achievement there
---@field of? string (place) what is put there
---@field column? string (place) tool column; says what it scores
---@field houses? integer (place) houses that lie there
---@field workshops? integer (place) workshops that lie there
---@field keys? integer (place) keys of the tile that lies there
---@field storage? integer (place) storage spaces that are opened
---@field display? string (slot) which display
---@field strength? integer (slot) strength it costs
---@field height? integer (slot) Mining position it takes
---@field price? Goods (slot) resources it costs
---@field die_2? integer (slot) another value of it; jewels: gold
---@field limit? integer (site) resources that each clan delivers
---@field c1? Goods (site) spaces of the first column
---@field c2? Goods (site) spaces of the second column
---@field c3? Goods (site) spaces of the third column, 3-4 players
---@field c4? Goods (site) spaces of the fourth column, 3-4 players
---@field pair_1? Effect (site) first reward space, 1-2 players
---@field pair_2? Effect (site) second reward space, 1-2 players
---@field reward_1? Effect (site) first reward space, 3-4 players
---@field reward_2? Effect (site) second reward space, 3-4 players
---@field reward_3? Effect (site) third reward space, 3-4 players
---@field reward_4? Effect (site) fourth reward space, 3-4 players
---@field monuments? integer (option) pillars or gates in it
---@field house? Effect (vein) benefit of a house
---@field workshop? Effect (vein) benefit of a workshop
---@field gate? integer (vein) GP for each gate that touches it
---@field pillar? string (vein) track of a step for each pillar
---@field count? integer (resource) counters there are
---@field prestige? integer (enemy) Prestige steps for so many as `per`
---@field per? integer (enemy) defeated in one Skirmish
---@field achievements? integer (award) with so many achievements
---@field at? string (spot) spot of the mountain, such as c3
---@field face_up? boolean (spot) its hall starts face up
---@field order? integer (clan) its place in lists
---@field axe? string (clan) slot of the printed axe
---@field compass? string (clan) slot of the printed compass
---@field cart? string (clan) slot of the printed cart
---@field per_tile? integer (difficulty) GP for each tile in their storage
---@field per_achievement? integer (difficulty) GP for each achievement
---@field per_card? integer (difficulty) GP for each card they forged or had

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

--- Takes +1 support pieces, or swaps a +1 for a +2, so many times.
---@param pieces integer how many
---@return Declared
function support(pieces) end

--- Takes +1 support pieces, or swaps a +1 for a +2, so many times.
---@param seat Seat
---@param pieces integer how many
function Game:support(seat, pieces) end

--- Strengthens dwarves that are not in use by 1, so many times.
---@param times integer how many
---@return Declared
function strengthen(times) end

--- Strengthens dwarves that are not in use by 1, so many times.
---@param seat Seat
---@param times integer how many
function Game:strengthen(seat, times) end

--- Moves up a track; what each space shows is resolved at once.
---@param track string which track
---@param steps integer how many
---@return Declared
function advance(track, steps) end

--- Moves up a track; what each space shows is resolved at once.
---@param seat Seat
---@param track string which track
---@param steps integer how many
function Game:advance(seat, track, steps) end

--- Moves up a track of the player's choice.
---@param steps integer how many
---@return Declared
function advance_any(steps) end

--- Moves up a track of the player's choice.
---@param seat Seat
---@param steps integer how many
function Game:advance_any(seat, steps) end

--- Obtains a King's Coin of the display for its GP, or not.
---@return Declared
function take_coin() end

--- Obtains a King's Coin of the display for its GP, or not.
---@param seat Seat
function Game:take_coin(seat) end

--- Takes the council benefit of a coin of the display, which stays there.
---@return Declared
function copy_coin() end

--- Takes the council benefit of a coin of the display, which stays there.
---@param seat Seat
function Game:copy_coin(seat) end

--- Obtains a tradition of the display for its GP, or not.
---@return Declared
function take_tradition() end

--- Obtains a tradition of the display for its GP, or not.
---@param seat Seat
function Game:take_tradition(seat) end

--- Obtains a relic within reach, or not.
---@param must? boolean not possible if none can be reached
---@return Declared
function take_relic(must) end

--- Obtains a relic within reach, or not.
---@param seat Seat
---@param must? boolean not possible if none can be reached
function Game:take_relic(seat, must) end

--- Forges a tool of the display for its cost, or not.
---@return Declared
function forge() end

--- Forges a tool of the display for its cost, or not.
---@param seat Seat
function Game:forge(seat) end

--- Sets a jewel of the display into an own tool for its cost, or not.
---@return Declared
function inlay() end

--- Sets a jewel of the display into an own tool for its cost, or not.
---@param seat Seat
function Game:inlay(seat) end

--- Carries out the effect of the jewel that was set last.
---@return Declared
function use_jewel() end

--- Carries out the effect of the jewel that was set last.
---@param seat Seat
function Game:use_jewel(seat) end

--- The dwarf in use is stronger until the end of the turn.
---@param points integer how many
---@return Declared
function add_strength(points) end

--- The dwarf in use is stronger until the end of the turn.
---@param seat Seat
---@param points integer how many
function Game:add_strength(seat, points) end

--- Delivers up to so many stored resources to the throne.
---@param resources integer how many
---@return Declared
function throne(resources) end

--- Delivers up to so many stored resources to the throne.
---@param seat Seat
---@param resources integer how many
function Game:throne(seat, resources) end

--- Delivers up to so many stored resources to one construction site.
---@param resources integer how many
---@return Declared
function site(resources) end

--- Delivers up to so many stored resources to one construction site.
---@param seat Seat
---@param resources integer how many
function Game:site(seat, resources) end

--- Moves enemies to adjacent face-up halls, up to so many steps in all.
---@param moves integer how many
---@return Declared
function move_enemies(moves) end

--- Moves enemies to adjacent face-up halls, up to so many steps in all.
---@param seat Seat
---@param moves integer how many
function Game:move_enemies(seat, moves) end

--- Takes one enemy into the dungeon, with its Prestige and die reward.
---@param which string which enemies
---@return Declared
function kill(which) end

--- Takes one enemy into the dungeon, with its Prestige and die reward.
---@param seat Seat
---@param which string which enemies
function Game:kill(seat, which) end

--- Takes an enemy from the hall that was built in last, without further reward.
---@return Declared
function capture_here() end

--- Takes an enemy from the hall that was built in last, without further reward.
---@param seat Seat
function Game:capture_here(seat) end

--- Builds a house or a workshop from the forge, with its benefit, or not.
---@param what string what is built
---@return Declared
function build(what) end

--- Builds a house or a workshop from the forge, with its benefit, or not.
---@param seat Seat
---@param what string what is built
function Game:build(seat, what) end
