import { expect, test } from "vitest";
import { contracts } from "../../../contracts.ts";
import { sampleProject } from "../../checks/testing/sample-project.ts";
import { planScreen } from "../plan-screen.ts";
import type { PagePlan } from "../plans/screen-plan.ts";

const FIELDS = '"fields": ["clientName", "period", "amount"]';

test("a chart is planned as the table that it draws", () => {
  const chart =
    '"chart": { "type": "bar", "rows": "lines", "x": "name", "y": [{ "field": "amount", "title": "金额（元）" }] }';
  const project = sampleProject("screens/report-detail.json", [FIELDS, chart]);
  const [section] = (planScreen(project, "report.detail", contracts) as PagePlan).sections;
  expect(section?.table).toMatchObject({
    chart: "bar",
    rows: "lines",
    columns: [
      { id: "name", title: "项目", kind: "text" },
      { id: "amount", title: "金额（元）", kind: "money" },
    ],
    rowActions: [],
  });
  expect(section?.table).not.toHaveProperty("source");
});
