/** An object of a schema file as it was parsed. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A copy of a value with every object in it, the outermost too, replaced by what `change` makes of it, from the inside out. */
export function mapObjects(value: unknown, change: (object: JsonObject) => JsonObject): unknown {
  if (Array.isArray(value)) return value.map((item) => mapObjects(item, change));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, child]) => [key, mapObjects(child, change)]);
  return change(Object.fromEntries(entries) as JsonObject);
}

/** A copy with another name for one key, in its place; its value may change with it. */
export function renameKey(
  object: JsonObject,
  from: string,
  to: string,
  change: (value: unknown) => unknown = (value) => value,
): JsonObject {
  return Object.fromEntries(
    Object.entries(object).map(([key, value]) => (key === from ? [to, change(value)] : [key, value])),
  );
}
