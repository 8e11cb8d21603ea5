import { compileParsed } from "../../../expression/compile-expression.ts";
import { ExpressionError } from "../../../expression/expression-error.ts";
import type { BinaryOperator, ExpressionNode, LiteralNode } from "../../../expression/expression-node.ts";
import { readPaths } from "../../../expression/read-paths.ts";

/** True when it is sure that the second condition holds wherever the first one does. */
export function implies(first: ExpressionNode, second: ExpressionNode): boolean {
  const sides = sidesOf(first);
  if (sides?.operator === "||") return implies(sides.left, second) && implies(sides.right, second);
  const wanted = sidesOf(second);
  if (wanted?.operator === "&&") return implies(first, wanted.left) && implies(first, wanted.right);
  if (shapeOf(first) === shapeOf(second)) return true;
  if (sides?.operator === "&&" && (implies(sides.left, second) || implies(sides.right, second))) return true;
  if (wanted?.operator === "||" && (implies(first, wanted.left) || implies(first, wanted.right))) return true;
  return resultWhere(first, second) === true;
}

/** True when it is sure that the second condition fails wherever the first one holds. */
export function refutes(first: ExpressionNode, second: ExpressionNode): boolean {
  const sides = sidesOf(first);
  if (sides?.operator === "||") return refutes(sides.left, second) && refutes(sides.right, second);
  const secondSides = sidesOf(second);
  if (secondSides?.operator === "||")
    return refutes(first, secondSides.left) && refutes(first, secondSides.right);
  if (sides?.operator === "&&" && (refutes(sides.left, second) || refutes(sides.right, second))) return true;
  if (
    secondSides?.operator === "&&" &&
    (refutes(first, secondSides.left) || refutes(first, secondSides.right))
  )
    return true;
  return areOpposites(first, second) || resultWhere(first, second) === false;
}

function sidesOf(node: ExpressionNode) {
  return node.kind === "logical" && node.operator !== "??" ? node : undefined;
}

const OPPOSITE: Partial<Record<BinaryOperator, BinaryOperator>> = {
  "===": "!==",
  "!==": "===",
  "==": "!=",
  "!=": "==",
};

/** `!x` beside `x`, `a === b` beside `a !== b`. Orderings are not opposites: with null both fail. */
function areOpposites(first: ExpressionNode, second: ExpressionNode): boolean {
  const negated = (node: ExpressionNode, counterpart: ExpressionNode) =>
    node.kind === "unary" && node.operator === "!" && shapeOf(node.operand) === shapeOf(counterpart);
  if (negated(first, second) || negated(second, first)) return true;
  if (first.kind !== "binary" || second.kind !== "binary") return false;
  return (
    OPPOSITE[first.operator] === second.operator &&
    shapeOf(first.left) === shapeOf(second.left) &&
    shapeOf(first.right) === shapeOf(second.right)
  );
}

/** The value of the second condition where the first one, `path === literal`, holds; undefined when it reads more than the path. */
function resultWhere(first: ExpressionNode, second: ExpressionNode): boolean | undefined {
  const known = equalityOf(first);
  const [path, ...others] = readPaths(second);
  if (!known || !path || others.length > 0 || path.join("\n") !== known.path.join("\n")) return undefined;
  const scope = known.path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), known.value);
  try {
    return Boolean(compileParsed(second)(scope as Readonly<Record<string, unknown>>));
  } catch (error) {
    if (error instanceof ExpressionError) return undefined;
    throw error;
  }
}

function equalityOf(
  node: ExpressionNode,
): { readonly path: readonly string[]; readonly value: LiteralNode["value"] } | undefined {
  if (node.kind !== "binary" || node.operator !== "===") return undefined;
  const [literal, operand] = node.left.kind === "literal" ? [node.left, node.right] : [node.right, node.left];
  const [path, ...others] = readPaths(operand);
  const isPath = operand.kind === "name" || operand.kind === "member";
  return literal.kind === "literal" && path && others.length === 0 && isPath
    ? { path, value: literal.value }
    : undefined;
}

/** The node without its places: equal for conditions that are written alike but for blanks and parentheses. */
function shapeOf(node: ExpressionNode): string {
  return JSON.stringify(node, (key, value: unknown) => {
    if (key === "start" || key === "end") return undefined;
    return value === undefined ? "undefined" : value;
  });
}
