/* commands.c - the one table of commands; args.c reads argv by it.
 *
 * Whatever a command understands stands here and nowhere else: help.c makes the help texts,
 * the manual page, the bash completion and the reference page from the same rows.
 */
#include "bindings/cli/cli.h"

#include "bindings/cli/bench/bench.h"
#include "bindings/cli/cmd/cmd.h"
#include "bindings/cli/fuzz/fuzz.h"
#include "bindings/cli/new/new.h"
#include "bindings/cli/play/play.h"
#include "bindings/cli/replay/replay.h"
#include "bindings/cli/sim/sim.h"
#include "bindings/cli/watch/watch.h"

#define BIT(id) (UINT64_C(1) << CLI_OPT_##id)
#define CARDS (BIT(MOD) | BIT(STRICT) | BIT(SHUFFLE_MODS))
#define BOTS                                                                                       \
    (BIT(PLAYERS) | BIT(ISOLATE) | BIT(MOVE_TIME) | BIT(GAME_TIME) | BIT(BOT_MEMORY) |             \
     BIT(BOT_ERRORS) | BIT(BOT_MAY_READ) | BIT(UNCONFINED_BOTS))
#define MATCH (CARDS | BIT(RULE) | BIT(SEED) | BIT(SCENARIO))

const cli_command cli_commands[] = {
    {.name = "play",
     .run = cmd_play,
     .operands = "GAME|FILE",
     .max = 1,
     .options = MATCH | BOTS | BIT(RECORD),
     .complete = "game_or_file",
     .summary = "play a game, or go on with a saved one",
     .examples = "adit play cave_vs_cave  # you against a bot\n"
                 "adit play cave_vs_cave --players human  # the solo game\n"
                 "adit play cave_vs_cave --players greedy,random --seed 7  # watch two bots\n"
                 "adit play evening.play  # go on with a saved game\n",
     .text = "Draws the table and lists what can be decided. Answer with the number of an "
             "option, with its words, or with the beginning of them. Type help for the rest: "
             "why MOVE, card NAME, undo, log, save FILE, state, options, quit.\n\n"
             "Without a terminal, and if no seat was asked to be human, a bot game is played and "
             "printed. A human seat without a terminal reads its moves from the lines of "
             "standard input. A scenario names its game, so GAME may be left out with "
             "--scenario.\n\n"
             "A seat can be played by a program that speaks the bot protocol, "
             "--players 'pipe:./bot.sh fast,human', or by a Lua bot in a process of its own, "
             "worker:bot.lua. One that hangs, ends, floods or chooses what is not offered "
             "forfeits: random decides for it from then on, and it cannot win. A program is "
             "confined: it reads its own folder and the system's, writes nothing and has no "
             "network. --bot-may-read lets it read more.",
     .takes_match = true},
    {.name = "games",
     .run = cmd_games,
     .operands = "",
     .options = BIT(JSON),
     .complete = "",
     .summary = "list the games",
     .examples = "adit games  # what can be played\n"
                 "adit games --json  # the same for programs\n",
     .text = "Lists each game with its id, the number of players and its title."},
    {.name = "rules",
     .run = cmd_rules,
     .operands = "GAME [PARAMETER]",
     .min = 1,
     .max = 2,
     .options = CARDS | BIT(JSON),
     .complete = "game",
     .summary = "how a game is played, and its rule parameters",
     .examples = "adit rules cave_vs_cave  # how to play, for someone who has never seen it\n"
                 "adit rules cave_vs_cave walls  # one rule parameter\n",
     .text = "Prints the rules in our own words and then the parameters that --rule NAME=VALUE "
             "can set, each with its range and the value it has otherwise."},
    {.name = "cards",
     .run = cmd_cards,
     .operands = "GAME [CARD]",
     .min = 1,
     .max = 2,
     .options = CARDS | BIT(JSON) | BIT(SOURCE),
     .complete = "game",
     .summary = "list the cards of a game, or show one in full",
     .examples = "adit cards cave_vs_cave  # all rooms and tiles\n"
                 "adit cards cave_vs_cave bakehouse  # one card in full\n"
                 "adit cards cave_vs_cave bakehouse --source  # its Lua file, to copy from\n"
                 "adit cards cave_vs_cave --mod my_mod  # with the cards of a mod\n",
     .text = "The mark says where the values of a card come from: S is stated in the rulebook, P "
             "was read from the printed piece or another source, R is a reconstruction of ours. "
             "Each card shows the file and line where it can be corrected."},
    {.name = "sim",
     .run = cmd_sim,
     .operands = "GAME",
     .max = 1,
     .options = MATCH | BOTS | BIT(GAMES) | BIT(JOBS) | BIT(SHARD) | BIT(MAX_SECONDS) | BIT(JSON) |
                BIT(CSV) | BIT(DB) | BIT(RECORD) | BIT(BUDGET),
     .complete = "game",
     .summary = "play many games between bots and report",
     .examples = "adit sim cave_vs_cave --games 1000 --players greedy,random  # who wins\n"
                 "adit sim cave_vs_cave --games 10000 --seed 1 --json  # for programs\n"
                 "adit sim cave_vs_cave --games 500 --db results.sqlite  # keep the results\n",
     .text = "Plays on all processors. The result depends on the seed, the cards and the players "
             "only, never on the number of jobs. Reports wins, points, length, and for each card "
             "how often it was taken and with what result. Ctrl-C ends it and keeps what is "
             "finished. With --record the recorded games go into a folder.\n\n"
             "In CSV a text that begins with = + - @ or an apostrophe gets an apostrophe in front, "
             "so that no spreadsheet takes it for a formula; numbers stay numbers. A database "
             "given with --db is a file that this program made, or a new one; a file that holds "
             "anything else is refused and not changed.\n\n"
             "Seats named pipe:PROGRAM or worker:BOT.lua are played by other processes, one for "
             "each seat and job. A bot that forfeits is ranked last in its game; the report "
             "counts forfeits with their reasons.",
     .takes_match = true},
    {.name = "run",
     .run = cmd_run,
     .operands = "SCRIPT.lua [ARGUMENT...]",
     .min = 1,
     .max = 1,
     .passes_rest = true,
     .complete = "script",
     .summary = "run a Lua script that drives games",
     .examples = "adit run story.lua  # a scripted playthrough\n"
                 "adit run study.lua 200  # arguments go to the script\n",
     .text = "The script can create games, ask for the options, decide by words, read views, "
             "clone, undo, save, simulate and assert. Everything after the name of the script "
             "belongs to the script.\n\n"
             "A script that you run yourself has your powers over recorded games and saved "
             "positions: it reads and writes them wherever you can, though never over a file that "
             "is something else. Run a stranger's script with adit test.",
     .takes_match = true},
    {.name = "replay",
     .run = cmd_replay,
     .operands = "FILE",
     .min = 1,
     .max = 1,
     .options = CARDS | BIT(VERIFY) | BIT(DIFF) | BIT(UNTIL) | BIT(SEAT) | BIT(PLAY) | BOTS |
                BIT(RECORD) | BIT(BUDGET),
     .complete = "file",
     .summary = "show, verify or compare recorded games, or play on from one",
     .examples = "adit replay evening.play  # step by step at a terminal\n"
                 "adit replay evening.play --verify  # does it still go the same way?\n"
                 "adit replay evening.play --until 20 --seat 1  # 20 decisions, as player 1 saw "
                 "them\n"
                 "adit replay evening.play --until 20 --play  # and go on from there\n"
                 "adit replay evening.play --diff other.play  # where did they part?\n"
                 "adit replay old.play --record new.play  # the same decisions, told anew\n",
     .text =
         "At a terminal the game is shown step by step. Keys: " CLI_REPLAY_KEYS
         ". Otherwise the whole game is printed, or the part up to --until.\n\n"
         "A recorded game says which cards it was played with. If some have changed since, they "
         "are named, the game is shown from its own lines, and the first decision that would "
         "now go differently is named; the exit code is 1 if there is one. The same holds if a "
         "mod is not there or does not load, with exit code 3.\n\n"
         "With --verify every line and hash of the file is compared with what the engine says "
         "now; the first difference is named and the exit code is 1. With --diff the exit code "
         "is 0 if both games went the same way, and 1 if not. --play goes on with the players "
         "of the record, or with those named by --players.",
     .takes_match = true},
    {.name = "state",
     .run = cmd_state,
     .operands = "GAME|FILE",
     .max = 1,
     .options = MATCH | BIT(PLAYERS) | BIT(SEAT) | BIT(UNTIL) | BIT(ALL) | BIT(JSON),
     .complete = "game_or_file",
     .summary = "print the state of a saved game by field names",
     .examples = "adit state evening.play  # what is not 0\n"
                 "adit state evening.play --all  # every field\n"
                 "adit state evening.play --seat 2 --json  # what seat 2 may see\n"
                 "adit state cave_vs_cave --seed 1  # how a game starts\n",
     .text = "The names are those that scenarios use to set a start position. Numbers that are 0 "
             "and words that are the first of their list are left out unless --all is given; JSON "
             "always has them.",
     .takes_match = true},
    {.name = "why",
     .run = cmd_why,
     .operands = "GAME|FILE MOVE",
     .min = 1,
     .max = 2,
     .options = MATCH | BIT(PLAYERS) | BIT(UNTIL) | BIT(JSON),
     .complete = "game_or_file",
     .summary = "why a move is not possible in a saved game",
     .examples = "adit why evening.play 'furnish bakehouse c4'  # the reason, or that it is legal\n"
                 "adit why --scenario rich.lua 'take masonry'  # at the start of a scenario\n",
     .text = "MOVE is read as in 'adit play': the number of an option, its words or their "
             "beginnings, titles of cards. An answer to a later question is printed with what "
             "has to be decided first. Exit code 0: the move is legal; 1: it is not, and the "
             "reason is printed. A scenario names its game, so GAME may be left out with "
             "--scenario.",
     .takes_match = true},
    {.name = "mods",
     .run = cmd_mods,
     .operands = "[GAME]",
     .max = 1,
     .options = CARDS | BIT(JSON),
     .complete = "game",
     .summary = "list the mods that are there, and what is wrong with them",
     .examples = "adit mods  # in ./mods and in your own folder\n"
                 "adit mods cave_vs_cave --mod my_mod  # for one game, and with this one\n",
     .text = "Looks into the project's folder, ./mods, and into yours, "
             "$XDG_DATA_HOME/adit/mods or ~/.local/share/adit/mods. A mod that lies there can be "
             "named by its id: --mod lamps. Those named with --mod are loaded, the others only "
             "found. Each is loaded once to see whether it has problems, those named with --mod "
             "also together. The last line says where the example mods lie. Exit code 0: no "
             "problems; 1: problems."},
    {.name = "new",
     .run = cmd_new,
     .operands = "mod|card|scenario|bot NAME",
     .min = 2,
     .max = 2,
     .options = BIT(LIKE) | BIT(GAME),
     .complete = "file",
     .summary = "begin a mod, a card, a scenario or a bot",
     .examples = "adit new mod lamps --game cave_vs_cave  # a folder to begin with\n"
                 "adit new card lamps/lantern --like shelf  # one more card in it\n"
                 "adit new scenario lamps/dark --game cave_vs_cave  # a start position\n"
                 "adit new bot lamps/miner  # a player\n",
     .text = "Makes files that work and pass adit check and adit test, to be changed from there. "
             "NAME is the id, after the folder of the mod it shall lie in. Where there is no mod "
             "yet, one is made: manifest, card with examples, test, settings for editors and a "
             "README. With --like the card is a copy of a card of the game under the new name. "
             "The game is that of the mod, or the one named with --game. Nothing that is there "
             "is overwritten."},
    {.name = "check",
     .run = cmd_check,
     .operands = "PATH...",
     .min = 1,
     .max = -1,
     .options = CARDS | BIT(BUDGET) | BIT(JSON),
     .complete = "file",
     .summary = "look for mistakes in mods, cards and scenarios",
     .examples = "adit check my_mod  # a folder of cards\n"
                 "adit check my_mod/room/deep_mine.lua  # the mod of one card\n",
     .text =
         "Loads what is there and lists every problem with file, line and a suggestion; a "
         "scenario is also set up, and all reasons why it cannot be are listed. "
         "Every script of a card is tried on positions of random games, twice: what fails, "
         "never ends, or changes the game where it may only look is a problem too, and so are "
         "prices that nobody can pay and what the installed release of Lua gets wrong. A "
         "path is a mod folder, a folder or file in it, a scenario or a recorded game. Exit "
         "code 0: no problems; 1: problems; 5: there is more to try out than --budget allows; 6: a "
         "path cannot be read."},
    {.name = "test",
     .run = cmd_test,
     .operands = "PATH...",
     .min = 1,
     .max = -1,
     .options = CARDS | BIT(BUDGET) | BIT(JSON) | BIT(KEEP_FILES),
     .complete = "file",
     .summary = "run the examples of cards, recorded games and test scripts",
     .examples = "adit test my_mod  # all of a mod\n"
                 "adit test my_mod/room/deep_mine.lua  # the examples of one card\n"
                 "adit test evening.play tests/story.lua  # recorded games, scripts\n",
     .text = "Runs the examples of all cards below the path, verifies every recorded game "
             "(*.play), sets up every scenario, solves every puzzle, and runs every script in a "
             "folder called tests or playthroughs. Prints a "
             "line for each "
             "failure and the numbers of passed and failed tests. A script in a mod finds the "
             "folder of the mod in adit.args[1].\n\n"
             "Scripts are taken for a stranger's: they read files of their mod (or, outside of a "
             "mod, below the path), of each --mod and mods by id, and nothing else. What they "
             "write can be read by the same script and is forgotten when it ends; with "
             "--keep-files it is written below the folder of the mod. Names are relative, end in "
             ".play or .adit, and no link is followed.\n\n"
             "Each test and all of them together may do a limited amount of work; a test that "
             "does more has failed, and when --budget is used up the rest is not run. Exit code 0: "
             "all passed; 1: tests failed; 5: the budget was used up.",
     .takes_match = true},
    {.name = "solve",
     .run = cmd_solve,
     .operands = "FILE",
     .min = 1,
     .max = 1,
     .options = CARDS | BIT(POSITIONS) | BIT(BUDGET) | BIT(RECORD) | BIT(JSON),
     .complete = "file",
     .summary = "search for a shortest solution of a puzzle",
     .examples = "adit solve scripts/puzzles/first_shelf.lua  # the decisions in words\n"
                 "adit solve my_puzzle.lua --record solution.play  # also as a recorded game\n"
                 "adit solve my_puzzle.lua --positions 5000000  # look further\n",
     .text = "A puzzle is a scenario with a goal and a limit of decisions or turns. All decisions "
             "are tried out, first one, then two in a row, and so on, so what is found is as "
             "short as can be. The other seats decide by their bots, or do the worst if the file "
             "says so. Decisions after which chance would decide are left out, unless the file "
             "pins chance to its seed.\n\n"
             "Exit code 0: solved; 1: there is no solution within the limit; 5: not known, since "
             "too many positions would have to be looked at, or more work done than --budget "
             "allows."},
    {.name = "watch",
     .run = cmd_watch,
     .operands = "MOD",
     .min = 1,
     .max = 1,
     .options = MATCH | BIT(GAME) | BIT(PLAY) | BIT(PLAYERS) | BIT(RECORD),
     .complete = "file",
     .summary = "check, test and play a mod anew each time a file is saved",
     .examples = "adit watch my_mod  # check and test on each save\n"
                 "adit watch my_mod --play  # and carry a running game on with the new cards\n"
                 "adit watch my_mod --play --scenario my_mod/scenarios/start.lua  # from there\n",
     .text =
         "Checks and tests the mod, and again whenever one of its files is saved, until Ctrl-C, "
         "which ends it with exit code 130. What is watched are the Lua files and recorded games "
         "of the mod, of every --mod and of the scenario.\n\n"
         "With --play a game runs beside it, with you at the first seat and random bots at the "
         "others unless --players says otherwise; type moves and commands as in 'adit play'. "
         "Without --seed one is drawn when the watching starts, and kept. After a save your "
         "decisions are made again with the new cards, bots answer again, and what is "
         "different now is printed: fields of the state, and options. A decision that the new "
         "cards do not allow is named with the reason, and the game stands before it; if a later "
         "save allows it, the game goes on to where it was. While the cards do not load, the "
         "game goes on with those from before. 'quit' ends with exit code 0.",
     .takes_match = true},
    {.name = "fuzz",
     .run = cmd_fuzz,
     .operands = "MOD|FILE",
     .min = 1,
     .max = 1,
     .options = CARDS | BIT(GAME) | BIT(GAMES) | BIT(SECONDS) | BIT(SEED) | BIT(PLAYERS) |
                BIT(SCENARIO) | BIT(BUDGET) | BIT(RECORD) | BIT(JSON),
     .complete = "file",
     .summary = "look for faults of a mod's cards in random games",
     .examples = "adit fuzz my_mod  # 200 games\n"
                 "adit fuzz my_mod --seconds 60 --seed 7  # for a minute, with other games\n"
                 "adit fuzz my_mod --record fault.play  # where the first fault is written\n"
                 "adit fuzz fault.play --mod my_mod  # is the fault still there?\n",
     .text =
         "Plays random games in which the cards of the mod come up often: some are put into play "
         "at the start, wherever the game allows it, and options that name them are preferred. "
         "Everything is run twice and compared, script limits are armed, and after each decision "
         "the rules of the game's state are checked. A fault is a script that fails, reaches a "
         "limit or does not do the same twice, a state that cannot be, a move that is offered "
         "but cannot be carried out, a game that does not end or that a save changes.\n\n"
         "Each fault is shrunk to few decisions and written as a recorded game that ends with "
         "the decision that fails; 'adit replay' shows it, and 'adit fuzz FILE' tries it again. "
         "Without --record the files are called after the mod. The same seed finds the same "
         "faults. Exit code 0: no fault; 1: faults were found; 5: none was found, but --budget was "
         "used up before all games were played. With a file 1 means that it still meets a fault, "
         "and 0 that it does not, also if the fixed card offers some of its decisions no more: "
         "those are left out, and the first of them is shown.",
     .takes_match = true},
    {.name = "bench",
     .run = cmd_bench,
     .operands = "[GAME]",
     .max = 1,
     .options = BIT(JSON) | BIT(SECONDS) | CARDS,
     .complete = "game",
     .summary = "measure how fast the engine is here",
     .examples = "adit bench  # every game\n"
                 "adit bench cave_vs_cave --seconds 5 --json  # longer, for programs\n",
     .text = "Measures start, new games, clones and random playouts, and prints a checksum of "
             "the final states that must not change with the speed."},
    {.name = "api",
     .run = cmd_api,
     .operands = "[GAME]",
     .max = 1,
     .options = BIT(JSON) | BIT(STUBS) | BIT(GLOBALS) | CARDS,
     .complete = "game",
     .summary = "print the reference for writing cards",
     .examples = "adit api  # primitives, card kinds, hooks, events, queries, fields\n"
                 "adit api --stubs > cards/api.lua  # completion in editors\n",
     .text = "The reference is made from the tables that the engine works by, so it is complete. "
             "Without GAME it covers all games."},
    {.name = "doctor",
     .run = cmd_doctor,
     .operands = "",
     .options = BIT(JSON),
     .complete = "",
     .summary = "check that everything needed is in place",
     .examples = "adit doctor  # releases, cards, terminal, write access\n",
     .text = "Exit code 0: all is well; 1: something is missing, and what to do is printed."},
    {.name = "help",
     .run = cmd_help,
     .operands = "[COMMAND]",
     .max = 1,
     .options = BIT(MAN) | BIT(BASH) | BIT(MARKDOWN),
     .complete = "command",
     .summary = "show help for a command",
     .examples = "adit help play  # the same as adit play --help\n",
     .text = "Without COMMAND it gives an overview."},
    {0}};
