/* kinds.h - the kinds of card of Covenant and their facts, as numbers; the rows are in kinds.c. */
#ifndef COV_TABLES_KINDS_H
#define COV_TABLES_KINDS_H

#include "engine/model/game_def.h"

/* Kinds of card, in the order of the kind table. */
enum {
    COV_KIND_TRADITION,
    COV_KIND_PROJECT,
    COV_KIND_OBJECTIVE,
    COV_KIND_TOOL,
    COV_KIND_JEWEL,
    COV_KIND_RELIC,
    COV_KIND_COIN,
    COV_KIND_HALL,
    COV_KIND_BACK,
    COV_KIND_RUBBLE,
    COV_KIND_START,
    COV_KIND_FACE,
    COV_KIND_STEP,
    COV_KIND_PLACE,
    COV_KIND_SLOT,
    COV_KIND_SITE,
    COV_KIND_OPTION,
    COV_KIND_VEIN,
    COV_KIND_RESOURCE,
    COV_KIND_ENEMY,
    COV_KIND_AWARD,
    COV_KIND_SPOT,
    COV_KIND_ROW,
    COV_KIND_CLAN,
    COV_KIND_ELDER,
    COV_KIND_DIFFICULTY
};

enum { COV_PROJECT_TYPE, COV_PROJECT_PICK, COV_PROJECT_POINTS };
enum { COV_PROJECT_A, COV_PROJECT_B, COV_PROJECT_C };
enum { COV_PICK_NOTHING, COV_PICK_GATE, COV_PICK_PILLAR };
enum { COV_OBJECTIVE_TYPE, COV_OBJECTIVE_POINTS };
enum { COV_TOOL_TYPE, COV_TOOL_COST, COV_TOOL_SLOT };
enum { COV_JEWEL_COLOUR, COV_JEWEL_GP, COV_JEWEL_EFFECT };
enum { COV_RELIC_TYPE, COV_RELIC_USE };
enum { COV_COIN_COUNCIL };
enum { COV_HALL_COLOUR, COV_HALL_VEIN, COV_HALL_SKULLS, COV_HALL_SLOTS, COV_HALL_BACK };
enum { COV_BACK_REWARD };
enum { COV_RUBBLE_RESOURCE };
enum { COV_START_RESOURCES, COV_START_SUPPORT, COV_START_MOVES };
enum { COV_FACE_DIE, COV_FACE_NUMBER, COV_FACE_REWARD };
enum { COV_STEP_TRACK, COV_STEP_SPACE, COV_STEP_ACHIEVEMENT, COV_STEP_REWARD };
enum {
    COV_PLACE_OF, /* tool or coin space of the clan board */
    COV_PLACE_NUMBER,
    COV_PLACE_COLUMN,
    COV_PLACE_HOUSES,
    COV_PLACE_WORKSHOPS,
    COV_PLACE_KEYS,
    COV_PLACE_STORAGE,
    COV_PLACE_REWARD
};
enum { COV_PLACE_TOOL, COV_PLACE_COIN };
enum {
    COV_SLOT_DISPLAY,
    COV_SLOT_NUMBER,
    COV_SLOT_STRENGTH, /* rubble */
    COV_SLOT_GP,       /* traditions, coins */
    COV_SLOT_HEIGHT,   /* relics: Mining position */
    COV_SLOT_PRICE,    /* jewels */
    COV_SLOT_DIE,      /* values of the Elders' die; jewels: silver and gold */
    COV_SLOT_DIE_2
};
/* The displays. */
enum {
    COV_RUBBLE,
    COV_TRADITIONS,
    COV_COINS,
    COV_RELICS,
    COV_TOOLS_SHOWN,
    COV_JEWELS,
    COV_DISPLAYS
};
enum {
    COV_SITE_KIND, /* pillar or gate */
    COV_SITE_LIMIT,
    COV_SITE_C1, /* resources of a column; C1 and C2 on the 1-2 side */
    COV_SITE_C2,
    COV_SITE_C3,
    COV_SITE_C4,
    COV_SITE_PAIR_1, /* reward spaces of the 1-2 side, from the left */
    COV_SITE_PAIR_2,
    COV_SITE_REWARD_1, /* and of the 3-4 side */
    COV_SITE_REWARD_2,
    COV_SITE_REWARD_3,
    COV_SITE_REWARD_4,
    COV_SITE_DIE
};
enum { COV_OPTION_STRENGTH, COV_OPTION_HOUSES, COV_OPTION_WORKSHOPS, COV_OPTION_MONUMENTS };
enum { COV_VEIN_RESOURCE, COV_VEIN_HOUSE, COV_VEIN_WORKSHOP, COV_VEIN_GATE, COV_VEIN_PILLAR };
enum { COV_RESOURCE_OF, COV_RESOURCE_GP, COV_RESOURCE_COUNT };
enum {
    COV_ENEMY_TYPE,
    COV_ENEMY_COUNT,
    COV_ENEMY_STRENGTH,
    COV_ENEMY_GP,
    COV_ENEMY_PRESTIGE,
    COV_ENEMY_PER
};
enum { COV_AWARD_ACHIEVEMENTS, COV_AWARD_GP };
enum { COV_SPOT_AT, COV_SPOT_FACE_UP, COV_SPOT_DIE };
enum { COV_ROW_NUMBER, COV_ROW_DIE, COV_ROW_DIE_2 };
enum { COV_CLAN_ORDER, COV_CLAN_PICK, COV_CLAN_AXE, COV_CLAN_COMPASS, COV_CLAN_CART };
enum { COV_ELDER_TYPE, COV_ELDER_REWARD };
enum { COV_DIFFICULTY_ORDER, COV_DIFFICULTY_TILE, COV_DIFFICULTY_ACHIEVEMENT, COV_DIFFICULTY_CARD };

/* What cov_prepare_card works out; all are kind numbers unless it says otherwise. */
enum {
    COV_EXTRA_BACK, /* hall: its back */
    COV_EXTRA_SPOT  /* spot: number of the spot */
};

extern const adit_kind_row cov_kinds[];

#endif
