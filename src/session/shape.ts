/** Reads an unknown value as a T, or throws a `ShapeError` that says where it differs. */
export type Shape<T> = (value: unknown, path: string) => T;

class ShapeError extends Error {
  override readonly name = "ShapeError";
}

/** A text, or a number as its text. */
export const text = scalar("a string", (value) =>
  typeof value === "number" ? String(value) : typeof value === "string" ? value : undefined,
);

/** A number, or a text that is one. */
export const number = scalar("a number", (value) => {
  const read = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof read === "number" && Number.isFinite(read) ? read : undefined;
});

/** A whole number, or a text that is one; a text that is too long for a number, or is none, stays a text. */
export const identifier = scalar<number | string>("an id", (value) => {
  const read = typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value;
  if (Number.isSafeInteger(read)) return Number(read);
  return typeof value === "string" && value !== "" ? value : undefined;
});

/** True or false, as such, as 1 or 0, or as the text of these. */
export const flag = scalar("a boolean", (value) => {
  const word = String(value).trim().toLowerCase();
  return word === "true" || word === "1" ? true : word === "false" || word === "0" ? false : undefined;
});

/** `otherwise` stands for what is missing, null or an empty text. */
export function optional<T>(shape: Shape<T>, otherwise: T): Shape<T> {
  return (value, path) =>
    value === undefined || value === null || value === "" ? otherwise : shape(value, path);
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

function scalar<T>(expected: string, read: (value: unknown) => T | undefined): Shape<T> {
  return (value, path) => {
    const parsed = read(value);
    if (parsed === undefined) throw differs(value, path, expected);
    return parsed;
  };
}

function differs(value: unknown, path: string, expected: string): ShapeError {
  const kind = value === null ? "null" : Array.isArray(value) ? "an array" : typeof value;
  return new ShapeError(`${path}: expected ${expected}, got ${kind}`);
}
