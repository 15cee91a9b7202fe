/* menu.h - the options of a question as a list that fits on the screen.
 *
 * Each entry is one option with what it says about itself, or a group of options that differ only
 * in one part and do the same, or that begin alike: first what, then where. Choosing a group shows
 * its options.
 */
#ifndef ADIT_CLI_PLAY_MENU_H
#define ADIT_CLI_PLAY_MENU_H

#include "engine/adit.h"
#include "engine/base/text.h"

enum { MENU_OPTIONS = 2 * ADIT_MAX_OPTIONS, MENU_LINE = 400 };
/* The columns of an entry's number and the blanks around it. */
enum { MENU_NUMBER = 5 };

/* A line on the screen, broken to its width. */
typedef struct {
    char text[MENU_LINE];
    int ink;          /* a cli_ink */
    const char *tail; /* what stands dim at its right end, or NULL; borrowed */
} screen_line;
typedef struct {
    screen_line *line; /* owned */
    int count, capacity;
    bool failed; /* out of memory */
} screen_lines;
/* Adds the text, broken at blanks; the second line and those after it are indented. */
void screen_add(screen_lines *lines, int ink, const char *text, int indent, int width);
/* The same cut to one line. */
void screen_add_cut(screen_lines *lines, int ink, const char *text, int width);
void screen_free(screen_lines *lines);

/* How much an entry says: the text of its card; the short text instead; and not what is gained,
 * which the short text says, too; only its title and the warning that it has no effect now. */
typedef enum { MENU_FULL, MENU_SHORT, MENU_TERSE, MENU_BARE } menu_form;

/* What an entry leaves out beside another in its row: nothing; its title, and the effect if it is
 * the same, behind an option with that title; its effect before an option that says it for both. */
typedef enum { MENU_ALONE, MENU_SAME, MENU_BOTH } menu_echo;

typedef struct {
    int first, count; /* its options, in `order` */
    int cut;          /* how much of the title it shows; 0: all */
    int step;         /* not 0: its options differ only in this argument, from 1 */
    int form;         /* a menu_form */
    int echo;         /* a menu_echo */
    bool is_cut;      /* the screen does not show all of it */
} menu_entry;

typedef struct {
    adit_game *game;              /* borrowed */
    uint64_t hash;                /* of the position that it was made for */
    adit_option_details *details; /* of all options; owned */
    adit_hint *hint; /* of all options if somebody asked; index -1: not judged; owned */
    int option_count, main_count;
    int shown[MENU_OPTIONS]; /* the options to choose from now; all of them, or those of a group */
    int shown_count;
    int said;                /* how much of their titles the group has said; 0: none */
    int order[MENU_OPTIONS]; /* the same by groups */
    menu_entry entry[MENU_OPTIONS];
    int entry_count;
    bool is_brief;       /* entries do not say how many goods are left */
    bool is_known;       /* what has no effect now may leave out what its effect is */
    bool may_refer;      /* an entry may say "the same" of a long effect that stands above it */
    int page, page_size; /* if even the groups do not fit; page_size 0: they do */
} play_menu;

/* Finds out about the options of the open question, unless that is known. */
adit_status menu_read(play_menu *menu, adit_game *game, adit_err *err);
/* Finds out what the planner thinks of each option, until the next question: entries say it. */
adit_status menu_judge(play_menu *menu, adit_err *err);
/* "best: 20.4", or what the option loses against the best: "-1.3 +-0.5"; "~" begins a close
 * call. Empty: nobody asked, or it was not judged. */
void menu_opinion(const play_menu *menu, const int *options, int count, char *text, size_t size);
/* Prints the same for all options of the open question, the best first: for a file or a pipe. */
adit_status menu_print_opinions(adit_game *game, adit_err *err);
/* Shows all options again. */
void menu_reset(play_menu *menu);
/* Whether the menu shows a group. */
bool menu_is_inside(const play_menu *menu);
/* Adds lines for what is shown, at most `rows` of them. Entries use the short texts of their cards
 * where the whole ones do not fit. */
void menu_list(play_menu *menu, screen_lines *lines, int width, int rows);
/* ---- Rows of the list (pairs.c) ---- */

/* Adds the line, cut if it is too long; then it says how to read all of it. */
void menu_add_cut(screen_lines *lines, int number, const char *text, int width);
/* One entry in a row: all that it can say there, cut to the width. */
void menu_list_one(play_menu *menu, int number, screen_lines *lines, int width);
/* Too many for a row each: as few as possible share one, those that lose least by it. They stay in
 * their order unless something is lost by that. */
void menu_list_pairs(play_menu *menu, screen_lines *lines, int width, int rows);
/* The columns of the number and the title of the entry. */
int menu_columns_of_title(const play_menu *menu, int number);

/* ---- After it was made ---- */

/* Whether the list as it was made last shows each entry whole, and groups only of options that do
 * the same. */
bool menu_is_whole(const play_menu *menu);
/* How many of the options shown are in entries that are cut, that stand for several effects or that
 * are not on the first page. */
int menu_lost(const play_menu *menu);
/* The rows that all options shown need if each says everything. */
int menu_rows(play_menu *menu, int width);
/* A hash of which number stands for which options in the list as it was made last. */
uint64_t menu_numbers(const play_menu *menu);
/* The number of a list entry, from 1: the index of its option; or -1 if it was a group, which is
 * shown from now on; or -2 if there is no such entry. */
int menu_pick(play_menu *menu, int number);
/* The option that an entry stands for, the first of a group; -1: there is no such entry. */
int menu_option(const play_menu *menu, int number);
/* Shows only these options from now on. */
void menu_narrow(play_menu *menu, const int *options, int count);
/* The entry with this number, from 0, as one line. */
void menu_say_entry(const play_menu *menu, int number, char *words, size_t size);
/* Everything about an option, several lines. */
void menu_tell(const play_menu *menu, int option, adit_text *out);
void menu_free(play_menu *menu);

#endif
