/* in_play.c - cards in play that follow from what lies on a board. */
#include "engine/kit/kit.h"

typedef struct {
    const uint16_t *board;
    int count;
} board_cards;

static bool lies_on_board(const void *context, int card)
{
    const board_cards *board = context;

    for (int i = 0; i < board->count; i++) {
        if (board->board[i] == card + 1) {
            return true;
        }
    }
    return false;
}

void adit_in_play_from_board(adit_in_play *list, const uint16_t *board, int count)
{
    adit_in_play_keep(list, lies_on_board, &(board_cards){board, count});
    for (int i = 0; i < count; i++) {
        if (board[i] != 0) {
            adit_in_play_add(list, board[i] - 1);
        }
    }
}

void adit_in_play_add_kind(adit_in_play *list, const adit_cards *cards, int kind)
{
    for (int i = 0; i < adit_kind_card_count(cards, kind); i++) {
        adit_in_play_add(list, adit_card_at(cards, kind, i)->number);
    }
}
