/* test_drawings.c - drawings of mods: shapes stay, and nothing else ever gets through.
 *
 * soak parts: 1 */
#include "tests/support/adit_cmocka.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "bindings/lua/layout/drawings.h"
#include "engine/base/text.h"
#include "tests/support/cases.h"

/* What is left of a drawing, or why not; the caller frees the text. */
static adit_status clean(const char *source, adit_text *out, adit_err *err)
{
    *out = (adit_text){0};
    return aditl_svg_clean(source, strlen(source), "x.svg", out, err);
}

static void becomes(const char *source, const char *expected)
{
    adit_text out;
    adit_err err = {0};

    assert_ok(clean(source, &out, &err), err);
    assert_string_equal(out.data, expected);
    adit_text_free(&out);
}

#define HEAD "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">"

static void shapes_stay_as_they_are(void **state)
{
    (void)state;
    becomes(HEAD "<path d=\"M1 2L3 4z\" fill=\"#abc\"/></svg>",
            HEAD "<path d=\"M1 2L3 4z\" fill=\"#abc\"/></svg>");
    becomes("<?xml version='1.0'?>\n<!-- made by hand -->\n"
            "<svg width='24' height='24'><g transform='translate(1 2) rotate(45)'>"
            "<circle cx='1' cy='2' r='3'></circle></g></svg>\n",
            HEAD "<g transform=\"translate(1 2) rotate(45)\">"
                 "<circle cx=\"1\" cy=\"2\" r=\"3\"></circle></g></svg>");
    /* A style counts more than an attribute, as in a browser. */
    becomes(HEAD
            "<rect x='1' fill='red' style='fill: #112233;stroke-width:2;font-size:3px'/></svg>",
            HEAD "<rect x=\"1\" fill=\"#112233\" stroke-width=\"2\"/></svg>");
    becomes(HEAD "<rect style='fill : red ; stroke:none '/></svg>",
            HEAD "<rect fill=\"red\" stroke=\"none\"/></svg>");
    /* How lines are drawn often stands once for all. */
    becomes("<svg fill='none' viewBox='0 0 24 24' stroke='currentColor'><path d='M0 0'/></svg>",
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\" fill=\"none\" "
            "stroke=\"currentColor\"><path d=\"M0 0\"/></svg>");
}

static void what_editors_leave_behind_is_left_out(void **state)
{
    (void)state;
    becomes("<svg viewBox='0 0 24 24' onload='alert(1)' id='a' class='b' xmlns:x='http://x/'>"
            "<title>Amber &amp; co</title><metadata><rdf:RDF><a href='http://x/'/></rdf:RDF>"
            "</metadata><sodipodi:namedview a='b'/><desc>d</desc>"
            "<path id='p' onclick='alert(1)' inkscape:label='l' data-x='y' d='M0 0'/></svg>",
            HEAD "<path d=\"M0 0\"/></svg>");
}

/* Each must be refused: it would run, load, show text, or break out of the image. */
static void attacks_are_refused(void **state)
{
    static const char *const attacks[][2] = {
        {HEAD "<script>alert(1)</script></svg>", "not 'script'"},
        {HEAD "<SCRIPT>alert(1)</SCRIPT></svg>", "not 'SCRIPT'"},
        {HEAD "<foreignObject><p>x</p></foreignObject></svg>", "not 'foreignObject'"},
        {HEAD "<image href='http://evil/'/></svg>", "not 'image'"},
        {HEAD "<use href='#a'/></svg>", "not 'use'"},
        {HEAD "<a href='javascript:alert(1)'><path d='M0 0'/></a></svg>", "not 'a'"},
        {HEAD "<style>@import url(http://evil/)</style></svg>", "not 'style'"},
        {HEAD "<animate attributeName='href' to='javascript:1'/></svg>", "not 'animate'"},
        {HEAD "<set attributeName='onclick' to='1'/></svg>", "not 'set'"},
        {HEAD "<filter><feImage href='http://evil/'/></filter></svg>", "not 'filter'"},
        {HEAD "<text>words</text></svg>", "not 'text'"},
        {HEAD "words</svg>", "text is not drawn"},
        {HEAD "<svg onload='1'/></svg>", "not 'svg'"},
        {HEAD "<path d='M0 0' fill='url(http://evil/)'/></svg>", "in 'fill'"},
        {HEAD "<path d='M0 0' fill='expression(1)'/></svg>", "in 'fill'"},
        {HEAD "<path d='M0 0' style='fill:url(http://evil/)'/></svg>", "in 'fill'"},
        {HEAD "<path d='M0 0&quot; onload=&quot;alert(1)'/></svg>", "in 'd'"},
        {HEAD "<path d='M0 0\" onload=\"alert(1)'/></svg>", "in 'd'"},
        {HEAD "<g transform='url(#a)'/></svg>", "in 'transform'"},
        {HEAD "<g transform='rotate(1'/></svg>", "in 'transform'"},
        {"<!DOCTYPE svg [<!ENTITY a 'b'>]>" HEAD "</svg>", "document types"},
        {HEAD "<![CDATA[<script/>]]></svg>", "document types"},
        {HEAD "<?xml-stylesheet href='http://evil/'?></svg>", "document types"},
        {HEAD "<path d='M0 0'", "does not end"},
        {HEAD "<path d='M0 0/></svg>", "does not end"},
        {HEAD "<g></path></svg>", "belongs to no element"},
        {HEAD "</svg>" HEAD "</svg>", "expected one <svg>"},
        {"<html><svg/></html>", "expected one <svg>"},
        {HEAD "<path d=M0/></svg>", "in quotes"},
        {HEAD "<metadata><script></metadata></svg>", "belongs to no element"},
        {"<svg><path d='M0 0'/></svg>", "viewBox"},
        {"<svg viewBox='0 0 24 24\" onload=\"1'></svg>", "viewBox"},
        {"", "no <svg>"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof attacks / sizeof *attacks; i++) {
        adit_text out;
        adit_err err = {0};

        assert_fails(clean(attacks[i][0], &out, &err), ADIT_INPUT, attacks[i][1], err);
        assert_contains(err.text, "x.svg:1: ");
        adit_text_free(&out);
    }
}

static void a_zero_byte_hides_nothing(void **state)
{
    static const char source[] = HEAD "<path d='M0\0\" onload=\"'/></svg>";
    adit_text out = {0};
    adit_err err = {0};

    (void)state;
    assert_fails(aditl_svg_clean(source, sizeof source - 1, "x.svg", &out, &err), ADIT_INPUT,
                 "in 'd'", err);
    adit_text_free(&out);
}

/* ---- Drawings that were changed at random ---- */

/* Whether the text is nothing but the shapes that may be there: read by other rules than those
 * that cleaned it. */
static void check_clean(const char *text)
{
    static const char *const never[] = {"script",  " on",  "href", "url", "style", "data",
                                        "<!",      "<?",   "&",    "use", "image", "anim",
                                        "foreign", "text", "\\",   ":a",  "java"};
    const char *rest = text;

    assert_int_equal(strncmp(text, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"", 48), 0);
    for (rest += 48; *rest != '\0'; rest++) {
        for (size_t i = 0; i < sizeof never / sizeof *never; i++) {
            const size_t length = strlen(never[i]);

            if (strncmp(rest, never[i], length) == 0) {
                fail_msg("'%s' in %s", never[i], text);
            }
        }
        assert_true(*rest == '\n' || *rest == '\t' || *rest == '\r' ||
                    (*rest >= ' ' && *rest < 127));
    }
}

static const char *const starts[] = {
    HEAD
    "<g fill=\"none\"><path d=\"M1 2L3 4z\" fill=\"#abc\"/><polygon points=\"1,2 3,4\"/></g></svg>",
    "<?xml version='1.0'?><!-- c --><svg width='24' height='24'><title>t</title>"
    "<rect x='1' y='2' style='fill:#123;stroke:none'/><metadata><a b='c'/></metadata></svg>",
};
static const char *const pieces[] = {"<",           ">",
                                     "/",           "\"",
                                     "'",           "=",
                                     "<script>",    "</script>",
                                     " onload='x'", "<!",
                                     "&",           "<!--",
                                     "-->",         "url(#a)",
                                     "href='j'",    "<use/>",
                                     ":",           "<title>",
                                     "</title>",    "</svg>",
                                     "<svg>",       "style='fill:url(a)'",
                                     "javascript:", "<g>",
                                     "</g>",        "\t"};

static void nothing_but_shapes_ever_comes_out(void **state)
{
    const long cases = cases_wanted(4000, 400000);
    uint64_t seed = 1;
    long taken = 0;

    (void)state;
    for (long i = 0; i < cases; i++) {
        char source[1000], other[1000];
        adit_text out;
        adit_err err = {0};

        snprintf(source, sizeof source, "%s", starts[cases_below(&seed, 2)]);
        for (int k = cases_below(&seed, 3); k >= 0; k--) {
            const int length = (int)strlen(source), at = cases_below(&seed, length + 1);
            const int gone = cases_below(&seed, 3) == 0 ? cases_below(&seed, 6) : 0;
            const char *piece = pieces[cases_below(&seed, (int)(sizeof pieces / sizeof *pieces))];

            snprintf(other, sizeof other, "%.*s%s%s", at, source,
                     cases_below(&seed, 4) == 0 ? "" : piece,
                     source + (at + gone < length ? at + gone : length));
            snprintf(source, sizeof source, "%s", other);
        }
        if (clean(source, &out, &err) == ADIT_OK) {
            adit_text again;

            check_clean(out.data);
            assert_ok(clean(out.data, &again, &err), err);
            assert_string_equal(again.data, out.data);
            adit_text_free(&again);
            taken++;
        } else {
            assert_int_equal(err.status, ADIT_INPUT);
        }
        adit_text_free(&out);
    }
    assert_true(taken > cases / 50 && taken < cases);
}

/* ---- Folders ---- */

static char mod[300];

/* A mod without cards, with this drawing; NULL: none. */
static void make_mod(const char *file, const char *drawing)
{
    char path[600];
    FILE *out;

    snprintf(mod, sizeof mod, "%s/amber_XXXXXX",
             getenv("TMPDIR") != NULL ? getenv("TMPDIR") : "/tmp");
    assert_non_null(mkdtemp(mod));
    snprintf(path, sizeof path, "%s/mod.lua", mod);
    out = fopen(path, "w");
    assert_non_null(out);
    fputs("return mod { id = 'amber', name = 'Amber', version = '1.0.0', engine = '>=0.1',\n"
          "  games = { 'cave_vs_cave' }, goods = { amber = { limit = 9 } } }\n",
          out);
    fclose(out);
    snprintf(path, sizeof path, "%s/icons", mod);
    assert_int_equal(mkdir(path, 0700), 0);
    if (drawing != NULL) {
        snprintf(path, sizeof path, "%s/icons/%s", mod, file);
        out = fopen(path, "w");
        assert_non_null(out);
        fputs(drawing, out);
        fclose(out);
    }
}

static char reported[2000];
static int reports;

static void note_report(void *context, const char *text)
{
    (void)context;
    snprintf(reported, sizeof reported, "%s", text);
    reports++;
}

/* The drawings of a match with the mod. The caller releases them. */
static json_t *drawings(void)
{
    const char *const mods[] = {mod};
    const adit_engine_options options = {
        .game = "cave_vs_cave", .cards = ADIT_TEST_ROOT "/cards", .mods = mods, .mod_count = 1};
    adit_engine *engine = NULL;
    adit_text text = {0};
    adit_err err = {0};
    json_t *found;

    reports = 0;
    assert_ok(adit_engine_open(&options, &engine, &err), err);
    assert_ok(adit_engine_drawings(engine, note_report, NULL, &text, &err), err);
    found = json_loads(text.data, 0, NULL);
    assert_non_null(found);
    adit_text_free(&text);
    adit_engine_close(engine);
    return found;
}

static void a_drawing_stands_under_its_word(void **state)
{
    json_t *found;

    (void)state;
    make_mod("amber.svg", HEAD "<path d=\"M1 2\"/></svg>");
    found = drawings();
    assert_int_equal(json_object_size(found), 2);
    assert_string_equal(json_string_value(json_object_get(found, "amber")),
                        HEAD "<path d=\"M1 2\"/></svg>");
    assert_true(json_equal(json_object_get(found, "amber"), json_object_get(found, "amber:amber")));
    assert_int_equal(reports, 0);
    json_decref(found);
}

static void a_bad_drawing_is_reported_and_left_out(void **state)
{
    static const char *const files[] = {"Amber.svg", "a-b.svg", "amber.png", ".svg.svg"};
    char path[600];
    json_t *found;

    (void)state;
    make_mod("amber.svg", HEAD "\n<script/></svg>");
    found = drawings();
    assert_int_equal(json_object_size(found), 0);
    assert_contains(reported, "/icons/amber.svg:2: only shapes and groups are drawn");
    json_decref(found);
    for (int i = 0; i < 3; i++) {
        make_mod(files[i], HEAD "</svg>");
        found = drawings();
        assert_int_equal(json_object_size(found), 0);
        assert_contains(reported, "expected NAME.svg");
        json_decref(found);
    }
    /* A link leads out of the mod. */
    make_mod("amber.svg", NULL);
    snprintf(path, sizeof path, "%s/icons/amber.svg", mod);
    assert_int_equal(symlink(ADIT_TEST_ROOT "/bindings/web/page/icons/wood.svg", path), 0);
    found = drawings();
    assert_int_equal(json_object_size(found), 0);
    assert_int_equal(reports, 1);
    json_decref(found);
}

static void limits_are_kept(void **state)
{
    static char large[ADITL_DRAWING_FILE + 200];
    char path[600];
    json_t *found;

    (void)state;
    snprintf(large, sizeof large, HEAD "<!--%*s--></svg>", ADITL_DRAWING_FILE, "");
    make_mod("amber.svg", large);
    found = drawings();
    assert_int_equal(json_object_size(found), 0);
    assert_int_equal(reports, 1);
    json_decref(found);

    snprintf(large, sizeof large, HEAD "<path d=\"M%0*d\"/></svg>", ADITL_DRAWING_BYTES, 1);
    make_mod("amber.svg", large);
    found = drawings();
    assert_contains(reported, "more than 8192 bytes");
    json_decref(found);

    make_mod("amber.svg", NULL);
    for (int i = 0; i < ADITL_DRAWINGS + 5; i++) {
        snprintf(path, sizeof path, "%s/icons/a%d.svg", mod, i);
        FILE *out = fopen(path, "w");
        assert_non_null(out);
        fputs(HEAD "</svg>", out);
        fclose(out);
    }
    found = drawings();
    assert_int_equal(json_object_size(found), 2 * ADITL_DRAWINGS);
    assert_int_equal(reports, 5);
    json_decref(found);
}

/* The page's own drawings obey the same rules. */
static void the_drawings_of_the_page_are_clean(void **state)
{
    static const char *const names[] = {"wood", "stone", "food", "gold", "dwarf", "ore", "flax"};

    (void)state;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        char path[300];
        adit_text source = {0}, out = {0};
        adit_err err = {0};

        snprintf(path, sizeof path, ADIT_TEST_ROOT "/bindings/web/page/icons/%s.svg", names[i]);
        FILE *in = fopen(path, "r");
        char buffer[8000];

        assert_non_null(in);
        adit_text_add_bytes(&source, buffer, fread(buffer, 1, sizeof buffer, in));
        fclose(in);
        assert_ok(aditl_svg_clean(source.data, source.length, path, &out, &err), err);
        adit_text_free(&source);
        adit_text_free(&out);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(shapes_stay_as_they_are),
        ADIT_TEST(what_editors_leave_behind_is_left_out),
        ADIT_TEST(attacks_are_refused),
        ADIT_TEST(a_zero_byte_hides_nothing),
        ADIT_TEST(nothing_but_shapes_ever_comes_out),
        ADIT_TEST(a_drawing_stands_under_its_word),
        ADIT_TEST(a_bad_drawing_is_reported_and_left_out),
        ADIT_TEST(limits_are_kept),
        ADIT_TEST(the_drawings_of_the_page_are_clean),
    };

    return ADIT_RUN(tests);
}
