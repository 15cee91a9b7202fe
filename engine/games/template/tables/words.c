/* words.c - the rows of the lists in words.h. */
#include "engine/games/template/tables/words.h"

const char *const demo_mood_words[] = {"calm", "wild", NULL};

const adit_good_def demo_goods[] = {DEMO_GOOD_MAP(ADIT_MAP_ROW){.name = NULL}};
const adit_event_row demo_events[] = {DEMO_EVENT_MAP(ADIT_MAP_ROW){.name = NULL}};
const adit_value_row demo_values[] = {DEMO_VALUE_MAP(ADIT_MAP_ROW){.name = NULL}};
const adit_permission_row demo_permissions[] = {DEMO_PERMISSION_MAP(ADIT_MAP_ROW){.name = NULL}};
const adit_name_row demo_questions[] = {DEMO_QUESTION_MAP(ADIT_MAP_ROW){.name = NULL}};
const adit_text_row demo_options[] = {DEMO_OPTION_MAP(ADIT_MAP_ROW){.word = NULL}};
const adit_text_row demo_logs[] = {DEMO_LOG_MAP(ADIT_MAP_ROW){.word = NULL}};
const adit_rule_row demo_rules[] = {DEMO_RULE_MAP(ADIT_MAP_ROW){.name = NULL}};
const char *const demo_streams[] = {DEMO_STREAM_MAP(ADIT_MAP_WORD) NULL};
