/* tree.c - turns on trial that begin alike; see tree.h. */
#include "engine/players/tree.h"

#include <assert.h>
#include <string.h>

#include "engine/base/memory.h"
#include "engine/rules/runner.h"

enum {
    MOST_NODES = 2048,
    STORE_BYTES = 1 << 20, /* for positions and options */
    SEEN_PLACES = 2048,    /* a power of two, */
    SEEN_MOST = 1500,      /* of which this many are taken at most */
    SEEN_TRIAL = 24,       /* states after which it is known whether equal ones are met, */
    SEEN_SHARE = 8         /* which is worth the trouble if it is one in this many */
};

enum { ROOT = 0, NOWHERE = -1 };

/* A waiting game and its question. Picks and options lie behind it in the store. */
typedef struct {
    adit_open_question open;
    adit_pace pace;
    const void *root; /* state: in the store, with the first game that had it */
    uint64_t version;
    int asked;
    uint16_t pick_count;
    uint8_t is_exchange;
    uint32_t option_count;
} kept_game;

typedef struct {
    int index; /* of the option that leads here */
    int sibling, child;
    adit_status status; /* of that decision; if it failed there is nothing behind it */
    bool is_over;       /* the turn has ended */
    bool was_asked;     /* a walk has ended here */
    size_t kept;        /* where the game is in the store, if the turn goes on */
    int exchange_count; /* -1: nobody has asked */
    size_t exchanges;   /* where their options are in the store */
} tree_node;

struct adit_tree {
    adit_game *trial;     /* owned */
    adit_stretch stretch; /* the turn */
    size_t state_size;
    int at;         /* NOWHERE: only the trial game knows */
    bool is_loaded; /* the trial game stands there */
    bool is_over;   /* if nowhere: the turn has ended in the trial game */
    int node_count;
    int seen_count, met_again; /* states; those that were seen before */
    size_t used, used_by_root; /* of the store */
    tree_node node[MOST_NODES];
    uint64_t seen[SEEN_PLACES]; /* hashes of states; 0: free */
    uint16_t taken[SEEN_MOST];  /* the places that are not */
    _Alignas(16) unsigned char store[STORE_BYTES];
};

adit_tree *adit_tree_new(const adit_game *game)
{
    adit_tree *tree = adit_realloc(NULL, sizeof *tree);

    if (tree == NULL) {
        return NULL;
    }
    memset(tree->seen, 0, sizeof tree->seen);
    tree->seen_count = 0;
    tree->trial = adit_game_clone(game);
    if (tree->trial == NULL) {
        adit_free(tree);
        return NULL;
    }
    return tree;
}

void adit_tree_free(adit_tree *tree)
{
    if (tree != NULL) {
        adit_game_free(tree->trial);
        adit_free(tree);
    }
}

adit_game *adit_tree_trial(adit_tree *tree)
{
    return tree->trial;
}

/* ---- The store ---- */

/* Room in the store; false: there is none. */
static bool reserve(adit_tree *tree, size_t size, size_t *place)
{
    const size_t rounded = (size + 15) / 16 * 16;

    if (rounded > STORE_BYTES - tree->used) {
        return false;
    }
    *place = tree->used;
    tree->used += rounded;
    return true;
}

static kept_game *kept_at(adit_tree *tree, const tree_node *node)
{
    return (kept_game *)(void *)&tree->store[node->kept];
}

static adit_option *options_of(kept_game *kept)
{
    return (adit_option *)(void *)(kept + 1);
}

static adit_pick *picks_of(kept_game *kept)
{
    return (adit_pick *)(void *)(options_of(kept) + kept->option_count);
}

/* Keeps the root of the game, unless it is there already because nothing was committed. NULL: there
 * is no room. */
static const void *keep_root(adit_tree *tree, const adit_game *game)
{
    const unsigned char *root = game->position.elsewhere;
    size_t place;

    if (root >= tree->store && root < tree->store + STORE_BYTES) {
        return root;
    }
    if (!reserve(tree, tree->state_size, &place)) {
        return NULL;
    }
    return memcpy(&tree->store[place], adit_root_of(game), tree->state_size);
}

/* Keeps the game, at whose question the runner stands, for the node. */
static bool keep_game(adit_tree *tree, adit_game *game, tree_node *node)
{
    const adit_runner *runner = game->engine->runner;
    const adit_position *position = &game->position;
    const size_t options = (size_t)runner->options.count * sizeof(adit_option);
    const size_t picks = position->pick_count * sizeof(adit_pick);
    const void *root = keep_root(tree, game);

    if (root == NULL || !reserve(tree, sizeof(kept_game) + options + picks, &node->kept)) {
        return false;
    }
    kept_game *kept = kept_at(tree, node);

    *kept = (kept_game){.open = runner->open,
                        .pace = game->pace,
                        .root = root,
                        .version = game->version,
                        .asked = game->asked,
                        .pick_count = position->pick_count,
                        .is_exchange = position->is_exchange,
                        .option_count = (uint32_t)runner->options.count};
    memcpy(options_of(kept), runner->options.item, options);
    memcpy(picks_of(kept), position->picks, picks);
    game->position.elsewhere = root;
    return true;
}

/* Makes the trial game stand where the walk is. */
static void load_trial(adit_tree *tree)
{
    adit_game *game = tree->trial;
    kept_game *kept = kept_at(tree, &tree->node[tree->at]);

    if (tree->is_loaded) {
        return;
    }
    game->pace = kept->pace;
    game->version = kept->version;
    game->asked = kept->asked;
    game->position.pick_count = kept->pick_count;
    game->position.is_exchange = kept->is_exchange;
    game->position.takes_tags = 0;
    game->position.elsewhere = kept->root;
    memcpy(game->position.picks, picks_of(kept), kept->pick_count * sizeof(adit_pick));
    tree->is_loaded = true;
}

/* ---- Growing ---- */

/* A node for what the option of that index led to; NOWHERE: there is no room. */
static int add_node(adit_tree *tree, adit_game *game, int index, adit_status status, bool is_over)
{
    if (tree->node_count == MOST_NODES) {
        return NOWHERE;
    }
    tree_node *node = &tree->node[tree->node_count];

    *node = (tree_node){.index = index,
                        .sibling = NOWHERE,
                        .child = NOWHERE,
                        .status = status,
                        .is_over = is_over,
                        .exchange_count = -1};
    if (status == ADIT_OK && !is_over && !keep_game(tree, game, node)) {
        return NOWHERE;
    }
    return tree->node_count++;
}

/* Most turns end in few states, so only the places that were taken are cleared. */
void adit_tree_forget_met(adit_tree *tree)
{
    for (int i = 0; i < tree->seen_count; i++) {
        tree->seen[tree->taken[i]] = 0;
    }
    tree->seen_count = tree->met_again = 0;
}

adit_status adit_tree_begin(adit_tree *tree, adit_game *game, const adit_stretch *stretch)
{
    ADIT_TRY(adit_game_sync(game, NULL));
    adit_game_copy(tree->trial, game);
    tree->stretch = *stretch;
    tree->state_size = adit_state_size(game->engine->def, adit_game_root(game)->players);
    adit_tree_forget_met(tree);
    tree->node_count = 0;
    tree->used = 0;
    (void)add_node(tree, tree->trial, 0, ADIT_OK, false);
    tree->used_by_root = tree->used;
    tree->at = ROOT;
    tree->is_loaded = true;
    game->engine->runner->glimpse = (adit_glimpse){true, stretch->turn, stretch->active};
    return ADIT_OK;
}

void adit_tree_prune(adit_tree *tree)
{
    tree_node *root = &tree->node[ROOT];

    if (root->exchanges >= tree->used_by_root) {
        root->exchange_count = -1; /* listed among what is forgotten */
    }
    root->child = NOWHERE;
    tree->node_count = 1;
    tree->used = tree->used_by_root;
    tree->is_loaded &= tree->at == ROOT;
    tree->at = ROOT;
}

void adit_tree_end(adit_tree *tree)
{
    tree->trial->engine->runner->glimpse.is_on = false;
}

/* ---- Options ---- */

static const adit_option *exchanges_of(const adit_tree *tree, const tree_node *node)
{
    return (const adit_option *)(const void *)&tree->store[node->exchanges];
}

static int find_in(const adit_option *list, int count, adit_option wanted)
{
    for (int i = 0; i < count; i++) {
        if (adit_option_equal(list[i], wanted)) {
            return i;
        }
    }
    return -1;
}

static bool list_exchanges(adit_tree *tree, tree_node *node)
{
    load_trial(tree);
    const int count = adit_game_anytime_count(tree->trial);
    const adit_options *list = &tree->trial->engine->runner->exchanges;
    const size_t size = (size_t)count * sizeof *list->item;

    if (!reserve(tree, size, &node->exchanges)) {
        return false;
    }
    memcpy(&tree->store[node->exchanges], list->item, size);
    node->exchange_count = count;
    return true;
}

/* Exchanges are listed only if it is no main option. */
int adit_tree_find_first(adit_tree *tree, adit_option wanted)
{
    tree_node *node = &tree->node[ROOT];
    kept_game *kept = kept_at(tree, node);
    const int count = (int)kept->option_count;
    int at = find_in(options_of(kept), count, wanted);

    if (at < 0 && (node->exchange_count >= 0 || list_exchanges(tree, node))) {
        tree->used_by_root = tree->node_count == 1 ? tree->used : tree->used_by_root;
        at = find_in(exchanges_of(tree, node), node->exchange_count, wanted);
        return at < 0 ? -1 : count + at;
    }
    return at;
}

int adit_tree_any_option(adit_tree *tree, adit_dice *dice)
{
    if (tree->at == NOWHERE) {
        return adit_any_option(tree->trial, dice);
    }
    tree_node *node = &tree->node[tree->at];
    const int count = (int)kept_at(tree, node)->option_count;

    if (!adit_dice_wants_exchange(dice, count)) {
        return adit_dice_below(dice, count);
    }
    if (node->exchange_count < 0 && !list_exchanges(tree, node)) {
        return adit_dice_exchange(dice, count, adit_game_anytime_count(tree->trial));
    }
    return adit_dice_exchange(dice, count, node->exchange_count);
}

/* ---- Walking ---- */

static void go_to(adit_tree *tree, int node)
{
    tree->is_loaded &= tree->at == node;
    tree->at = node;
}

void adit_tree_return(adit_tree *tree)
{
    go_to(tree, ROOT);
}

static int find_child(const adit_tree *tree, int index)
{
    int at = tree->node[tree->at].child;

    while (at != NOWHERE && tree->node[at].index != index) {
        at = tree->node[at].sibling;
    }
    return at;
}

/* Decides in the trial game, where the walk is. */
static adit_status carry_out(adit_tree *tree, int index)
{
    const tree_node *node = &tree->node[tree->at];
    kept_game *kept = kept_at(tree, node);
    const int count = (int)kept->option_count;

    load_trial(tree);
    if (index - count >= node->exchange_count && index >= count) {
        adit_game_own_root(tree->trial);
        return adit_game_decide(tree->trial, index, NULL); /* nobody has listed it */
    }
    const bool anytime = index >= count;
    const adit_option option =
        anytime ? exchanges_of(tree, node)[index - count] : options_of(kept)[index];
    return adit_game_decide_at(tree->trial, &kept->open, option, anytime);
}

/* Whether the turn is over after a decision: the runner stands where the trial game does. */
static bool has_ended(const adit_tree *tree)
{
    const adit_runner *runner = tree->trial->engine->runner;
    const adit_state *now = (const adit_state *)(const void *)runner->work.bytes;

    assert(runner->version == tree->trial->version);
    return now->is_over || now->turn != tree->stretch.turn || now->active != tree->stretch.active;
}

static __attribute__((noinline)) adit_status decide_new(adit_tree *tree, int index)
{
    const int from = tree->at;
    const adit_status status = carry_out(tree, index);

    tree->is_loaded = status == ADIT_OK; /* a failure leaves nothing to continue from */
    const bool is_over = status == ADIT_OK && has_ended(tree);
    const int node = add_node(tree, tree->trial, index, status, is_over);

    if (node != NOWHERE) {
        tree->node[node].sibling = tree->node[from].child;
        tree->node[from].child = node;
    }
    if (status == ADIT_OK) {
        tree->at = node;
        tree->is_over = is_over;
    }
    if (status == ADIT_OK && node == NOWHERE) {
        adit_game_own_root(tree->trial);
    }
    return status;
}

adit_status adit_tree_decide(adit_tree *tree, int index)
{
    if (tree->at == NOWHERE) {
        ADIT_TRY(adit_game_decide(tree->trial, index, NULL));
        tree->is_over = adit_stretch_is_over(&tree->stretch, tree->trial);
        return ADIT_OK;
    }
    const int known = find_child(tree, index);

    if (known == NOWHERE) {
        return decide_new(tree, index);
    }
    ADIT_TRY(tree->node[known].status);
    go_to(tree, known);
    return ADIT_OK;
}

bool adit_tree_is_over(const adit_tree *tree)
{
    return tree->at == NOWHERE ? tree->is_over : tree->node[tree->at].is_over;
}

/* Whether the hash is a new one, as far as there is room to remember it. */
static bool add_seen(adit_tree *tree, uint64_t hash)
{
    size_t place = hash % SEEN_PLACES;

    hash += hash == 0;
    for (; tree->seen[place] != 0; place = (place + 1) % SEEN_PLACES) {
        if (tree->seen[place] == hash) {
            tree->met_again++;
            return false;
        }
    }
    if (tree->seen_count < SEEN_MOST) {
        tree->seen[place] = hash;
        tree->taken[tree->seen_count++] = (uint16_t)place;
    }
    return true;
}

bool adit_tree_is_new(adit_tree *tree)
{
    adit_game *game = tree->trial;

    if (tree->at != NOWHERE) {
        tree_node *node = &tree->node[tree->at];

        if (node->was_asked) {
            return false;
        }
        node->was_asked = true;
        if (!node->is_over) { /* an ended turn has just been carried out, or was asked about */
            load_trial(tree);
        }
    }
    if (tree->seen_count >= SEEN_TRIAL && tree->met_again * SEEN_SHARE < tree->seen_count) {
        return true;
    }
    return add_seen(tree, adit_state_change_hash(game->engine->def, kept_at(tree, tree->node)->root,
                                                 adit_game_view_tx(game)->work));
}
