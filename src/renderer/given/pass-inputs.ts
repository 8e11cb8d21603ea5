import { compileTemplate } from "../../expression/template.ts";
import type { Template } from "../../schema/plan/plans/screen-plan.ts";
import type { Given, Scope } from "../host.ts";

/** The values given to the content: everything that is given here, and `handed` beside it. */
export function passInputs(handed: Template | undefined, scope: Scope): Given {
  const values = handed === undefined ? {} : compileTemplate(handed)(scope);
  return withInputs(scope, values);
}

/** The same for values that have been worked out. */
export function withInputs({ given }: Scope, values: unknown): Given {
  return { ...(given as Given | undefined), ...(values as Given | null | undefined) };
}
