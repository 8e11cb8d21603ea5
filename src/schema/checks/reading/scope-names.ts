const PAGE = ["session", "period", "today", "given"];
const REQUEST = [...PAGE, "filters", "page", "tab", "node"];
const OF_ROW = ["row", "state"];
const LIST = [...REQUEST, "list"];

/** Names that an expression sees, by the slot it stands in. */
export const scopeNames = {
  /** Screens without rows, and values that are fixed before a list sends its request. */
  page: PAGE,
  /** Screens with a company in their context. */
  company: ["company"],
  /** The slots of a list's own request. */
  request: REQUEST,
  list: LIST,
  row: [...LIST, ...OF_ROW],
  /** Names that belong to one row. */
  ofRow: OF_ROW,
  selection: [...LIST, "selection"],
  /** An action that is there for one row and for several. */
  rows: [...LIST, "rows"],
  /** The call that changed, new and removed rows are sent with. */
  handed: [...LIST, "changed", "added", "removed"],
  /** The call that takes a new row. */
  newRow: [...LIST, "row"],
  /** The question of a round of `refresh`, and the steps after it. */
  waiting: [...LIST, "rows"],
  waited: [...LIST, "rows", "done"],
  /** The values of a query form that are not in force yet. */
  query: [...LIST, "$values"],
  failure: ["error"],
  /** The result of the call that a step waits for. */
  answer: ["answer"],
  record: ["record"],
  /** The answers to the questions of a page. */
  data: ["data"],
  form: ["$values", "record"],
  /** The values of the steps of a dialog, and the answers to them. */
  steps: ["steps", "answers"],
  /** The answer that a way on is chosen by, and the step whose button was pressed. */
  sent: ["sent", "from"],
  formNode: ["$self"],
  /** An entry of a list in the rows that gives columns. */
  columnEntry: ["entry"],
  /** The steps for each entry of a list, and those for a part of it. */
  eachEntry: ["entry"],
  eachPart: ["entries"],
  /** The entry of a list inside a form, and its place. */
  formEntry: ["$record", "$index"],
  /** The choice that an entry of such a list stands for. */
  chosenEntry: ["$choice"],
  reaction: ["$self", "$deps", "$target"],
  state: ["row", "period", "today"],
} as const satisfies Record<string, readonly string[]>;
