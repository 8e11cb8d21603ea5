import { type Api, signInToApi } from "../app/api.ts";
import { columnTexts, dataRows, toast } from "../app/list-screen.ts";
import { payrollOf } from "../app/payroll.ts";
import { expect, test } from "../app/test.ts";

const PERIOD = { kjnd: 2026, kjqj: 10 };

let zhoumy: Api;
test.beforeAll(async ({ app }) => {
  zhoumy = await signInToApi(app.address, "zhoumy");
});

interface Declaration {
  readonly qyid: number;
  readonly ybtse: number;
  readonly kkje: number;
  readonly cjErrorMsg: string | null;
}

interface Sheet {
  readonly xcmc: string;
  readonly yfhj: number;
  readonly sbdwhj: number;
}

test("the tax that is not taken yet stands in each row to the cent, is copied, and orders nothing", async ({
  page,
  context,
  signIn,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn("zhoumy", "/accountCenter/salary");
  await expect(dataRows(page).first()).toBeVisible();
  const { result } = await zhoumy.post("/api/fcp/web/pit/list", { ...PERIOD, pageNum: 1, pageSize: 50 });
  const { list } = result as { list: readonly Declaration[] };
  expect(list.some(({ ybtse, kkje }) => kkje > 0 && ybtse > 0)).toBe(true);
  const shown = await columnTexts(page, "未扣税款");
  const owed = list.map(({ ybtse, kkje }) => amount(ybtse, -kkje));
  expect(owed.slice(0, shown.length)).toEqual(shown);
  await expect(
    page.getByRole("columnheader", { name: "未扣税款" }).getByRole("button", { name: "未扣税款" }),
  ).toBeHidden();

  const marked = list.findIndex(({ cjErrorMsg }) => cjErrorMsg !== null);
  await page.getByRole("checkbox", { name: `选择第 ${marked + 1} 行`, exact: true }).check();
  await page.keyboard.press("ControlOrMeta+c");
  await toast(page, "已复制 1 行");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const [titles = [], cells = []] = copied.split("\n").map((line) => line.split("\t"));
  const cell = (title: string) => cells[titles.indexOf(title)];
  expect([cell("未扣税款"), cell("采集失败原因")]).toEqual([owed[marked], list[marked]?.cjErrorMsg]);
});

test("what a sheet costs the employer stands beside the pay", async ({ page, signIn }) => {
  const { companyId, sheet } = await sheetWithInsurance();
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn("zhoumy", payrollOf(companyId, "sheets"));
  const row = page.getByRole("row").filter({ hasText: sheet.xcmc }).first();
  await expect(row).toBeVisible();
  const head = page.getByRole("columnheader", { name: "人工成本" });
  await expect(head).toBeInViewport({ ratio: 1 });
  const at = await head.evaluate((cell: HTMLTableCellElement) => cell.cellIndex);
  await expect(row.getByRole("cell").nth(at)).toHaveText(amount(sheet.yfhj, sheet.sbdwhj));
});

/** A sheet of the period for which the employer pays insurance. */
async function sheetWithInsurance(): Promise<{ readonly companyId: number; readonly sheet: Sheet }> {
  const { result } = await zhoumy.post("/api/fcp/web/pit/list", { ...PERIOD, pageNum: 1, pageSize: 50 });
  for (const { qyid } of (result as { list: readonly Declaration[] }).list) {
    const asked = await zhoumy.get(`/api/fcp/web/salary/confirm/${qyid}/2026/10`);
    const { sheets } = asked.result as { sheets: readonly Sheet[] };
    const sheet = sheets.find(({ sbdwhj }) => sbdwhj > 0);
    if (sheet) return { companyId: qyid, sheet };
  }
  throw new Error("no sheet has insurance");
}

/** Their sum as it is written, reckoned in whole cents. */
function amount(left: number, right: number): string {
  const cents = Math.round(left * 100) + Math.round(right * 100);
  return (cents / 100).toLocaleString("en", { minimumFractionDigits: 2 });
}
