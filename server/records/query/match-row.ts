import { readName } from "../../../src/domain/name-reading.ts";
import { isFound } from "../../../src/domain/name-search.ts";
import { compareText } from "../../../src/schema/predicate/compare-text.ts";
import type { JsonSchema } from "../../../src/schema/project/json-schema.ts";
import { type Condition, type Match, SHOWN_AT_END, SHOWN_AT_START } from "./record-conditions.ts";

/** A property of a row that was worked out. */
export interface RowField {
  readonly mask: JsonSchema["x-mask"];
  /** It names a client or a member of staff: searched word by word, and by pinyin. */
  readonly isName: boolean;
}

type Holds = (row: object) => boolean;
type Fits = (held: unknown, values: readonly unknown[]) => boolean;

/** True when a condition holds for a row, as `toSql` has it for a record. */
export function holdsFor({ fields, match, value }: Condition, fieldOf: (name: string) => RowField): Holds {
  const values = [value].flat() as readonly unknown[];
  const described = fields.map((name) => ({ name, ...fieldOf(name) }));
  if (match === "contains" && described.some(({ isName }) => isName))
    return foundIn(described, wordsOf(values[0]));
  const tests = described.map(({ name, mask }): Holds => {
    const fits = match === "contains" && mask !== undefined ? showsThrough : MATCHES[match];
    return (row) => fits(Reflect.get(row, name) ?? null, values);
  });
  return (row) => tests.some((test) => test(row));
}

const MATCHES: { readonly [match in Match]: Fits } = {
  equals: (held, [first = null]) => held === first,
  in: (held, values) => held !== null && values.includes(held),
  has: (held, values) =>
    Array.isArray(held) && values.some((wanted) => held.some((element) => holdsWhole(element, wanted))),
  from: (held, [first = null]) => isInOrder(first, held),
  to: (held, [first = null]) => isInOrder(beginning(held, first), first),
  contains: (held, [first = null]) =>
    typeof held === "string" && held.toLowerCase().includes(String(first).toLowerCase()),
};

/** Both values have one type; null comes neither before nor after anything. */
function isInOrder(less: unknown, more: unknown): boolean {
  if (typeof less === "number" && typeof more === "number") return less <= more;
  return typeof less === "string" && typeof more === "string" && compareText(less, more) <= 0;
}

/** As much of a text as the bound is long: a day ends with its last second, a month with its last day. */
function beginning(held: unknown, bound: unknown): unknown {
  return typeof held === "string" && typeof bound === "string" ? held.slice(0, bound.length) : held;
}

/** An object holds another one by having its properties. */
function holdsWhole(held: unknown, wanted: unknown): boolean {
  if (typeof wanted !== "object" || wanted === null) return held === wanted;
  return (
    typeof held === "object" &&
    held !== null &&
    Object.entries(wanted).every(([name, value]) => Reflect.get(held, name) === value)
  );
}

const showsThrough: Fits = (held, [first = null]) => {
  const text = String(first);
  if (typeof held !== "string") return false;
  return (
    held === text ||
    (text.length <= SHOWN_AT_START && held.startsWith(text)) ||
    (text.length <= SHOWN_AT_END && held.endsWith(text))
  );
};

function foundIn(fields: readonly (RowField & { readonly name: string })[], text: string): Holds {
  const masked = fields.filter(({ mask }) => mask !== undefined);
  const open = fields.filter(({ mask }) => mask === undefined);
  return (row) => {
    const textOf = ({ name }: { readonly name: string }) => wordsOf(Reflect.get(row, name));
    const names = open.filter(({ isName }) => isName).map(textOf);
    return (
      isFound(text, open.map(textOf), () => names.map(readName)) ||
      masked.some(({ name }) => showsThrough(Reflect.get(row, name), [text]))
    );
  };
}

/** Lists and objects are not searched. */
function wordsOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
