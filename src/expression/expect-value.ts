/** Values that JavaScript's operators turn into numbers and texts without calling methods of the value. */
export type Primitive = string | number | boolean | null | undefined;

export function isPrimitive(value: unknown): value is Primitive {
  const type = typeof value;
  return (
    value === null || type === "string" || type === "number" || type === "boolean" || type === "undefined"
  );
}

/** The value's sort in words, for messages. */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (Array.isArray(value)) return "an array";
  if (typeof value === "object") return "an object";
  return typeof value === "string" ? "a text" : `a ${typeof value}`;
}

/** The value, or a TypeError: the functions and methods of expressions convert nothing silently. */
export function expectNumber(value: unknown): number {
  if (typeof value !== "number") throw new TypeError(`needs a number, got ${describeValue(value)}`);
  return value;
}

export function expectOptionalNumber(value: unknown): number | undefined {
  return value === undefined ? undefined : expectNumber(value);
}

export function expectText(value: unknown): string {
  if (typeof value !== "string") throw new TypeError(`needs a text, got ${describeValue(value)}`);
  return value;
}

export function expectArray(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new TypeError(`needs an array, got ${describeValue(value)}`);
  return value;
}
