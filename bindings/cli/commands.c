/* commands.c - the table of commands; args.c reads argv by it.
 *
 * Everything a command accepts is defined here: help.c generates the help texts, the manual
 * page, the bash completion and the reference page from these rows.
 */
#include "bindings/cli/cli.h"

#include "bindings/cli/bench/bench.h"
#include "bindings/cli/cmd/cmd.h"
#include "bindings/cli/fuzz/fuzz.h"
#include "bindings/cli/new/new.h"
#include "bindings/cli/play/play.h"
#include "bindings/cli/rate/rate.h"
#include "bindings/cli/replay/replay.h"
#include "bindings/cli/sim/sim.h"
#include "bindings/cli/table/table.h"
#include "bindings/cli/watch/watch.h"

#define BIT(id) CLI_BIT(id)
#define CARDS (BIT(MOD) | BIT(STRICT) | BIT(SHUFFLE_MODS))
#define BOTS                                                                                       \
    (BIT(PLAYERS) | BIT(ISOLATE) | BIT(MOVE_TIME) | BIT(GAME_TIME) | BIT(BOT_MEMORY) |             \
     BIT(BOT_ERRORS) | BIT(BOT_MAY_READ) | BIT(UNCONFINED_BOTS))
#define MATCH (CARDS | BIT(RULE) | BIT(SEED) | BIT(SCENARIO))
/* `adit x` is the function cmd_x. */
#define COMMAND(id, operand_text, option_bits)                                                     \
    .name = #id, .run = cmd_##id, .operands = (operand_text), .options = (option_bits)

const cli_command cli_commands[] = {
    {COMMAND(play, "[GAME|FILE]",
             MATCH | BOTS | BIT(RECORD) | BIT(CONTINUE) | BIT(CAMPAIGN) | BIT(PROGRESS) |
                 BIT(JOBS)),
     .summary = "play a game, or continue a saved one",
     .examples = "adit play cave_vs_cave  # you against a bot\n"
                 "adit play cave_vs_cave --players human  # the solo game\n"
                 "adit play cave_vs_cave --players greedy,random --seed 7  # watch two bots\n"
                 "adit play evening.play  # continue a saved game\n"
                 "adit play --continue  # continue the last game you left\n"
                 "adit play dwergar --continue  # the last one of that title\n"
                 "adit play --campaign road.lua --progress mine.txt  # scenario after scenario\n",
     .text =
         "Shows your board and every option with its effect and price, on one screen. Answer "
         "with a number, or with the words of an option, or just the beginning of them. You can "
         "give several answers on one line (1 2, or words with ; between). Type help to see the "
         "other commands: why MOVE, hint, card NAME, rules, others, table, log, undo, redo, "
         "score, state, options, save FILE, quit. The game is saved after each answer in "
         "$XDG_STATE_HOME/adit (or ~/.local/state/adit), one of each title, and --continue resumes "
         "it; a finished game is kept there as GAME-finished.play, one that a new game replaced as "
         "GAME-before.play.\n\nWithout a "
         "terminal, and without a human seat in --players, two bots play and the game is "
         "printed. A human seat without a terminal reads its moves from standard input, one per "
         "line. Leave out GAME with --scenario and --campaign: a scenario names its "
         "game.\n\n--campaign plays one scenario after another; its file lists them, or is the "
         "first of a chain in which each names the next. --progress saves how far you have come, "
         "even in the middle of a match, and the same command continues from there; so does "
         "--continue. With --record the scenarios after the first are written to x-2.play, "
         "x-3.play and so on.\n\nA seat can be played by a program that "
         "speaks the bot protocol, --players 'pipe:./bot.sh fast,human', or by a Lua bot in its "
         "own process, worker:bot.lua. A bot that hangs, exits, sends too much output or chooses "
         "an option that is not offered forfeits: random decides for it from then on, and it "
         "cannot win. A program is confined: it can read its own folder and the system folders, "
         "cannot write files, and has no network. --bot-may-read lets it read more."},
    {COMMAND(games, "", BIT(JSON)), .summary = "list the games",
     .examples = "adit games  # the games you can play\n"
                 "adit games --json  # the same for programs\n",
     .text = "Lists each game with its id, number of players and title."},
    {COMMAND(rules, "GAME [PARAMETER]", CARDS | BIT(JSON)),
     .summary = "show how to play a game, and its rule parameters",
     .examples = "adit rules cave_vs_cave  # how to play, for beginners\n"
                 "adit rules cave_vs_cave walls  # one rule parameter\n",
     .text = "Prints the rules in our own words, followed by the parameters that --rule "
             "NAME=VALUE can set, each with its range and default."},
    {COMMAND(cards, "GAME [CARD]", CARDS | BIT(JSON) | BIT(SVG) | BIT(SOURCE)),
     .summary = "list the cards of a game, show one in full, or draw all to print",
     .examples = "adit cards cave_vs_cave  # all rooms and tiles\n"
                 "adit cards cave_vs_cave bakehouse  # one card in full\n"
                 "adit cards cave_vs_cave bakehouse --source  # its Lua file, to copy from\n"
                 "adit cards cave_vs_cave --mod my_mod  # with the cards of a mod\n"
                 "adit cards cave_vs_cave --svg sheets  # to print, cut out and play with\n",
     .text = "The mark shows where the values of a card come from. S: stated in the rulebook; P: "
             "read from the printed component or another source; R: our reconstruction. Each card "
             "shows the file and line where it can be corrected.\n\n--svg draws every card from "
             "what it "
             "declares, nine to an A4 sheet: sheet-001.svg and so on, which browsers and drawing "
             "programs can print. Nothing is overwritten: a folder that is not empty, a link or a "
             "file is refused with exit code 6."},
    {COMMAND(sim, "[GAME|PART...]",
             MATCH | BOTS | BIT(GAMES) | BIT(JOBS) | BIT(SHARD) | BIT(PART) | BIT(MERGE) |
                 BIT(MAX_SECONDS) | BIT(JSON) | BIT(CSV) | BIT(DB) | BIT(RECORD) | BIT(BUDGET)),
     .summary = "play many games between bots and report the results",
     .examples = "adit sim cave_vs_cave --games 1000 --players greedy,random  # who wins\n"
                 "adit sim cave_vs_cave --games 10000 --seed 1 --json  # for programs\n"
                 "adit sim cave_vs_cave --games 500 --db results.sqlite  # keep the results\n"
                 "adit sim dwergar --games 1000 --seed 1 --shard 2/4 --part 2.part  # a quarter\n"
                 "adit sim --merge 1.part 2.part 3.part 4.part --json  # all of it\n",
     .text = "Uses all processor cores. The result depends only on the seed, the cards and the "
             "players, never on the number of jobs. Reports wins, points, length, and for each "
             "card how often it was taken and how its owners scored. Ctrl-C stops the run and "
             "reports the finished games. With --record the recorded games go into a "
             "folder.\n\nIn CSV, text that starts with = + - @ or an apostrophe gets a leading "
             "apostrophe, so that no spreadsheet treats it as a formula; numbers stay numbers. "
             "The file given with --db must be new or a database created by this program; any "
             "other file is refused and left unchanged.\n\nSeats named pipe:PROGRAM or "
             "worker:BOT.lua are played by other processes, one for each seat and job. A bot "
             "that forfeits is ranked last in its game; the report counts forfeits by "
             "reason.\n\nSeveral machines can share a run: each plays one --shard with the same "
             "seed and writes a --part, a file that appears only when it is complete. --merge "
             "checks that the parts belong together and prints exactly what one machine would "
             "have printed, as text, --json or --csv (if the shards had --csv too). Exit code 3: "
             "a part is corrupted or belongs to another run, or games are missing or duplicated; "
             "the messages name all of them."},
    {COMMAND(rate, "PLAYER...",
             CARDS | BIT(RULE) | BIT(SEED) | BIT(GAME) | BIT(PLAYERS) | BIT(GAMES) | BIT(JOBS) |
                 BIT(MAX_SECONDS) | BIT(SPRT) | BIT(PROGRESS) | BIT(BUDGET) | BIT(JSON)),
     .summary = "let players compete, and report how strong they are",
     .examples =
         "adit rate planner greedy --game dwergar  # 400 games\n"
         "adit rate random greedy planner:easy planner --game cave_vs_cave  # all pairs, and "
         "Elo\n"
         "adit rate mine.lua greedy --game covenant --sprt 0,50  # stop as soon as the result is "
         "clear\n"
         "adit rate planner greedy --game covenant --players 4  # one against three\n"
         "adit rate planner greedy --game dwergar --seed 1 --progress p.txt  # can be "
         "interrupted\n",
     .text =
         "Every pair of players plays the same deals from every seat: with two seats each deal "
         "is played twice, so that neither luck nor the starting player helps one of them. "
         "--players sets the number of seats: at a table of three or more, one seat is the first "
         "player's and all others the second's; with one seat both play the deal alone, and the "
         "points are compared.\n\nThe report shows for each pair the share of wins (a shared win "
         "counts in part) with its 95 % interval, the difference in Elo, how likely it is that "
         "the first player is stronger, and the mean lead in points; with three or more players "
         "it also lists their ratings. A deal counts as one observation, since its games are not "
         "independent.\n\n--sprt A,B is a sequential test: a pair stops as soon as the results "
         "favour a difference of B Elo (accepted) or of A Elo (rejected). Ctrl-C and "
         "--max-seconds stop the tournament and report the finished games. With --progress every "
         "finished deal is saved, and the same command continues from there. The result does not "
         "depend on --jobs, unless a player's effort is given as a time."},
    {COMMAND(run, "SCRIPT.lua [ARGUMENT...]", BIT(HUMAN)), .passes_rest = true,
     .summary = "run a Lua script that drives games",
     .examples = "adit run story.lua  # a scripted playthrough\n"
                 "adit run study.lua 200  # arguments go to the script\n",
     .text =
         "The script can create games, list options, make decisions, read views, clone, undo, "
         "save, simulate and assert. Everything after the name of the script is passed to the "
         "script.\n\nA script can give a seat to a person, \"human\": in a terminal the question "
         "is shown and your answer is read. Without a terminal this is refused unless --human "
         "comes before the name of the script; moves are then read from standard input, one per "
         "line.\n\nA script that you run yourself can read and write recorded games and saved "
         "positions wherever you can, but it never overwrites any other kind of file. Run "
         "scripts you do not trust with adit test."},
    {COMMAND(replay, "FILE",
             CARDS | BIT(VERIFY) | BIT(DIFF) | BIT(HTML) | BIT(UNTIL) | BIT(SEAT) | BIT(PLAY) |
                 BOTS | BIT(RECORD) | BIT(BUDGET)),
     .summary = "show, verify, compare or continue recorded games",
     .examples = "adit replay evening.play  # step by step in a terminal\n"
                 "adit replay evening.play --verify  # is the result still the same?\n"
                 "adit replay evening.play --until 20 --seat 1  # 20 decisions, as player 1 saw "
                 "them\n"
                 "adit replay evening.play --until 20 --play  # continue from there\n"
                 "adit replay evening.play --diff other.play  # the first difference\n"
                 "adit replay evening.play --html evening.html  # a page to send to friends\n"
                 "adit replay old.play --record new.play  # the same decisions, re-recorded\n",
     .text =
         "In a terminal the game is shown step by step. Keys: " CLI_REPLAY_KEYS
         ". Without a terminal the whole game is printed, or the part up to --until.\n\nA recorded "
         "game lists the cards it was played with. If some have changed since, they are listed, "
         "the game is shown as recorded, and the first decision that would now have a different "
         "result is reported; in that case the exit code is 1. The same applies if a mod is "
         "missing or does not load, with exit code 3.\n\n--verify compares every line and hash of "
         "the file with what the engine computes now; it reports the first difference and exits "
         "with 1. --html writes one file that needs no server and no network: boards, slider, log "
         "and "
         "cards, as spectators saw the game or, with --seat, as that seat did. --diff exits with 0 "
         "if both games are the same, and with 1 if not. --play "
         "continues with the recorded players, or with those given by --players."},
    {COMMAND(review, "FILE",
             CARDS | BIT(SEAT) | BIT(EFFORT) | BIT(JOBS) | BIT(ALL) | BIT(JSON) | BIT(HTML)),
     .summary = "show the costliest decisions of a recorded game",
     .examples =
         "adit review evening.play  # the costliest decisions\n"
         "adit review evening.play --seat 1 --effort expert  # one player, more thoroughly\n"
         "adit review evening.play --all  # every decision, with the points expected\n"
         "adit review evening.play --json  # the whole curve, for programs\n"
         "adit review evening.play --html evening.html  # to look at in a browser\n",
     .text =
         "At each decision of the game the planner bot judges all options by what the deciding "
         "player could see at that moment, and compares the chosen one with the best. A loss is "
         "listed only if it is more than twice its standard error. Points are an estimate of the "
         "position a few turns ahead by the game's rule of thumb, not a forecast of the final "
         "score. Ctrl-C stops the review and reports what was judged so far; the exit code is "
         "then 130. --html writes one page with boards, slider, curve and the costliest "
         "decisions of a finished game; it works without a server."},
    {COMMAND(table, "[GAME|FILE]",
             MATCH | BIT(PLAYERS) | BIT(FOLDER) | BIT(JSONL) | BIT(PORT) | BIT(LISTEN) |
                 BIT(NO_OPEN) | BIT(TABLES) | BIT(MARKDOWN)),
     .summary = "play in the browser, or through requests from a program",
     .examples = "adit table cave_vs_cave  # you against a bot, in the browser\n"
                 "adit table dwergar --players human,human --listen 0.0.0.0  # with a friend\n"
                 "adit table covenant --players human,human,human --tables 4 --listen 0.0.0.0  # "
                 "a club evening\n"
                 "adit table evening.play  # look at a recorded game, and play on\n"
                 "adit table --scenario rich.lua --mod lamps  # with the workbench of a mod\n"
                 "adit table cave_vs_cave --jsonl  # requests on standard input\n"
                 "adit table evening.play --jsonl --folder games  # continue a game, and save "
                 "it\n",
     .text = "Starts a server on this machine, prints its address and opens the browser. The "
             "page shows the board, lights up what you can choose, and has views for replay, "
             "cards and start positions. The address contains a secret: whoever has it can sit "
             "at the table. With several people each seat has its own link. --tables opens "
             "several tables, which share one copy of the cards and start with the seeds N, N+1, "
             "... Only this machine can reach the server unless --listen names one of its "
             "addresses. The game is saved after every decision; the name of the file is "
             "printed, and the same command with that file continues the game. Ctrl-C stops the "
             "server (exit code 0).\n\nA program can do all that the page can: see what a seat "
             "sees, list its options, decide, go through the history, try variations and set up "
             "start positions. Requests and answers are JSON objects; see "
             "docs/reference/table-protocol.md. With --jsonl each line of standard input is a "
             "request, and each line of standard output its answer; a line can say who sends it, "
             "\"as\": \"host\", \"spectator\" or the number of a seat. The command ends when its "
             "input ends."},
    {COMMAND(state, "[GAME|FILE]",
             MATCH | BIT(PLAYERS) | BIT(SEAT) | BIT(UNTIL) | BIT(ALL) | BIT(JSON)),
     .summary = "print the fields of a saved game's state",
     .examples = "adit state evening.play  # fields that differ from their default\nadit state "
                 "evening.play --all  # every field\nadit state evening.play --seat 2 --json  # "
                 "what seat 2 can see\nadit state cave_vs_cave --seed 1  # the start of a game\n",
     .text = "The names are those that scenarios use to set a start position. Fields with their "
             "default value (0, or the first word of their list) are omitted unless --all is "
             "given; JSON always includes them."},
    {COMMAND(why, "[GAME|FILE] MOVE", MATCH | BIT(PLAYERS) | BIT(UNTIL) | BIT(JSON)),
     .summary = "explain why a move is not legal in a saved game",
     .examples =
         "adit why evening.play 'furnish bakehouse c4'  # prints the reason, or that the move is "
         "legal\nadit why --scenario rich.lua 'take masonry'  # at the start of a scenario\n",
     .text = "Write MOVE as in 'adit play': the number of an option, its text, abbreviated words, "
             "or titles of cards. If MOVE answers a later question, the decisions that must come "
             "first are printed too. Exit code 0: the move is legal; 1: it is not, and the reason "
             "is printed. GAME can be omitted with --scenario, because a scenario names its game."},
    {COMMAND(mods, "[GAME]", CARDS | BIT(JSON)),
     .summary = "list the installed mods and any problems in them",
     .examples = "adit mods  # in ./mods and in your own folder\n"
                 "adit mods cave_vs_cave --mod my_mod  # for one game, including this mod\n",
     .text = "Searches ./mods and your own mods folder ($XDG_DATA_HOME/adit/mods or "
             "~/.local/share/adit/mods). You can refer to a mod there by its id: --mod lamps. Each "
             "mod is loaded once to find its problems; those named with --mod are also loaded "
             "together. The last line names the folder of the example mods. Exit code 0: no "
             "problems; 1: problems."},
    {COMMAND(new, "mod|card|scenario|bot NAME", BIT(LIKE) | BIT(GAME)),
     .summary = "create a mod, a card, a scenario or a bot",
     .examples = "adit new mod lamps --game cave_vs_cave  # a new mod to start from\nadit new card "
                 "lamps/lantern --like shelf  # one more card in it\nadit new scenario lamps/dark "
                 "--game cave_vs_cave  # a start position\nadit new bot lamps/miner  # a player\n",
     .text = "Creates working files that pass adit check and adit test, for you to change. NAME is "
             "the id, with the mod's folder in front: lamps/lantern. If there is no mod yet, one "
             "is created: manifest, card with examples, test, editor settings and a README. With "
             "--like the new card is a copy of an existing card. The game is the mod's game, or "
             "the one given with --game. Existing files are never overwritten."},
    {COMMAND(check, "PATH...", CARDS | BIT(BUDGET) | BIT(JSON)),
     .summary = "find mistakes in mods, cards and scenarios",
     .examples = "adit check my_mod  # a folder of cards\n"
                 "adit check my_mod/room/deep_mine.lua  # the mod of one card\n",
     .text =
         "Loads the path and lists every problem with file, line and a suggestion. A scenario is "
         "also set up; if that fails, every reason is listed. Every script of a card is run twice "
         "on positions from random games: a script that fails, never ends, or changes the game "
         "from a read-only hook is a problem, and so are prices that nobody can pay and code that "
         "the installed version of Lua compiles incorrectly. A path is a mod folder, a folder or "
         "file in it, a scenario, a campaign, a bot or a recorded game. Exit code 0: no problems; "
         "1: problems; 5: the budget was used up (see --budget); 6: a path cannot be read."},
    {COMMAND(test, "PATH...", CARDS | BIT(BUDGET) | BIT(JSON) | BIT(KEEP_FILES)),
     .summary = "run card examples, recorded games and test scripts",
     .examples = "adit test my_mod  # everything in a mod\nadit test my_mod/room/deep_mine.lua  # "
                 "the examples of one card\nadit test evening.play tests/story.lua  # a recorded "
                 "game and a script\n",
     .text = "Runs the examples of all cards below the path, verifies every recorded game "
             "(*.play), sets up every scenario, solves every puzzle, and runs every script in a "
             "folder called tests or playthroughs. Prints a line for each failure and the number "
             "of passed and failed tests. A script in a mod finds the folder of the mod in "
             "adit.args[1].\n\n"
             "Scripts are not trusted: they can read the files of their mod (or, outside a mod, "
             "below the path), of each --mod and of mods by id, and nothing else. The files they "
             "write can be read by the same script and are discarded when it ends; with "
             "--keep-files they are written below the folder of the mod. File names are relative "
             "and end in .play or .adit, and links are not followed.\n\n"
             "There is a work limit for each test and for all tests together: a test that exceeds "
             "its limit fails, and when --budget is used up, the remaining tests are not run. "
             "Exit code 0: all passed; 1: tests failed; 5: the budget was used up."},
    {COMMAND(solve, "FILE", CARDS | BIT(POSITIONS) | BIT(BUDGET) | BIT(RECORD) | BIT(JSON)),
     .summary = "find the shortest solution of a puzzle",
     .examples = "adit solve scripts/puzzles/first_shelf.lua  # the decisions in words\n"
                 "adit solve my_puzzle.lua --record solution.play  # also as a recorded game\n"
                 "adit solve my_puzzle.lua --positions 5000000  # search further\n",
     .text =
         "A puzzle is a scenario with a goal and a limit on decisions or turns. The search tries "
         "every single decision, then every pair, and so on, so the solution it finds is as short "
         "as possible. The other seats are played by their bots, or always make the reply that is "
         "worst for you if the file says so. Decisions that lead to a random event are skipped, "
         "unless the file fixes chance to its seed.\n\nExit code 0: solved; 1: there is no "
         "solution within the limit; 5: unknown, because --positions or --budget was used up."},
    {COMMAND(watch, "MOD", MATCH | BIT(GAME) | BIT(PLAY) | BIT(PLAYERS) | BIT(RECORD)),
     .summary = "check, test and play a mod again whenever a file changes",
     .examples = "adit watch my_mod  # check and test on each save\nadit watch my_mod --play  # "
                 "and continue a running game with the new cards\nadit watch my_mod --play "
                 "--scenario my_mod/scenarios/start.lua  # start from a scenario\n",
     .text = "Checks and tests the mod now and whenever one of its files is saved, until you press "
             "Ctrl-C (exit code 130). It watches the Lua files and recorded games of the mod, of "
             "every --mod and of the scenario.\n\nWith --play a game runs alongside, with you in "
             "the first seat and random bots in the others, unless --players says otherwise; type "
             "moves and commands as in 'adit play'. Without --seed a seed is drawn once, at the "
             "start. After a save your decisions are repeated with the new cards, the bots decide "
             "again, and the changed fields and options are printed. If the new cards do not allow "
             "a decision, it is reported with the reason and the game stops before it; if a later "
             "save allows it, the game continues to where it was. While the cards do not load, the "
             "game continues with the previous ones. 'quit' ends with exit code 0."},
    {COMMAND(fuzz, "MOD|FILE",
             CARDS | BIT(GAME) | BIT(GAMES) | BIT(SECONDS) | BIT(SEED) | BIT(PLAYERS) |
                 BIT(SCENARIO) | BIT(BUDGET) | BIT(RECORD) | BIT(JSON)),
     .summary = "find faults in a mod's cards by playing random games",
     .examples =
         "adit fuzz my_mod  # 200 games\nadit fuzz my_mod --seconds 60 --seed 7  # for one minute, "
         "with a different seed\nadit fuzz my_mod --record fault.play  # write the first fault to "
         "this file\nadit fuzz fault.play --mod my_mod  # does the fault still occur?\n",
     .text = "Plays random games in which the mod's cards come up often: some are put into play at "
             "the start, where the game allows it, and options that name them are preferred. "
             "Everything is run twice and compared, script limits apply, and the game's state is "
             "checked after each decision. A fault is a script that fails, reaches a limit or "
             "gives two different results, an invalid state, a move that is offered but cannot be "
             "made, a game that does not end, or one that changes when it is saved and "
             "loaded.\n\nEach fault is shrunk to a few decisions and written as a recorded game "
             "that ends with the failing decision; 'adit replay' shows it, and 'adit fuzz FILE' "
             "tries it again. Without --record the files are named after the mod. The same seed "
             "finds the same faults. Exit code 0: no faults; 1: faults found; 5: none found, but "
             "--budget was used up before all games were played. With a file, 1 means that the "
             "fault still occurs, and 0 that it does not, even if the fixed card no longer offers "
             "some of the decisions: those are skipped, and the first of them is shown."},
    {COMMAND(bench, "[GAME] [PART...]",
             BIT(JSON) | BIT(SECONDS) | BIT(PLAYERS) | BIT(STRICT_TARGETS) | BIT(COMPARE) | CARDS),
     .summary = "measure the speed of the engine",
     .examples = "adit bench  # every game\n"
                 "adit bench dwergar --json > plain.json  # save the figures, to compare with\n"
                 "adit bench dwergar --mod my_mod --compare plain.json  # what a mod costs\n"
                 "adit bench covenant --players 2 --seconds 5  # longer, with two players\n"
                 "adit bench cave_farmers mods scripts  # only two parts\n",
     .text =
         "Parts: play (random playouts, with a checksum of the final states, which must not "
         "change when the speed does), decisions (median, 99th percentile and worst), greedy, "
         "functions (copies, texts, JSON, drawing, saves, records, undo, new game, start), mods "
         "(the speed with a harmless mod, with ten cards that have functions and with all "
         "example mods), scripts (a call of a function, g:read, g:choose checked, unchecked and "
         "declared) and threads. Without a part, all are measured. A note beside each figure "
         "says what it leaves out. The calibration has nothing to do with games: divide by it to "
         "compare machines.\n\nEach game has its targets in cards/GAME/speed.json; they apply to "
         "the number of players given there. Exit code 1: with --strict-targets, a figure is "
         "below its minimum."},
    {COMMAND(api, "[GAME] [SECTION|WORD]", BIT(JSON) | BIT(STUBS) | BIT(GLOBALS) | CARDS),
     .summary = "print the reference for writing cards",
     .examples = "adit api  # primitives, card kinds, hooks, events, queries, fields\nadit api "
                 "--stubs > cards/api.lua  # for code completion in editors\n"
                 "adit api dwergar verbs  # one section\n"
                 "adit api dwergar gain  # everything about one word\n"
                 "adit api cave_vs_cave goods --mod DIR  # with what a mod adds\n"
                 "adit api limits  # the limits of mods and scripts\n",
     .text = "The reference is generated from the engine's own tables, so it is complete. Without "
             "GAME it covers all games.\n\nSections: constructors, nodes, verbs, parameters, "
             "primitives, card_fields, hooks, kinds, facts, events, values, permissions, goods, "
             "queries, rules, fields, score_lines, event_fields, library, bots, view_methods, "
             "scripts, match_methods, stats_methods, limits. Any other word is looked up in all of "
             "them: a "
             "verb, an event, a field, a kind of card, a good, a limit."},
    {COMMAND(doctor, "", BIT(JSON)), .summary = "check the installation",
     .examples = "adit doctor  # versions, cards, terminal, write access\n",
     .text =
         "Exit code 0: everything works; 1: something is missing; the output says how to fix it."},
    {COMMAND(help, "[COMMAND]", BIT(MAN) | BIT(BASH) | BIT(MARKDOWN)),
     .summary = "show help for a command",
     .examples = "adit help play  # the same as adit play --help\n",
     .text = "Without COMMAND, prints an overview."},
    {0}};
