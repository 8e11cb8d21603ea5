import { ExpressionError } from "./expression-error.ts";
import type { BinaryOperator, ExpressionNode, LogicalOperator, UnaryOperator } from "./expression-node.ts";
import { parsePostfix } from "./parse-postfix.ts";
import { TokenCursor } from "./token-cursor.ts";

/** From the loosest to the tightest. */
const levels: readonly (readonly (BinaryOperator | LogicalOperator)[])[] = [
  ["??"],
  ["||"],
  ["&&"],
  ["===", "!==", "==", "!="],
  ["<", "<=", ">", ">="],
  ["+", "-"],
  ["*", "/", "%"],
];

const unaryOperators: readonly UnaryOperator[] = ["!", "-", "+", "typeof"];

/**
 * Reads an expression, the part between `{{` and `}}`. Throws ExpressionError at the first thing that is not allowed.
 * Every expression of the language is one of JavaScript and means the same there: put in parentheses,
 * the source itself can be handed to a TypeScript compiler, its offsets unchanged.
 */
export function parseExpression(source: string): ExpressionNode {
  const cursor = new TokenCursor(source);
  if (cursor.peek().kind === "end") {
    throw new ExpressionError("an expression is missing here", { start: 0, end: source.length });
  }
  const node = parseInner(cursor);
  if (cursor.peek().kind !== "end") cursor.refuse(cursor.peek());
  return node;
}

function parseInner(cursor: TokenCursor): ExpressionNode {
  return cursor.nested(() => parseConditional(cursor));
}

function parseConditional(cursor: TokenCursor): ExpressionNode {
  const test = parseBinary(cursor, 0);
  if (!cursor.take("?")) return test;
  const whenTrue = parseInner(cursor);
  cursor.expect(":");
  const whenFalse = parseInner(cursor);
  return cursor.node({
    kind: "conditional",
    test,
    whenTrue,
    whenFalse,
    start: test.start,
    end: whenFalse.end,
  });
}

function parseBinary(cursor: TokenCursor, level: number): ExpressionNode {
  const operators = levels[level];
  if (operators === undefined) return parseUnary(cursor);
  let left = parseBinary(cursor, level + 1);
  for (;;) {
    const operator = operators.find((candidate) => cursor.at(candidate));
    if (operator === undefined) return left;
    cursor.next();
    left = combine(cursor, operator, left, parseBinary(cursor, level + 1));
  }
}

function combine(
  cursor: TokenCursor,
  operator: BinaryOperator | LogicalOperator,
  left: ExpressionNode,
  right: ExpressionNode,
): ExpressionNode {
  const range = { start: left.start, end: right.end };
  if (operator === "&&" || operator === "||" || operator === "??") {
    if (operator === "??" && (isOpenLogical(cursor, left) || isOpenLogical(cursor, right))) {
      throw new ExpressionError("put parentheses around && and || next to ??", range);
    }
    return cursor.node({ kind: "logical", operator, left, right, ...range });
  }
  if ((operator === "==" || operator === "!=") && !isNull(left) && !isNull(right)) {
    throw new ExpressionError(
      `use ${operator}= instead of ${operator}; only null may be compared with ${operator}`,
      range,
    );
  }
  return cursor.node({ kind: "binary", operator, left, right, ...range });
}

function isOpenLogical(cursor: TokenCursor, node: ExpressionNode): boolean {
  return node.kind === "logical" && node.operator !== "??" && !cursor.grouped.has(node);
}

function isNull(node: ExpressionNode): boolean {
  return node.kind === "literal" && node.value === null;
}

function parseUnary(cursor: TokenCursor): ExpressionNode {
  const token = cursor.peek();
  const operator = unaryOperators.find((candidate) => candidate === token.value);
  if (operator === undefined || token.kind === "string") return parsePostfix(cursor, parseInner);
  cursor.next();
  const operand = cursor.nested(() => parseUnary(cursor));
  return cursor.node({ kind: "unary", operator, operand, start: token.start, end: operand.end });
}
