import type { Page } from "@playwright/test";
import { readEdition } from "../../src/domain/edition.ts";
import { shellCalls } from "../../src/request/generated/shell-calls.ts";
import type { ListPlan, ScreenPlan } from "../../src/schema/plan/plans/screen-plan.ts";
import type { RoutePlan } from "../../src/schema/plan/plans/shell-plan.ts";
import type { Row } from "../oracles/cell-oracle.ts";
import type { Fault } from "../oracles/fault.ts";
import { evaluate, givenBy, mode, screenScope, type Scope, type Viewer } from "../oracles/viewer.ts";
import type { Exchanges } from "./exchanges.ts";
import { pageOf, screenName, type PlannedScreen } from "./planned-screens.ts";

/** A screen that is open in the browser. */
export interface Visit<Plan extends ScreenPlan = ScreenPlan> {
  readonly page: Page;
  readonly plan: Plan;
  /** The tab of its page that it stands behind. */
  readonly tab?: { readonly label: string; readonly permission?: string };
  /** Name of the screen in faults. */
  readonly name: string;
  readonly viewer: Viewer;
  readonly exchanges: Exchanges;
  /** The scope of every expression of the screen. */
  readonly scope: Scope;
  /** In ms: how long the page may take to come to rest. */
  readonly patience: number;
}

export type ListVisit = Visit<ListPlan>;

const PATIENCE = 8000;

/** Opens a screen, whose address has this query, and waits for the answers that name its viewer. */
export async function visit<Plan extends ScreenPlan>(
  page: Page,
  screen: PlannedScreen<Plan>,
  exchanges: Exchanges,
  query: { readonly [name: string]: string },
  patience = PATIENCE,
): Promise<Visit<Plan>> {
  const search = new URLSearchParams({ ...query, ...(screen.item !== undefined && { tab: screen.item }) });
  exchanges.forget();
  await page.goto(`${screen.route.path}?${search}`);
  const menu = await exchanges.answered(shellCalls["permission.userMenu"].id);
  const info = await exchanges.answered(shellCalls["session.customerInfo"].id);
  const viewer = readViewer(info.result as LoginAnswer, menu.result as readonly MenuAnswer[]);
  const { plan } = screen;
  const around = pageOf(screen);
  const isShut = isRouteShut(screen.route, viewer) || mode(viewer, around) === "denied";
  const scope = {
    ...scopeOf(screen, viewer, query),
    ...(!isShut && (await aboutOf(around, exchanges, query))),
  };
  const tab = around.kind === "tabs" ? around.items.find(({ id }) => id === screen.item) : undefined;
  return { page, ...(tab && { tab }), plan, name: screenName(screen), viewer, exchanges, scope, patience };
}

/** The viewer holds none of the codes that open an address. */
export function isRouteShut({ permission = [] }: RoutePlan, viewer: Viewer): boolean {
  return (
    permission.length > 0 &&
    permission.every((code) => code !== "signed-in" && mode(viewer, { permission: code }) === "denied")
  );
}

/** The company of the page, as the server has answered it, and the period of its address. */
async function aboutOf(
  { context }: ScreenPlan,
  exchanges: Exchanges,
  { period }: { readonly [name: string]: string },
): Promise<Scope> {
  const told = context?.company && (await exchanges.answered(context.company.chosen.call));
  return {
    ...(told && { company: (told.result as Row).company }),
    ...(context?.period && period !== undefined && { period }),
  };
}

/** A screen behind a tab is given the inputs of its page, and those that the tab hands over. */
function scopeOf(screen: PlannedScreen, viewer: Viewer, query: { readonly [name: string]: string }): Scope {
  const page = pageOf(screen);
  const given = givenBy(query, page);
  const scope = screenScope(viewer, given);
  if (page.kind !== "tabs") return scope;
  const handed = evaluate(page.items.find(({ id }) => id === screen.item)?.with, scope) as Scope | undefined;
  return { ...scope, given: { ...given, ...handed } };
}

/** Repeats a check until it finds no faults; returns those that are left after a while. */
export async function faultsAfterWaiting(
  { patience }: Pick<Visit, "patience">,
  find: () => Promise<readonly Fault[]>,
): Promise<readonly Fault[]> {
  const end = Date.now() + patience;
  // The longer a page is wrong, the less often it is looked at: a page that is slow to come has the processor to itself.
  for (let pause = 25; ; pause = Math.min(2 * pause, 400)) {
    const faults = await find();
    if (faults.length === 0 || Date.now() > end) return faults;
    await new Promise((resolve) => {
      setTimeout(resolve, pause);
    });
  }
}

interface LoginAnswer {
  readonly userBasicInfo: Row;
  readonly dzgsDTO: {
    readonly gsid: number;
    readonly gsmc: string;
    readonly dqbm: string;
    readonly productType: number;
  };
  readonly versionDtoList: Parameters<typeof readEdition>[0]["versionDtoList"];
  readonly serverTime: string;
}

interface MenuAnswer {
  readonly code: string;
  readonly operationFlag: number;
}

function readViewer(info: LoginAnswer, menu: readonly MenuAnswer[]): Viewer {
  const { gsid, gsmc, dqbm } = info.dzgsDTO;
  return {
    grants: new Map(menu.map(({ code, operationFlag }) => [code, operationFlag])),
    edition: readEdition(info),
    session: { user: info.userBasicInfo, firm: { id: gsid, name: gsmc, areaCode: dqbm } },
    today: info.serverTime.slice(0, 10),
  };
}
