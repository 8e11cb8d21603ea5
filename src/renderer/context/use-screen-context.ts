import { useMemo } from "react";
import type { ScreenPlan } from "../../schema/plan/plans/screen-plan.ts";
import type { Company, ContextNames, Given, RendererHost, ScreenPlace } from "../host.ts";
import { screenScope } from "../screen.ts";
import { type CompanyChoice, useCompany } from "./use-company.ts";
import { type PeriodChoice, usePeriod } from "./use-period.ts";

export interface ScreenContext {
  /** The same object while nothing else is chosen. */
  readonly names: ContextNames;
  /** The choice above this screen itself; null: there is none, or it stands above the one around it. */
  readonly company: CompanyChoice | null;
  readonly period: PeriodChoice | null;
}

interface Around {
  readonly host: RendererHost;
  readonly place: ScreenPlace;
  readonly given: Given;
}

const NOTHING: ContextNames = {};
const NO_INPUTS = [] as const;

/** The company and period of a screen: those of the one around it, and the rest as it is chosen here. */
export function useScreenContext(plan: ScreenPlan, { host, place, given }: Around): ScreenContext {
  const today = host.today();
  const { inputs = NO_INPUTS, context = {} } = plan;
  const handed = place.context ?? NOTHING;
  const scope = useMemo(() => screenScope({ host, given, context: {} }, today), [host, given, today]);
  const ownPeriod = handed.period === undefined ? context.period : undefined;
  const company = useCompany(handed.company ? undefined : context.company, inputs, place, host);
  const chosenCompany = company?.state.status === "ready" ? company.state.company : undefined;
  const period = usePeriod(ownPeriod, place, today, {
    before: scope,
    company: handed.company ?? chosenCompany,
  });
  const chosenPeriod = period?.chosen;
  const names = useMemo(
    () => namesOf(handed, chosenCompany, chosenPeriod),
    [handed, chosenCompany, chosenPeriod],
  );
  return { names, company, period };
}

function namesOf(handed: ContextNames, company: Company | undefined, period: string | undefined) {
  return { ...handed, ...(company && { company }), ...(period !== undefined && { period }) };
}
