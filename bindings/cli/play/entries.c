/* entries.c - what an entry of the list says: an option or a group of them in words. */
#include <stdio.h>
#include <string.h>

#include "bindings/cli/play/menu.h"
#include "bindings/cli/term/term.h"

static void add_part(adit_buffer *out, const char *before, const char *text)
{
    if (text[0] != '\0') {
        adit_buffer_addf(out, "%s%s", before, text);
    }
}

/* The form in which the entry can be said: only a card with a short text has others. */
static menu_form form_of(const menu_entry *entry, const adit_option_details *option)
{
    return option->brief[0] != '\0' ? (menu_form)entry->form : MENU_FULL;
}

static const char *effect_of(const adit_option_details *option, menu_form form)
{
    return form == MENU_FULL ? option->effect : option->brief;
}

/* Whether the goods are named already: by the title, by what lies there or by the short text. */
static bool is_said(const adit_option_details *option, const char *goods, menu_form form)
{
    return strstr(option->title, goods) != NULL ||
           (form != MENU_FULL &&
            (strcmp(option->here, goods) == 0 || strstr(option->brief, goods) != NULL));
}

/* ", pay 1 wood and 2 stone, gain 3 food, +4 points" */
static void add_result(const adit_option_details *option, menu_form form, adit_buffer *out)
{
    if (option->price[0] != '\0' && !is_said(option, option->price, form)) {
        add_part(out, " - pay ", option->price);
    }
    if (form != MENU_TERSE && option->gains[0] != '\0' && !is_said(option, option->gains, form)) {
        add_part(out, option->price[0] != '\0' ? ", gain " : " - gain ", option->gains);
    }
    if (form != MENU_TERSE && option->points != 0 && option->warning[0] == '\0') {
        adit_buffer_addf(out, " (%+d point%s)", option->points,
                         option->points == 1 || option->points == -1 ? "" : "s");
    }
    if (option->is_chance) {
        adit_buffer_add(out, " - something is revealed");
    }
}

/* " <best: 20.4>": of the best of these options. */
static void add_opinion(const play_menu *menu, const menu_entry *entry, adit_buffer *out)
{
    char text[48];

    menu_opinion(menu, &menu->order[entry->first], entry->count, text, sizeof text);
    if (text[0] != '\0') {
        adit_buffer_addf(out, " <%s>", text);
    }
}

/* Whether the text of the effect says only what is gained: "Gain 1 wood and 2 gold." */
static bool says_only_gains(const adit_option_details *option)
{
    const char *text = option->effect;
    const size_t length = strlen(option->gains);

    text += strncmp(text, "Gain ", 5) == 0 ? 5 : 0;
    return length > 0 && strncmp(text, option->gains, length) == 0 &&
           strcmp(text + length, ".") == 0;
}

/* Whether the entry above says the same effect, and it is long enough to be said only once. */
static bool is_said_above(const play_menu *menu, const menu_entry *entry, const char *effect)
{
    enum { LONG = 40 };

    if (!menu->may_refer || entry == menu->entry || cli_columns(effect) < LONG ||
        entry[-1].count > 1 || entry[-1].form == MENU_BARE) {
        return false;
    }
    const adit_option_details *option = &menu->details[menu->order[entry->first]];
    const adit_option_details *above = &menu->details[menu->order[entry[-1].first]];

    return strcmp(above->effect, option->effect) == 0;
}

/* What the option does, unless another in its row says it, too, or it does nothing now. */
static const char *effect_in_row(const play_menu *menu, const menu_entry *entry)
{
    const adit_option_details *option = &menu->details[menu->order[entry->first]];
    const char *effect = effect_of(option, form_of(entry, option));

    if (entry->echo == MENU_SAME) {
        const adit_option_details *before = &menu->details[menu->order[entry[-1].first]];
        return strcmp(effect_of(before, form_of(&entry[-1], before)), effect) == 0 ? "" : effect;
    }
    if (entry->echo == MENU_BOTH || entry->form == MENU_BARE) {
        return "";
    }
    return is_said_above(menu, entry, effect) ? "the same" : effect;
}

/* What stands behind the title. */
static void add_rest(const play_menu *menu, const menu_entry *entry, adit_buffer *out)
{
    const adit_option_details *option = &menu->details[menu->order[entry->first]];
    const menu_form form = form_of(entry, option);

    add_opinion(menu, entry, out);
    if (option->follows[0] != '\0') {
        adit_buffer_addf(out, " (then %s)", option->follows);
    }
    if (option->here[0] != '\0') {
        adit_buffer_addf(out, " [%s]", option->here);
    }
    if (option->warning[0] != '\0') {
        adit_buffer_addf(out, " (! %s)", option->warning);
    }
    add_result(option, form, out);
    add_part(out, ": ",
             form == MENU_FULL && says_only_gains(option) ? "" : effect_in_row(menu, entry));
    add_part(out, "", entry->echo == MENU_BOTH ? "," : "");
    /* The text of a card ends in a full stop. */
    const bool is_sentence = out->length > 0 && out->data[out->length - 1] == '.';

    if (!menu->is_brief && form == MENU_FULL) {
        add_part(out, is_sentence ? " Leaves " : "; leaves ", option->after);
    }
}

static void say_option(const play_menu *menu, const menu_entry *entry, adit_buffer *out)
{
    const adit_option_details *option = &menu->details[menu->order[entry->first]];
    const char *title = entry->echo == MENU_SAME ? "same" : option->title + menu->said;

    adit_buffer_add(out, title + strspn(title, " ,"));
    add_rest(menu, entry, out);
}

/* "furnish Bakehouse ... (6): text", or "to Bellows ... (2): text" if it does not matter yet who is
 * sent; exchanges all look alike. */
static void say_group(const play_menu *menu, const menu_entry *entry, adit_buffer *out)
{
    const int first = menu->order[entry->first];
    const adit_option_details *option = &menu->details[first];

    if (first >= menu->main_count) {
        adit_buffer_addf(out, "exchanges you can make first ... (%d)", entry->count);
        add_opinion(menu, entry, out);
        return;
    }
    if (entry->step > 0) {
        const char *rest = option->title + option->step_end[entry->step - 1];
        adit_buffer_addf(out, "%s ... (%d)", rest + strspn(rest, " ,"), entry->count);
    } else {
        adit_buffer_addf(out, "%.*s ... (%d)", entry->cut - menu->said, option->title + menu->said,
                         entry->count);
    }
    add_opinion(menu, entry, out);
    bool is_same = true, is_wasteful = true, is_priced = true;
    for (int i = 0; i < entry->count; i++) {
        const adit_option_details *other = &menu->details[menu->order[entry->first + i]];
        is_same = is_same && strcmp(other->effect, option->effect) == 0;
        is_priced = is_priced && strcmp(other->price, option->price) == 0;
        is_wasteful = is_wasteful && other->wastes;
    }
    adit_buffer_add(out, is_wasteful ? " (! no effect)" : "");
    add_part(out, " - pay ", is_priced ? option->price : "");
    add_part(out, ": ",
             is_same && entry->form != MENU_BARE ? effect_of(option, form_of(entry, option)) : "");
}

void menu_say_entry(const play_menu *menu, int number, char *words, size_t size)
{
    const menu_entry *entry = &menu->entry[number];
    adit_buffer out = adit_buffer_on(words, size);

    adit_buffer_addf(&out, "%3d  ", number + 1);
    if (entry->count > 1) {
        say_group(menu, entry, &out);
    } else {
        say_option(menu, entry, &out);
    }
}

void menu_tell(const play_menu *menu, int option, adit_text *out)
{
    const adit_option_details *details = &menu->details[option];
    const struct {
        const char *label, *text;
    } rows[] = {{"does", details->effect},         {"means", details->follows},
                {"there", details->here},          {"pays", details->price},
                {"because", details->price_parts}, {"gains", details->gains},
                {"leaves", details->after},        {"warning", details->warning}};

    adit_text_addf(out, "%s\n", details->title);
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        if (rows[i].text[0] != '\0') {
            adit_text_addf(out, "  %-8s %s\n", rows[i].label, rows[i].text);
        }
    }
    if (details->points != 0) {
        adit_text_addf(out, "  %-8s %+d\n", "points", details->points);
    }
    adit_text_addf(out, "  %-8s %s\n", "then",
                   details->is_chance   ? "something is drawn or revealed"
                   : details->asks      ? "you are asked further"
                   : details->ends_turn ? "your turn is over"
                                        : "the game continues");
}
