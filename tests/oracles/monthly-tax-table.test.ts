import { expect, test } from "vitest";
import { contracts } from "../../src/contracts.ts";
import { compileActions } from "../../src/renderer/action/compile-action.ts";
import { withRow } from "../../src/renderer/row-scope.ts";
import { createEnvironment, screenScope } from "../../src/renderer/screen.ts";
import { createFakeHost } from "../../src/renderer/testing/fake-host.ts";
import { runChecks } from "../../src/schema/check.ts";
import { planProject } from "../../src/schema/plan/project/plan-project.ts";
import { readProject } from "../../src/schema/project/read-project.ts";
import { reasonAgainst, MONTHLY_TAX_ACTIONS, type TaxMonth } from "./monthly-tax-table.ts";
import { renderMonthlyTaxTable } from "./render-monthly-tax-table.ts";

/** The values that these facts are tried with, each with each of the others. */
const VALUES: { readonly [fact in Tried]: readonly TaxMonth[fact][] } = {
  noticeTaxType: [null, 0, 1, 2, 3],
  doubtState: [null, 0, 1, 2, 3, 4, 5],
  predictionStatus: [null, 1, 2, 3, 31, 32],
  confirmationStatus: [null, 0, 1, 2, 3],
  cancelStatus: [null, 1, 3],
  taxDeclareStatus: [null, 1, 2],
  zzshfjs: [null, 0, 88.5],
  monthsBehind: [0, 1, 2],
};

type Tried = Exclude<keyof TaxMonth, keyof typeof IN_TURN>;

/** The values that these facts take in turn, so that each stands with each of the others. */
const IN_TURN = { checkStatus: [0, 1], difference: [0, 12.3], isOpeningUnknown: [false, true] } as const;

const CODES = [...new Set(MONTHLY_TAX_ACTIONS.map(({ permission }) => permission))];
const PERIODS = ["2026-10", "2026-09", "2026-08"];

const project = await readProject(".");
const plan = planProject(project, contracts, runChecks(project, contracts).issues).screens.get(
  "account-center.invoice",
);
if (plan?.kind !== "list") throw new Error("the monthly tax list is not planned");

/** Every month that differs in a fact. */
function* months(): Iterable<TaxMonth> {
  const facts = Object.keys(VALUES) as Tried[];
  const count = facts.reduce((product, fact) => product * VALUES[fact].length, 1);
  for (let number = 0; number < count; number += 1) {
    let rest = number;
    const entries = facts.map((fact) => {
      const values = VALUES[fact];
      const value = values[rest % values.length];
      rest = Math.floor(rest / values.length);
      return [fact, value];
    });
    const inTurn = {
      checkStatus: IN_TURN.checkStatus[number % 2],
      difference: IN_TURN.difference[(number >> 1) % 2],
      isOpeningUnknown: IN_TURN.isOpeningUnknown[(number >> 2) % 2],
    };
    yield { ...(Object.fromEntries(entries) as Omit<TaxMonth, keyof typeof IN_TURN>), ...inTurn } as TaxMonth;
  }
}

test.each([
  ["everything", CODES],
  ...CODES.map((code) => [`everything but ${code}`, CODES.filter((other) => other !== code)] as const),
] as const)("whoever may do %s sees in each state of a month what the table says", (_name, codes) => {
  const host = createFakeHost({ denied: CODES.filter((code) => !codes.includes(code)) });
  const actions = new Map(compileActions(plan.rowActions, host).map((action) => [action.plan.id, action]));
  const { states } = createEnvironment(plan, host);
  const granted = new Set(codes);
  const differences: string[] = [];
  for (const { monthsBehind, ...facts } of months()) {
    const month = { ...facts, monthsBehind };
    const context = { period: PERIODS[monthsBehind] ?? "" };
    const scope = screenScope({ host, given: {}, context }, "2026-11-20");
    const company = { companyId: 1, companyName: "示例企业", taxlayerType: "001" };
    const row = { ...facts, ...company, isCollected: true, isCjIng: false };
    const around = withRow(scope, row, states);
    for (const action of MONTHLY_TAX_ACTIONS.filter(({ isOfTicked }) => !isOfTicked)) {
      const state = actions.get(action.id)?.state(around) ?? { kind: "hidden" as const };
      const seen =
        state.kind === "hidden"
          ? undefined
          : state.kind === "disabled"
            ? state.reason
            : state.kind === "enabled"
              ? ""
              : state.message;
      const said = reasonAgainst(action, month, granted);
      if (seen !== said) differences.push(`${action.id} ${JSON.stringify(month)}: ${seen} for ${said}`);
    }
  }
  expect(differences.slice(0, 10)).toEqual([]);
});

test("the documents say what the table says", async () => {
  await expect(renderMonthlyTaxTable(MONTHLY_TAX_ACTIONS)).toMatchFileSnapshot(
    "../../docs/monthly-tax-actions.md",
  );
});
