import type { ExpressionNode, LogicalOperator } from "../../expression/expression-node.ts";
import { parseExpression } from "../../expression/parse-expression.ts";
import { parseTemplate } from "../../expression/template.ts";
import { canonical } from "./canonical.ts";
import { canonicalNode } from "./canonical-node.ts";

/** The change of a condition: it always holds now, holds in more cases, holds in fewer, or cannot be compared. */
export type ConditionShift = "removed" | "widened" | "narrowed" | "changed";

/**
 * Compares two conditions, `{{ }}` included, by the parts between `&&` and `||`. A missing one always holds.
 * Undefined when they are the same.
 */
export function compareConditions(before: unknown, after: unknown): ConditionShift | undefined {
  if (canonical(before) === canonical(after)) return undefined;
  const was = alternatives(before);
  const is = alternatives(after);
  if (is?.some(isAlways)) return was?.some(isAlways) ? undefined : "removed";
  if (was?.some(isAlways)) return "narrowed";
  if (!was || !is) return "changed";
  const isWider = covers(is, was);
  const isNarrower = covers(was, is);
  if (isWider && isNarrower) return undefined;
  if (isWider) return "widened";
  return isNarrower ? "narrowed" : "changed";
}

type Alternative = readonly string[];

function isAlways(parts: Alternative): boolean {
  return parts.length === 0;
}

/** Every case of the narrower one is a case of the wider one: it has at least all of its parts. */
function covers(wider: readonly Alternative[], narrower: readonly Alternative[]): boolean {
  return narrower.every((parts) =>
    wider.some((widerParts) => widerParts.every((part) => parts.includes(part))),
  );
}

/** A condition as alternatives of parts that must all hold: `a && b || c` is [[a, b], [c]]. `true` is [[]], `false` is []. */
function alternatives(condition: unknown): readonly Alternative[] | undefined {
  if (condition === undefined || condition === true) return [[]];
  if (typeof condition !== "string") return undefined;
  try {
    const parts = parseTemplate(condition).filter((part) => typeof part === "object" || part.trim() !== "");
    const [single] = parts;
    if (parts.length !== 1 || typeof single !== "object") return undefined;
    return split(parseExpression(single.source), "||").flatMap((node) => {
      const all = split(node, "&&").filter((part) => !isLiteral(part, true));
      return all.some((part) => isLiteral(part, false)) ? [] : [all.map(canonicalPart)];
    });
  } catch {
    return undefined;
  }
}

function split(node: ExpressionNode, operator: LogicalOperator): readonly ExpressionNode[] {
  return node.kind === "logical" && node.operator === operator
    ? [...split(node.left, operator), ...split(node.right, operator)]
    : [node];
}

function isLiteral(node: ExpressionNode, value: boolean): boolean {
  return node.kind === "literal" && node.value === value;
}

/** The same for the same part, wherever it stands in the condition. */
function canonicalPart(node: ExpressionNode): string {
  return JSON.stringify(canonicalNode(node));
}
