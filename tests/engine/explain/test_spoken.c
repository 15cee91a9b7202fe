/* test_spoken.c - log lines in the words of a person. */
#include "engine/match/game.h"
#include "tests/support/fake_table.h"

#define WORDS "see notes_2.txt at https://example.org/my_page, gate AB12"

static adit_status tells(adit_tx *tx, int seat, const adit_event *event)
{
    (void)event;
    adit_note_words(tx, seat, WORDS);
    return tx->stop;
}

static void what_an_author_writes_into_the_log_stays_as_it_is(void **state)
{
    const adit_setting fields[] = {{"player[1].in_play", "hut"}};
    bool is_said = false;
    int seat;

    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_use(fake_script(tells));
    engine = fake_engine(true);
    game = fake_game_with(engine, 1, fields);
    decide("use hut");
    for (int i = 0; i < adit_game_log_count(game); i++) {
        is_said |= strstr(adit_game_log_said(game, i, &seat), WORDS) != NULL;
    }
    assert_true(is_said);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(what_an_author_writes_into_the_log_stays_as_it_is, stop),
    };

    return ADIT_RUN(tests);
}
