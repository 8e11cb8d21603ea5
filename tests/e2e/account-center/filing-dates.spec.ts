import { expect, type Page, test } from "@playwright/test";
import { signInToApi } from "../app/api.ts";
import { resultOf } from "../app/companies.ts";
import { button, dataRows, filtered, toast } from "../app/list-screen.ts";
import { MONTHLY_TAX, type MonthlyRow } from "../app/monthly-tax.ts";
import { startApp } from "../app/running-app.ts";
import { newSession } from "../app/session.ts";

interface FilingDay {
  readonly today: string;
  readonly kjnd: number;
  readonly kjqj: number;
  /** The last day of the filing window, by the calendar on the wall. */
  readonly deadline: string;
  /** A day that is too late, with the days between. */
  readonly late: string;
  readonly days: number;
  /** The quarter that is over. */
  readonly quarter: string;
}

/** Before and within a window that a long holiday put off, before an end on a weekend, after an end, on the last day. */
const DAYS: readonly FilingDay[] = [
  {
    today: "2026-10-03",
    kjnd: 2026,
    kjqj: 9,
    deadline: "2026-10-26",
    late: "2026-10-28",
    days: 2,
    quarter: "第三季度",
  },
  {
    today: "2026-10-20",
    kjnd: 2026,
    kjqj: 9,
    deadline: "2026-10-26",
    late: "2026-10-31",
    days: 5,
    quarter: "第三季度",
  },
  {
    today: "2026-11-14",
    kjnd: 2026,
    kjqj: 10,
    deadline: "2026-11-16",
    late: "2026-11-30",
    days: 14,
    quarter: "第三季度",
  },
  {
    today: "2026-11-20",
    kjnd: 2026,
    kjqj: 10,
    deadline: "2026-11-16",
    late: "2026-11-24",
    days: 8,
    quarter: "第三季度",
  },
  {
    today: "2027-01-20",
    kjnd: 2026,
    kjqj: 12,
    deadline: "2027-01-20",
    late: "2027-01-31",
    days: 11,
    quarter: "第四季度",
  },
];

/** Each product is filled for its day, which takes its time: a run of all tests takes one of them. */
function daysOfThisRun(): readonly FilingDay[] {
  const { TURN: turn } = process.env;
  return turn === undefined ? DAYS : DAYS.slice(Number(turn) % DAYS.length).slice(0, 1);
}

for (const day of daysOfThisRun())
  test(
    `on ${day.today} the month that is over is notified by its own deadline`,
    { tag: "@slow" },
    async ({ context, page }) => {
      test.setTimeout(300_000);
      const app = await startApp({ APP_NOW: `${day.today} 10:00:00`, DATA_DIR: undefined });
      try {
        await page.clock.setFixedTime(new Date(`${day.today}T10:00:00+08:00`));
        await context.setStorageState(await newSession(app.address, "chenjie"));
        await notifyByDeadline(page, app.address, day);
        await page.goto(`${app.address}/accountCenter/corporatetax`);
        await expect(page.getByLabel("年度")).toHaveValue(String(day.kjnd));
        await expect(page.getByText(day.quarter, { exact: true }).first()).toBeVisible();
        await expect(dataRows(page).first()).toBeVisible();
      } finally {
        await app.stop();
      }
    },
  );

async function notifyByDeadline(page: Page, address: string, day: FilingDay) {
  const { today, kjnd, kjqj, deadline, late, days } = day;
  const company = await findOwing(address, day);
  await page.goto(address + filtered(MONTHLY_TAX, "fuzzyMatch", company.taxlayerNo));
  await expect(dataRows(page)).toHaveCount(1);
  const row = dataRows(page).first();
  await row.getByRole("button", { name: "通知税款" }).click();
  const dialog = page.getByRole("dialog", { name: new RegExp(`${company.companyName}.*${kjnd}年${kjqj}期`) });
  const payDay = dialog.getByRole("textbox", { name: "扣款日期" });
  const pick = async (chosen: string) => {
    await dialog.getByLabel("扣款日期").click();
    await page.locator(".ant-picker-dropdown").getByTitle(chosen).click();
    await expect(payDay).toHaveValue(chosen);
  };
  await pick(late);
  await expect(
    dialog.getByText(new RegExp(`申报期至 ${deadline} 截止，已逾期 ${days} 天，预计滞纳金`)),
  ).toBeVisible();
  if (today <= deadline) {
    await pick(deadline);
    await expect(dialog.getByText(/预计滞纳金/)).toHaveCount(0);
  }
  await button(page, "通知客户").click();
  await toast(page, "已提交");
  await expect(row).toContainText("已通知");
}

/** A client with enough tax for a fee of a single day. */
async function findOwing(address: string, { kjnd, kjqj }: FilingDay): Promise<MonthlyRow> {
  const api = await signInToApi(address, "chenjie");
  const asked = { kjnd, kjqj, pageNum: 1, pageSize: 100, noticeTaxType: 0 };
  const { list } = await resultOf<{ list: readonly MonthlyRow[] }>(
    api.post("/api/fcp/web/invoice/collection/page", asked),
  );
  const owing = list.filter((row) => row.predictionStatus === 1 && (row.zzshfjs ?? 0) > 5000);
  const notices = await resultOf<
    readonly { readonly qyId: number; readonly obstacle: string | null; readonly doubt: string | null }[]
  >(
    api.post("/api/fcp/web/new/tax/confirm/noticeList", {
      kjnd,
      kjqj,
      qyIdList: owing.map(({ companyId }) => companyId),
    }),
  );
  const plain = notices.find(({ obstacle, doubt }) => obstacle === null && doubt === null);
  const company = owing.find(({ companyId }) => companyId === plain?.qyId);
  if (!company) throw new Error("no client waits for a notice of enough tax");
  return company;
}
