import { useEffect, useMemo, useState } from "react";
import { CONTEXT_PARAMETERS } from "../../domain/context-parameters.ts";
import type { ContextPlan } from "../../schema/plan/plans/screen-plan.ts";
import type { Company, ScreenPlace, Scope } from "../host.ts";
import {
  firstPeriod,
  isQuarterly,
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
  /** The last period of each quarter can be chosen alone. */
  readonly quarterly: boolean;
  readonly choose: (period: string) => void;
}

interface PeriodScope {
  /** The scope before anything is chosen. */
  readonly before: Scope;
  readonly company: Company | undefined;
}

/**
 * The period that a screen is about; null: it is about none of its own. The address says it once one has been chosen; a
 * link to the bare page leaves it as it was chosen last.
 */
export function usePeriod(
  plan: ContextPlan["period"],
  place: ScreenPlace,
  today: string,
  { before, company }: PeriodScope,
): PeriodChoice | null {
  const limits = useMemo(() => (plan ? periodLimits(plan, before) : null), [plan, before]);
  const quarterly = plan !== undefined && company !== undefined && isQuarterly(plan, { ...before, company });
  const asked = limits && periodIn(place.search, limits);
  const [kept, keep] = useState(asked);
  if (asked !== null && asked !== kept) keep(asked);
  const first = firstPeriod(today, limits ?? {}, quarterly);
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
  return { chosen, first, limits, quarterly, choose };
}
