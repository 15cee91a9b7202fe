/* json.c - the result of `adit sim` as JSON.
 *
 * The same run gives the same bytes in every process and for every number of threads, so
 * there is nothing in it about time, threads or this machine.
 */
#include "bindings/cli/term/json.h"
#include "bindings/cli/sim/sim.h"

static void put_run(cli_json *json, const sim_about *about, const sim_sums *sums,
                    const sim_end *end)
{
    cli_json_string(json, "engine", about->engine);
    cli_json_string(json, "lua", about->lua);
    cli_json_string(json, "game", about->game);
    cli_json_seed(json, "seed", about->seed);
    cli_json_number(json, "games", about->asked);
    cli_json_number(json, "first", about->first + 1);
    cli_json_number(json, "last", about->end);
    cli_json_number(json, "finished", sums->games);
    cli_json_bool(json, "complete", !end->was_interrupted && !end->was_stopped);
    cli_json_object(json, "rules");
    for (int i = 0; i < about->rules; i++) {
        cli_json_string(json, about->rule[i].name, about->rule[i].value);
    }
    cli_json_close_object(json);
    cli_json_list(json, "mods");
    for (int i = 0; i < about->mods; i++) {
        cli_json_object(json, NULL);
        cli_json_string(json, "id", about->mod[i].id);
        cli_json_string(json, "release", about->mod[i].release);
        cli_json_string(json, "content", about->mod[i].content);
        cli_json_close_object(json);
    }
    cli_json_close_list(json);
}

static void put_range(cli_json *json, const char *key, const sim_range *range)
{
    cli_json_object(json, key);
    cli_json_real(json, "mean", sim_mean(range), 6);
    cli_json_number(json, "min", range->min);
    cli_json_number(json, "max", range->max);
    cli_json_real(json, "sd", sim_deviation(range), 6);
    cli_json_number(json, "sum", range->sum);
    cli_json_close_object(json);
}

static void put_goal(cli_json *json, const sim_about *about, const sim_sums *sums)
{
    cli_json_object(json, "goal");
    cli_json_string(json, "text", about->goal);
    cli_json_number(json, "reached", sums->reached);
    cli_json_real(json, "rate", sim_share(sums->reached, sums->games), 6);
    put_range(json, "decisions", &sums->goal_at);
    cli_json_close_object(json);
}

static void put_seats(cli_json *json, const sim_about *about, const sim_sums *sums)
{
    cli_json_list(json, "seats");
    for (int seat = 0; seat < sums->players; seat++) {
        cli_json_object(json, NULL);
        cli_json_number(json, "seat", seat + 1);
        cli_json_string(json, "player", about->seat[seat]);
        cli_json_number(json, "wins", sums->wins[seat]);
        cli_json_number(json, "draws", sums->draws[seat]);
        put_range(json, "points", &sums->points[seat]);
        if (about->goal_seat == seat + 1) {
            put_goal(json, about, sums);
        }
        cli_json_object(json, "forfeits");
        cli_json_number(json, "games", sim_forfeits(sums, seat));
        for (int reason = 0; reason < ADITW_FORFEITS; reason++) {
            if (sums->forfeits[seat][reason] > 0) {
                cli_json_number(json, aditw_reason_word((aditw_reason)reason),
                                sums->forfeits[seat][reason]);
            }
        }
        cli_json_close_object(json);
        cli_json_close_object(json);
    }
    cli_json_close_list(json);
}

static void put_sum(cli_json *json, const char *key, const sim_card_sum *sum)
{
    cli_json_object(json, key);
    cli_json_number(json, "times", sum->times);
    cli_json_number(json, "wins", sum->wins);
    cli_json_number(json, "draws", sum->draws);
    cli_json_real(json, "mean_points", sim_share(sum->points, sum->times), 6);
    cli_json_real(json, "win_rate", sim_share(sum->wins, sum->times), 6);
    cli_json_close_object(json);
}

static void put_card(cli_json *json, const sim_about *about, const sim_sums *sums, int n)
{
    cli_json_object(json, NULL);
    cli_json_string(json, "id", about->card[n].id);
    cli_json_string(json, "kind", about->card[n].kind);
    put_sum(json, "built", sim_sum_of(sums, SIM_WAS_BUILT, n));
    put_sum(json, "in_play", sim_sum_of(sums, SIM_IN_PLAY, n));
    cli_json_object(json, "chosen");
    for (int word = 0; word < about->words; word++) {
        const sim_card_sum *sum = sim_sum_of(sums, SIM_NAMED + word, n);
        if (sum->times > 0) {
            put_sum(json, about->word[word], sum);
        }
    }
    cli_json_close_object(json);
    cli_json_close_object(json);
}

static void put_faults(cli_json *json, const sim_sums *sums)
{
    cli_json_object(json, "faults");
    cli_json_number(json, "games", sums->faults);
    if (sums->faults > 0) {
        cli_json_number(json, "first", sums->first_fault + 1);
        cli_json_string(json, "status", adit_status_name(sums->fault));
        cli_json_string(json, "text", sums->fault_text);
    }
    cli_json_close_object(json);
}

void sim_json(const sim_about *about, const sim_sums *sums, const sim_end *end)
{
    cli_json json;

    cli_json_begin(&json, stdout, "sim");
    put_run(&json, about, sums, end);
    put_seats(&json, about, sums);
    put_range(&json, "decisions", &sums->decisions);
    put_range(&json, "turns", &sums->turns);
    put_faults(&json, sums);
    cli_json_list(&json, "cards");
    for (int n = 0; n < about->cards; n++) {
        put_card(&json, about, sums, n);
    }
    cli_json_close_list(&json);
    cli_json_hash(&json, "checksum", sums->checksum);
    cli_json_end(&json);
}
