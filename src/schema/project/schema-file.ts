import { findNodeAtLocation, getNodeValue, type Node, parseTree, type ParseError } from "jsonc-parser";
import { syntaxWords } from "./syntax-words.ts";

export interface Position {
  /** From 1. */
  readonly line: number;
  readonly column: number;
}

/** Offsets in a text, from 0, the end excluded. */
interface TextRange {
  readonly start: number;
  readonly end: number;
}

interface SyntaxProblem extends Position {
  readonly message: string;
}

/** One file of `schemas/`: its value, and the way back from a JSON pointer to a place in its text. */
export interface SchemaFile {
  /** From the project's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** The readable part of a broken file; undefined when there is none. */
  readonly value: unknown;
  readonly isJson: boolean;
  readonly problems: readonly SyntaxProblem[];
  /** The position of the value at the pointer; that of its name with `key`; the nearest existing parent's when it is missing. */
  readonly locate: (pointer: string, of?: "value" | "key") => Position;
  /** The position of an offset inside the decoded string at the pointer, escapes considered. */
  readonly locateInString: (pointer: string, offset: number) => Position;
  /**
   * The place of a word in the string at the pointer, or in its name with `of: "key"`: from the offset in the decoded
   * string on, by default at its beginning. Undefined when it does not stand there as it is.
   */
  readonly findWord: (pointer: string, word: string, where: WordPlace) => TextRange | undefined;
  /** The file as it stands there, where `value` is what it stands for. */
  readonly written?: SchemaFile;
  /** The place in the file for one in the value: the same, but for a file that stands for something else. */
  readonly writtenAt: (pointer: string) => string;
}

const SAME = (pointer: string): string => pointer;

interface WordPlace {
  readonly of?: "value" | "key" | undefined;
  readonly offset?: number | undefined;
}

/** Files of screens are some twenty levels deep. */
const DEEPEST = 200;

export function parseSchemaFile(path: string, text: string): SchemaFile {
  const depth = tooDeep(text);
  return depth === undefined ? parseShallow(path, text) : unreadable(path, text, depth);
}

function unreadable(path: string, text: string, offset: number): SchemaFile {
  const start = { line: 1, column: 1 };
  const problem = {
    message: `nothing is nested more than ${DEEPEST} levels deep`,
    ...positionAt(lineStarts(text), offset),
  };
  return {
    path,
    text,
    value: undefined,
    isJson: false,
    problems: [problem],
    locate: () => start,
    locateInString: () => start,
    findWord: () => undefined,
    writtenAt: SAME,
  };
}

/** Parses the value at once; places in the text, which cost ten times as much, at their first use. */
function parseShallow(path: string, text: string): SchemaFile {
  let places: Places | undefined;
  const read = () => (places ??= readPlaces(text));
  const json = readJson(text);
  return {
    path,
    text,
    value: json === undefined ? read().value : json,
    isJson: json !== undefined,
    get problems() {
      return read().problems;
    },
    locate: (pointer, of) => read().locate(pointer, of),
    locateInString: (pointer, offset) => read().locateInString(pointer, offset),
    findWord: (pointer, word, where) => read().findWord(pointer, word, where),
    writtenAt: SAME,
  };
}

/** Undefined, which no JSON gives, when it is none. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Places = Pick<SchemaFile, "value" | "problems" | "locate" | "locateInString" | "findWord">;

function readPlaces(text: string): Places {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const lines = lineStarts(text);
  const at = (offset: number) => positionAt(lines, offset);
  return {
    value: tree && getNodeValue(tree),
    problems: [
      ...errors.map((error) => ({
        message: `not JSON: ${syntaxWords(error.error)}`,
        ...at(error.offset),
      })),
      ...(tree
        ? duplicateKeys(tree).map(({ key, offset }) => ({
            message: `"${key}" stands twice in this object`,
            ...at(offset),
          }))
        : []),
    ],
    locate: (pointer, of = "value") => {
      const node = tree && nearestNode(tree, pointerSegments(pointer));
      if (!node) return { line: 1, column: 1 };
      const name = of === "key" && node.parent?.type === "property" ? node.parent.children?.[0] : undefined;
      return at((name ?? node).offset);
    },
    locateInString: (pointer, offset) => {
      const node = tree && nearestNode(tree, pointerSegments(pointer));
      if (!node) return { line: 1, column: 1 };
      return at(
        node.offset + 1 + rawOffset(text.slice(node.offset + 1, node.offset + node.length - 1), offset),
      );
    },
    findWord: (pointer, word, { of, offset }) => {
      const node = tree && findNodeAtLocation(tree, pathOf(tree, pointer));
      const token = of === "key" ? node?.parent?.children?.[0] : node;
      if (token?.type !== "string") return undefined;
      const raw = text.slice(token.offset + 1, token.offset + token.length - 1);
      const from = offset === undefined ? 0 : rawOffset(raw, offset);
      const index = wordIndex(raw, word, from);
      if (index === -1 || (offset === undefined && index > 0)) return undefined;
      const start = token.offset + 1 + index;
      return { start, end: start + word.length };
    },
  };
}

/**
 * The offset at which brackets are nested deeper than any real file, and than a parser can follow; undefined when
 * nowhere.
 */
function tooDeep(text: string): number | undefined {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"?|[[{\]}]/g)) {
    if (token === "[" || token === "{") depth += 1;
    else if (token === "]" || token === "}") depth -= 1;
    if (depth > DEEPEST) return index;
  }
  return undefined;
}

export function pointerSegments(pointer: string): string[] {
  const segments = pointer.split("/").slice(1);
  if (!pointer.includes("~")) return segments;
  return segments.map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
}

export function joinPointer(pointer: string, ...segments: readonly (string | number)[]): string {
  let joined = pointer;
  for (const segment of segments) joined += `/${typeof segment === "string" ? escaped(segment) : segment}`;
  return joined;
}

function escaped(segment: string): string {
  return /[~/]/.test(segment) ? segment.replaceAll("~", "~0").replaceAll("/", "~1") : segment;
}

function nearestNode(tree: Node, segments: readonly string[]): Node {
  let node = tree;
  for (const segment of segments) {
    const next = findNodeAtLocation(node, [node.type === "array" ? Number(segment) : segment]);
    if (!next) return node;
    node = next;
  }
  return node;
}

/** The pointer as keys and indexes of the values that it leads through. */
function pathOf(tree: Node, pointer: string): (string | number)[] {
  const path: (string | number)[] = [];
  let node: Node | undefined = tree;
  for (const segment of pointerSegments(pointer)) {
    const step: string | number = node?.type === "array" ? Number(segment) : segment;
    path.push(step);
    node = node && findNodeAtLocation(node, [step]);
  }
  return path;
}

/** The index of the word by itself, not as a part of a longer one; -1 when it is nowhere. */
function wordIndex(raw: string, word: string, from: number): number {
  for (let index = raw.indexOf(word, from); index !== -1; index = raw.indexOf(word, index + 1)) {
    const isPart = (character: string | undefined) => character !== undefined && /[\w$]/.test(character);
    const beginsWord = !isPart(raw[index - 1]) || !isPart(word[0]);
    const endsWord = !isPart(raw[index + word.length]) || !isPart(word.at(-1));
    if (beginsWord && endsWord) return index;
  }
  return -1;
}

function duplicateKeys(
  node: Node,
  keys: { key: string; offset: number }[] = [],
): { key: string; offset: number }[] {
  const seen = new Set<string>();
  for (const child of node.children ?? []) {
    const name = child.type === "property" && node.type === "object" ? child.children?.[0] : undefined;
    if (name && typeof name.value === "string") {
      if (seen.has(name.value)) keys.push({ key: name.value, offset: name.offset });
      seen.add(name.value);
    }
    duplicateKeys(child, keys);
  }
  return keys;
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let index = text.indexOf("\n"); index >= 0; index = text.indexOf("\n", index + 1))
    starts.push(index + 1);
  return starts;
}

function positionAt(starts: readonly number[], offset: number): Position {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}

/** Offset in the raw JSON text of a string for an offset in its decoded value. */
function rawOffset(raw: string, decoded: number): number {
  let index = 0;
  for (let count = 0; count < decoded && index < raw.length; count += 1) {
    index += raw[index] === "\\" ? (raw[index + 1] === "u" ? 6 : 2) : 1;
  }
  return index;
}
