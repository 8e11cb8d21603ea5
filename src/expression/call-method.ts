import {
  describeValue,
  expectNumber,
  expectOptionalNumber,
  expectText,
  isPrimitive,
} from "./expect-value.ts";
import { MAX_TEXT } from "./limits.ts";
import {
  isArrayMethod,
  isTextMethod,
  type ArrayMethod,
  type EachMethod,
  type Method,
  type TextMethod,
} from "./member-names.ts";

type Values = readonly unknown[];

const onText: { readonly [name in TextMethod]: (text: string, values: Values) => unknown } = {
  includes: (text, [search, from]) => text.includes(expectText(search), expectOptionalNumber(from)),
  startsWith: (text, [search, from]) => text.startsWith(expectText(search), expectOptionalNumber(from)),
  endsWith: (text, [search, end]) => text.endsWith(expectText(search), expectOptionalNumber(end)),
  slice: (text, [start, end]) => text.slice(expectOptionalNumber(start), expectOptionalNumber(end)),
  trim: (text) => text.trim(),
  toUpperCase: (text) => text.toUpperCase(),
  toLowerCase: (text) => text.toLowerCase(),
  padStart: (text, [length, fill]) =>
    text.padStart(expectLength(length), fill === undefined ? " " : expectText(fill)),
  split: (text, [separator, limit]) => text.split(expectText(separator), expectOptionalNumber(limit)),
};

const onArray: { readonly [name in ArrayMethod]: (array: Values, values: Values) => unknown } = {
  includes: (array, [element, from]) => array.includes(element, expectOptionalNumber(from)),
  join: (array, [separator]) => join(array, separator === undefined ? "," : expectText(separator)),
  at: (array, [index]) => array.at(expectOptionalNumber(index) ?? 0),
  slice: (array, [start, end]) => array.slice(expectOptionalNumber(start), expectOptionalNumber(end)),
};

const onEach: {
  readonly [name in EachMethod]: (
    array: Values,
    run: (element: unknown, index: number) => unknown,
  ) => unknown;
} = {
  some: (array, run) => array.some(run),
  every: (array, run) => array.every(run),
  map: (array, run) => array.map(run),
  filter: (array, run) => array.filter(run),
  find: (array, run) => array.find(run),
};

/** Calls a method as JavaScript does, without its silent conversions: a wrong value is a TypeError. */
export function callMethod(receiver: unknown, name: Method, values: Values): unknown {
  if (typeof receiver === "string" && isTextMethod(name)) return onText[name](receiver, values);
  if (Array.isArray(receiver) && isArrayMethod(name)) return onArray[name](receiver, values);
  const wanted = [isTextMethod(name) ? "a text" : "", isArrayMethod(name) ? "an array" : ""]
    .filter(Boolean)
    .join(" or ");
  throw new TypeError(`is a method of ${wanted}, not of ${describeValue(receiver)}`);
}

/** Runs an array method with a function. */
export function callEach(
  receiver: unknown,
  name: EachMethod,
  run: (element: unknown, index: number) => unknown,
): unknown {
  if (!Array.isArray(receiver))
    throw new TypeError(`is a method of an array, not of ${describeValue(receiver)}`);
  return onEach[name](receiver, run);
}

function join(array: Values, separator: string): string {
  const pieces = array.map(toPiece);
  expectLength(pieces.reduce((total, piece) => total + piece.length + separator.length, 0));
  return pieces.join(separator);
}

function toPiece(element: unknown): string {
  if (!isPrimitive(element)) throw new TypeError(`needs numbers and texts, got ${describeValue(element)}`);
  return String(element ?? "");
}

function expectLength(value: unknown): number {
  const length = expectNumber(value);
  if (length > MAX_TEXT) throw new RangeError(`makes texts of at most ${MAX_TEXT} characters`);
  return length;
}
