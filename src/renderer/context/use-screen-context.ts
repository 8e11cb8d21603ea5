import { useEffect, useMemo, useState } from "react";
import type { ScreenPlan } from "../../schema/plan/plans/screen-plan.ts";
import type { ContextNames, Given, RendererHost, ScreenPlace } from "../host.ts";
import { screenScope } from "../screen.ts";
import {
  firstPeriod,
  isWithin,
  periodIn,
  periodLimits,
  type PeriodLimits,
  withPeriod,
} from "./context-names.ts";

export interface ScreenContext {
  /** The same object while nothing else is chosen. */
  readonly names: ContextNames;
  /** Absent when the screen is about no period. */
  readonly period?: {
    readonly chosen: string;
    readonly first: string;
    readonly limits: PeriodLimits;
    readonly choose: (period: string) => void;
  };
}

interface Around {
  readonly host: RendererHost;
  readonly place: ScreenPlace;
  readonly given: Given;
}

/**
 * What the screen is about. The address says it once something has been chosen; a link to the bare page leaves it as
 * it was chosen last.
 */
export function useScreenContext({ context }: ScreenPlan, { host, place, given }: Around): ScreenContext {
  const today = host.today();
  const limits = useMemo(
    () => (context ? periodLimits(context.period, screenScope({ host, given, context: {} }, today)) : null),
    [context, host, given, today],
  );
  const asked = limits && periodIn(place.search, limits);
  const [kept, keep] = useState(asked);
  if (asked !== null && asked !== kept) keep(asked);
  const first = firstPeriod(today, limits ?? {});
  const chosen = asked ?? (kept !== null && isWithin(kept, limits ?? {}) ? kept : first);
  const isForgotten = limits !== null && asked === null && kept !== null;
  useEffect(() => {
    if (!isForgotten) return;
    const params = new URLSearchParams(place.search);
    params.set("period", chosen);
    place.replaceSearch(params.toString());
  }, [isForgotten, chosen, place]);
  const names = useMemo(() => (limits === null ? {} : { period: chosen }), [limits, chosen]);
  if (limits === null) return { names };
  const choose = (period: string) => {
    if (period !== chosen) place.replaceSearch(withPeriod(place.search, period));
  };
  return { names, period: { chosen, first, limits, choose } };
}
