import type { SourceRange } from "../../expression/expression-error.ts";

export type Literal = null | boolean | number | string;

/** A value that a predicate compares. */
export type Operand =
  | { readonly kind: "path"; readonly path: readonly string[]; readonly range: SourceRange }
  | { readonly kind: "given"; readonly name: GivenName }
  | { readonly kind: "literal"; readonly value: Literal }
  /** A date function of a day or a period; null of anything else, and beyond the years 1 to 9999. */
  | {
      readonly kind: "date";
      readonly name: DateFunction;
      readonly operand: Exclude<Operand, { readonly kind: "fallback" }>;
      /** Days or months that are added. */
      readonly count: number;
    }
  /** `operand ?? literal` */
  | { readonly kind: "fallback"; readonly operand: Operand; readonly value: Literal };

/** Functions of expressions that SQL can work out too. */
export type DateFunction = "addDays" | "addMonths" | "endOfMonth" | "monthOf" | "yearOf";

type GivenName = "period" | "today";
export type OrderOperator = "<" | "<=" | ">" | ">=";

/**
 * A condition on a row that a closure and SQL evaluate alike: it holds or it does not, there is no third.
 * Equality takes null for a value like others; an order with null or between different types does not hold.
 */
export type Predicate =
  | { readonly kind: "all" | "any"; readonly parts: readonly [Predicate, Predicate] }
  | { readonly kind: "not"; readonly part: Predicate }
  | { readonly kind: "equal"; readonly left: Operand; readonly right: Operand }
  | {
      readonly kind: "order";
      readonly operator: OrderOperator;
      readonly left: Operand;
      readonly right: Operand;
    }
  | { readonly kind: "among"; readonly operand: Operand; readonly values: readonly Literal[] }
  /** The value is `true`, not merely truthy. */
  | { readonly kind: "truth"; readonly operand: Operand };

/** The context of a predicate besides the row. */
export interface Given {
  /** `YYYY-MM-DD` in Shanghai. */
  readonly today: string;
  /** `YYYY-MM` */
  readonly period: string;
}
