/* game.h - what adit_game_def asks of The Cave Farmers: its tables and the functions of the engine.
 */
#ifndef CF_GAME_H
#define CF_GAME_H

#include "engine/games/cave_farmers/state.h"

ADIT_DECLARE_GAME(cf_);
void cf_draw_part(adit_tx *tx, int viewer, adit_drawing part, adit_canvas *canvas);
/* What lies on the space that an option is about. */
void cf_remark(const adit_tx *tx, int seat, adit_option option, adit_buffer *out);
adit_status cf_check_with_cards(adit_tx *tx, adit_err *err);

#endif
