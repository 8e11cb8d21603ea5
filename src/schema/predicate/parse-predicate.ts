import { atOffset } from "../../expression/expression-error.ts";
import type { BinaryNode, ExpressionNode, MethodNode } from "../../expression/expression-node.ts";
import { parseExpression } from "../../expression/parse-expression.ts";
import { parseTemplate } from "../../expression/template.ts";
import type { Condition } from "../plan/plans/screen-plan.ts";
import { refuse, toLiteral, toOperand } from "./parse-operand.ts";
import type { Predicate } from "./predicate.ts";

/** Reads an expression, the part between `{{` and `}}`. Throws ExpressionError at the first thing outside the subset, with what to write instead. */
export function parsePredicate(source: string): Predicate {
  return toPredicate(parseExpression(source));
}

/** Reads a condition with its braces; errors are placed in the whole text. */
export function parseWhen(condition: Condition): Predicate {
  const [part, ...others] = parseTemplate(condition).filter(
    (piece) => typeof piece === "object" || piece.trim() !== "",
  );
  if (typeof part !== "object" || others.length > 0) {
    return refuse({ start: 0, end: condition.length }, "a condition is one {{ expression }}");
  }
  return atOffset(part.start, () => parsePredicate(part.source));
}

function toPredicate(node: ExpressionNode): Predicate {
  switch (node.kind) {
    case "logical":
      if (node.operator === "??") break;
      return {
        kind: node.operator === "&&" ? "all" : "any",
        parts: [toPredicate(node.left), toPredicate(node.right)],
      };
    case "unary":
      if (node.operator !== "!") break;
      return { kind: "not", part: toPredicate(node.operand) };
    case "binary":
      return toComparison(node);
    case "method":
      return toAmong(node);
    case "conditional":
      return refuse(node, "write the choice with && and ||");
    default:
  }
  return { kind: "truth", operand: toOperand(node) };
}

function toComparison(node: BinaryNode): Predicate {
  const { operator } = node;
  switch (operator) {
    case "===":
    case "!==": {
      const equal = { kind: "equal", left: toOperand(node.left), right: toOperand(node.right) } as const;
      return operator === "===" ? equal : { kind: "not", part: equal };
    }
    case "<":
    case "<=":
    case ">":
    case ">=":
      return { kind: "order", operator, left: toOperand(node.left), right: toOperand(node.right) };
    case "==":
    case "!=":
      return refuse(node, `write ${operator}= instead of ${operator}`);
    default:
      return refuse(node, "a condition compares; it computes nothing");
  }
}

function toAmong(node: MethodNode): Predicate {
  const { object, method, values } = node;
  const [value, ...others] = values;
  if (
    object.kind !== "array" ||
    method !== "includes" ||
    !value ||
    value.kind === "spread" ||
    others.length > 0
  ) {
    return refuse(
      node,
      "nothing is called in a state but [values].includes(row.name) and functions of dates",
    );
  }
  return { kind: "among", operand: toOperand(value), values: object.elements.map(toLiteral) };
}
