/** Characters of one expression. */
export const MAX_SOURCE = 4_000;

/** Nodes of one tree. */
export const MAX_NODES = 500;

/** Expressions inside expressions: brackets, arguments, branches. */
export const MAX_NESTING = 32;

/** Arrow functions inside arrow functions. */
export const MAX_ARROWS = 3;

/** Work of one evaluation: nodes evaluated in arrow functions, elements and blocks of text copied. About 50 ms. */
export const MAX_STEPS = 1_000_000;

/** Characters of a text that an expression makes. */
export const MAX_TEXT = 100_000;
