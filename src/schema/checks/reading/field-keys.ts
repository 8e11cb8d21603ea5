import type { FieldRole } from "./reading.ts";

const SHARED = ["field", "title", "kind", "x-allow"];

/** Keys that a field may have whatever its kind; every other key is an option of the kind. In Formily's schema of a form options stand apart. */
export const FIELD_KEYS: Readonly<Record<FieldRole, readonly string[]>> = {
  column: [
    ...SHARED,
    "id",
    "width",
    "fixed",
    "tooltip",
    "group",
    "sort",
    "second",
    "hint",
    "preview",
    "action",
    "do",
    "optional",
    "visible",
    "permission",
    "edition",
    "edit",
    "add",
    "value",
  ],
  line: SHARED,
  chart: [...SHARED, "id"],
  cell: [...SHARED, "when"],
  form: [
    ...SHARED,
    "description",
    "required",
    "initial",
    "visible",
    "disabled",
    "local",
    "rules",
    "span",
    "permission",
    "edition",
    "columns",
    "fields",
  ],
  record: [...SHARED, "id", "visible"],
  figure: [...SHARED, "id", "visible", "tone", "as", "do"],
  filter: [...SHARED, "fields", "id", "initial", "all", "required", "visible", "edition"],
};
