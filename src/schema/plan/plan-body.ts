import type { ScreenPlan } from "./screen-plan.ts";

/** What only this kind of screen has: the header of the plan is made in one place. */
export type PlanBody<Plan extends ScreenPlan = ScreenPlan> = Plan extends ScreenPlan
  ? Omit<Plan, "format" | "catalogue" | "id" | "title" | "permission" | "calls" | "enums" | "states">
  : never;
