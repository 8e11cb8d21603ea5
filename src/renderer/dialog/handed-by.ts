import type { DialogPlan, Template } from "../../schema/plan/plans/screen-plan.ts";

/** The templates by which the screen of a dialog learns what it is about. */
export function handedBy({
  with: handed,
  context,
}: Pick<Extract<DialogPlan, { kind: "screen" }>, "with" | "context">): {
  readonly [argument: string]: Template;
} {
  return { ...(handed && { with: handed }), ...(context && { context }) };
}
