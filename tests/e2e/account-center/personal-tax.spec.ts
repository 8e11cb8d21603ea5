import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { HOLIDAY_YEARS } from "../../../src/domain/tax/rates/public-holidays.ts";
import { type Api, signInToApi } from "../app/api.ts";
import { dataRows, filtered, question, startMore, toast } from "../app/list-screen.ts";
import { type RunningApp, startApp } from "../app/running-app.ts";
import { expect, test as base } from "../app/test.ts";

const SCREEN = "/accountCenter/salary";
const PERIOD = { kjnd: 2026, kjqj: 10 };

interface Declaration {
  readonly qyid: number;
  readonly qymc: string;
  readonly nsrsbh: string;
  readonly declareStatus: number;
  readonly undoErrorMsg: string | null;
  readonly can: { readonly revoke: true | string };
}

/** The product where the bureau has put the end of November's filing off, so that October can still be taken back. */
const test = base.extend<object, { app: RunningApp }>({
  app: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), "calendar-"));
      const file = path.join(folder, "calendar.json");
      const years = HOLIDAY_YEARS.filter(({ year }) => year === 2026);
      const ends = { "2026-11": "2026-11-30" };
      await writeFile(file, JSON.stringify(years.map((year) => ({ ...year, ends }))));
      const app = await startApp({ FILING_CALENDAR: file });
      await use(app);
      await app.stop();
      await rm(folder, { recursive: true });
    },
    { scope: "worker", timeout: 60_000 },
  ],
});

let api: Api;
test.beforeAll(async ({ app }) => {
  api = await signInToApi(app.address, "chenjie");
});

async function declarations(filters: object): Promise<readonly Declaration[]> {
  const { result } = await api.post("/api/fcp/web/pit/list", {
    ...PERIOD,
    pageNum: 1,
    pageSize: 100,
    ...filters,
  });
  return (result as { list: readonly Declaration[] }).list;
}

async function openRow(page: Page, { nsrsbh }: Declaration) {
  await page.goto(filtered(SCREEN, "keyword", nsrsbh));
  await expect(dataRows(page)).toHaveCount(1);
  return dataRows(page).first();
}

/** The demonstration's bureau is done within milliseconds; this one takes its time over the first answer after a revocation. */
async function delayBureau(page: Page) {
  let isSent = false;
  await page.route("**/pit/revokeDeclaration", async (route) => {
    isSent = true;
    await route.continue();
  });
  await page.route("**/pit/list", async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { result: { list: object[] } };
    const [first, ...others] = body.result.list;
    if (isSent && first) body.result.list = [{ ...first, undoStatus: 1 }, ...others];
    isSent = false;
    await route.fulfill({ response, json: body });
  });
}

test("a declaration is taken back and followed to what the bureau says; where it cannot be the button says why", async ({
  page,
  signIn,
}) => {
  await test.step("where it cannot be taken back the button says why", async () => {
    await signIn("chenjie", SCREEN);
    for (const [filters, reason] of [
      [{ kkzt: 2, noticeTaxType: 3 }, "个税已扣款完成，不允许撤销"],
      [{ declareStatus: 0 }, "个税尚未申报成功，无需撤销"],
    ] as const) {
      const company = (await declarations(filters)).find(({ can }) => can.revoke === reason);
      if (!company) throw new Error(`nobody to whom is said: ${reason}`);
      const row = await openRow(page, company);
      await row.getByRole("button", { name: "更多" }).click();
      const action = page.getByRole("menuitem", { name: "撤销申报" });
      await expect(action).toHaveAttribute("aria-disabled", "true");
      await action.hover();
      await expect(page.getByText(reason)).toBeVisible();
    }
  });
  await test.step("a declaration is taken back, its voucher with it when wanted, and followed to what the bureau says", async () => {
    await delayBureau(page);
    const open = (await declarations({ declareStatus: 2 })).filter(({ can }) => can.revoke === true);
    const checks = await Promise.all(open.map(({ qyid }) => checkUndo(qyid)));
    const booked = open.filter((_company, index) => checks[index]?.hasSalaryVoucher === 1);
    const plain = open.find((_company, index) => checks[index]?.hasSalaryVoucher === 0);
    if (!plain) throw new Error("everybody's payroll is booked");

    const ends = new Set<boolean>();
    for (const company of booked) {
      if (ends.size === 2) break;
      await startMore(await openRow(page, company), "撤销申报");
      const dialog = page.getByRole("dialog", { name: `撤销「${company.qymc}」2026年10期的个税申报` });
      const voucher = dialog.getByRole("switch", { name: "同时删除薪酬凭证" });
      await expect(voucher).not.toBeChecked();
      await voucher.click();
      const isRevoked = await expectFollowed(page, company, {
        answer: () => dialog.getByRole("button", { name: "撤销申报" }).click(),
        deleteSalaryVoucher: 1,
      });
      const { hasSalaryVoucher } = await checkUndo(company.qyid);
      expect(hasSalaryVoucher, "a voucher goes with its declaration alone").toBe(isRevoked ? 0 : 1);
      ends.add(isRevoked);
    }
    expect(ends, "the bureau takes one back and refuses another").toEqual(new Set([true, false]));

    await startMore(await openRow(page, plain), "撤销申报");
    const asked = question(page, `撤销「${plain.qymc}」2026年10期的个税申报？撤销后需要重新申报。`);
    await expectFollowed(page, plain, {
      answer: () => asked.getByRole("button", { name: "撤销申报" }).click(),
      deleteSalaryVoucher: 0,
    });
  });
});

async function checkUndo(qyid: number): Promise<{ readonly hasSalaryVoucher: number }> {
  const { result } = await api.post("/api/fcp/web/pit/checkGsUndo", { qyid, ...PERIOD });
  return result as { hasSalaryVoucher: number };
}

/** Expects the revocation on show to be sent, said and followed; answers whether the bureau took the declaration back. */
async function expectFollowed(
  page: Page,
  { nsrsbh }: Declaration,
  { answer, deleteSalaryVoucher }: { answer: () => Promise<void>; deleteSalaryVoucher: number },
): Promise<boolean> {
  const row = dataRows(page).first();
  const sent = page.waitForRequest("**/pit/revokeDeclaration");
  await answer();
  expect((await sent).postDataJSON()).toMatchObject({ status: 0, deleteSalaryVoucher });
  await toast(page, "撤销申报任务已下发");
  await expect(row).toContainText("撤销中");
  await expect(row).not.toContainText("撤销中");
  const [after] = await declarations({ keyword: nsrsbh });
  const reason = after?.undoErrorMsg ?? null;
  await expect(row).toContainText(reason === null ? "未申报" : "申报成功");
  await expect(page.getByText(reason === null ? "1 家成功" : reason).first()).toBeVisible();
  return reason === null;
}
