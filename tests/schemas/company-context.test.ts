import path from "node:path";
import { expect, test } from "vitest";
import { contracts } from "../../src/contracts.ts";
import { planScreen } from "../../src/schema/plan/plan-screen.ts";
import type { ListPlan } from "../../src/schema/plan/plans/screen-plan.ts";
import { readProject } from "../../src/schema/project/read-project.ts";

const project = await readProject(path.resolve(import.meta.dirname, "../.."));
const plan = (id: string) => planScreen(project, id, contracts);

const COMPANY = { companyId: "{{ company.companyId }}" };
const MONTH = { kjnd: "{{ yearOf(period) }}", kjqj: "{{ monthOf(period) }}" };

test("a page of tabs and the screens behind them are asked about the client and the period", () => {
  expect(plan("account-center.salary-detail")).toMatchObject({
    record: { call: "salary.confirmQuery", params: { ...COMPANY, ...MONTH } },
    context: { company: { search: { call: "company.match" }, chosen: { call: "company.chosen" } } },
  });
  expect(plan("account-center.salary-labour")).toMatchObject({
    source: { params: { ...COMPANY, ...MONTH } },
  });
});

test("an operation that is asked about less is told less: the year alone, or the client alone", () => {
  expect(plan("account-center.salary-deductions")).toMatchObject({
    source: { params: { ...COMPANY, kjnd: MONTH.kjnd } },
  });
  expect(plan("account-center.salary-persons")).toMatchObject({ source: { params: COMPANY } });
});

test("the questions of a page, and choices in cells, are asked so too", () => {
  expect(plan("account-center.bank-edit")).toMatchObject({
    data: { confirmation: { params: { ...COMPANY, ...MONTH } } },
  });
  const choices = { call: "subject.select", params: { ztdm: COMPANY.companyId, ...MONTH } };
  const { columns } = plan("account-center.bank-entries") as ListPlan;
  const subject = columns.find(({ id }) => id === "kmqc");
  expect(subject?.edit).toMatchObject({ control: { options: { source: choices } } });
});

test("links hand the client and the period on", () => {
  expect(JSON.stringify(plan("account-center.salary-sheets"))).toContain(
    JSON.stringify({ company: COMPANY.companyId, period: "{{ period }}" }).slice(1, -1),
  );
});
