import { ExpressionError } from "./expression-error.ts";
import type { ExpressionNode } from "./expression-node.ts";
import {
  arrayMethods,
  eachMethods,
  isArrayMethod,
  isEachMethod,
  isTextMethod,
  textMethods,
} from "./member-names.ts";
import { parseArrow } from "./parse-arrow.ts";
import { parseElement, parsePrimary, type ParseInner } from "./parse-primary.ts";
import { refuseForbidden } from "./refuse-forbidden.ts";
import type { TokenCursor } from "./token-cursor.ts";
import type { Token } from "./tokenize.ts";

/** Reads a value and the chain of members, indexes and calls behind it. */
export function parsePostfix(cursor: TokenCursor, inner: ParseInner): ExpressionNode {
  let node = parsePrimary(cursor, inner);
  let skips = false;
  for (;;) {
    const optional = cursor.at("?.");
    const opening = optional ? 1 : 0;
    if (cursor.at("(", opening)) node = parseCall(cursor, inner, node, optional);
    else if (cursor.at("[", opening)) node = parseIndex(cursor, inner, node, optional);
    else if (optional || cursor.at(".")) node = parseMember(cursor, inner, node, optional);
    else break;
    skips ||= optional || mayMissMethod(node);
  }
  if (cursor.at("`")) cursor.refuse(cursor.peek());
  return skips ? cursor.node({ kind: "chain", value: node, start: node.start, end: node.end }) : node;
}

function mayMissMethod(node: ExpressionNode): boolean {
  return (node.kind === "method" || node.kind === "each") && node.optionalCall;
}

function parseCall(
  cursor: TokenCursor,
  inner: ParseInner,
  callee: ExpressionNode,
  optional: boolean,
): ExpressionNode {
  if (callee.kind !== "name" || cursor.grouped.has(callee)) {
    throw new ExpressionError(
      "only registered functions and the methods of arrays and texts can be called",
      callee,
    );
  }
  if (optional) cursor.next();
  const { items, end } = parseValues(cursor, inner);
  return cursor.node({ kind: "call", name: callee.name, values: items, start: callee.start, end });
}

function parseIndex(
  cursor: TokenCursor,
  inner: ParseInner,
  object: ExpressionNode,
  optional: boolean,
): ExpressionNode {
  if (optional) cursor.next();
  cursor.expect("[");
  const index = inner(cursor);
  if (index.kind === "literal" && typeof index.value === "string") refuseForbidden(index.value, index);
  const { end } = cursor.expect("]");
  return cursor.node({ kind: "index", object, index, optional, start: object.start, end });
}

function parseMember(
  cursor: TokenCursor,
  inner: ParseInner,
  object: ExpressionNode,
  optional: boolean,
): ExpressionNode {
  cursor.next();
  const name = cursor.next();
  if (name.kind !== "name") cursor.refuse(name, "a property's name is missing here");
  refuseForbidden(name.value, name);
  const optionalCall = cursor.at("?.") && cursor.at("(", 1);
  if (!optionalCall && !cursor.at("(")) {
    return cursor.node({
      kind: "member",
      object,
      property: name.value,
      optional,
      start: object.start,
      end: name.end,
    });
  }
  if (optionalCall) cursor.next();
  return parseMethod(cursor, inner, name, { object, optional, optionalCall, start: object.start });
}

type Receiver = { object: ExpressionNode; optional: boolean; optionalCall: boolean; start: number };

function parseMethod(
  cursor: TokenCursor,
  inner: ParseInner,
  name: Token & { value: string },
  receiver: Receiver,
): ExpressionNode {
  const method = name.value;
  if (isEachMethod(method)) {
    cursor.expect("(");
    const arrow = parseArrow(cursor, inner, method);
    cursor.take(",");
    if (!cursor.at(")")) cursor.refuse(cursor.peek(), `${method} takes one function and nothing else`);
    return cursor.node({ kind: "each", method, arrow, ...receiver, end: cursor.next().end });
  }
  if (isArrayMethod(method) || isTextMethod(method)) {
    const { items, end } = parseValues(cursor, inner);
    return cursor.node({ kind: "method", method, values: items, ...receiver, end });
  }
  const known = [...new Set([...eachMethods, ...arrayMethods, ...textMethods])].join(", ");
  throw new ExpressionError(`"${method}" cannot be called; the methods are ${known}`, name);
}

function parseValues(cursor: TokenCursor, inner: ParseInner) {
  cursor.expect("(");
  return cursor.list(")", () => parseElement(cursor, inner));
}
