import { addDecimals, multiplyDecimals } from "./decimal.ts";
import type { Primitive } from "./expect-value.ts";
import type { BinaryOperator } from "./expression-node.ts";

type Computing = Exclude<BinaryOperator, "===" | "!==" | "==" | "!=">;

/**
 * The operators that JavaScript gives numbers and texts; the casts change no value, they let it convert as it does. Sums,
 * differences and products of numbers are those of their decimals, so that money keeps its cents.
 */
export const computing: {
  readonly [operator in Computing]: (left: Primitive, right: Primitive) => Primitive;
} = {
  "+": (left, right) =>
    typeof left === "string" || typeof right === "string"
      ? `${left}${right}`
      : addDecimals(Number(left), Number(right)),
  "-": (left, right) => addDecimals(Number(left), -Number(right)),
  "*": (left, right) => multiplyDecimals(Number(left), Number(right)),
  "/": (left, right) => (left as number) / (right as number),
  "%": (left, right) => (left as number) % (right as number),
  "<": (left, right) => (left as number) < (right as number),
  "<=": (left, right) => (left as number) <= (right as number),
  ">": (left, right) => (left as number) > (right as number),
  ">=": (left, right) => (left as number) >= (right as number),
};

/** The operators that compare any two values; `==` and `!=` have null on one side. */
export const comparing: {
  readonly [operator in Exclude<BinaryOperator, Computing>]: (left: unknown, right: unknown) => boolean;
} = {
  "===": (left, right) => left === right,
  "!==": (left, right) => left !== right,
  "==": (left, right) => (left ?? null) === (right ?? null),
  "!=": (left, right) => (left ?? null) !== (right ?? null),
};
