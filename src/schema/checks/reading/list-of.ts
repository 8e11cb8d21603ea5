/** A list as it is; anything else, which the grammar refuses, as an empty one. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
