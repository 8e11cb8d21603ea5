/** An object as it is; anything else, which the grammar refuses, as an empty one. */
export function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return value && typeof value === "object" && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

/** A list as it is; anything else as an empty one. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A string as it is; anything else as none. */
export function asText(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** An object that holds these names and no others, not even `constructor`. */
export function byName<Value>(entries: Iterable<readonly [string, Value]>): Readonly<Record<string, Value>> {
  return Object.assign(Object.create(null) as Record<string, Value>, Object.fromEntries(entries));
}
