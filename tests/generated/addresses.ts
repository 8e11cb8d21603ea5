import type { ListPlan, StepPlan, VerbStepPlan } from "../../src/schema/plan/plans/screen-plan.ts";
import type { Api } from "../e2e/app/api.ts";
import { plain, type Row } from "../oracles/cell-oracle.ts";
import { rowsOf } from "../oracles/detail-oracle.ts";
import { callOf, expectedRequest, openingQuestion } from "../oracles/request-oracle.ts";
import { rowScope } from "../oracles/row-scope.ts";
import { evaluate, holds, type Scope } from "../oracles/viewer.ts";
import { pageOf, plannedLists, type PlannedScreen } from "./planned-screens.ts";

type Query = { readonly [name: string]: string };

/** Nothing that an address is made of depends on who asks. */
const NOBODY: Scope = { session: {}, today: "2026-11-20", period: "2026-10", given: {} };

/**
 * The queries that a screen is opened with: those of the first row of each tab of the lists whose actions lead there;
 * for a screen that needs nothing a bare one, or that of a button that leads to the tab that it stands behind.
 */
export async function findQueries(screen: PlannedScreen, api: Api): Promise<readonly Query[]> {
  const handed = needsQuery(screen) ? await handedByRows(screen, api) : [{}, ...handedByButtons(screen)];
  const usable = handed.filter((given) => isInSight(screen, given));
  const queries = needsQuery(screen) ? usable : usable.slice(0, 1);
  if (queries.length === 0) throw new Error(`no action of a list leads to ${screen.route.path}`);
  return queries.map(queryOf);
}

async function handedByRows({ route }: PlannedScreen, api: Api): Promise<readonly Row[]> {
  const handed: Row[] = [];
  for (const { plan } of nearFirst(route.path)) {
    const link = plan.rowActions
      .flatMap(({ do: steps }) => linksOf(steps))
      .find(({ navigate }) => navigate === route.path);
    if (link?.with === undefined) continue;
    for (const tab of plan.tabs?.items ?? [undefined]) {
      const question = openingQuestion(plan, NOBODY, tab?.id);
      const params = expectedRequest(plan, question, NOBODY);
      const [row] = rowsOf(plan, plan.source.call, await ask(api, callOf(plan, plan.source.call), params));
      if (row) handed.push(evaluate(link.with, rowScope(NOBODY, row, plan)) as Row);
    }
  }
  return handed;
}

/** The lists of the same area before all others: of their rows most is known. */
function nearFirst(path: string): readonly PlannedScreen<ListPlan>[] {
  const areaOf = (address: string) => address.split("/")[1];
  const isFar = ({ route }: PlannedScreen) => Number(areaOf(route.path) !== areaOf(path));
  return plannedLists.toSorted((left, right) => isFar(left) - isFar(right));
}

function handedByButtons({ route }: PlannedScreen): readonly Row[] {
  return plannedLists
    .flatMap(({ plan }) => plan.toolbar.flatMap(({ do: steps }) => linksOf(steps)))
    .filter((link) => link.navigate === route.path && link.with !== undefined)
    .map((link) => evaluate(link.with, NOBODY) as Row);
}

/** Only what must be given has to come from somewhere. */
function needsQuery(screen: PlannedScreen): boolean {
  return pageOf(screen).inputs?.some(({ optional }) => !optional) ?? false;
}

/** A tab may be there for some of what a page is given alone. */
function isInSight(screen: PlannedScreen, given: Row): boolean {
  const page = pageOf(screen);
  const item = page.kind === "tabs" ? page.items.find(({ id }) => id === screen.item) : undefined;
  return item === undefined || holds(item.visible, { ...NOBODY, given });
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
