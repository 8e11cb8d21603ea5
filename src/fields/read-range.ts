/** The two ends of a range's value; a blank one is null. */
export function readRange(value: unknown): readonly [unknown, unknown] {
  const [from, to]: readonly unknown[] = Array.isArray(value) ? value : [];
  return [from ?? null, to ?? null];
}
