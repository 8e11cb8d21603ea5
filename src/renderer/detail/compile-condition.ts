import { compileText } from "../../expression/template.ts";
import type { Scope } from "../host.ts";

/** A condition as a function of the scope; without one it always holds. */
export function compileCondition(condition: string | undefined): (scope: Scope) => boolean {
  if (condition === undefined) return () => true;
  const evaluate = compileText(condition);
  return (scope) => Boolean(evaluate(scope));
}
