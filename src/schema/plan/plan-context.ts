import { COMPANY_CALLS, COMPANY_TABLES } from "../context/company-calls.ts";
import type { ContextSource } from "./sources/part-source.ts";
import type { ContextPlan } from "./plans/screen-plan.ts";

const COMPANY: NonNullable<ContextPlan["company"]> = {
  search: { call: COMPANY_CALLS.search },
  chosen: { call: COMPANY_CALLS.chosen },
  type: { enum: COMPANY_TABLES.type },
  status: { enum: COMPANY_TABLES.status },
};

/** The choices of the user above a screen. */
export function planContext(context: ContextSource | undefined): { readonly context?: ContextPlan } {
  if (!context) return {};
  const { company, period } = context;
  return {
    context: {
      ...(company && { company: COMPANY }),
      ...(period && { period: period === true ? {} : period }),
    },
  };
}
