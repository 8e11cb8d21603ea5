import type { ElementNode, EntryNode, ExpressionNode, LiteralNode, SpreadNode } from "./expression-node.ts";
import { isReservedWord } from "./explain-token.ts";
import { refuseForbidden } from "./refuse-forbidden.ts";
import type { TokenCursor } from "./token-cursor.ts";
import type { Token } from "./tokenize.ts";

/** Reads a whole expression inside another one. */
export type ParseInner = (cursor: TokenCursor) => ExpressionNode;

const words = new Map<string, LiteralNode["value"]>([
  ["true", true],
  ["false", false],
  ["null", null],
  ["undefined", undefined],
]);

/** Reads a literal, a name, an array, an object, a template text or an expression in parentheses. */
export function parsePrimary(cursor: TokenCursor, inner: ParseInner): ExpressionNode {
  const token = cursor.next();
  const { start, end } = token;
  if (token.kind === "number" || token.kind === "string") {
    return cursor.node({ kind: "literal", value: token.value, start, end });
  }
  if (token.kind === "name") {
    if (words.has(token.value))
      return cursor.node({ kind: "literal", value: words.get(token.value), start, end });
    return parseName(cursor, token);
  }
  if (token.kind === "punctuator") {
    if (token.value === "(") return parseGroup(cursor, inner);
    if (token.value === "[") {
      const list = cursor.list("]", () => parseElement(cursor, inner));
      return cursor.node({ kind: "array", elements: list.items, start, end: list.end });
    }
    if (token.value === "{") {
      const list = cursor.list("}", () =>
        cursor.at("...") ? parseSpread(cursor, inner) : parseEntry(cursor, inner),
      );
      return cursor.node({ kind: "object", entries: list.items, start, end: list.end });
    }
    if (token.value === "`") return parseText(cursor, inner, start);
  }
  return cursor.refuse(
    token,
    `a value is missing before ${token.kind === "end" ? "the end" : `"${token.value}"`}`,
  );
}

/** Reads an element of an array or an argument. */
export function parseElement(cursor: TokenCursor, inner: ParseInner): ElementNode {
  return cursor.at("...") ? parseSpread(cursor, inner) : inner(cursor);
}

function parseSpread(cursor: TokenCursor, inner: ParseInner): SpreadNode {
  const { start } = cursor.expect("...");
  const value = inner(cursor);
  return cursor.node({ kind: "spread", value, start, end: value.end });
}

function parseName(
  cursor: TokenCursor,
  { value: name, start, end }: Token & { value: string },
): ExpressionNode {
  if (isReservedWord(name)) cursor.refuse({ kind: "name", value: name, start, end });
  refuseForbidden(name, { start, end });
  return cursor.node({ kind: "name", name, start, end });
}

function parseGroup(cursor: TokenCursor, inner: ParseInner): ExpressionNode {
  if (cursor.at(")")) cursor.refuse(cursor.peek(1));
  const node = inner(cursor);
  cursor.expect(")");
  cursor.grouped.add(node);
  return node;
}

function parseText(cursor: TokenCursor, inner: ParseInner, start: number): ExpressionNode {
  const chunks: string[] = [];
  const values: ExpressionNode[] = [];
  for (;;) {
    chunks.push(String(cursor.next().value));
    if (!cursor.take("${")) break;
    values.push(inner(cursor));
    cursor.expect("}");
  }
  return cursor.node({ kind: "text", chunks, values, start, end: cursor.expect("`").end });
}

function parseEntry(cursor: TokenCursor, inner: ParseInner): EntryNode {
  const token = cursor.next();
  const { start } = token;
  if (token.kind !== "name" && token.kind !== "string" && token.kind !== "number") {
    return cursor.refuse(token, "the key of an object is a plain name, a text or a number");
  }
  const key = String(token.value);
  refuseForbidden(key, token);
  const short = token.kind === "name" && (cursor.at(",") || cursor.at("}"));
  if (!short) cursor.expect(":");
  const value = short ? parseName(cursor, token) : inner(cursor);
  return cursor.node({ kind: "entry", key, value, start, end: value.end });
}
