import { readEdition } from "../../../../src/domain/edition.ts";
import { currentPeriod } from "../../../../src/domain/period.ts";
import type { FilterPlan, ListPlan } from "../../../../src/schema/plan/plans/screen-plan.ts";
import type { JobContext } from "../../../contracts/job-kind.ts";

/** The scope of the titles of a list's columns; `period` and `today` also decide the derived states of its rows. */
export interface ExportScope {
  readonly session: object;
  readonly period: string;
  readonly today: string;
  readonly filters: { readonly [filterId: string]: unknown };
  readonly tab: string | null;
  readonly node: unknown;
  readonly page: number;
  readonly route: object;
}

interface LoginInfo {
  readonly userBasicInfo: { readonly [name: string]: unknown };
  readonly dzgsDTO: {
    readonly gsid: number;
    readonly gsmc: string;
    readonly dqbm: string;
    readonly productType: number;
  };
  readonly versionDtoList: readonly { readonly serviceTag: string; readonly serviceVersion: string }[];
}

/** The scope that the browser had when it requested the list with these parameters. */
export async function exportScope(
  plan: ListPlan,
  params: { readonly [name: string]: unknown },
  tab: string | undefined,
  { call, clock }: Pick<JobContext, "call" | "clock">,
): Promise<ExportScope> {
  const info = (await call("session.customerInfo", {})) as LoginInfo;
  const { gsid, gsmc, dqbm } = info.dzgsDTO;
  const filters = Object.fromEntries(plan.filters.map((filter) => [filter.id, filterValue(filter, params)]));
  const periodFilter = plan.filters.find(({ kind }) => kind === "period");
  const chosen = periodFilter && filters[periodFilter.id];
  return {
    session: {
      user: info.userBasicInfo,
      firm: { id: gsid, name: gsmc, areaCode: dqbm },
      edition: readEdition(info),
    },
    today: clock.now().slice(0, 10),
    period: typeof chosen === "string" ? chosen : currentPeriod(clock.now()),
    filters,
    tab: tab ?? null,
    node: plan.aside ? (params[plan.aside.param] ?? null) : null,
    page: 1,
    route: { query: {} },
  };
}

/** The way back from parameters to the value that the filter held. */
function filterValue({ kind, params: names }: FilterPlan, params: { readonly [name: string]: unknown }) {
  const [first, second] = names.map((name) => params[name]);
  if (names.length < 2) return first ?? null;
  if (kind !== "period") return [first ?? null, second ?? null];
  return typeof first === "number" && typeof second === "number"
    ? `${first}-${String(second).padStart(2, "0")}`
    : null;
}
