/* expressions.h - generated Lua programs full of indices, and what each of them must give.
 *
 * A program reads and writes tables of the file, of the function around and of its own, by keys
 * that are truth values of every form. It is written as Lua, and evaluated here without Lua.
 */
#ifndef ADIT_TESTS_EXPRESSIONS_H
#define ADIT_TESTS_EXPRESSIONS_H

#include <stdbool.h>
#include <stdint.h>

#include "engine/base/text.h"

enum { EXPRESSION_NODES = 400, EXPRESSION_STATEMENTS = 6 };

typedef enum {
    NUMBER,      /* value */
    VARIABLE,    /* of whole numbers, value says which */
    INDEX,       /* table value, key left */
    SUM,         /* left + right */
    CHOICE,      /* left and right or third */
    CALL_INDEX,  /* functions[left](right) */
    FLAG,        /* value 0 or 1 */
    FLAG_NAME,   /* a variable of truth values */
    COMPARISON,  /* operator value of left and right */
    SAME,        /* left == right, both truth values */
    NOT,         /* left */
    AND,         /* left, right */
    OR,          /* left, right */
    FLAG_INDEX,  /* flags[left] */
    PARENTHESES, /* left */
} expression_form;

typedef struct {
    expression_form form;
    int value, left, right, third;
} expression_node;

typedef enum {
    ADD,
    PUT,
    PUT_TWO,
    PUT_FIELD,
    IF_ADD,
    WHILE_ADD,
    LOCAL_ADD,
    EXPRESSION_DEEDS
} expression_deed;

typedef struct {
    expression_deed deed;
    int key, other_key, value, other_value;
} expression_statement;

typedef struct {
    uint64_t chance;
    expression_node node[EXPRESSION_NODES];
    int node_count;
    expression_statement statement[EXPRESSION_STATEMENTS];
    int statement_count;
    bool has_jump_index; /* an outer table is indexed by a comparison */
} expression_program;

/* Makes the program of this seed; the same on every machine. */
void expression_make(expression_program *p, uint64_t seed);
/* Adds a file that returns a function, which gives the result as text. */
void expression_write(const expression_program *p, adit_text *out);
/* Writes the result that it must give. */
void expression_evaluate(const expression_program *p, char *out, size_t size);

#endif
