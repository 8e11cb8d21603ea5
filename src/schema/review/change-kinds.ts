/**
 * The weight of a change to a reviewer, gravest first: some users may do or see more; something may break or data be
 * lost; some users may do or see less; anything else.
 */
export const WEIGHTS = ["widened", "risky", "narrowed", "other"] as const;

export type Weight = (typeof WEIGHTS)[number];

type Kinds = Readonly<Record<string, Weight>>;

/** Parts of screens with the guards that they may have. */
const GUARDS = {
  permission: ["screen", "dialog", "action", "column", "section", "tab", "route", "operation"],
  edition: ["action", "column", "filter", "section", "tab", "route"],
  visible: ["action", "column", "filter", "section", "field", "tab"],
  disabled: ["action"],
} as const;

const SHIFTS = { removed: "widened", widened: "widened", narrowed: "narrowed" } as const;

/** Parts that are added or removed, and are shown by their title. */
const PARTS = {
  screen: "risky",
  dialog: "risky",
  action: "other",
  column: "other",
  filter: "other",
  section: "other",
  field: "other",
  tab: "other",
  "form-field": "risky",
  step: "risky",
  round: "risky",
  rule: "risky",
  route: "risky",
  operation: "risky",
  "operation-field": "risky",
  permission: "risky",
  "code-table": "risky",
  code: "risky",
  state: "risky",
  "state-case": "risky",
  message: "risky",
  "menu-entry": "other",
} as const satisfies Readonly<Record<string, Weight>>;

function guards(): Kinds {
  return Object.fromEntries(
    Object.entries(GUARDS).flatMap(([guard, guarded]) =>
      guarded.flatMap((part) =>
        Object.entries({
          ...SHIFTS,
          ...(guard === "visible" || guard === "disabled" ? { changed: "risky" as const } : {}),
        }).map(([shift, weight]) => [`${part}-${guard}-${shift}`, weight]),
      ),
    ),
  );
}

function parts(): Kinds {
  return Object.fromEntries(
    Object.entries(PARTS).flatMap(([part, weight]) => [
      [`${part}-added`, "other" as const],
      [`${part}-removed`, weight],
      [`${part}-changed`, "other" as const],
    ]),
  );
}

/** Every kind of change with its weight. */
export const CHANGE_KINDS: Kinds = {
  ...parts(),
  ...guards(),

  "screen-kind-changed": "risky",
  "screen-examples-changed": "other",
  "unused-block-changed": "other",
  "column-revealed": "widened",
  "field-revealed": "widened",
  "action-confirm-added": "other",
  "action-confirm-removed": "risky",
  "action-confirm-changed": "other",
  "form-field-required-added": "other",
  "form-field-required-removed": "risky",
  "call-added": "other",
  "call-removed": "risky",
  "call-changed": "risky",
  "param-added": "other",
  "param-removed": "risky",
  "param-changed": "risky",
  "title-changed": "other",
  "steps-reordered": "risky",
  "parts-reordered": "other",

  "operation-opened": "widened",
  "operation-moved": "risky",
  "operation-version-added": "other",
  "operation-version-removed": "risky",
  "operation-version-changed": "risky",
  "operation-where-added": "narrowed",
  "operation-where-removed": "widened",
  "operation-where-changed": "risky",
  "operation-record-changed": "risky",
  "operation-partial-changed": "risky",
  "operation-effect-changed": "risky",
  "operation-deletes-for-good": "risky",
  "operation-form-changed": "risky",
  "operation-field-required-added": "risky",
  "operation-field-required-removed": "risky",
  "operation-field-type-changed": "risky",
  "operation-field-limit-tightened": "risky",
  "operation-field-limit-loosened": "other",
  "operation-field-values-changed": "risky",
  "operation-field-reference-changed": "risky",
  "operation-field-filter-changed": "risky",
  "operation-field-mask-removed": "widened",
  "operation-field-mask-changed": "widened",
  "operation-field-mask-added": "narrowed",
  "record-trash-added": "other",
  "record-trash-removed": "risky",
  "record-unique-removed": "risky",
  "record-changed": "other",

  "route-opened": "widened",
  "route-closed": "risky",
  "route-screen-changed": "risky",
  "route-sign-in-removed": "widened",
  "route-sign-in-added": "narrowed",

  "permission-implies-more": "widened",
  "permission-implies-less": "narrowed",
  "open-list-added": "other",
  "open-list-removed": "other",
  "state-case-when-changed": "risky",
  "state-cases-reordered": "risky",
  "codes-reordered": "other",
  "allowance-added": "risky",
  "allowance-removed": "other",
  "file-unreadable": "risky",
};

export function weightOf(kind: string): Weight {
  const weight = CHANGE_KINDS[kind];
  if (!weight) throw new Error(`No kind of change is called "${kind}".`);
  return weight;
}
