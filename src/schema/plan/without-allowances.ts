/** A value without the words that are for the check alone. */
export function withoutAllowances(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutAllowances);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== "x-allow")
      .map(([key, child]) => [key, withoutAllowances(child)]),
  );
}
