/** What a column or a filter may say whatever its kind; every other key is an option of the kind. */
export const FIELD_KEYS: Readonly<Record<"column" | "filter", readonly string[]>> = {
  column: ["field", "id", "title", "kind", "width", "fixed", "tooltip"],
  filter: ["field", "id", "title", "control", "initial"],
};
