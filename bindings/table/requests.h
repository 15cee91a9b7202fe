/* requests.h - the table of requests: their names, fields, rights and functions. */
#ifndef ADIT_TABLE_REQUESTS_H
#define ADIT_TABLE_REQUESTS_H

#include "bindings/table/internal.h"

typedef enum { ADITT_TEXT, ADITT_NUMBER, ADITT_FLAG, ADITT_TABLE, ADITT_LIST } aditt_type;

typedef struct {
    const char *name;
    aditt_type type;
    bool is_needed;
    int64_t min, max; /* of a number; bytes of a text; entries of a table or list */
    const char *text;
} aditt_field;

/* Who may make a request. */
typedef enum { ADITT_ALL, ADITT_SEATS, ADITT_HOSTS, ADITT_AUTHORS } aditt_power;

typedef struct aditt_request_row {
    const char *name;
    aditt_power power;
    adit_status (*run)(aditt_call *call);
    const char *text;
    aditt_field fields[14];
    const char *answer; /* names and meanings, a line each; "look": as look */
} aditt_request_row;
extern const aditt_request_row aditt_requests[]; /* ends with a NULL name */

adit_status aditt_do_hello(aditt_call *call);
adit_status aditt_do_look(aditt_call *call);
adit_status aditt_do_decide(aditt_call *call);
adit_status aditt_do_card(aditt_call *call);
adit_status aditt_do_cards(aditt_call *call);
adit_status aditt_do_tree(aditt_call *call);
adit_status aditt_do_comment(aditt_call *call);
adit_status aditt_do_go_to(aditt_call *call);
adit_status aditt_do_undo(aditt_call *call);
adit_status aditt_do_redo(aditt_call *call);
adit_status aditt_do_why(aditt_call *call);
adit_status aditt_do_preview(aditt_call *call);
adit_status aditt_do_hint(aditt_call *call);
adit_status aditt_do_evaluate(aditt_call *call);
adit_status aditt_do_how_to_play(aditt_call *call);
adit_status aditt_do_rules(aditt_call *call);
adit_status aditt_do_fields(aditt_call *call);
adit_status aditt_do_files(aditt_call *call);
adit_status aditt_do_save(aditt_call *call);
adit_status aditt_do_load(aditt_call *call);
adit_status aditt_do_new(aditt_call *call);
adit_status aditt_do_try(aditt_call *call);
adit_status aditt_do_originals(aditt_call *call);
adit_status aditt_do_edit(aditt_call *call);
adit_status aditt_do_scenario_save(aditt_call *call);
adit_status aditt_do_solve(aditt_call *call);
adit_status aditt_do_problems(aditt_call *call);
adit_status aditt_do_reload(aditt_call *call);

#endif
