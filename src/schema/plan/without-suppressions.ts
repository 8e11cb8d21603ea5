/** A value without the words that are for the check alone. */
export function withoutSuppressions(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSuppressions);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== "x-allow")
      .map(([key, child]) => [key, withoutSuppressions(child)]),
  );
}
