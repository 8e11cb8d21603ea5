/** The same value for documents that say the same: the order of keys and of `required` names says nothing. */
export function canonicalDocument(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonicalDocument);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [
    key,
    key === "required" ? sorted(part) : canonicalDocument(part),
  ]);
  return Object.fromEntries(entries);
}

function sorted(required: unknown): unknown {
  return Array.isArray(required) && required.every((name) => typeof name === "string")
    ? required.toSorted()
    : canonicalDocument(required);
}
