import type { Page } from "@playwright/test";
import { type Api, signInToApi } from "../app/api.ts";
import {
  addCompany,
  companyRow,
  findCompanies,
  findCompany,
  freeTaxNumber,
  IN_SERVICE,
} from "../app/companies.ts";
import { importPlanned, planOf } from "../app/import-plan.ts";
import { columnTexts } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";
import { fillTemplate, sheetOf } from "../app/workbook.ts";

const SCREEN = "/customer/index";
const TYPE = { "001": "一般纳税人", "101": "小规模纳税人" } as const;

let colleague: Api;
test.beforeAll(async ({ app }) => {
  colleague = await signInToApi(app.address, "zhoumy");
});

async function upload(page: Page, content: Buffer): Promise<void> {
  const asked = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "导入客户" }).click();
  await (await asked).setFiles({ name: "客户.xlsx", mimeType: "application/octet-stream", buffer: content });
}

test("the template is filled in: good rows are taken in, the others come back with their reasons", async ({
  page,
  signIn,
}) => {
  const existingId = await addCompany(colleague, "上海已有商贸有限公司");
  const row = (name: string, taxNumber: string, more = {}) => ({
    客户名称: name,
    纳税人识别号: taxNumber,
    纳税人类型: "小规模纳税人",
    纳税期限: "按季",
    所属地区: "上海市",
    服务开始日期: "2026-03-01",
    联系人: "周到",
    联系人手机号: "13612345678",
    负责人: "孙丽",
    ...more,
  });
  await signIn("chenjie", SCREEN);
  await test.step("a file that is none is refused with a sentence", async () => {
    await upload(page, Buffer.from("%PDF-1.4"));
    await expect(page.getByText(/文件是 PDF/)).toBeVisible();
    await expect(page.getByRole("dialog")).toBeHidden();
  });
  const template = page.waitForEvent("download");
  await page.getByRole("button", { name: "下载导入模板" }).click();
  expect((await template).suggestedFilename()).toBe("客户导入模板.xlsx");
  const workbook = await fillTemplate(await template, [
    row("上海导入好有限公司", freeTaxNumber()),
    row("上海导入坏有限公司", freeTaxNumber(), { 纳税期限: "按天" }),
    row("上海导入重有限公司", existingId.taxlayerNo),
  ]);
  await upload(page, workbook);
  const check = planOf(page, "客户");
  const faults = check.getByRole("table", { name: /^问题/ });
  const reasons = [
    ["3", "纳税期限", "按天", "纳税期限“按天”不在可选范围内"],
    ["4", "纳税人识别号", existingId.taxlayerNo, "税号与服务中的「上海已有商贸有限公司」重复"],
  ];
  await expect(faults.getByRole("row")).toHaveCount(1 + reasons.length);
  for (const [index, texts] of reasons.entries()) {
    const line = faults.getByRole("row").nth(1 + index);
    for (const [place, text] of texts.entries())
      await expect(line.getByRole("cell").nth(place)).toContainText(text);
  }
  const checked = page.waitForEvent("download");
  await check.getByRole("button", { name: "下载检查结果" }).click();
  const [, ...reportRows] = await sheetOf(await checked);
  expect(reportRows.map((cells) => [String(cells[0]), cells.at(-1)])).toEqual(
    reasons.map(([line, , , reason]) => [line, expect.stringContaining(reason ?? "")]),
  );
  const failures = page.waitForEvent("download");
  await importPlanned(page, "客户");
  await expect(page.getByText("1 条成功，2 条失败，失败原因见文件").first()).toBeVisible();
  const [head = [], ...rows] = await sheetOf(await failures);
  const nameAt = head.findIndex((title) => String(title).replace("*", "") === "客户名称");
  expect(rows.map((cells) => [cells[nameAt], cells.at(-1)])).toEqual([
    ["上海导入坏有限公司", "纳税期限“按天”不在可选范围内"],
    ["上海导入重有限公司", "税号与服务中的「上海已有商贸有限公司」重复"],
  ]);
  await expect(companyRow(page, "上海导入好有限公司")).toBeVisible();
  expect(await findCompany(colleague, "上海导入好有限公司")).toMatchObject({
    lxrName: "周到",
    lxrPhone: "136****5678",
    userNames: "孙丽",
  });
  for (const name of ["上海导入坏有限公司", "上海导入重有限公司"]) {
    expect(await findCompany(colleague, name)).toBeUndefined();
  }
});

test("the export has the rows, columns, labels and masks of the screen, and comes over a reload of the page", async ({
  page,
  signIn,
}) => {
  await signIn(
    "chenjie",
    `${SCREEN}?size=100&f.companyName=${encodeURIComponent("上海")}&f.taxlayerType=001`,
  );
  const expected = await findCompanies(colleague, {
    status: IN_SERVICE,
    companyName: "上海",
    taxlayerType: "001",
  });
  await expect.poll(() => columnTexts(page, "客户编码")).toEqual(expected.map(({ khbm }) => khbm));
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "导出", exact: true }).click();
  await expect(page.getByText("任务已开始，完成后会在这里通知您，有文件的会自动下载。")).toBeVisible();
  const [head = [], ...rows] = await sheetOf(await file);
  const titles = head.map(String);
  const shown = (await page.getByRole("columnheader").allTextContents()).filter(
    (title) => title !== "" && title !== "操作",
  );
  // The texts of one cell of the screen have columns of their own in the file.
  const parts = new Set(["纳税人识别号", "纳税人类型", "联系电话"]);
  expect(titles.filter((title) => !parts.has(title))).toEqual(shown);
  for (const title of shown.filter((candidate) => !["客户名称", "联系人", "标签"].includes(candidate))) {
    const place = titles.indexOf(title);
    const texts = (await columnTexts(page, title)).map((text) => (text === "--" ? "" : text));
    expect(
      rows.map((cells) => String(cells[place] ?? "")),
      title,
    ).toEqual(texts);
  }
  const column = (title: string) => rows.map((cells) => cells[titles.indexOf(title)] ?? null);
  expect(column("客户名称")).toEqual(expected.map(({ companyName }) => companyName));
  expect(column("联系电话")).toEqual(expected.map(({ lxrPhone }) => lxrPhone));
  expect(column("标签")).toEqual(
    expected.map(({ tags }) => tags.map(({ label }) => label).join("、") || null),
  );
  expect(new Set(expected.map(({ taxlayerType }) => taxlayerType))).toEqual(new Set(["001"]));
  if (titles.includes("纳税人类型")) expect(new Set(column("纳税人类型"))).toEqual(new Set([TYPE["001"]]));

  await test.step("a task goes on over a reload of the page, and its file comes", async () => {
    await page.getByRole("button", { name: "导出", exact: true }).click();
    await expect(
      page.getByText("任务已开始，完成后会在这里通知您，有文件的会自动下载。").last(),
    ).toBeVisible();
    const late = page.waitForEvent("download");
    await page.reload();
    const [, ...again] = await sheetOf(await late);
    expect(again).toEqual(rows);
  });
});
