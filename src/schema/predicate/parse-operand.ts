import { ExpressionError, type SourceRange } from "../../expression/expression-error.ts";
import type { CallNode, ElementNode, ExpressionNode } from "../../expression/expression-node.ts";
import { MOST_ADDED, isDateFunction, takesCount } from "./date-value.ts";
import type { DateFunction, Literal, Operand } from "./predicate.ts";

/** A path of the row, `period`, `today`, a literal, a date function of one of them, or one of all these with `?? literal`. */
export function toOperand(node: ExpressionNode): Operand {
  if (node.kind === "logical" && node.operator === "??") {
    return { kind: "fallback", operand: toOperand(node.left), value: toLiteral(node.right) };
  }
  if (node.kind === "name" && (node.name === "period" || node.name === "today")) {
    return { kind: "given", name: node.name };
  }
  if (literalOf(node) !== undefined) return { kind: "literal", value: toLiteral(node) };
  if (node.kind === "call" && isDateFunction(node.name)) return toDate(node, node.name);
  const [name, ...path] = pathOf(node);
  if (name !== "row" || path.length === 0) refuse(node, "a state sees row.<name>, period and today alone");
  return { kind: "path", path, range: { start: node.start, end: node.end } };
}

/** `addDays(today, 30)`, `yearOf(row.day)`: of a value as it stands, and a written number. */
function toDate(node: CallNode, name: DateFunction): Operand {
  const [first, second, ...others] = node.values;
  if (!first || first.kind === "spread" || others.length > 0 || (second !== undefined) !== takesCount(name))
    return refuse(node, `write ${name}(${takesCount(name) ? "day, number" : "day"}) here`);
  const operand = toOperand(first);
  if (operand.kind === "fallback") return refuse(first, `write the ?? behind ${name}(…)`);
  const count = second === undefined ? 0 : toLiteral(second);
  if (typeof count !== "number" || !Number.isInteger(count) || Math.abs(count) > MOST_ADDED)
    return refuse(second ?? node, `add a whole number, at most ${MOST_ADDED}`);
  return { kind: "date", name, operand, count };
}

export function toLiteral(node: ElementNode): Literal {
  const literal = literalOf(node);
  return literal ? literal.value : refuse(node, "write a number, a text, true, false or null here");
}

export function refuse(range: SourceRange, message: string): never {
  throw new ExpressionError(`${message}; the server must be able to judge it too`, range);
}

function literalOf(node: ElementNode): { readonly value: Literal } | undefined {
  if (node.kind === "literal") return { value: node.value ?? null };
  if (node.kind === "text" && node.values.length === 0) return { value: node.chunks.join("") };
  if (node.kind !== "unary" || node.operator !== "-") return undefined;
  const { operand } = node;
  return operand.kind === "literal" && typeof operand.value === "number"
    ? { value: -operand.value }
    : undefined;
}

function pathOf(node: ExpressionNode): readonly string[] {
  switch (node.kind) {
    case "name":
      return [node.name];
    case "chain":
      return pathOf(node.value);
    case "member":
      return [...pathOf(node.object), node.property];
    case "index":
      return refuse(node, "name a property by its path, as in row.company.name");
    case "binary":
      return refuse(node, "values are compared as they are; let the catalogue offer a computed property");
    case "call":
    case "method":
    case "each":
      return refuse(
        node,
        "nothing is called in a state but [values].includes(row.name) and functions of dates",
      );
    default:
      return refuse(node, "compare row.<name>, period, today and literals alone");
  }
}
