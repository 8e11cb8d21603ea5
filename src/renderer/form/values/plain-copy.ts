/** A value of a form without Formily's proxies; inside a reaction every part of it is tracked. */
export function plainCopy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainCopy);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, plainCopy(entry)]));
}
