import type { StepPlan, VerbStepPlan } from "../../src/schema/plan/plans/screen-plan.ts";
import type { Api } from "../e2e/app/api.ts";
import { plain, type Row } from "../oracles/cell-oracle.ts";
import { rowsOf } from "../oracles/detail-oracle.ts";
import { callOf, expectedRequest, openingQuestion } from "../oracles/request-oracle.ts";
import { rowScope } from "../oracles/row-scope.ts";
import { evaluate, type Scope } from "../oracles/viewer.ts";
import { plannedLists, plannedScreens, type PlannedScreen } from "./planned-screens.ts";

type Query = { readonly [name: string]: string };

/** Nothing that an address is made of depends on who asks. */
const NOBODY: Scope = { session: {}, today: "2026-11-20", period: "2026-10", given: {} };

/**
 * The queries that a screen is opened with: those of the first row of each tab of the lists whose actions lead there;
 * a bare one for a screen that reads none.
 */
export async function findQueries(screen: PlannedScreen, api: Api): Promise<readonly Query[]> {
  if (!readsQuery(screen)) return [{}];
  const queries: Query[] = [];
  for (const { plan } of plannedLists) {
    const link = plan.rowActions
      .flatMap(({ do: steps }) => linksOf(steps))
      .find(({ navigate }) => navigate === screen.route.path);
    if (link?.with === undefined) continue;
    for (const tab of plan.tabs?.items ?? [undefined]) {
      const question = openingQuestion(plan, NOBODY, tab?.id);
      const params = expectedRequest(plan, question, NOBODY);
      const [row] = rowsOf(plan, plan.source.call, await ask(api, callOf(plan, plan.source.call), params));
      if (row) queries.push(queryOf(evaluate(link.with, rowScope(NOBODY, row, plan))));
    }
  }
  if (queries.length === 0) throw new Error(`no action of a list leads to ${screen.route.path}`);
  return queries;
}

/** A page of tabs reads what the screens behind them read. */
function readsQuery({ route }: PlannedScreen): boolean {
  const screens = plannedScreens.filter((screen) => screen.route.path === route.path);
  return screens.some(({ plan }) => plan.inputs !== undefined);
}

/** The backend's answer to a call that reads. Throws when it refuses. */
export async function ask(api: Api, call: ReturnType<typeof callOf>, params: Row): Promise<unknown> {
  const query = new URLSearchParams();
  for (const name of call.queryParams)
    for (const value of [params[name]].flat()) if (value !== undefined) query.append(name, plain(value));
  const path = query.size === 0 ? call.path : `${call.path}?${query}`;
  const { code, message, result } =
    call.method === "get" ? await api.get(path) : await api.post(path, params);
  if (code !== "0") throw new Error(`${call.id} was refused: ${message}`);
  return result;
}

function linksOf(steps: readonly StepPlan[]): readonly VerbStepPlan["args"][] {
  return steps.flatMap((step) => ("args" in step && step.verb === "navigate" ? [step.args] : []));
}

function queryOf(handed: unknown): Query {
  return Object.fromEntries(Object.entries(handed as Row).map(([name, value]) => [name, plain(value)]));
}
