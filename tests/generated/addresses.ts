import { CONTEXT_PARAMETERS } from "../../src/domain/context-parameters.ts";
import type {
  ActionPlan,
  ListPlan,
  ScreenPlan,
  StepPlan,
  VerbStepPlan,
} from "../../src/schema/plan/plans/screen-plan.ts";
import type { Api } from "../e2e/app/api.ts";
import { plain, type Row } from "../oracles/cell-oracle.ts";
import { rowsOf } from "../oracles/detail-oracle.ts";
import { callOf, expectedRequest, openingQuestion } from "../oracles/request-oracle.ts";
import { rowScope } from "../oracles/row-scope.ts";
import { evaluate, holds, type Scope } from "../oracles/viewer.ts";
import {
  listsInSections,
  pageOf,
  plannedLists,
  plannedScreens,
  type PlannedScreen,
} from "./planned-screens.ts";

type Query = { readonly [name: string]: string };

/** The scope of an address, of which nothing depends on the user. */
const NOBODY: Scope = { session: {}, today: "2026-11-20", period: "2026-10", given: {} };

/**
 * The queries that a screen is opened with: those of the first row of each tab of the lists whose actions lead there, else
 * of the first row in a table of a page that does; for a screen that needs nothing a bare one, or that of a button that
 * leads to the tab that it stands behind.
 */
export async function findQueries(screen: PlannedScreen, api: Api): Promise<readonly Query[]> {
  return (await findGiven(screen, api)).map(queryOf);
}

/** `count`: the number of rows of each tab that are read. */
async function findGiven(screen: PlannedScreen, api: Api, count = 1): Promise<readonly Row[]> {
  const handed = needsQuery(screen)
    ? await handedByTables(screen, api, count)
    : [{}, ...handedByButtons(screen)];
  const usable = handed.filter((given) => isInSight(screen, given));
  const taken = needsQuery(screen) ? usable : usable.slice(0, 1);
  if (taken.length === 0) throw new Error(`no action of a row leads to ${screen.route.path}`);
  return taken;
}

async function handedByTables(screen: PlannedScreen, api: Api, count: number): Promise<readonly Row[]> {
  const handed = await handedByRows(screen, api, count);
  return handed.length > 0 ? handed : await handedBySections(screen, api);
}

/** The number of records that are searched for a row whose action is in sight. */
const OPENED = 20;

async function handedBySections({ route }: PlannedScreen, api: Api): Promise<readonly Row[]> {
  for (const page of plannedScreens)
    if (page.route.path !== route.path && page.plan.kind === "page")
      for (const { table } of page.plan.sections) {
        const action = table?.rowActions.find(({ do: steps }) => linkTo(route.path, steps) !== undefined);
        const seen = table?.rows && action && (await rowWith(action, table.rows, page, api));
        if (seen) return [queryBy(linkTo(route.path, action.do), seen)];
      }
  return [];
}

/** The first row of the record's `rows` that has the action, on the first page where there is one. */
async function rowWith(
  action: ActionPlan,
  rows: string,
  page: PlannedScreen,
  api: Api,
): Promise<Scope | undefined> {
  const { plan } = page;
  if (plan.kind !== "page" || plan.record === undefined) return undefined;
  for (const given of await findGiven(page, api, OPENED)) {
    const about = { ...NOBODY, given, ...aboutOf(pageOf(page), given) };
    const params = evaluate(plan.record.params, about) as Row;
    const record = (await ask(api, callOf(plan, plan.record.call), params)) as Row;
    const scope = { ...about, record };
    const seen = ((record[rows] ?? []) as readonly Row[])
      .map((row) => rowScope(scope, row, plan))
      .find((row) => holds(action.visible, row));
    if (seen) return seen;
  }
  return undefined;
}

async function handedByRows({ route }: PlannedScreen, api: Api, count: number): Promise<readonly Row[]> {
  const handed: Row[] = [];
  for (const { plan } of nearFirst(route.path)) {
    const link = linkTo(
      route.path,
      plan.rowActions.flatMap(({ do: steps }) => steps),
    );
    if (!link) continue;
    for (const tab of plan.tabs?.items ?? [undefined]) {
      const question = openingQuestion(plan, NOBODY, tab?.id);
      const params = expectedRequest(plan, question, NOBODY);
      const rows = rowsOf(plan, plan.source.call, await ask(api, callOf(plan, plan.source.call), params));
      for (const row of rows.slice(0, count)) handed.push(queryBy(link, rowScope(NOBODY, row, plan)));
    }
  }
  return handed;
}

/** The lists of the same area before all others: their rows fit most often. */
function nearFirst(path: string): readonly PlannedScreen<ListPlan>[] {
  const areaOf = (address: string) => address.split("/")[1];
  const isFar = ({ route }: PlannedScreen) => Number(areaOf(route.path) !== areaOf(path));
  return [...plannedLists, ...listsInSections].toSorted((left, right) => isFar(left) - isFar(right));
}

function handedByButtons({ route }: PlannedScreen): readonly Row[] {
  return plannedLists
    .flatMap(({ plan }) => plan.toolbar.flatMap(({ do: steps }) => linksOf(steps)))
    .filter((link) => link.navigate === route.path && link.with !== undefined)
    .map((link) => queryBy(link, NOBODY));
}

/** The query of a link's address: the inputs of its screen, and its company and period. */
function queryBy(link: VerbStepPlan["args"] | undefined, scope: Scope): Row {
  const { company, period } = (evaluate(link?.context, scope) ?? {}) as Row;
  return {
    ...(evaluate(link?.with, scope) as Row | undefined),
    ...(company !== undefined && { [CONTEXT_PARAMETERS.company]: company }),
    ...(period !== undefined && { [CONTEXT_PARAMETERS.period]: period }),
  };
}

/** The names of the context of a screen that an address with these parameters opens, as far as addresses need them. */
function aboutOf({ context }: ScreenPlan, { companyId, period }: Row): Scope {
  return {
    ...(context?.company && { company: { companyId } }),
    ...(context?.period && period !== undefined && { period }),
  };
}

/** Only what must be given has to come from somewhere. */
function needsQuery(screen: PlannedScreen): boolean {
  const { inputs, context } = pageOf(screen);
  return context?.company !== undefined || (inputs?.some(({ optional }) => !optional) ?? false);
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
  const filled = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(plain(params[name])),
  );
  const path = query.size === 0 ? filled : `${filled}?${query}`;
  const { code, message, result } =
    call.method === "get" ? await api.get(path) : await api[methodOf(call)](path, params);
  if (code !== "0") throw new Error(`${call.id} was refused: ${message}`);
  return result;
}

function methodOf({ id, method }: ReturnType<typeof callOf>): "post" | "put" {
  if (method === "post" || method === "put") return method;
  throw new Error(`nobody in tests/generated has taught how to ask ${id} by ${method}`);
}

function linkTo(path: string, steps: readonly StepPlan[]): VerbStepPlan["args"] | undefined {
  return linksOf(steps).find(
    ({ navigate, with: handed, context }) =>
      navigate === path && (handed !== undefined || (context as Row | undefined)?.company !== undefined),
  );
}

function linksOf(steps: readonly StepPlan[]): readonly VerbStepPlan["args"][] {
  return steps.flatMap((step) => ("args" in step && step.verb === "navigate" ? [step.args] : []));
}

function queryOf(handed: unknown): Query {
  return Object.fromEntries(Object.entries(handed as Row).map(([name, value]) => [name, plain(value)]));
}
