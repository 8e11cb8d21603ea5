import { compileText, compileWords } from "../../../expression/template.ts";
import type { NextPlan, StepPlan } from "../../../schema/plan/plans/screen-plan.ts";
import type { Scope } from "../../host.ts";

export type Decision =
  | { readonly kind: "to"; readonly step: string }
  | { readonly kind: "error"; readonly text: string }
  | { readonly kind: "done"; readonly steps: readonly StepPlan[] };

/** Stands where the answer has no words of its own. */
const NO_REASON = "没有完成，对方没有说明原因，请稍后重试";

/** The way on: the first entry whose condition holds. The check sees to it that one does. */
export function decideNext(next: readonly NextPlan[], scope: Scope): Decision {
  const entry = next.find(({ when }) => when === undefined || Boolean(compileText(when)(scope)));
  if (entry === undefined) return { kind: "error", text: NO_REASON };
  if ("to" in entry) return { kind: "to", step: entry.to };
  if ("done" in entry) return { kind: "done", steps: entry.done };
  const text = compileWords(entry.error)(scope);
  return { kind: "error", text: text.trim() === "" ? NO_REASON : text };
}
