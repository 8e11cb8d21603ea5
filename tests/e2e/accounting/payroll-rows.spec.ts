import { expect } from "@playwright/test";
import { toast } from "../app/list-screen.ts";
import { type Api, signInToApi } from "../app/api.ts";
import { companyWith, PEOPLE, payrollOf } from "../app/payroll.ts";
import { pasteText } from "../app/sheet.ts";
import { test } from "../app/test.ts";

const PERIOD = { kjnd: 2026, kjqj: 10 };
const LABOUR = 4;
let zhoumy: Api;
test.beforeAll(async ({ app }) => {
  zhoumy = await signInToApi(app.address, "zhoumy");
});

/** The people of a sheet with their income, as they are kept. */
async function paid(companyId: number): Promise<readonly (readonly [string, number])[]> {
  const { result } = await zhoumy.post("/api/fcp/web/salary/page", {
    ...PERIOD,
    companyId,
    pageNum: 1,
    pageSize: 100,
  });
  return (result as { list: readonly { xm: string; bqsr: number }[] }).list
    .map(({ xm, bqsr }) => [xm, bqsr] as const)
    .toSorted(([left], [right]) => left.localeCompare(right));
}

test("people are put on a sheet and taken off it in its own rows, by keyboard alone, and all of it is saved at once", async ({
  page,
  signIn,
}) => {
  const third = { xm: "沈知秋", zjhm: "31011519900612341X" };
  const companyId = await companyWith(zhoumy, "上海薪酬增行有限公司", [...PEOPLE, third]);
  const { result } = await zhoumy.post("/api/fcp/web/salary/person/list", {
    companyId,
    pageNum: 1,
    pageSize: 10,
  });
  const people = (result as { list: readonly { ryid: number; xm: string }[] }).list;
  const lineList = people
    .filter(({ xm }) => PEOPLE.some((person) => person.xm === xm))
    .map(({ ryid }) => ({ ryid, bqsr: 3000 }));
  await zhoumy.post("/api/fcp/web/salary/save", { ...PERIOD, companyId, xclx: LABOUR, lineList });
  await signIn("zhoumy", payrollOf(companyId, "sheets"));
  await page
    .getByRole("row")
    .filter({ hasText: "劳务报酬" })
    .getByRole("button", { name: "明细" })
    .press("Enter");
  const grid = page.getByRole("grid");
  await grid.getByRole("row").filter({ hasText: PEOPLE[0].xm }).focus();

  const { keyboard } = page;
  await keyboard.press("Enter");
  // Into the sheet, down to the empty line, and to its first column.
  await keyboard.press("Control+End");
  await keyboard.press("Home");
  await expect(page.getByRole("textbox", { name: /^新增行 姓名/ })).toBeFocused();
  await pasteText(page, "查无此人");
  await expect(page.getByText("没有找到“查无此人”")).toBeVisible();
  await pasteText(page, third.xm);
  await expect(page.getByRole("textbox", { name: `新增行 姓名：${third.xm}` })).toBeFocused();
  for (let column = 0; column < 3; column += 1) await keyboard.press("Tab");
  await keyboard.type("4500");
  await keyboard.press("Enter");
  await expect(page.getByText("新增 1 行，尚未保存")).toBeVisible();
  await keyboard.press("Control+z");
  await keyboard.press("Control+y");

  await keyboard.press("Control+Home");
  await keyboard.press("Control+-");
  await expect(page.getByText("新增 1 行 · 删除 1 行，尚未保存")).toBeVisible();
  await keyboard.press("Control+-");
  await expect(page.getByText("新增 1 行，尚未保存")).toBeVisible();
  await keyboard.press("Control+-");
  await keyboard.press("Control+s");
  await toast(page, "已新增 1 行，已删除 1 行");
  await expect
    .poll(async () => (await paid(companyId)).map(([, bqsr]) => bqsr).toSorted((a, b) => a - b))
    .toEqual([3000, 4500]);
  await page.reload();
  expect((await paid(companyId)).map(([xm]) => xm)).toContain(third.xm);
});
