export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A JSON value whose strings may hold `{{ expression }}`. */
export type Template = Json;

/** A string that is one `{{ expression }}`. */
export type Condition = string;
