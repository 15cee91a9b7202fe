/* steps.c - a recorded game at a terminal, step by step: one key, one step.
 *
 * While this runs, the terminal delivers single keys without echo; every exit restores it. Ctrl-C
 * still works, since signals stay on.
 */
#include "bindings/cli/replay/replay.h"

#include <poll.h>
#include <stdlib.h>
#include <termios.h>
#include <unistd.h>

enum { NUMBER_DIGITS = 6, KEY_ESCAPE = 27 };

/* ---- Keys ---- */

/* Switches to single keys; false if it is not a terminal after all. */
static bool take_terminal(struct termios *before)
{
    if (tcgetattr(STDIN_FILENO, before) != 0) {
        return false;
    }
    struct termios raw = *before;
    raw.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
    raw.c_cc[VMIN] = 1;
    raw.c_cc[VTIME] = 0;
    return tcsetattr(STDIN_FILENO, TCSANOW, &raw) == 0;
}

/* One byte, or -1 at the end, after Ctrl-C, or, unless it waits, when nothing comes within a tenth
 * of a second: the rest of an arrow key arrives at once. */
static int read_byte(bool waits)
{
    struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
    unsigned char byte;

    return (waits || poll(&input, 1, 100) > 0) && read(STDIN_FILENO, &byte, 1) == 1 ? byte : -1;
}

/* Arrows, Home, End, page up and down as the letter with the same meaning; 0: another key. */
static int read_escape(void)
{
    int first = read_byte(false);
    int second = first == '[' || first == 'O' ? read_byte(false) : -1;

    if (second == '5' || second == '6') {
        (void)read_byte(false); /* the '~' */
    }
    switch (second) {
    case 'C':
    case 'B':
    case '6':
        return 'n';
    case 'D':
    case 'A':
    case '5':
        return 'b';
    case 'H':
        return 'a';
    case 'F':
        return 'e';
    default:
        return 0;
    }
}

/* The letter of CLI_REPLAY_KEYS that the pressed key stands for, or any other byte. */
static int read_key(void)
{
    int byte = read_byte(true);

    switch (byte) {
    case ' ':
    case '\n':
    case '\r':
        return 'n';
    case 127:
    case 8:
        return 'b';
    case 4:
    case -1:
        return 'q';
    case KEY_ESCAPE:
        return read_escape();
    default:
        return byte;
    }
}

/* A number and Enter; -1 if it is cancelled. */
static int read_number(int max)
{
    char digits[NUMBER_DIGITS + 1] = "";
    int length = 0, byte;

    printf("\rstep 0 to %d, then Enter: ", max);
    fflush(stdout);
    while ((byte = read_byte(true)) >= 0 && byte != '\n' && byte != '\r' && byte != KEY_ESCAPE) {
        if (byte >= '0' && byte <= '9' && length < NUMBER_DIGITS) {
            digits[length++] = (char)byte;
            cli_print(stdout, "%c", byte);
        } else if ((byte == 127 || byte == 8) && length > 0) {
            length--;
            printf("\b \b");
        }
        fflush(stdout);
    }
    digits[length] = '\0';
    if (byte == KEY_ESCAPE || length == 0) {
        return -1;
    }
    int number = (int)strtol(digits, NULL, 10);
    return number > max ? max : number;
}

/* ---- The screen ---- */

static void show_next(const cli_replay *replay, int step, bool with_options)
{
    const adit_transcript_step *next = adit_transcript_step_at(replay->story, step);

    if (next == NULL || step >= replay->steps) {
        printf("the end\n");
        return;
    }
    if (next->seat > 0) {
        cli_print(stdout, "next: p%d, turn %d: %s\n", next->seat, next->turn, next->asked);
    }
    /* The options of another player may be secret. */
    if (with_options && (replay->seat == 0 || replay->seat == next->seat)) {
        for (int i = 0; i < next->option_count; i++) {
            cli_put_line(&replay->terminal, CLI_PLAIN,
                         adit_transcript_option_line(replay->story, next->option_first + i), 2, 4);
        }
    }
}

static int show_screen(cli_replay *replay, int step, bool with_options)
{
    cli_terminal_clear(&replay->terminal);
    replay_show_header(replay);
    printf("   step %d of %d\n", step, replay->steps);
    if (replay_is_live(replay, step)) {
        CLI_TRY(replay_go(replay, step));
        cli_show_table(&replay->terminal, replay->game, replay->seat);
    } else {
        printf("as recorded; the table cannot be drawn from here on\n");
    }
    CLI_TRY(replay_show_step(replay, step));
    show_next(replay, step, with_options);
    cli_print(stdout, "%s%s%s", cli_ink_of(&replay->terminal, CLI_DIM), CLI_REPLAY_KEYS,
              cli_ink_end(&replay->terminal));
    fflush(stdout);
    return CLI_OK;
}

/* ---- The loop ---- */

/* The step that a key leads to. */
static int after_key(const cli_replay *replay, int key, int step)
{
    int number;

    switch (key) {
    case 'n':
        return step < replay->steps ? step + 1 : step;
    case 'b':
        return step > 0 ? step - 1 : 0;
    case 'j':
        number = read_number(replay->steps);
        return number < 0 ? step : number;
    case 'a':
        return 0;
    case 'e':
        return replay->steps;
    default:
        return step;
    }
}

/* Runs until the user quits or continues the game; *plays says which. */
static int run_keys(cli_replay *replay, bool *plays)
{
    int step = cli_has(replay->args, CLI_OPT_UNTIL) ? replay->steps : 0;
    bool with_options = false;

    for (;;) {
        int code = show_screen(replay, step, with_options);
        int key = code == CLI_OK ? read_key() : 'q';

        if (cli_interrupted()) {
            return CLI_INTERRUPTED;
        }
        if (key == 'q' || (key == 'p' && replay_is_live(replay, step))) {
            *plays = key == 'p';
            return code;
        }
        with_options = key == 'o' ? !with_options : with_options;
        step = after_key(replay, key, step);
    }
}

int replay_steps(cli_replay *replay)
{
    struct termios before;
    bool plays = false;

    if (!take_terminal(&before)) {
        return replay_print(replay);
    }
    cli_catch_interrupt();
    int code = run_keys(replay, &plays);
    (void)tcsetattr(STDIN_FILENO, TCSANOW, &before);
    printf("\n");
    if (code != CLI_OK || plays) {
        return code != CLI_OK ? code : replay_play_on(replay);
    }
    return replay->check.differs ? CLI_NO : CLI_OK;
}
