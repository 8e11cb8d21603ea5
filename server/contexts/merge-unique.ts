/** One table of all; two contexts that name the same entry stop the start. */
export function mergeUnique<Value>(
  noun: string,
  tables: readonly { readonly [name: string]: Value }[],
): { readonly [name: string]: Value } {
  const merged = new Map<string, Value>();
  for (const [name, value] of tables.flatMap((table) => Object.entries(table))) {
    if (merged.has(name)) throw new Error(`two contexts speak of the ${noun} "${name}"`);
    merged.set(name, value);
  }
  return Object.fromEntries(merged);
}
