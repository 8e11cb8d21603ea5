import { expect, test } from "vitest";
import { contracts } from "../../../contracts.ts";
import { sampleProject } from "../../checks/testing/sample-project.ts";
import { planScreen } from "../plan-screen.ts";
import type { DetailSectionPlan, PagePlan } from "../plans/screen-plan.ts";

const FIELDS = '"fields": ["clientName", "period", "amount"]';

function figuresOf(figures: string): DetailSectionPlan["figures"] {
  const project = sampleProject("screens/report-detail.json", [FIELDS, `"figures": ${figures}`]);
  return (planScreen(project, "report.detail", contracts) as PagePlan).sections[0]?.figures;
}

test("a figure has the title and the kind of its property", () => {
  expect(figuresOf('["amount"]')).toEqual([
    expect.objectContaining({ id: "amount", field: "amount", kind: "money" }),
  ]);
});

test("a figure leads on for those who may open the route", () => {
  const [figure] = figuresOf('[{ "field": "amount", "do": [{ "navigate": "/report/tabs" }] }]') ?? [];
  expect(figure?.link?.routes).toEqual([{ permission: ["client"] }]);
  expect(figure?.link?.action.do).toEqual([{ verb: "navigate", args: { navigate: "/report/tabs" } }]);
});

test("a way to a route that is only planned is left out, and appears once the route opens", () => {
  const figures = '[{ "field": "amount", "do": [{ "navigate": "/report/detail", "with": { "id": 1 } }] }]';
  const open = sampleProject("screens/report-detail.json", [FIELDS, `"figures": ${figures}`]);
  const routes = open.routes.map((route) =>
    route.id === "/report/detail" ? { ...route, value: { ...route.value, planned: true } } : route,
  );
  const linkIn = (project: typeof open) =>
    (planScreen(project, "report.detail", contracts) as PagePlan).sections[0]?.figures?.[0]?.link;
  expect(linkIn({ ...open, routes })).toBeUndefined();
  expect(linkIn(open)).toBeDefined();
});
