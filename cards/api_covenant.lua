---@meta
-- What scripts of covenant can name, for editors. Made by
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
---@field seat Seat Who did it.
---@field card string? The card it is about, or nil.
---@field amount integer How much, if the event has an amount.
---@field iron integer resource in the storage
---@field emerald integer resource in the storage
---@field gold integer resource in the storage
---@field mythrall integer resource in the storage
---@field wild integer only in gains: a resource of the receiver's choice
---@field gp integer Glory Points
---@field plus1 integer support pieces of +1
---@field plus2 integer support pieces of +2
---@field goblin integer goblins in the dungeon
---@field orc integer orcs in the dungeon
---@field troll integer trolls in the dungeon

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
---@field colour? string
---@field what? string

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
---@field hall_revealed? Hook|Hook[]|Effect a player has revealed a hall and enemies were placed
---@field jewel_set? Hook|Hook[]|Effect a player has set a jewel
---@field tool_forged? Hook|Hook[]|Effect a player has forged a tool
---@field achievement? Hook|Hook[]|Effect a player has reached an achievement; amount: which of the track
---@field monument? Hook|Hook[]|Effect a player has acquired a monument
---@field built? Hook|Hook[]|Effect a player has built
---@field relic_used? Hook|Hook[]|Effect a player has used a relic
---@field council? Hook|Hook[]|Effect a player's traditions give their rewards in the Council Phase
---@field dungeon_scoring? Hook|Hook[]|Effect a player scores the dungeon in the Council Phase

---@class Modify
---@field strength? ValueHook|ValueHook[] strength of the basic action
---@field delivery_gp? ValueHook|ValueHook[] GP for a delivered resource
---@field enemy_cost? ValueHook|ValueHook[] strength that an enemy costs in a Skirmish
---@field gp_cost? ValueHook|ValueHook[] GP that a coin or tradition costs
---@field keys? ValueHook|ValueHook[] keys of the dungeon
---@field storage? ValueHook|ValueHook[] storage spaces
---@field achievements? ValueHook|ValueHook[] achievements in the final scoring
---@field penalty? ValueHook|ValueHook[] GP lost for each hall with own presence and enemies
---@field relic_types? ValueHook|ValueHook[] different types of relics owned
---@field relics? ValueHook|ValueHook[] relics owned

---@class Permissions
---@field any_face? Permission taking any face of a die as its reward
---@field any_relic? Permission taking relics above the Mining position
---@field copy_relic? Permission using the effect of a relic on the shelf instead
---@field share_hall? Permission a second own house or workshop in a hall
---@field crowd_pillars? Permission pillars one tile side apart
---@field crowd_gates? Permission gates in halls with gates of other clans
---@field pair_goblins? Permission two goblins behind each key

---@class Allowances
---@field any_face? Permission taking any face of a die as its reward
---@field any_relic? Permission taking relics above the Mining position
---@field copy_relic? Permission using the effect of a relic on the shelf instead
---@field share_hall? Permission a second own house or workshop in a hall
---@field crowd_pillars? Permission pillars one tile side apart
---@field crowd_gates? Permission gates in halls with gates of other clans
---@field pair_goblins? Permission two goblins behind each key

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

--- a tradition tile; works once owned
---@class Card.tradition: Card
---@field kind "tradition"

--- a project that the Council scores
---@class Card.project: Card
---@field kind "project"
---@field type "a"|"b"|"c" which slot it may come to
---@field pick? "nothing"|"gate"|"pillar" one own monument is chosen; it scores best
---@field points Number GP in a Council; 0 to 999

--- a secret objective
---@class Card.objective: Card
---@field kind "objective"
---@field type "i"|"ii" which of the two
---@field points Number GP in the end; 0 to 999

--- a tool that can be forged
---@class Card.tool: Card
---@field kind "tool"
---@field type "pick"|"axe"|"compass"|"cart"|"book" says which basic action it is for
---@field cost Goods price of forging it; 0 to 99
---@field slot "silver"|"gold" colour of its inlay slot

--- a jewel that is set into a tool
---@class Card.jewel: Card
---@field kind "jewel"
---@field colour "silver"|"gold" fits slots of this colour
---@field gp integer GP when it is set; 0 to 99
---@field effect Effect what it gives when its tool is used

--- a relic
---@class Card.relic: Card
---@field kind "relic"
---@field type integer relics of one type have the same number; 1 to 31
---@field use Effect what it gives once

--- a King's Coin
---@class Card.coin: Card
---@field kind "coin"
---@field council Effect what it gives in each Council Phase

--- front of a hall tile
---@class Card.hall: Card
---@field kind "hall"
---@field colour "yellow"|"blue"|"black" for districts
---@field vein "iron"|"emerald"|"gold"|"mythrall" says what buildings give
---@field skulls integer enemies that appear; 0 to 3
---@field slots integer for houses and workshops; 1 to 2
---@field back string id of its back

--- back of hall tiles
---@class Card.back: Card
---@field kind "back"
---@field reward Effect for whoever reveals the hall

--- a rubble tile
---@class Card.rubble: Card
---@field kind "rubble"
---@field resource Goods what lies under it; 0 to 99

--- a starting tile
---@class Card.start: Card
---@field kind "start"
---@field resources Goods into the storage; 0 to 99
---@field support integer support steps; 0 to 9
---@field moves Effect track moves

--- a face of an enemy die
---@class Card.face: Card
---@field kind "face"
---@field die "goblin"|"orc"|"troll" which die
---@field number integer which face; 1 to 6
---@field reward Effect for defeating the enemy

--- a space of a track that shows something
---@class Card.step: Card
---@field kind "step"
---@field track "court"|"prestige"|"mining" which track
---@field space integer which space; 1 to 14
---@field achievement? integer number of the achievement there; 0 to 4
---@field reward? Effect for reaching it

--- a space of the clan boards
---@class Card.place: Card
---@field kind "place"
---@field of "tool"|"coin" what is put there
---@field number integer which one; 1 to 8
---@field column? "r"|"t"|"f"|"d" tool column; says what it scores
---@field houses? integer houses that lie there; 0 to 4
---@field workshops? integer workshops that lie there; 0 to 4
---@field keys? integer keys of the tile that lies there; 0 to 4
---@field storage? integer storage spaces that are opened; 0 to 4
---@field reward Effect when something is put there

--- a slot of a display and its cost
---@class Card.slot: Card
---@field kind "slot"
---@field display "rubble"|"tradition"|"coin"|"relic"|"tool"|"jewel" which display
---@field number integer which slot; 1 to 5
---@field strength? integer strength it costs; 0 to 9
---@field gp? integer GP it costs; 0 to 99
---@field height? integer Mining position it takes; 0 to 14
---@field price? Goods resources it costs; 0 to 99
---@field die? integer value of the Elders' die; jewels: silver; 0 to 6
---@field die_2? integer another value of it; jewels: gold; 0 to 6

--- a monumental construction site
---@class Card.site: Card
---@field kind "site"
---@field of "pillar"|"gate" what waits there
---@field limit integer resources that each clan delivers; 1 to 4
---@field c1 Goods spaces of the first column; 0 to 99
---@field c2 Goods spaces of the second column; 0 to 99
---@field c3 Goods spaces of the third column, 3-4 players; 0 to 99
---@field c4 Goods spaces of the fourth column, 3-4 players; 0 to 99
---@field pair_1 Effect first reward space, 1-2 players
---@field pair_2 Effect second reward space, 1-2 players
---@field reward_1 Effect first reward space, 3-4 players
---@field reward_2 Effect second reward space, 3-4 players
---@field reward_3 Effect third reward space, 3-4 players
---@field reward_4 Effect fourth reward space, 3-4 players
---@field die integer value of the Elders' die; 1 to 6

--- a row of the build table
---@class Card.option: Card
---@field kind "option"
---@field strength integer strength it takes; 1 to 9
---@field houses? integer houses in it; 0 to 4
---@field workshops? integer workshops in it; 0 to 4
---@field monuments? integer pillars or gates in it; 0 to 4

--- what buildings give on a vein
---@class Card.vein: Card
---@field kind "vein"
---@field vein "iron"|"emerald"|"gold"|"mythrall" which vein
---@field house Effect benefit of a house
---@field workshop Effect benefit of a workshop
---@field gate integer GP for each gate that touches it; 0 to 99
---@field pillar "court"|"prestige"|"mining" track of a step for each pillar

--- a resource
---@class Card.resource: Card
---@field kind "resource"
---@field of "iron"|"emerald"|"gold"|"mythrall" which resource
---@field gp integer GP when it is delivered; 0 to 99
---@field count integer counters there are; 1 to 999

--- a type of enemy
---@class Card.enemy: Card
---@field kind "enemy"
---@field type "goblin"|"orc"|"troll" which enemy
---@field count integer pieces there are; 0 to 99
---@field strength integer strength it costs in a Skirmish; 1 to 9
---@field gp integer GP in the dungeon in each Council; 0 to 99
---@field prestige integer Prestige steps for so many as `per`; 0 to 9
---@field per integer defeated in one Skirmish; 1 to 9

--- GP for achievements in the end
---@class Card.award: Card
---@field kind "award"
---@field achievements integer with so many achievements; 0 to 99
---@field gp integer GP in the end; 0 to 999

--- a spot of the mountain that is special
---@class Card.spot: Card
---@field kind "spot"
---@field at string spot of the mountain, such as c3
---@field face_up? boolean its hall starts face up; 0 to 1
---@field die? integer value of the Elders' die for pillars and gates; 0 to 6

--- a row of halls
---@class Card.row: Card
---@field kind "row"
---@field number integer row of halls from the top; 1 to 5
---@field die integer value of the Elders' die; 1 to 6
---@field die_2? integer another value of it; 0 to 6

--- a clan board
---@class Card.clan: Card
---@field kind "clan"
---@field order integer its place in lists; 1 to 9
---@field pick "silver"|"gold" slot of the printed pick
---@field axe "silver"|"gold" slot of the printed axe
---@field compass "silver"|"gold" slot of the printed compass
---@field cart "silver"|"gold" slot of the printed cart

--- a tool card of the Council of Elders
---@class Card.elder: Card
---@field kind "elder"
---@field type "pick"|"axe"|"compass"|"cart"|"book" says what the Elders do
---@field reward Effect their last step

--- a difficulty tile of the solo game
---@class Card.difficulty: Card
---@field kind "difficulty"
---@field order integer the first is the usual one; 1 to 9
---@field per_tile integer GP for each tile in their storage; 0 to 99
---@field per_achievement integer GP for each achievement; 0 to 99
---@field per_card integer GP for each card they forged or had; 0 to 99

---@alias AnyCard Card.tradition|Card.project|Card.objective|Card.tool|Card.jewel|Card.relic|Card.coin|Card.hall|Card.back|Card.rubble|Card.start|Card.face|Card.step|Card.place|Card.slot|Card.site|Card.option|Card.vein|Card.resource|Card.enemy|Card.award|Card.spot|Card.row|Card.clan|Card.elder|Card.difficulty

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

--- Takes +1 support pieces, or swaps a +1 for a +2, so many times.
---@param pieces integer how many; 1 to 9
---@return Declared
function support(pieces) end

--- Takes +1 support pieces, or swaps a +1 for a +2, so many times.
---@param seat Seat
---@param pieces integer how many; 1 to 9
function Game:support(seat, pieces) end

--- Strengthens dwarves that are not in use by 1, so many times.
---@param times integer how many; 1 to 9
---@return Declared
function strengthen(times) end

--- Strengthens dwarves that are not in use by 1, so many times.
---@param seat Seat
---@param times integer how many; 1 to 9
function Game:strengthen(seat, times) end

--- Moves up a track; what each space shows is resolved at once.
---@param track string which track; court, prestige, mining
---@param steps integer how many; 1 to 9
---@return Declared
function advance(track, steps) end

--- Moves up a track; what each space shows is resolved at once.
---@param seat Seat
---@param track string which track; court, prestige, mining
---@param steps integer how many; 1 to 9
function Game:advance(seat, track, steps) end

--- Moves up a track of the player's choice.
---@param steps integer how many; 1 to 9
---@return Declared
function advance_any(steps) end

--- Moves up a track of the player's choice.
---@param seat Seat
---@param steps integer how many; 1 to 9
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
---@param points integer how many; 1 to 9
---@return Declared
function add_strength(points) end

--- The dwarf in use is stronger until the end of the turn.
---@param seat Seat
---@param points integer how many; 1 to 9
function Game:add_strength(seat, points) end

--- Delivers up to so many stored resources to the throne.
---@param resources integer how many; 1 to 9
---@return Declared
function throne(resources) end

--- Delivers up to so many stored resources to the throne.
---@param seat Seat
---@param resources integer how many; 1 to 9
function Game:throne(seat, resources) end

--- Delivers up to so many stored resources to one construction site.
---@param resources integer how many; 1 to 9
---@return Declared
function site(resources) end

--- Delivers up to so many stored resources to one construction site.
---@param seat Seat
---@param resources integer how many; 1 to 9
function Game:site(seat, resources) end

--- Moves enemies to adjacent face-up halls, up to so many steps in all.
---@param moves integer how many; 1 to 9
---@return Declared
function move_enemies(moves) end

--- Moves enemies to adjacent face-up halls, up to so many steps in all.
---@param seat Seat
---@param moves integer how many; 1 to 9
function Game:move_enemies(seat, moves) end

--- Takes one enemy into the dungeon, with its Prestige and die reward.
---@param which string which enemies; goblin, orc_or_goblin, any
---@return Declared
function kill(which) end

--- Takes one enemy into the dungeon, with its Prestige and die reward.
---@param seat Seat
---@param which string which enemies; goblin, orc_or_goblin, any
function Game:kill(seat, which) end

--- Takes an enemy from the hall that was built in last, without further reward.
---@return Declared
function capture_here() end

--- Takes an enemy from the hall that was built in last, without further reward.
---@param seat Seat
function Game:capture_here(seat) end

--- Builds a house or a workshop from the forge, with its benefit, or not.
---@param what string what is built; house, workshop
---@return Declared
function build(what) end

--- Builds a house or a workshop from the forge, with its benefit, or not.
---@param seat Seat
---@param what string what is built; house, workshop
function Game:build(seat, what) end

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
