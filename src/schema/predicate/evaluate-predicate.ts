import type { SchemaRow } from "../contracts.ts";
import { compareText } from "./compare-text.ts";
import { dateValue } from "./date-value.ts";
import type { Given, Operand, OrderOperator, Predicate } from "./predicate.ts";

/** Turns a predicate into a function of the row; it never throws. */
export function compilePredicate(predicate: Predicate, given: Given): (row: SchemaRow) => boolean {
  switch (predicate.kind) {
    case "all":
    case "any": {
      const [first, second] = predicate.parts.map((part) => compilePredicate(part, given)) as [
        (row: SchemaRow) => boolean,
        (row: SchemaRow) => boolean,
      ];
      return predicate.kind === "all"
        ? (row) => first(row) && second(row)
        : (row) => first(row) || second(row);
    }
    case "not": {
      const part = compilePredicate(predicate.part, given);
      return (row) => !part(row);
    }
    case "equal": {
      const [left, right] = [read(predicate.left, given), read(predicate.right, given)];
      return (row) => left(row) === right(row);
    }
    case "order": {
      const [left, right] = [read(predicate.left, given), read(predicate.right, given)];
      return (row) => isOrdered(left(row), predicate.operator, right(row));
    }
    case "among": {
      const value = read(predicate.operand, given);
      const values = new Set<unknown>(predicate.values);
      return (row) => values.has(value(row));
    }
    case "truth": {
      const value = read(predicate.operand, given);
      return (row) => value(row) === true;
    }
  }
}

/** A missing value is null. */
function read(operand: Operand, given: Given): (row: SchemaRow) => unknown {
  switch (operand.kind) {
    case "literal":
      return () => operand.value;
    case "given":
      return () => given[operand.name];
    case "date": {
      const value = read(operand.operand, given);
      return (row) => dateValue(operand.name, value(row), operand.count);
    }
    case "fallback": {
      const value = read(operand.operand, given);
      return (row) => value(row) ?? operand.value;
    }
    case "path":
      return (row) => operand.path.reduce<unknown>(propertyOf, row) ?? null;
  }
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : null;
}

function isOrdered(left: unknown, operator: OrderOperator, right: unknown): boolean {
  if (left === null || typeof left !== typeof right) return false;
  const order = compare(left, right);
  switch (operator) {
    case "<":
      return order < 0;
    case "<=":
      return order <= 0;
    case ">":
      return order > 0;
    case ">=":
      return order >= 0;
  }
}

/** Not a number when the two have no order. */
function compare(left: unknown, right: unknown): number {
  if (typeof left === "string") return compareText(left, right as string);
  if (typeof left === "number" || typeof left === "boolean") return Number(left) - Number(right);
  return NaN;
}
