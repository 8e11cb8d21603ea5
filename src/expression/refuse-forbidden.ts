import { ExpressionError, type SourceRange } from "./expression-error.ts";

/** Names that lead from a value to its class. */
const forbidden: ReadonlySet<string> = new Set(["constructor", "__proto__", "prototype"]);

/** Throws when the name may be neither written nor computed in an expression. */
export function refuseForbidden(name: string, range: SourceRange): void {
  if (forbidden.has(name)) throw new ExpressionError(`"${name}" is not allowed in an expression`, range);
}
