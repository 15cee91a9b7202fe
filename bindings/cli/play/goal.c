/* goal.c - the goal of a scenario at the terminal: what it is, and when it is reached.
 *
 * The goal is evaluated after every decision, also after an undo. The news waits until the next
 * output, since the screen may be cleared before. The game continues after the goal is reached.
 */
#include "bindings/cli/play/play.h"

#include "bindings/cli/session/scenarios.h"

enum { TEXT_SIZE = 256 };

int play_count_decisions(const cli_session *play, int wanted)
{
    char text[TEXT_SIZE];
    int own = 0;

    for (int i = 0; i < adit_game_decision_count(play->game); i++) {
        int seat = 0;

        own += adit_game_decision(play->game, i, &seat, text, sizeof text, NULL) == ADIT_OK &&
               seat == wanted;
    }
    return own;
}

void play_show_aim(const cli_session *play)
{
    const adit_scenario *scenario = play->match->setup.scenario;
    char limit[TEXT_SIZE];
    adit_puzzle puzzle;

    if (scenario == NULL || adit_scenario_goal(scenario)[0] == '\0') {
        return;
    }
    printf("goal: ");
    cli_put_wrapped(stdout, adit_scenario_goal(scenario), 6, 6, play->terminal.width);
    printf("\n");
    if (adit_scenario_puzzle(scenario, &puzzle)) {
        cli_limit_text(&puzzle, limit, sizeof limit);
        cli_print(stdout, "limit: %s for player %d\n", limit, puzzle.seat);
    }
}

/* Whether the seat has used up the puzzle's limit. */
static bool is_late(cli_session *play, const adit_puzzle *puzzle, int own)
{
    return (puzzle->decisions > 0 && own >= puzzle->decisions) ||
           (puzzle->turns > 0 && adit_game_turn(play->game) - play->first_turn >= puzzle->turns);
}

void play_watch_goal(cli_session *play)
{
    adit_scenario *scenario = play->match->setup.scenario;
    adit_puzzle puzzle;
    adit_err err = {0};
    char why[TEXT_SIZE], limit[TEXT_SIZE];
    bool reached = false;

    if (scenario == NULL || adit_scenario_goal(scenario)[0] == '\0') {
        return;
    }
    bool is_puzzle = adit_scenario_puzzle(scenario, &puzzle);

    if (adit_scenario_reached(scenario, play->game, &reached, why, sizeof why, &err) != ADIT_OK) {
        play->code = cli_fail(&err);
        play->is_over = true;
        return;
    }
    int own = play_count_decisions(play, puzzle.seat);
    bool late = !reached && is_puzzle && is_late(play, &puzzle, own);

    if (reached && !play->is_reached) {
        snprintf(play->goal_news, sizeof play->goal_news,
                 "Goal reached after %d decision%s by player %d.", own, own == 1 ? "" : "s",
                 puzzle.seat);
    } else if (late && !play->is_late) {
        cli_limit_text(&puzzle, limit, sizeof limit);
        snprintf(play->goal_news, sizeof play->goal_news,
                 "Goal not reached within the limit of %s%s%.150s.", limit,
                 why[0] != '\0' ? ": " : "", why);
    }
    play->is_reached = reached;
    play->is_late = late;
}

void play_show_goal_news(cli_session *play)
{
    if (play->goal_news[0] != '\0') {
        cli_put_line(&play->terminal, play->is_reached ? CLI_GREEN : CLI_YELLOW, play->goal_news, 0,
                     0);
        play->goal_news[0] = '\0';
    }
}
