/** A string as it is; anything else, which the grammar refuses, as an empty one. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
