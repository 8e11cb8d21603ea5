import { compileTemplate } from "../../expression/template.ts";
import type { CallUse } from "../../schema/plan/plans/screen-plan.ts";
import type { Scope } from "../host.ts";

/** The key of a record: a page whose address leads to another record starts anew. */
export function recordKey(source: CallUse | undefined, scope: Scope): string {
  return source === undefined ? "" : JSON.stringify(compileTemplate(source.params)(scope));
}
