import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { setUpBrowser } from "../../../renderer/testing/render-screen.tsx";
import { copiedRows } from "../../copied-rows.ts";
import { drawScreen } from "../../draw-screen.tsx";
import { importPlanOf } from "../../import-plan.ts";

setUpBrowser();

const COMPANY = {
  companyId: 1,
  companyName: "上海薪酬有限公司",
  taxlayerNo: "9131",
  label: "上海薪酬有限公司",
};
const OF = { companyId: 1, kjnd: 2026, kjqj: 10 };

/** The payroll of a client, open at a tab. */
function draw(tab: string, answers: NonNullable<Parameters<typeof drawScreen>[1]>["answers"]) {
  return drawScreen("account-center.salary-detail", {
    today: "2026-11-20",
    search: `companyId=1&period=2026-10&tab=${tab}`,
    answers: {
      "company.match": () => [COMPANY],
      "company.chosen": () => ({ company: { ...COMPANY, taxlayerType: "101", statusCode: 1 } }),
      "salary.confirmQuery": () => ({ companyName: COMPANY.companyName, sheets: [] }),
      ...answers,
    },
  }).host;
}

const person = { id: 5, xm: "陆晓岚", zjhm: "310115199203074215" };

test.each([
  {
    title: "专项附加扣除",
    tab: "deductions",
    set: "specialAdditionalDeduction",
    row: { kclx: "zfdk", ykce: 1000 },
    shown: { 扣除项目: "住房贷款利息", 每月扣除额: "1,000.00" },
  },
  {
    title: "累计扣除",
    tab: "cumulative",
    set: "cumulativeDeduction",
    row: { ljsr: 100_000 },
    shown: { 累计收入: "100,000.00" },
  },
  {
    title: "劳务报酬",
    tab: "labour",
    set: "labourRemuneration",
    row: { bqsr: 5000, ybtse: 800 },
    shown: { 本期收入: "5,000.00", 本期应补税额: "800.00" },
  },
  {
    title: "全年一次性奖金",
    tab: "bonus",
    set: "annualLumpSumBonus",
    row: { bqsr: 20_000, ybtse: 600 },
    shown: { 奖金: "20,000.00", 本期应补税额: "600.00" },
  },
  {
    title: "多处所得",
    tab: "others",
    set: "multiSourceIncome",
    row: { qtdwmc: "上海别处有限公司", sr: 9000 },
    shown: { 其他扣缴单位: "上海别处有限公司", 其他单位收入: "9,000.00" },
  },
  {
    title: "股权激励所得",
    tab: "stock",
    set: "stockIncome",
    row: { gqlx: "gpqq", bqsr: 36_000, ybtse: 1080 },
    shown: { 激励类型: "股票期权", 本期应补税额: "1,080.00" },
  },
])("$title comes by its own file and template, is shown, and is deleted", async (details) => {
  const { title, tab, set, row, shown } = details;
  const host = draw(tab, {
    [`salary.${set}.list`]: () => ({ list: [{ ...person, ...row }], total: 1 }),
    [`salary.${set}.delete`]: () => ({ count: 1 }),
    "salary.importTemplate": () => ({ blob: new Blob(["template"]), name: "模板.xlsx" }),
    "salary.importPlan": () => importPlanOf(title),
    "importPlan.choices": () => [{ value: "rowXm", label: "姓名" }],
    "importPlan.start": () => ({ taskid: "1", rowCount: 2 }),
  });
  expect(await copiedRows()).toMatchObject([shown]);

  fireEvent.click(screen.getByRole("button", { name: "下载导入模板" }));
  await waitFor(() =>
    expect(host.calls).toContainEqual({ operationId: "salary.importTemplate", params: { ...OF, set } }),
  );
  const multipartFile = new File(["rows"], "导入.xlsx");
  vi.spyOn(host.outside, "pickFile").mockResolvedValue(multipartFile);
  fireEvent.click(screen.getByRole("button", { name: "导入" }));
  await waitFor(() =>
    expect(host.calls).toContainEqual({
      operationId: "salary.importPlan",
      params: { ...OF, set, multipartFile },
    }),
  );
  const plan = await screen.findByRole("dialog", { name: `导入${title}：导入.xlsx` });
  within(plan).getByText("2 行，新增 2");
  fireEvent.click(within(plan).getByRole("button", { name: "导入" }));
  await waitFor(() => expect(host.heard).toContain(`导入${title}`));
  expect(host.calls).toContainEqual({
    operationId: "importPlan.start",
    params: { planKey: "plan-1", columns: [{ place: 0, field: "rowXm" }], questions: [] },
  });

  // The list that came anew after the import has no ticks.
  fireEvent.click(await screen.findByRole("checkbox", { name: "选择第 1 行", checked: false }));
  fireEvent.click(screen.getByRole("button", { name: "删除" }));
  const question = await screen.findByRole("dialog", { name: new RegExp(`^确定删除所选的 1 条${title}？`) });
  fireEvent.click(within(question).getByRole("button", { name: "删除" }));
  expect(await screen.findByText("已删除 1 条")).toBeTruthy();
  expect(host.calls).toContainEqual({
    operationId: `salary.${set}.delete`,
    params: { ...OF, idList: [person.id] },
  });
});
