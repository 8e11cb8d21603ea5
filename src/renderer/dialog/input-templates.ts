import type { DialogPlan, Template } from "../../schema/plan/plans/screen-plan.ts";

/** The templates of the values that the screen of a dialog is given. */
export function inputTemplates({
  with: handed,
  context,
}: Pick<Extract<DialogPlan, { kind: "screen" }>, "with" | "context">): {
  readonly [argument: string]: Template;
} {
  return { ...(handed && { with: handed }), ...(context && { context }) };
}
