import { compileText } from "../../../expression/template.ts";
import type { Scope } from "../../host.ts";

/** The value of a cell that is worked out. Throws where a number comes of what is missing, or of a division by 0. */
export function compileWorkedOut(value: string): (scope: Scope) => unknown {
  const evaluate = compileText(value);
  return (scope) => {
    const result = evaluate(scope);
    if (typeof result === "number" && !Number.isFinite(result)) throw new Error("缺少数据，或除数为 0");
    return result;
  };
}
