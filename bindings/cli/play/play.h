/* play.h - a game at the terminal: shared by the files of `adit play`, and by replay and watch. */
#ifndef ADIT_CLI_PLAY_PLAY_H
#define ADIT_CLI_PLAY_PLAY_H

#include "bindings/cli/play/menu.h"
#include "bindings/cli/workers/workers.h"

enum { PLAY_REDO = 64 };

typedef struct {
    const cli_args *args;
    cli_match *match;
    adit_game *game; /* borrowed from the match */
    cli_terminal terminal;
    adit_table table; /* where no bot sits, a person does */
    aditw_slot slot[CLI_MAX_SEATS];
    bool has_forfeited[CLI_MAX_SEATS];
    int humans;
    bool is_dialogue;    /* a person types at a terminal; otherwise moves are read from a file */
    int log_shown;       /* log lines before this one have been shown */
    int drawn_turn;      /* when the table was drawn last; -1: not yet */
    bool wants_question; /* show table, log and options before the next answer */
    int continued_at;    /* how much people had decided when --continue began; -1: another game */
    int saved_at;        /* number of decisions when it was saved last; -1: never */
    bool has_secrets;    /* some fields are visible to their owner only */
    int at_table;        /* the person who sees the screen; 0: nobody yet */
    bool is_over;        /* somebody left; `code` is the exit code */
    int code;
    int first_turn;           /* the turn in which it began */
    bool is_reached, is_late; /* the scenario's goal; the puzzle's limit without it */
    adit_text speech;         /* of bots, a line each, until it has been shown */
    char goal_news[640];      /* about either, until it has been shown */

    /* A person at a terminal: every question is a screen of its own (screen.c). */
    bool has_screen;
    play_menu *menu;                  /* owned; NULL without a screen */
    char prompt[80];                  /* before what is typed, as the screen has set it */
    int news_from[CLI_MAX_SEATS + 1]; /* log lines since a seat's last decision start here */
    adit_text notice;                 /* what a command said, until the next answer */
    adit_text queue;                  /* further answers that were typed on the line, one on each */
    int queue_seat, queue_turn;       /* for whom, and in which turn: they are for no other */
    char *redo[PLAY_REDO];            /* decisions that were undone, the last first; owned */
    int redo_count;
    bool was_refused;   /* the last answer; what follows on its line is dropped */
    bool is_autosaved;  /* nothing is lost by leaving now */
    bool has_set_aside; /* the game that was kept before this one; once, or it would be lost */
} cli_session;

int cmd_play(const cli_args *args);
/* --campaign: one scenario after the other (campaign.c). */
int play_campaign(const cli_args *args);
/* --continue of a campaign: `path` is the file that says which it is. */
int play_campaign_again(const cli_args *args, const char *path);
/* Names the players of seats without one (cmd_play.c). */
int play_default_seats(cli_match *match);
/* Continues a match that was opened (cmd_play.c). */
int cli_play(const cli_args *args, cli_match *match);

/* Points line by line, verdict (show.c). */
void cli_show_scores(const cli_terminal *terminal, adit_game *game);
void cli_show_table(const cli_terminal *terminal, adit_game *game, int seat);

/* Whether a person plays who does not know the seed, so it must not be shown yet. */
bool play_hides_seed(const cli_session *play);
/* Title, seed and seats. */
void play_show_header(const cli_session *play);
/* Title and text of the scenario, if there is one. */
void play_show_scenario(const cli_session *play);
/* The scenario's goal and limit, if it has any (goal.c). */
void play_show_aim(const cli_session *play);
/* How many decisions the seat has made. */
int play_count_decisions(const cli_session *play, int seat);
/* Checks whether the goal is reached now and prepares the news about it. */
void play_watch_goal(cli_session *play);
void play_show_goal_news(cli_session *play);
/* With several people at one terminal: clears the screen and waits for the next player before
 * that player's secrets are shown. */
void play_hand_over(cli_session *play, int seat);
/* The screen of a question: own board, what happened, options (screen.c). */
void play_draw_screen(cli_session *play);
/* "Player 2 (greedy) takes Masonry; gains 1 wood." for the log from this line on (news.c). */
void play_tell_news(cli_session *play, int from, adit_text *out);
/* Executes a line that is a command; false: it is none (commands.c). */
bool play_command(cli_session *play, const char *typed);
/* Whether a line begins with the name of a command. */
bool play_is_command(const cli_session *play, const char *typed);
/* Shows what was captured: short texts with the question, long ones before it. Frees it. */
void play_show_captured(cli_session *play, adit_text *printed);
/* Shows a text a page at a time before the question; what is typed there is the next answer. Frees
 * it. */
void play_show_page(cli_session *play, adit_text *text);
void play_show_why(cli_session *play, const char *typed);
/* How many decisions people have made. */
int play_count_own(const cli_session *play);
/* Whether the game as it is now is kept for --continue, and says how. */
bool play_is_kept(const cli_session *play);
void play_say_kept(const cli_session *play);
/* Leaves the game, unless something would be lost and the person thinks better of it. */
void play_quit(cli_session *play);
/* Whether the person says yes to a question (input.c). */
bool play_confirm(cli_session *play, const char *question);
/* Decides an option of the open question. */
void play_decide(cli_session *play, int index);
/* Table, what happened, question and options for the person whose turn it is. */
void play_show_question(cli_session *play);
void play_show_options(cli_session *play);
/* Keeps what the bot of the seat said with its decision until the news are shown. */
void play_note_speech(cli_session *play, int seat);
/* Log lines that have not been shown, and what bots have said. */
void play_show_news(cli_session *play, const char *indent);

/* Reads one line and executes it: a decision or a command. */
void play_answer(cli_session *play);
/* The second half of play_answer: executes a line that was typed after the prompt. */
void play_take(cli_session *play, char *line);

#endif
