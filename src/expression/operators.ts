import type { Primitive } from "./expect-value.ts";
import type { BinaryOperator } from "./expression-node.ts";

type Computing = Exclude<BinaryOperator, "===" | "!==" | "==" | "!=">;

/** The operators that JavaScript gives numbers and texts; the casts change no value, they let it convert as it does. */
export const computing: {
  readonly [operator in Computing]: (left: Primitive, right: Primitive) => Primitive;
} = {
  "+": (left, right) => (left as number) + (right as number),
  "-": (left, right) => (left as number) - (right as number),
  "*": (left, right) => (left as number) * (right as number),
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
