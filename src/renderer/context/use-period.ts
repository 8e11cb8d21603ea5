import { useEffect, useMemo, useState } from "react";
import { CONTEXT_PARAMETERS } from "../../domain/context-parameters.ts";
import type { ContextPlan } from "../../schema/plan/plans/screen-plan.ts";
import type { ScreenPlace, Scope } from "../host.ts";
import {
  firstPeriod,
  isWithin,
  periodIn,
  periodLimits,
  type PeriodLimits,
  withPeriod,
} from "./context-names.ts";

export interface PeriodChoice {
  readonly chosen: string;
  readonly first: string;
  readonly limits: PeriodLimits;
  readonly choose: (period: string) => void;
}

/**
 * The period that a screen is about; null: it is about none of its own. The address says it once one has been chosen; a
 * link to the bare page leaves it as it was chosen last.
 */
export function usePeriod(
  plan: ContextPlan["period"],
  place: ScreenPlace,
  today: string,
  scope: Scope,
): PeriodChoice | null {
  const limits = useMemo(() => (plan ? periodLimits(plan, scope) : null), [plan, scope]);
  const asked = limits && periodIn(place.search, limits);
  const [kept, keep] = useState(asked);
  if (asked !== null && asked !== kept) keep(asked);
  const first = firstPeriod(today, limits ?? {});
  const chosen = asked ?? (kept !== null && isWithin(kept, limits ?? {}) ? kept : first);
  const isForgotten = limits !== null && asked === null && kept !== null;
  useEffect(() => {
    if (!isForgotten) return;
    const params = new URLSearchParams(place.search);
    params.set(CONTEXT_PARAMETERS.period, chosen);
    place.replaceSearch(params.toString());
  }, [isForgotten, chosen, place]);
  if (limits === null) return null;
  const choose = (period: string) => {
    if (period !== chosen) place.replaceSearch(withPeriod(place.search, period));
  };
  return { chosen, first, limits, choose };
}
