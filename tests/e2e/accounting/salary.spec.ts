import { type Api, signInToApi } from "../app/api.ts";
import { button, dataRows, filtered, question, toast } from "../app/list-screen.ts";
import { pasteText, sheetCell, showColumn } from "../app/sheet.ts";
import { expect, test } from "../app/test.ts";

const PERIOD = { kjnd: 2026, kjqj: 10 };
const SALARY = "/api/fcp/web/salary";
/** Companies with an open sheet of several people; each journey has one of its own. */
const COMPANIES = ["上海恒达贸易有限公司", "杭州安捷医疗器械有限公司"] as const;

interface Line {
  readonly companyId: number;
  readonly xctjid: number;
  readonly ryid: number;
  readonly xm: string;
  readonly jbgz: number;
  readonly ybtse: number;
}

let zhoumy: Api;
test.beforeAll(async ({ app }) => {
  zhoumy = await signInToApi(app.address, "zhoumy");
});

async function linesOf(companyName: string): Promise<readonly Line[]> {
  const found = await zhoumy.post("/api/fcp/web/pit/list", {
    ...PERIOD,
    keyword: companyName,
    pageNum: 1,
    pageSize: 1,
  });
  const [company] = (found.result as { list: readonly { qyid: number }[] }).list;
  const { result } = await zhoumy.post(`${SALARY}/page`, {
    ...PERIOD,
    companyId: company?.qyid,
    xclx: 1,
    pageNum: 1,
    pageSize: 100,
  });
  return (result as { list: readonly Line[] }).list;
}

test(
  "amounts are typed and pasted, and the tax is worked out anew when they are saved",
  { tag: "@spine" },
  async ({ page, signIn }) => {
    const [first, second, third] = await linesOf(COMPANIES[0]);
    if (!first || !second || !third) throw new Error("no open sheet");
    await signIn("zhoumy", filtered("/accountCenter/salary", "keyword", COMPANIES[0]));
    await dataRows(page).first().getByRole("button", { name: "薪酬表" }).click();
    await page
      .getByRole("row")
      .filter({ hasText: "正常工资薪金" })
      .getByRole("button", { name: "明细" })
      .click();

    await sheetCell(page, first.xm, "jbgz").click();
    await page.keyboard.type("30000.5");
    await page.keyboard.press("Enter");
    await expect(sheetCell(page, first.xm, "jbgz")).toHaveText("30,000.50");
    await pasteText(page, "12,000\t3000\r\n13000\t3100\r\n");
    await expect(sheetCell(page, third.xm, "gwgz")).toHaveText("3,100.00");
    await expect(page.getByText("已修改 3 行 5 处，尚未保存")).toBeVisible();
    await button(page, "保存").click();
    await toast(page, "已保存 3 行");

    const after = await linesOf(COMPANIES[0]);
    expect(after.map(({ jbgz }) => jbgz).slice(0, 3)).toEqual([30_000.5, 12_000, 13_000]);
    expect(after[0]?.ybtse).not.toBe(first.ybtse);
    const tax = String(after[0]?.ybtse.toLocaleString("en", { minimumFractionDigits: 2 }));
    await showColumn(page, "ybtse");
    await expect(sheetCell(page, first.xm, "ybtse")).toHaveText(tax);
  },
);

test("a sheet is walked and filled by keyboard alone; what another has changed meanwhile is decided upon; confirmed, it is for reading", async ({
  page,
  signIn,
}) => {
  const [line, next] = await linesOf(COMPANIES[1]);
  if (!line || !next) throw new Error("no open sheet");
  const { companyId, xctjid, ryid, xm } = line;
  await signIn(
    "zhoumy",
    `/accountCenter/salary/detail?companyId=${companyId}&period=2026-10&xctjid=${xctjid}`,
  );
  const row = page.getByRole("grid").getByRole("row").filter({ hasText: xm });
  await expect(page.getByRole("grid").getByRole("row").nth(2)).toBeVisible();

  await test.step("into the sheet, along it and out of it again", async () => {
    await row.focus();
    await page.keyboard.press("Enter");
    await expect(sheetCell(page, xm, "jbgz")).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.type("4321");
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("Control+d");
    await expect(sheetCell(page, next.xm, "gwgz")).toHaveText("4,321.00");
    await page.keyboard.press("Control+z");
    await expect(sheetCell(page, next.xm, "gwgz")).not.toHaveText("4,321.00");
    await page.keyboard.press("Control+s");
    await toast(page, "已保存 1 行");
    await page.keyboard.press("Escape");
    await expect(row).toBeFocused();
  });

  await test.step("of two people in one cell nobody is overwritten", async () => {
    await sheetCell(page, xm, "jbgz").click();
    await page.keyboard.type("7001");
    await page.keyboard.press("Enter");
    const lineList = [{ ryid, jbgz: 6006, jtbt: 88 }];
    await zhoumy.post(`${SALARY}/save`, { ...PERIOD, companyId, xctjid, lineList });
    await page.keyboard.press("Control+s");
    await expect(page.getByText("有单元格同时被他人修改，请选择保留哪一个")).toBeVisible();
    await expect(sheetCell(page, xm, "jtbt")).toHaveText("88.00");
    await page.getByRole("button", { name: "1 处有问题" }).click();
    await expect(
      page.getByRole("alert").filter({ hasText: "周明远已改为“6006”，您改为“7001”" }),
    ).toBeVisible();
    await page.getByRole("button", { name: "保留我的" }).click();
    await button(page, "保存").click();
    await expect
      .poll(async () => await linesOf(COMPANIES[1]))
      .toContainEqual(expect.objectContaining({ ryid, jbgz: 7001, gwgz: 4321, jtbt: 88 }));
  });

  await test.step("nothing is typed into a confirmed one", async () => {
    await page
      .getByRole("row")
      .filter({ hasText: "正常工资薪金" })
      .getByRole("button", { name: "确认" })
      .click();
    await question(page, /确认「.*」本期的薪酬/)
      .getByRole("button", { name: "确认" })
      .click();
    await toast(page, "已确认「正常工资薪金」");
    await expect(button(page, "保存")).toBeHidden();
    await sheetCell(page, xm, "gwgz").click();
    await page.keyboard.type("1");
    await expect(sheetCell(page, xm, "gwgz")).toHaveText("4,321.00");
  });
});
