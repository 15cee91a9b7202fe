/* family.c - room for dwarfs, and the birth of one.
 *
 * A dwarf is an index from 0 to 5; its weapon and the space where it stands are kept by that
 * index. Two of equal strength are interchangeable, so indices mean nothing to players.
 */
#include "engine/games/cave_farmers/home/family.h"
#include "engine/games/cave_farmers/spaces.h"

enum { ROOM_AT_THE_ENTRY = 2, FAMILY = 5 };

int cf_dwarfs_in_play(const cf_player *player)
{
    return CF_DWARFS - adit_count_bytes(player->dwarf, CF_DWARFS, CF_DWARF_NONE);
}

int cf_room_for_dwarfs(const adit_cards *cards, const cf_player *player, bool *has_sixth)
{
    int room = ROOM_AT_THE_ENTRY;

    *has_sixth = false;
    for (int spot = 0; spot < CF_SPOTS; spot++) {
        if (player->tile[spot] != 0) {
            const adit_card *tile = &cards->card[player->tile[spot] - 1];
            room += tile->fact[CF_TILE_ROOM].number;
            *has_sixth |= tile->fact[CF_TILE_SIXTH].number != 0;
        }
    }
    return room;
}

bool cf_can_grow(adit_tx *tx, int seat, const adit_args *args, adit_why *why)
{
    const cf_player *player = cf_player_of(tx, seat);
    int family = cf_dwarfs_in_play(player);
    bool has_sixth;
    int room = cf_value(tx, seat, CF_VALUE_ROOM, cf_room_for_dwarfs(tx->cards, player, &has_sixth));

    (void)args;
    /* CF-127: five dwarfs, and a sixth only with room that is meant for it */
    if (family >= CF_DWARFS || (family == FAMILY && !has_sixth)) {
        return adit_refuse(why, "your family already has %d dwarfs", family);
    }
    return room >= family + (family < FAMILY) ||
           adit_refuse(why, "%d dwarfs need room for one more, but you have room for %d", family,
                       room);
}

adit_status cf_grow(adit_tx *tx, int seat, const adit_args *args)
{
    cf_player *player = cf_player_of(tx, seat);
    int acting = cf_acting_dwarf(tx, seat), child = 0;

    ADIT_TRY(adit_require_verb(tx, seat, args, cf_can_grow));
    while (player->dwarf[child] != CF_DWARF_NONE) {
        child++;
    }
    player->dwarf[child] = CF_DWARF_NEWBORN;
    player->weapon[child] = 0;
    /* CF-352: it lies on the acting dwarf, wherever that one stands, and comes home with it */
    player->dwarf_at[child] = acting < 0 ? 0 : player->dwarf_at[acting];
    adit_note(tx, CF_LOG_GROWS, seat, 0, 0, 0);
    return cf_raise(tx, CF_EVENT_BORN, seat, ADIT_NO_CARD, cf_dwarfs_in_play(player));
}
