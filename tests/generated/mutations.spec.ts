import type { Api } from "../e2e/app/api.ts";
import { inTurn } from "../../scripts/testing/in-turn.ts";
import type { Fault } from "../oracles/fault.ts";
import { findActionFaults } from "./find-action-faults.ts";
import { findQueries } from "./addresses.ts";
import { findDisplayFaults, isList } from "./find-display-faults.ts";
import { findFilterFaults } from "./find-filter-faults.ts";
import { findOrderFaults } from "./find-order-faults.ts";
import { findPermissionFaults, lose } from "./find-permission-faults.ts";
import { listen } from "./exchanges.ts";
import type { Mutation, Mutator, Part } from "./mutations/mutator.ts";
import { mutators } from "./mutations/mutators.ts";
import { plannedScreens, screenName, type PlannedScreen } from "./planned-screens.ts";
import type { StandIn } from "./stand-in.ts";
import { expect, test } from "./test.ts";
import { visit, type Visit } from "./visit.ts";

/** In ms: what is wrong here does not get better by waiting. */
const PATIENCE = 2000;

/** The small ones first, and before all others those that need no address made up for them. */
const screens = plannedScreens.toSorted((left, right) => cost(left) - cost(right));

test.describe.configure({ mode: "parallel" });

/** The demo data of one screen may have no row that shows a mistake; another screen's may. */
const MOST_SCREENS = 3;

for (const { title, part, mutate } of inTurn(mutators)) {
  test(`it is noticed when ${title}`, { tag: "@slow" }, async ({ page, api, standIn }) => {
    const unnoticed = [];
    for (const [screen, mutation] of firstMutations(mutate)) {
      await serve(standIn, mutation.plan);
      const exchanges = await listen(page, standIn, screen.plan.calls);
      const [query = {}] = await findQueries(screen, api);
      if (part === "permissions")
        await lose(standIn, [mutation.id ?? ""], /reading/.test(title) ? "view" : "without");
      const open = await visit(page, screen, exchanges, query, PATIENCE);
      const faults = await findIn[part](open, api, mutation, screen);
      if (faults.some(({ where }) => mutation.names.test(where))) return;
      unnoticed.push({ screen: screenName(screen), faults: faults.map(({ where }) => where) });
      await standIn.clear();
    }
    expect(unnoticed, "nobody noticed").toEqual([]);
  });
}

type Find = (open: Visit, api: Api, mutation: Mutation, screen: PlannedScreen) => Promise<readonly Fault[]>;

/** The expected values come from the true plan, which the open screen has. */
const findIn: { readonly [part in Part]: Find } = {
  display: findDisplayFaults,
  filters: async (open, api, { id }) => {
    const filters = isList(open) ? open.plan.filters.filter((filter) => filter.id === id) : [];
    return isList(open) ? findFilterFaults(open, api, filters) : [];
  },
  orders: async (open) => (isList(open) ? findOrderFaults(open) : []),
  actions: (open, _api, { id = "" }) => findActionFaults(open, { actions: [id] }),
  permissions: (open, _api, { id = "" }, { route }) => findPermissionFaults(open, [id], route),
};

function cost({ plan, item }: PlannedScreen): number {
  return JSON.stringify(plan).length + (item === undefined ? 0 : 1e6);
}

/** The first place of each screen where the mistake can be made, in the first screens that have one. */
function firstMutations(mutate: Mutator["mutate"]): readonly (readonly [PlannedScreen, Mutation])[] {
  const mutants = screens.flatMap((screen) => {
    const [mutation] = mutate(screen.plan);
    return mutation ? [[screen, mutation] as const] : [];
  });
  if (mutants.length === 0) throw new Error("no screen has a place for this mistake");
  return mutants.slice(0, MOST_SCREENS);
}

/** Gives the browser this plan instead of the true one. */
async function serve(standIn: StandIn, plan: Mutation["plan"]): Promise<void> {
  await standIn.put("changed plan", { path: `/plans/screens/${plan.id}.json`, instead: () => plan });
}
