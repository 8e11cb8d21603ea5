import { ExpressionError } from "./expression-error.ts";

const controls: { readonly [letter: string]: string } = {
  n: "\n",
  t: "\t",
  r: "\r",
  b: "\b",
  f: "\f",
  v: "\v",
};

const HEX = /x([0-9a-f]{2})|u([0-9a-f]{4})|u\{0*([0-9a-f]{1,6})\}/iy;

/** Reads the escape whose backslash stands at `start` of a quoted text, as JavaScript does in strict mode. */
export function readEscape(source: string, start: number): { readonly value: string; readonly end: number } {
  const at = start + 1;
  const letter = String.fromCodePoint(source.codePointAt(at) ?? 0);
  const next = at + letter.length;
  if (letter === "x" || letter === "u") return readHex(source, start);
  if (letter === "0" && !/[0-9]/.test(source.charAt(next))) return { value: "\0", end: next };
  if (at >= source.length || /[0-9\n\r\u2028\u2029]/.test(letter)) {
    throw new ExpressionError("this escape is not allowed in a text", {
      start,
      end: Math.min(next, source.length),
    });
  }
  return { value: controls[letter] ?? letter, end: next };
}

function readHex(source: string, start: number) {
  HEX.lastIndex = start + 1;
  const match = HEX.exec(source);
  const code = Number.parseInt(match?.[1] ?? match?.[2] ?? match?.[3] ?? "", 16);
  if (!(code <= 0x10ffff)) {
    throw new ExpressionError("this escape needs a character code, such as \\u4e2d", {
      start,
      end: start + 2,
    });
  }
  return { value: String.fromCodePoint(code), end: HEX.lastIndex };
}
