import { describe, expect, test } from "vitest";
import { contracts } from "../../src/contracts.ts";
import { runChecks } from "../../src/schema/check.ts";
import { planProject } from "../../src/schema/plan/project/plan-project.ts";
import type { Json, ListPlan } from "../../src/schema/plan/plans/screen-plan.ts";
import { readProject } from "../../src/schema/project/read-project.ts";
import {
  type Question,
  callOf,
  expectedRequest,
  onTheWire,
  openingQuestion,
} from "../../tests/oracles/request-oracle.ts";
import { evaluate, type Scope } from "../../tests/oracles/viewer.ts";
import { useTestServer } from "../testing/use-test-server.ts";

const server = useTestServer();
const project = await readProject(".");

/** Inputs of the screens that stand inside another one. */
const GIVEN: Readonly<Record<string, readonly Scope[]>> = {
  "account-center.work-orders-mine": [{ aspect: 1 }, { aspect: 2 }, { aspect: 3 }],
  "account-center.work-orders-of-company": [{ companyId: 1_001_001 }],
};

const planned = planProject(project, contracts, runChecks(project, contracts).issues);
const screens = [...planned.screens.values()];
const ACCOUNTS = ["chenjie", "zhoumy"] as const;
const SCOPE = { today: "2026-11-20", period: "2026-10", session: {}, given: {}, context: {} };

const counted = screens.flatMap((plan) =>
  plan.kind === "list" && plan.tabs?.counts
    ? ACCOUNTS.flatMap((account) =>
        (GIVEN[plan.id] ?? [{}]).map((given) => ({ id: plan.id, plan, account, given })),
      )
    : [],
);

describe("the number of a tab is that of the rows behind it", () => {
  test.each(counted)("$id, as $account sees it, $given", async ({ plan, account, given }) => {
    const scope = { ...SCOPE, given };
    const { tabs } = plan;
    if (!tabs?.counts) throw new Error(`${plan.id} counts nothing`);
    const { call, params } = tabs.counts;
    const asked = { ...(evaluate(params, scope) as Scope), ...requiredParams(plan, scope) };
    const { result: counts } = await ask(account, call, onTheWire(callOf(plan, call), asked));
    const numbers = tabs.items.flatMap((tab) => {
      const number = (counts as Scope)[tab.count ?? tab.id];
      return typeof number === "number" ? [{ ...tab, number }] : [];
    });
    expect(numbers.length).toBeGreaterThan(1);
    for (const { id, label, number } of numbers) {
      const rows = await countRows(account, plan, openingQuestion(plan, scope, id), scope);
      expect({ tab: label, rows }).toEqual({ tab: label, rows: number });
    }
  });
});

/** The arguments of a step that goes to a list. */
interface Leading {
  readonly navigate?: string;
  readonly with?: { readonly tab?: string };
  readonly filters?: { readonly [filter: string]: Json };
}

/** The figures that lead to a list under conditions of their own. */
const figures = screens.flatMap((plan) => {
  if (plan.kind !== "page") return [];
  return plan.sections.flatMap(({ from, figures: shown = [] }) => {
    const use = from === undefined ? undefined : plan.data?.[from];
    return shown.flatMap(({ field, title, link }) => {
      const [step] = link?.action.do ?? [];
      const leading = step && "args" in step ? (step.args as Leading) : undefined;
      if (!use || leading?.filters === undefined) return [];
      return [{ title: `${plan.id}: ${title}`, plan, use, field, leading }];
    });
  });
});

describe("a figure is the number of the rows that it leads to", () => {
  test("there are such figures on the home page and elsewhere", () => {
    expect(new Set(figures.map(({ plan }) => plan.id)).size).toBeGreaterThan(1);
  });

  test.each(figures.flatMap((figure) => ACCOUNTS.map((account) => ({ ...figure, account }))))(
    "$title, as $account sees it",
    async ({ plan, use, field, leading, account }) => {
      const params = evaluate(use.params, SCOPE) as Scope;
      const { result } = await ask(account, use.call, onTheWire(callOf(plan, use.call), params));
      const route = planned.shell.routes.find(({ path }) => path === leading.navigate);
      const list = screens.find(({ id }) => id === route?.screen);
      if (list?.kind !== "list") throw new Error(`${leading.navigate} shows no list`);
      const tab = leading.with?.tab ?? list.tabs?.items[0]?.id;
      const { filters } = openingQuestion(list, SCOPE, tab);
      const question = { filters: { ...filters, ...(evaluate(leading.filters, SCOPE) as Scope) }, tab };
      expect(await countRows(account, list, question, SCOPE)).toBe((result as Scope)[field]);
    },
  );
});

/** The required filters of a list, as the year of a list of a year; its tabs are counted by them too. */
function requiredParams(plan: ListPlan, scope: Scope): Scope {
  const names = plan.filters.flatMap(({ required, params }) => (required === true ? params : []));
  const sent = expectedRequest(plan, openingQuestion(plan, scope, undefined), scope);
  return Object.fromEntries(names.map((name) => [name, sent[name]]));
}

/** The rows of all pages. */
async function countRows(account: string, plan: ListPlan, question: Question, scope: Scope): Promise<number> {
  const { result } = await ask(account, plan.source.call, expectedRequest(plan, question, scope));
  return Array.isArray(result) ? result.length : (result as { readonly total: number }).total;
}

async function ask(account: string, operation: string, params: Scope) {
  const answer = await server.request(account, operation, params);
  expect(answer, operation).toMatchObject({ code: "0" });
  return answer;
}
