import { ExpressionError, type SourceRange } from "./expression-error.ts";
import { MAX_SOURCE } from "./limits.ts";
import { readEscape } from "./read-escape.ts";

/** Template texts arrive in pieces: "`", chunk, "${", …, "}", chunk, "`". */
export type Token = SourceRange &
  (
    | { readonly kind: "number"; readonly value: number }
    | { readonly kind: "string" | "chunk" | "name" | "punctuator"; readonly value: string }
    | { readonly kind: "end"; readonly value: "" }
  );

const BLANK = /\s+/y;
const NAME = /[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*/uy;
const NUMBER = /(?:(?:0|[1-9]\d*)(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?/iy;
const PUNCTUATOR =
  />>>=?|\.\.\.|[=!]==?|=>|\*\*=?|<<=?|>>=?|&&=?|\|\|=?|\?\?=?|\?\.(?!\d)|\+\+|--|[+\-*/%&|^<>]=?|[{}()[\];,~?:.=!]/y;

interface Scanner {
  readonly text: string;
  readonly tokens: Token[];
  /** The kinds of the expression's unclosed `{`. */
  readonly open: ("brace" | "template")[];
  position: number;
}

/** The tokens of an expression, the last of kind "end". Throws ExpressionError. */
export function tokenize(source: string): readonly Token[] {
  if (source.length > MAX_SOURCE) {
    const message = `an expression has at most ${MAX_SOURCE} characters`;
    throw new ExpressionError(message, { start: MAX_SOURCE, end: source.length });
  }
  const scanner: Scanner = { text: source, tokens: [], open: [], position: 0 };
  while (skipBlanks(scanner)) scanToken(scanner);
  scanner.tokens.push({ kind: "end", value: "", start: source.length, end: source.length });
  return scanner.tokens;
}

/**
 * The end of the expression that begins at `start`: before the first `}}` that closes nothing inside it.
 * -1 when there is none. Throws ExpressionError when the text up to there cannot be an expression.
 */
export function findExpressionEnd(text: string, start: number): number {
  const scanner: Scanner = { text, tokens: [], open: [], position: start };
  while (skipBlanks(scanner)) {
    if (scanner.open.length === 0 && text.startsWith("}}", scanner.position)) return scanner.position;
    scanToken(scanner);
  }
  return -1;
}

function skipBlanks(scanner: Scanner): boolean {
  BLANK.lastIndex = scanner.position;
  if (BLANK.test(scanner.text)) scanner.position = BLANK.lastIndex;
  return scanner.position < scanner.text.length;
}

function scanToken(scanner: Scanner): void {
  const { text, position } = scanner;
  const character = text.charAt(position);
  if (character === "'" || character === '"') return scanString(scanner, character);
  if (text.startsWith("//", position) || text.startsWith("/*", position)) {
    throw new ExpressionError("comments are not allowed in an expression", {
      start: position,
      end: position + 2,
    });
  }
  if (character === "`") {
    push(scanner, "punctuator", character);
    return scanTemplate(scanner);
  }
  const number = match(NUMBER, scanner);
  if (number !== undefined) return scanNumber(scanner, number);
  const name = match(NAME, scanner);
  if (name !== undefined) return push(scanner, "name", name);
  const punctuator = match(PUNCTUATOR, scanner);
  if (punctuator === undefined) {
    const unknown = String.fromCodePoint(text.codePointAt(position) ?? 0);
    throw new ExpressionError(`unexpected character "${unknown}"`, {
      start: position,
      end: position + unknown.length,
    });
  }
  scanPunctuator(scanner, punctuator);
}

function scanPunctuator(scanner: Scanner, punctuator: string): void {
  if (punctuator.startsWith("/") && expectsOperand(scanner.tokens.at(-1))) {
    throw new ExpressionError("regular expressions are not allowed; use includes, startsWith or endsWith", {
      start: scanner.position,
      end: scanner.position + punctuator.length,
    });
  }
  push(scanner, "punctuator", punctuator);
  if (punctuator === "{") scanner.open.push("brace");
  if (punctuator === "}" && scanner.open.pop() === "template") scanTemplate(scanner);
}

function expectsOperand(previous: Token | undefined): boolean {
  return previous === undefined || (previous.kind === "punctuator" && !/[)\]}`]/.test(previous.value));
}

function scanNumber(scanner: Scanner, digits: string): void {
  const start = scanner.position;
  push(scanner, "number", digits);
  if (match(NAME, scanner) !== undefined || match(NUMBER, scanner) !== undefined) {
    throw new ExpressionError("write a number in plain decimal digits", { start, end: scanner.position + 1 });
  }
}

function scanString(scanner: Scanner, quote: string): void {
  const { text, position: start } = scanner;
  let value = "";
  let at = start + 1;
  while (text.charAt(at) !== quote) {
    if (at >= text.length || /[\n\r]/.test(text.charAt(at))) {
      throw new ExpressionError(`this text is never closed with ${quote}`, { start, end: start + 1 });
    }
    const piece = readCharacter(text, at);
    value += piece.value;
    at = piece.end;
  }
  scanner.tokens.push({ kind: "string", value, start, end: at + 1 });
  scanner.position = at + 1;
}

/** Scans a piece of a template text, up to its closing "`" or the next "${", which it takes too. */
function scanTemplate(scanner: Scanner): void {
  const { text, position: start } = scanner;
  let value = "";
  let at = start;
  while (text.charAt(at) !== "`" && !text.startsWith("${", at)) {
    if (at >= text.length)
      throw new ExpressionError("this text is never closed with `", { start: start - 1, end: start });
    const piece = readCharacter(text, at);
    value += piece.value;
    at = piece.end;
  }
  scanner.tokens.push({ kind: "chunk", value, start, end: at });
  scanner.position = at;
  const opens = text.charAt(at) === "$";
  push(scanner, "punctuator", opens ? "${" : "`");
  if (opens) scanner.open.push("template");
}

function readCharacter(text: string, at: number): { readonly value: string; readonly end: number } {
  if (text.charAt(at) === "\\") return readEscape(text, at);
  // JavaScript reads every raw line break in a template text as a line feed.
  if (text.charAt(at) === "\r") return { value: "\n", end: text.charAt(at + 1) === "\n" ? at + 2 : at + 1 };
  return { value: text.charAt(at), end: at + 1 };
}

function match(pattern: RegExp, scanner: Scanner): string | undefined {
  pattern.lastIndex = scanner.position;
  return pattern.exec(scanner.text)?.[0];
}

function push(scanner: Scanner, kind: "number" | "name" | "punctuator", value: string): void {
  const start = scanner.position;
  const end = start + value.length;
  scanner.tokens.push(
    kind === "number" ? { kind, value: Number(value), start, end } : { kind, value, start, end },
  );
  scanner.position = end;
}
