const ANYWHERE = ["session", "period", "today"];
const LIST = [...ANYWHERE, "filters", "page", "route"];

/** What an expression sees, by the slot it stands in. */
export const scopeNames = {
  list: LIST,
  row: [...LIST, "row"],
  selection: [...LIST, "selection"],
  failure: ["error"],
  form: ["$values", "record"],
  formNode: ["$self"],
  reaction: ["$self", "$deps", "$target"],
} as const satisfies Record<string, readonly string[]>;
