/* expressions.c - generated programs: making, writing and evaluating them. */
#include "tests/support/expressions.h"

#include <stdio.h>
#include <string.h>

#include "tests/support/cases.h"

typedef expression_program program;
typedef expression_node name_node;
typedef expression_statement sql_statement;

/* ---- Programs ---- */

/* Numbers are read from: an outer table of the file, one of the function around, a local one and a
 * parameter; then the two that are written to, which are of the function around. */
static const char *const tables[] = {"file", "around", "own", "given", "first", "second"};
enum { TABLES = 4, OWN = 2, GIVEN = 3, FIRST = 4, SECOND = 5, ALL_TABLES = 6 };
static const char *const comparisons[] = {"<", "<=", ">", ">=", "==", "~="};
static const char *const numbers[] = {"a", "b", "c"};
static const int number_values[] = {1, 2, 3};
static const char *const flags[] = {"p", "q"};
static const int flag_values[] = {1, 0};

static int below(program *p, int n)
{
    return cases_below(&p->chance, n);
}

static int add_node(program *p, name_node node)
{
    p->node[p->node_count] = node;
    return p->node_count++;
}

static int make_flag(program *p, int depth);

/* What an expression is to the compiler before it is put into a register: which value it ends with,
 * and whether jumps wait that skip the rest of it because it is true, or false. */
typedef struct {
    enum { IS_VALUE, IS_TRUE, IS_FALSE, IS_JUMP } end;
    bool skips_if_true, skips_if_false;
} expression_shape;

static expression_shape shape_of(const program *p, int at);

static expression_shape shape_of_not(expression_shape inside)
{
    expression_shape out = {inside.end, inside.skips_if_false, inside.skips_if_true};

    if (inside.end == IS_TRUE || inside.end == IS_FALSE) {
        out.end = inside.end == IS_TRUE ? IS_FALSE : IS_TRUE;
    }
    return out;
}

/* The left side adds a jump unless it ends with the value with which the right side counts. */
static expression_shape shape_of_pair(const program *p, const name_node *node)
{
    expression_shape left = shape_of(p, node->left), out = shape_of(p, node->right);

    if (node->form == AND) {
        out.skips_if_false |= left.skips_if_false || left.end != IS_TRUE;
    } else {
        out.skips_if_true |= left.skips_if_true || left.end != IS_FALSE;
    }
    return out;
}

static expression_shape shape_of(const program *p, int at)
{
    const name_node *node = &p->node[at];

    switch (node->form) {
    case FLAG:
        return (expression_shape){.end = node->value ? IS_TRUE : IS_FALSE};
    case COMPARISON:
    case SAME:
        return (expression_shape){.end = IS_JUMP};
    case NOT:
        return shape_of_not(shape_of(p, node->left));
    case PARENTHESES:
        return shape_of(p, node->left);
    case AND:
    case OR:
        return shape_of_pair(p, node);
    default:
        return (expression_shape){.end = IS_VALUE};
    }
}

/* A comparison that is still a jump when the index is compiled, such as a < b, not (a < b), but
 * also true and a < b. */
static bool is_jump(const program *p, int at)
{
    expression_shape shape = shape_of(p, at);

    return shape.end == IS_JUMP && !shape.skips_if_true && !shape.skips_if_false;
}

static int make_key(program *p, int depth, bool is_outer)
{
    int key = make_flag(p, depth);

    p->has_jump_index |= is_outer && is_jump(p, key);
    return key;
}

static int make_number(program *p, int depth)
{
    int table = below(p, ALL_TABLES);

    switch (depth <= 0 || p->node_count > EXPRESSION_NODES - 40 ? below(p, 2) : below(p, 8)) {
    case 0:
        return add_node(p, (name_node){.form = NUMBER, .value = below(p, 4)});
    case 1:
        return add_node(p, (name_node){.form = VARIABLE, .value = below(p, 3)});
    case 2:
    case 3:
    case 4:
        return add_node(
            p, (name_node){.form = INDEX,
                           .value = table,
                           .left = make_key(p, depth - 1, table != OWN && table != GIVEN)});
    case 5: {
        int left = make_number(p, depth - 1), right = make_number(p, depth - 1);
        return add_node(p, (name_node){.form = SUM, .left = left, .right = right});
    }
    case 6: {
        int left = make_flag(p, depth - 1), right = make_number(p, depth - 1);
        int third = make_number(p, depth - 1);
        return add_node(p,
                        (name_node){.form = CHOICE, .left = left, .right = right, .third = third});
    }
    default: {
        int left = make_key(p, depth - 1, true), right = make_number(p, depth - 1);
        return add_node(p, (name_node){.form = CALL_INDEX, .left = left, .right = right});
    }
    }
}

static int make_pair(program *p, expression_form kind, int depth)
{
    int left = make_flag(p, depth - 1), right = make_flag(p, depth - 1);

    return add_node(p, (name_node){.form = kind, .left = left, .right = right});
}

static int make_flag(program *p, int depth)
{
    switch (depth <= 0 || p->node_count > EXPRESSION_NODES - 40 ? below(p, 2) : below(p, 12)) {
    case 0:
        return add_node(p, (name_node){.form = FLAG, .value = below(p, 2)});
    case 1:
        return add_node(p, (name_node){.form = FLAG_NAME, .value = below(p, 2)});
    case 2:
        return make_pair(p, SAME, depth);
    case 3:
    case 4:
        return add_node(p, (name_node){.form = NOT, .left = make_flag(p, depth - 1)});
    case 5:
        return make_pair(p, AND, depth);
    case 6:
        return make_pair(p, OR, depth);
    case 7:
        return add_node(p, (name_node){.form = FLAG_INDEX, .left = make_key(p, depth - 1, true)});
    case 8:
        return add_node(p, (name_node){.form = PARENTHESES, .left = make_flag(p, depth - 1)});
    default: {
        int left = make_number(p, depth - 1), right = make_number(p, depth - 1);
        return add_node(
            p, (name_node){.form = COMPARISON, .value = below(p, 6), .left = left, .right = right});
    }
    }
}

static void make_statement(program *p, sql_statement *statement)
{
    int depth = 1 + below(p, 3);
    bool has_index;

    statement->deed = (expression_deed)below(p, EXPRESSION_DEEDS);
    has_index =
        statement->deed == PUT || statement->deed == PUT_TWO || statement->deed == PUT_FIELD;
    if (statement->deed != ADD) {
        statement->key = has_index ? make_key(p, depth, true) : make_flag(p, depth);
    }
    statement->other_key = statement->deed == PUT_TWO ? make_key(p, depth, true) : 0;
    statement->value = make_number(p, depth);
    statement->other_value =
        statement->deed == ADD || statement->deed == PUT_TWO ? make_number(p, depth) : 0;
}

void expression_make(program *p, uint64_t seed)
{
    memset(p, 0, sizeof *p);
    p->chance = seed;
    p->statement_count = 1 + below(p, EXPRESSION_STATEMENTS);
    for (int i = 0; i < p->statement_count; i++) {
        make_statement(p, &p->statement[i]);
    }
}

/* ---- As text ---- */

static void write_node(const program *p, int at, adit_text *out);

/* Every part of an expression in parentheses would hide the forms that matter, so they stand only
 * where the meaning needs them. */
static void write_inside(const program *p, int at, adit_text *out)
{
    bool needs =
        p->node[at].form >= COMPARISON && p->node[at].form <= OR && p->node[at].form != NOT;

    adit_text_add(out, needs ? "(" : "");
    write_node(p, at, out);
    adit_text_add(out, needs ? ")" : "");
}

static void write_operation(const program *p, const name_node *node, const char *sign,
                            adit_text *out)
{
    write_inside(p, node->left, out);
    adit_text_addf(out, " %s ", sign);
    write_inside(p, node->right, out);
}

static void write_index(const program *p, const char *table, int key, adit_text *out)
{
    adit_text_addf(out, "%s[", table);
    write_node(p, key, out);
    adit_text_add(out, "]");
}

static void write_parentheses(const program *p, int at, adit_text *out)
{
    adit_text_add(out, "(");
    write_node(p, at, out);
    adit_text_add(out, ")");
}

static void write_choice(const program *p, const name_node *node, adit_text *out)
{
    adit_text_add(out, "(");
    write_operation(p, node, "and", out);
    adit_text_add(out, " or ");
    write_inside(p, node->third, out);
    adit_text_add(out, ")");
}

static void write_node(const program *p, int at, adit_text *out)
{
    const name_node *node = &p->node[at];

    switch (node->form) {
    case NUMBER:
        adit_text_addf(out, "%d", node->value);
        break;
    case VARIABLE:
        adit_text_add(out, numbers[node->value]);
        break;
    case INDEX:
        write_index(p, tables[node->value], node->left, out);
        break;
    case SUM:
        adit_text_add(out, "(");
        write_operation(p, node, "+", out);
        adit_text_add(out, ")");
        break;
    case CHOICE:
        write_choice(p, node, out);
        break;
    case CALL_INDEX:
        write_index(p, "functions", node->left, out);
        write_parentheses(p, node->right, out);
        break;
    case FLAG:
        adit_text_add(out, node->value ? "true" : "false");
        break;
    case FLAG_NAME:
        adit_text_add(out, flags[node->value]);
        break;
    case COMPARISON:
        write_operation(p, node, comparisons[node->value], out);
        break;
    case SAME:
        write_operation(p, node, "==", out);
        break;
    case NOT:
        adit_text_add(out, "not ");
        write_inside(p, node->left, out);
        break;
    case AND:
    case OR:
        write_operation(p, node, node->form == AND ? "and" : "or", out);
        break;
    case FLAG_INDEX:
        write_index(p, "truths", node->left, out);
        break;
    case PARENTHESES:
        write_parentheses(p, node->left, out);
        break;
    }
}

static void write_parts(const program *p, adit_text *out, const char *before, int first,
                        const char *between, int second, const char *after)
{
    adit_text_add(out, before);
    write_node(p, first, out);
    adit_text_add(out, between);
    write_node(p, second, out);
    adit_text_add(out, after);
}

static void write_statement(const program *p, const sql_statement *statement, adit_text *out)
{
    switch (statement->deed) {
    case PUT:
        write_parts(p, out, "first[", statement->key, "] = ", statement->value, "\n");
        break;
    case PUT_TWO:
        write_parts(p, out, "first[", statement->key, "], second[", statement->other_key, "] = ");
        write_parts(p, out, "", statement->value, ", ", statement->other_value, "\n");
        break;
    case PUT_FIELD:
        write_parts(p, out, "fields[", statement->key, "].x = ", statement->value, "\n");
        break;
    case IF_ADD:
        write_parts(p, out, "if ", statement->key, " then r = r + ", statement->value, " end\n");
        break;
    case WHILE_ADD:
        write_parts(p, out, "n = 0 while n < 2 and (", statement->key, ") do n = n + 1 r = r + ",
                    statement->value, " end\n");
        break;
    case LOCAL_ADD:
        write_parts(p, out, "do local x, y = ", statement->value, ", ", statement->key,
                    " r = r + (y and x or 7) end\n");
        break;
    case ADD:
    case EXPRESSION_DEEDS:
        write_parts(p, out, "r = r + ", statement->value, " + ", statement->other_value, "\n");
        break;
    }
}

void expression_write(const program *p, adit_text *out)
{
    adit_text_add(out,
                  "local file = { [true] = 3, [false] = 5 }\n"
                  "local truths = { [true] = false, [false] = true }\n"
                  "local functions = { [true] = function(x) return x + 10 end,\n"
                  "  [false] = function(x) return x + 20 end }\n"
                  "local function run(given, a, b, c, p, q)\n"
                  "local around = { [true] = 4, [false] = 6 }\n"
                  "local first, second = { [true] = 1, [false] = 2 }, { [true] = 0, [false] = 9 }\n"
                  "local fields = { [true] = { x = 1 }, [false] = { x = 2 } }\n"
                  "local function inner(given, a, b, c, p, q)\n"
                  "local own = { [true] = 2, [false] = 8 }\n"
                  "local r, n = 0, 0\n");
    for (int i = 0; i < p->statement_count; i++) {
        write_statement(p, &p->statement[i], out);
    }
    adit_text_add(out,
                  "return r\nend\n"
                  "local r = inner(given, a, b, c, p, q)\n"
                  "return string.format('%d %d %d %d %d %d %d', r, first[true], first[false],\n"
                  "  second[true], second[false], fields[true].x, fields[false].x)\n"
                  "end\n"
                  "return function()\n"
                  "return run({ [true] = 1, [false] = 7 }, 1, 2, 3, true, false) end\n");
}

/* ---- What it must give ---- */

typedef struct {
    const program *program;
    long table[ALL_TABLES][2]; /* [1]: at true */
    long field[2], sum;
} world;

static bool flag_of(world *w, int at);

static long number_of(world *w, int at)
{
    const name_node *node = &w->program->node[at];

    switch (node->form) {
    case NUMBER:
        return node->value;
    case VARIABLE:
        return number_values[node->value];
    case INDEX:
        return w->table[node->value][flag_of(w, node->left)];
    case SUM:
        return number_of(w, node->left) + number_of(w, node->right);
    case CHOICE:
        return number_of(w, flag_of(w, node->left) ? node->right : node->third);
    default: /* CALL_INDEX */
        return number_of(w, node->right) + (flag_of(w, node->left) ? 10 : 20);
    }
}

static bool compare(int comparison, long a, long b)
{
    const bool results[] = {a<b, a <= b, a> b, a >= b, a == b, a != b};

    return results[comparison];
}

static bool flag_of(world *w, int at)
{
    const name_node *node = &w->program->node[at];

    switch (node->form) {
    case FLAG:
        return node->value;
    case FLAG_NAME:
        return flag_values[node->value];
    case COMPARISON:
        return compare(node->value, number_of(w, node->left), number_of(w, node->right));
    case SAME:
        return flag_of(w, node->left) == flag_of(w, node->right);
    case NOT:
    case FLAG_INDEX: /* the table turns them round */
        return !flag_of(w, node->left);
    case AND:
        return flag_of(w, node->left) && flag_of(w, node->right);
    case OR:
        return flag_of(w, node->left) || flag_of(w, node->right);
    default: /* PARENTHESES */
        return flag_of(w, node->left);
    }
}

static void put_two(world *w, const sql_statement *statement)
{
    int key = flag_of(w, statement->key), other_key = flag_of(w, statement->other_key);
    long value = number_of(w, statement->value), other_value = number_of(w, statement->other_value);

    w->table[FIRST][key] = value;
    w->table[SECOND][other_key] = other_value;
}

static void carry_out(world *w, const sql_statement *statement)
{
    long value = number_of(w, statement->value);
    bool key = statement->deed != ADD && flag_of(w, statement->key);

    switch (statement->deed) {
    case PUT:
        w->table[FIRST][key] = value;
        break;
    case PUT_TWO:
        put_two(w, statement);
        break;
    case PUT_FIELD:
        w->field[key] = value;
        break;
    case IF_ADD:
        w->sum += key ? value : 0;
        break;
    case WHILE_ADD:
        w->sum += key ? 2 * value : 0;
        break;
    case LOCAL_ADD:
        w->sum += key ? value : 7;
        break;
    case ADD:
    case EXPRESSION_DEEDS:
        w->sum += value + number_of(w, statement->other_value);
        break;
    }
}

void expression_evaluate(const program *p, char *out, size_t size)
{
    world w = {
        .program = p, .table = {{5, 3}, {6, 4}, {8, 2}, {7, 1}, {2, 1}, {9, 0}}, .field = {2, 1}};

    for (int i = 0; i < p->statement_count; i++) {
        carry_out(&w, &p->statement[i]);
    }
    snprintf(out, size, "%ld %ld %ld %ld %ld %ld %ld", w.sum, w.table[FIRST][1], w.table[FIRST][0],
             w.table[SECOND][1], w.table[SECOND][0], w.field[1], w.field[0]);
}
