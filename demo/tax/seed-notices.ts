import type { CompanyPeriod } from "../../server/contexts/tax/company-period/company-period.ts";
import { SPECIAL_CASE_TYPES } from "../../src/domain/tax/special-case-types.ts";
import type { DemoCompany } from "../demo-companies.ts";
import type { DemoRecord, DemoWorld } from "../demo-world.ts";
import { demoSpecialCases } from "./demo-special-cases.ts";

const NOTIFY = 1;
const REVOKE = 2;
const CLIENT_CORRECT = 4;
const BY_FIRM = 1;
const BY_CLIENT = 2;
const VAT = 1;

/** The notices of tax to the company in the last year, and its declarations beside its invoices. */
export async function seedNotices(
  world: DemoWorld,
  company: DemoCompany,
  rows: readonly CompanyPeriod[],
): Promise<void> {
  const recent = new Set(world.periods.slice(-12).map(({ name }) => name));
  const shown = rows.filter((row) => recent.has(nameOf(row)));
  await world.insert(
    "taxNotice",
    shown.flatMap((row) => noticesOf(world, row)),
  );
  await world.insert(
    "specialCase",
    rows.flatMap((row) => casesOf(world, company, row)),
  );
}

function nameOf({ kjnd, kjqj }: CompanyPeriod): string {
  return `${kjnd}-${String(kjqj).padStart(2, "0")}`;
}

function noticesOf(world: DemoWorld, row: CompanyPeriod): DemoRecord[] {
  if (row.noticeTaxType === 0) return [];
  const operator = world.keepersOf(row.companyId)[0] ?? world.staff[0]?.userId;
  const notice = (operationType: number, time: string, content: string | null): DemoRecord => ({
    companyId: row.companyId,
    kjnd: row.kjnd,
    kjqj: row.kjqj,
    createTime: time,
    ...(operator !== undefined && { createUserId: operator }),
    fields: {
      szId: VAT,
      predictionId: row.id,
      operationType,
      taxStatus: row.taxStatus,
      doubtState: operationType === REVOKE ? null : row.doubtState,
      taxAmount: Number(row.zzshfjs),
      paymentTimeType: row.paymentTimeType,
      paymentTime: row.payTime,
      content,
      fileKeyList: [],
      source: operationType === CLIENT_CORRECT ? BY_CLIENT : BY_FIRM,
    },
  });
  const at = (minute: number) => world.after(row, NOTIFIED_ON, (row.companyId % HOURS) + minute);
  const last = notice(NOTIFY, at(24), row.content);
  const isAnswered = row.doubtState === 0 && row.companyId % 3 === 1;
  const answers = isAnswered ? [notice(CLIENT_CORRECT, at(84), null)] : [];
  // Now and then the first notice was taken back.
  if (row.companyId % 7 !== 3) return [last, ...answers];
  return [
    notice(NOTIFY, at(0), null),
    notice(REVOKE, at(12), "客户补充了一张进项发票，重新测算后再通知"),
    last,
    ...answers,
  ];
}

/** A day of the month after, and the minutes of that day among which the firm's notices are. */
const NOTIFIED_ON = 8;
const HOURS = 7 * 60;

const FILLED_IN_ON = 6;
const IMAGE = 1;
const OTHER = 2;

function casesOf(world: DemoWorld, company: DemoCompany, row: CompanyPeriod): DemoRecord[] {
  const period = world.periods.find(({ name }) => name === nameOf(row));
  if (!period) return [];
  return demoSpecialCases(world, company, period).map(({ specialType, amount, bz, files }) => ({
    companyId: row.companyId,
    kjnd: row.kjnd,
    kjqj: row.kjqj,
    createTime: world.after(row, FILLED_IN_ON, row.companyId),
    fields: {
      sbszId: row.id,
      predictionId: row.id,
      nsrType: company.taxlayerType,
      specialType: SPECIAL_CASE_TYPES.find(({ code }) => code === specialType)?.id,
      amount,
      sl: null,
      bz,
      annexUrl: null,
      fileType: null,
      annexList: files.map((name) => ({
        name,
        url: `/demo/annex/${encodeURIComponent(name)}`,
        fileType: name.endsWith(".jpg") ? IMAGE : OTHER,
      })),
      confirmationStatus: row.confirmationStatus,
    },
  }));
}
