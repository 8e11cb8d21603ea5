import type { Download, Page } from "@playwright/test";
import { readSheet } from "read-excel-file/node";
import { bookOf } from "../../../server/platform/spreadsheet/testing/book-of.ts";
import type { WorkbookCell } from "../../../server/platform/spreadsheet/write-workbook.ts";
import { beginWalk, followPage, type Walk } from "../../walk/follow-page.ts";
import { exportedRows } from "../app/exported-rows.ts";
import { button, columnTexts, dataRows, question, rowOf, toast } from "../app/list-screen.ts";
import { importPlanned, planOf } from "../app/import-plan.ts";
import { newSession } from "../app/session.ts";
import { expect, test } from "../app/test.ts";

test.describe.configure({ timeout: 480_000 });

let walk: Walk;
test.beforeAll(async () => {
  walk = await beginWalk();
});
test.afterAll(async () => {
  await walk.close();
});

const CLIENT = "上海碧海信息技术有限公司";
const HEAD = ["*收件人", "*客户名称", "寄出日期", "运费", "状态"];

test("one command makes an area that works in the browser", { tag: "@slow" }, async ({ page, browser }) => {
  const { kinds, address } = await followPage("docs/new-record.md", walk, page);
  expect(kinds).toEqual(new Set(["commands", "part", "use"]));

  await test.step("the template says what a file has", async () => {
    const saved = page.waitForEvent("download");
    await button(page, "下载导入模板").click();
    expect((await saved).suggestedFilename()).toBe("寄件导入模板.xlsx");
    expect((await sheetOf(await saved))[0]).toEqual(HEAD);
  });

  await test.step("good rows are imported after a look at the faults of the others", async () => {
    await upload(
      page,
      ["王一", CLIENT, "2026-11-18", null, "待寄"],
      ["王二", CLIENT, null, 88, "已寄"],
      ["王三", "没有的公司", "上个月", "免费", "丢失"],
    );
    const check = planOf(page, "寄件").getByRole("table", { name: /^问题/ });
    await expect(check.getByRole("columnheader")).toHaveText(["行号", "列名", "填写内容", "原因"]);
    await expect(check.getByRole("row").getByRole("cell", { name: "4", exact: true })).toHaveCount(4);
    for (const texts of [
      ["客户名称", "没有的公司", /“没有的公司”不存在/],
      ["寄出日期", "上个月", "寄出日期应为日期，如 2026-01-31"],
      ["运费", "免费", "运费应为数字"],
      ["状态", "丢失", "状态“丢失”不在可选范围内"],
    ] as const) {
      const [column, content, reason] = texts;
      const line = check.getByRole("row").filter({ has: page.getByText(column, { exact: true }) });
      await expect(line.getByRole("cell").nth(2)).toHaveText(content);
      await expect(line.getByRole("cell").nth(3)).toHaveText(reason);
    }
    const failures = page.waitForEvent("download");
    await importPlanned(page, "寄件");
    await toast(page, "2 条成功，1 条失败，失败原因见文件");
    expect((await sheetOf(await failures)).map((cells) => cells[1])).toEqual(["*收件人", "王三"]);
    await expect(rowOf(page, "王一").getByRole("cell", { name: CLIENT })).toBeVisible();
    await expect(rowOf(page, "王二").getByRole("cell", { name: "88.00" })).toBeVisible();
    await expect(dataRows(page)).toHaveCount(2);
  });

  await test.step("a file without a good row is not imported", async () => {
    await upload(page, ["王四", CLIENT, "上个月", null, null]);
    const refused = planOf(page, "寄件");
    await importPlanned(page, "寄件");
    await expect(refused.getByText(/1 行有误，全部有误，请更正后重新导入/).last()).toBeVisible();
    await refused.getByRole("button", { name: "取消" }).click();
    await expect(refused).toBeHidden();
    await expect(dataRows(page)).toHaveCount(2);
  });

  await test.step("an export has the rows that the list shows", async () => {
    const { name, rows } = await exportedRows(page, () => button(page, "导出").click());
    expect(name).toMatch(/^寄件.*\.xlsx$/);
    const [head = [], ...exported] = rows;
    expect(head).toEqual(["收件人", "客户名称", "寄出日期", "运费", "状态", "创建时间"]);
    expect(exported.map(([recipient]) => recipient)).toEqual(await columnTexts(page, "收件人"));
    expect(exported.map(([, client]) => client)).toEqual([CLIENT, CLIENT]);
    expect(exported.map(([, , , , status]) => status)).toEqual(await columnTexts(page, "状态"));
  });

  await test.step("ticked rows are deleted together", async () => {
    for (const recipient of ["王一", "王二"]) await rowOf(page, recipient).getByRole("checkbox").check();
    await button(page, "批量删除").click();
    const sure = question(page, "确定删除所选的 2 条寄件？删除后不能恢复。");
    await sure.getByRole("button", { name: "批量删除" }).click();
    await expect(page.getByText("暂无数据")).toBeVisible();
  });

  await test.step("an accountant without its codes has neither the entry nor the screen", async () => {
    const context = await browser.newContext({ storageState: await newSession(address, "sunli") });
    const other = await context.newPage();
    await other.goto(`${address}/customer/index`);
    const menu = other.getByRole("navigation", { name: "客户中心" });
    await expect(menu.getByRole("link", { name: "客户列表" })).toBeVisible();
    await expect(menu.getByRole("link", { name: "寄件" })).toBeHidden();
    await other.goto(`${address}/customer/parcel`);
    await expect(other.getByRole("heading", { name: "暂无权限" })).toBeVisible();
    await expect(button(other, "新增寄件")).toBeHidden();
    await context.close();
  });
});

async function sheetOf(download: Download) {
  return await readSheet(await download.path());
}

async function upload(page: Page, ...rows: readonly (readonly WorkbookCell[])[]): Promise<void> {
  const buffer = Buffer.from(await bookOf([HEAD, ...rows]));
  const asked = page.waitForEvent("filechooser");
  await button(page, "导入").click();
  await (await asked).setFiles({ name: "寄件.xlsx", mimeType: "application/octet-stream", buffer });
}
