/** Reads an unknown value as a T, or throws a `ShapeError` that says where it differs. */
export type Shape<T> = (value: unknown, path: string) => T;

class ShapeError extends Error {
  override readonly name = "ShapeError";
}

export const text = primitive<string>("string");
export const number = primitive<number>("number");
export const flag = primitive<boolean>("boolean");

/** A text that may be missing or null: it is empty then. */
export const orEmpty: Shape<string> = (value, path) => text(value ?? "", path);

/** A shape that may also be null. */
export function nullable<T>(shape: Shape<T>): Shape<T | null> {
  return (value, path) => (value === null ? null : shape(value, path));
}

export function list<T>(item: Shape<T>): Shape<readonly T[]> {
  return (value, path) => {
    if (!Array.isArray(value)) throw differs(value, path, "an array");
    return value.map((member, index) => item(member, `${path}[${index}]`));
  };
}

/** An object with these members; others are left out of what is read. */
export function object<T extends object>(members: { readonly [K in keyof T]: Shape<T[K]> }): Shape<T> {
  return (value, path) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      throw differs(value, path, "an object");
    }
    const source = new Map<string, unknown>(Object.entries(value));
    const read: Partial<T> = {};
    for (const name in members) read[name] = members[name](source.get(name), `${path}.${name}`);
    return read as T;
  };
}

/** A text for which the test holds. */
export function textWhere(holds: (value: string) => boolean, expected: string): Shape<string> {
  return (value, path) => {
    const read = text(value, path);
    if (!holds(read)) throw differs(value, path, expected);
    return read;
  };
}

function primitive<T>(type: "string" | "number" | "boolean"): Shape<T> {
  return (value, path) => {
    if (typeof value !== type) throw differs(value, path, `a ${type}`);
    return value as T;
  };
}

function differs(value: unknown, path: string, expected: string): ShapeError {
  const kind = value === null ? "null" : Array.isArray(value) ? "an array" : typeof value;
  return new ShapeError(`${path}: expected ${expected}, got ${kind}`);
}
