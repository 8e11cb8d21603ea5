import { compileText } from "../../expression/template.ts";
import type { FormBody } from "../../schema/plan/plans/screen-plan.ts";
import type { Scope } from "../host.ts";

/** Compiles the reason why a form is only read; null: it can be filled in. */
export function compileReadOnlyReason({ readOnly = [] }: FormBody): (scope: Scope) => string | null {
  const rules = readOnly.map(({ when, reason }) => ({
    when: compileText(when),
    reason: compileText(reason),
  }));
  return (scope) => {
    const rule = rules.find(({ when }) => when(scope));
    return rule ? String(rule.reason(scope)) : null;
  };
}
