/** A pure function that expressions may call by its bare name. */
interface ExpressionFunction {
  /** Its TypeScript declaration without `function`: the type check and the documentation show it. */
  readonly declaration: string;
  /** Its result, in one line. */
  readonly summary: string;
  /** Gets values of any type and throws an Error, whose message follows the function's name, when they do not fit. */
  readonly run: (...values: readonly unknown[]) => unknown;
}

export type ExpressionFunctions = { readonly [name: string]: ExpressionFunction };
