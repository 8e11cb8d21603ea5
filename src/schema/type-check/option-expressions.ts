import { asObject } from "../project/project.ts";
import { below, collectExpressions, collectParams, type Spot, valueOf } from "./collect-expressions.ts";
import type { TypedExpression } from "./typed-expression.ts";

/** An option of a field; the parameters of a call that gives choices are held against that call. */
export function optionExpressions(spot: Spot, name: string): TypedExpression[] {
  const { call } = asObject(valueOf(spot));
  return name === "source" && typeof call === "string"
    ? collectParams(below(spot, "params"), call)
    : collectExpressions(spot);
}
