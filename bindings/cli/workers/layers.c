/* layers.c - how foreign programs can be confined on this system, and the gaps that remain.
 *
 * Three layers, each of which may be missing: a box (bubblewrap), Landlock, and the system call
 * filter (libseccomp). All that exist are used. ADIT_WORKER_LAYERS restricts them, to test each
 * alone.
 */
#include <stdlib.h>
#include <string.h>

#include "bindings/cli/workers/internal.h"

#define CHOSEN_LAYERS "ADIT_WORKER_LAYERS"

/* The releases of Landlock that added these abilities. */
enum { LANDLOCK_TRUNCATES = 3, LANDLOCK_SIGNALS = 6 };

/* ---- Words ---- */

void worker_layers_write(const worker_layers *layers, char *text, size_t size)
{
    adit_buffer out = adit_buffer_on(text, size);

    adit_buffer_addf(&out, "landlock=%d", layers->landlock);
    if (layers->has_filter) {
        adit_buffer_add(&out, ",filter");
    }
    if (layers->box != NULL) {
        adit_buffer_add(&out, ",box");
    }
}

worker_layers worker_layers_read(const char *text)
{
    const char *landlock = strstr(text, "landlock=");

    return (worker_layers){.landlock = landlock != NULL ? atoi(landlock + strlen("landlock=")) : 0,
                           .has_filter = strstr(text, "filter") != NULL,
                           .box = strstr(text, "box") != NULL ? "" : NULL};
}

/* ---- Available layers ---- */

worker_layers worker_layers_find(void)
{
    static char box[4096];
    const char *chosen = getenv(CHOSEN_LAYERS);
    const worker_layers all = {
        .box = "", .landlock = worker_landlock_version(), .has_filter = true};
    worker_layers layers = chosen != NULL ? worker_layers_read(chosen) : all;

    layers.landlock = layers.landlock < all.landlock ? layers.landlock : all.landlock;
    layers.has_filter = layers.has_filter && worker_has_filter();
    if (layers.box != NULL) {
        layers.has_idle_box = worker_program_find("bwrap", box, sizeof box);
        layers.box = layers.has_idle_box && worker_box_works(box) ? box : NULL;
        layers.has_idle_box = layers.has_idle_box && layers.box == NULL;
    }
    return layers;
}

/* ---- Gaps ---- */

bool worker_layers_gaps(const worker_layers *layers, char *text, size_t size)
{
    const bool lands = layers->landlock > 0, filters = layers->has_filter;
    const bool boxed = layers->box != NULL;
    const struct {
        bool is_open;
        const char *what;
    } gaps[] = {
        {!boxed && !lands, "read your files and inspect your other processes"},
        {!boxed && lands && !filters, "watch which files you use and read their attributes"},
        {!boxed && lands, "query sizes, times and link targets of files by name"},
        {!boxed && !lands && !filters, "change, create, rename and remove files"},
        {!boxed && !lands && !filters, "change the memory of your other processes"},
        {!boxed && lands && layers->landlock < LANDLOCK_TRUNCATES && !filters, "truncate files"},
        {!boxed && !filters, "change the modes and times of files"},
        {!boxed && !filters, "use the network"},
        {!boxed && !filters && layers->landlock < LANDLOCK_SIGNALS,
         "send signals to your processes"},
        {!boxed && !filters, "change limits and priorities of your processes"},
        {!boxed && !filters, "leave processes behind"},
        {!boxed, "use up processes that another bot needs"},
        {!filters, "lock files that they can read"},
        {!filters, "use shared memory beyond --bot-memory"},
    };
    adit_buffer out = adit_buffer_on(text, size);
    bool is_open = false;

    for (size_t i = 0; i < sizeof gaps / sizeof gaps[0]; i++) {
        if (gaps[i].is_open) {
            adit_buffer_addf(&out, "%s%s", is_open ? ", " : "", gaps[i].what);
            is_open = true;
        }
    }
    return is_open;
}

void worker_layers_name(const worker_layers *layers, char *text, size_t size)
{
    adit_buffer out = adit_buffer_on(text, size);
    const char *between = "";

    if (layers->box != NULL) {
        adit_buffer_add(&out, "bubblewrap");
        between = ", ";
    }
    if (layers->landlock > 0) {
        adit_buffer_addf(&out, "%sLandlock (version %d)", between, layers->landlock);
        between = ", ";
    }
    if (layers->has_filter) {
        adit_buffer_addf(&out, "%ssystem call filter", between);
        between = ", ";
    }
    adit_buffer_addf(&out, "%s", *between == '\0' ? "limits only" : "");
}

worker_writing worker_layers_writing(const worker_layers *layers, bool is_boxed)
{
    if (is_boxed || layers->landlock >= LANDLOCK_TRUNCATES) {
        return WORKER_WRITING_CLOSED;
    }
    return layers->landlock > 0 ? WORKER_TRUNCATING_OPEN : WORKER_WRITING_OPEN;
}
