import type { KeywordDefinition } from "ajv";

/**
 * `uniqueItems` in one walk over the list. The validator's own compares each item with each other wherever the
 * items stand behind a reference, which takes minutes for a list that is long enough.
 */
export const uniqueItems: KeywordDefinition = {
  keyword: "uniqueItems",
  type: "array",
  schemaType: "boolean",
  validate: (isDemanded: boolean, items: readonly unknown[]) =>
    !isDemanded || new Set(items.map(comparable)).size === items.length,
  errors: false,
};

/** Equal values give equal texts or numbers, whatever the order of an object's names. */
function comparable(item: unknown): unknown {
  if (typeof item === "string") return `"${item}`;
  if (typeof item !== "object" || item === null) return item;
  return JSON.stringify(item, (_name, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
