import { withoutInvisibleMarks } from "../../src/domain/visible-text.ts";

export interface CleanTexts<Value> {
  /** The same value; its texts without invisible characters. */
  readonly value: Value;
  /** The places of texts that no database can keep: with a NUL, or with half of a character. */
  readonly unsavable: readonly (readonly string[])[];
}

/** Cleans every text of a value that has come as JSON, in an address or in a form. */
export function cleanTexts<Value>(value: Value): CleanTexts<Value> {
  const unsavable: (readonly string[])[] = [];
  const clean = (part: unknown, path: readonly string[]): unknown => {
    if (typeof part === "string") {
      if (UNSAVABLE.test(part)) unsavable.push(path);
      return withoutInvisibleMarks(part);
    }
    if (Array.isArray(part)) return part.map((item, index) => clean(item, [...path, String(index)]));
    if (typeof part !== "object" || part === null || part instanceof Uint8Array) return part;
    return Object.fromEntries(
      Object.entries(part).map(([name, inner]) => [name, clean(inner, [...path, name])]),
    );
  };
  return { value: clean(value, []) as Value, unsavable };
}

const UNSAVABLE = /\0|\p{Surrogate}/u;
