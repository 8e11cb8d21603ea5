import { taxFrequency } from "../../../../src/domain/tax/tax-frequency.ts";
import { filingWindow } from "../../../../src/domain/tax/filing-window.ts";
import { type CompanyPeriod, takePeriods } from "../company-period/company-period.ts";
import { daysCovered, isHistorical, payDaysOf } from "../company-period/period-days.ts";
import { AWAITING_PAYMENT, DECLARED, NOT_NOTIFIED, PAY_ON_DATE } from "../company-period/period-states.ts";
import { taxItems } from "../company-period/tax-items.ts";
import type { FiledTax } from "../filing/filed-tax.ts";
import type { FilingChanges, RowScope } from "../filing/noticed-tax.ts";
import { amountFaults } from "../tax-confirm/amount-faults.ts";
import { handInFaults } from "../tax-declare/hand-in-faults.ts";
import { type NoticeFigures, readNoticeFigures } from "./notice-figures.ts";

const DIRECT_DEBIT = 1;
/** 抄报 is done with the declaration. */
const COPIED = 1;

/** VAT and its surtaxes of a month. */
export const VAT: FiledTax<CompanyPeriod> = {
  szid: 1,
  name: "增值税及附加税费",
  words: { tax: "税款", work: "税款", declaring: "的增值税正在申报中", declared: "本期已申报" },
  periodName: ({ kjnd, kjqj }) => `${kjnd}年${kjqj}期`,
  title: ({ kjnd, kjqj }) => `${kjnd}年${kjqj}期`,
  subject: ({ nsqxdm }, { kjnd, kjqj }) =>
    taxFrequency(nsqxdm) === "quarterly"
      ? `${kjnd} 年第 ${Math.ceil(kjqj / 3)} 季度的`
      : `${kjnd} 年 ${kjqj} 月的`,
  covers: ({ nsqxdm }, month) => daysCovered(nsqxdm, month),
  deadline: ({ areaId }, { kjnd, kjqj }, { filingCalendar }) =>
    filingWindow(kjnd, kjqj, filingCalendar, areaId ?? "").last,
  payDays: (month, { clock }) => payDaysOf(month, clock.now()),
  exemption: () => null,
  runningFault: () => null,
  isClosed: ({ kjnd, kjqj }, now) => isHistorical(kjnd, kjqj, now),
  take: async (companyIds, month, scope) => await takePeriods(scope, companyIds, month),
  read: async (companyIds, { kjnd, kjqj }, { db }) =>
    await db
      .selectFrom("companyPeriod")
      .selectAll()
      .where("companyId", "in", [...companyIds])
      .where("kjnd", "=", kjnd)
      .where("kjqj", "=", kjqj)
      .execute(),
  readNotified: async (companyId, count, { db }) =>
    await db
      .selectFrom("companyPeriod")
      .selectAll()
      .where("companyId", "=", companyId)
      .where("noticeTaxType", ">", NOT_NOTIFIED)
      .orderBy("kjnd", "desc")
      .orderBy("kjqj", "desc")
      .limit(count)
      .execute(),
  readNoticeStates: async ({ kjnd, kjqj }, db) =>
    await db
      .selectFrom("companyPeriod")
      .select(["companyId", "noticeTaxType", "doubtState"])
      .where("kjnd", "=", kjnd)
      .where("kjqj", "=", kjqj)
      .execute(),
  write: writePeriods,
  state: (row) => row,
  month: ({ kjnd, kjqj }) => ({ kjnd, kjqj }),
  now: ({ zzshfjs }) => zzshfjs,
  told: ({ qrzzse, zzshfjs }) => qrzzse ?? zzshfjs,
  declared: ({ declaredAmount }) => declaredAmount,
  taxes: ({ estimate, adjustment }) =>
    taxItems(estimate, adjustment).map(({ szid, se }) => ({ szid, amount: se })),
  amountFaults,
  handInFaults,
  payTimeFault: () => null,
  paymentFault: ({ noticeTaxType }) =>
    noticeTaxType < AWAITING_PAYMENT ? "税款尚未进入待缴款，不能修改扣款状态" : null,
  readFigures: async (rows, month, context) => {
    if (rows.length === 0) return new Map();
    const ids = rows.map(({ companyId }) => companyId);
    const figuresOf = await readNoticeFigures(ids, month, context);
    const figures = new Map<number, NoticeFigures>();
    for (const row of rows) figures.set(row.companyId, await figuresOf(row));
    return figures;
  },
};

/** A month keeps the amount of a notice that is taken back. */
async function writePeriods(
  rows: readonly CompanyPeriod[],
  { toldAmount, fileKeyList, ...changes }: FilingChanges,
  { db, clock }: RowScope,
): Promise<void> {
  const { paymentTimeType, taxDeclareStatus } = changes;
  await db
    .updateTable("companyPeriod")
    .set({
      ...changes,
      ...(toldAmount !== undefined && { taxConfirmState: toldAmount === null ? 0 : 1 }),
      ...(typeof toldAmount === "string" && { qrzzse: toldAmount }),
      ...(fileKeyList && { fileKeyList: JSON.stringify(fileKeyList) }),
      ...(paymentTimeType !== undefined && {
        noticePayType: paymentTimeType === PAY_ON_DATE ? DIRECT_DEBIT : null,
      }),
      ...(taxDeclareStatus === DECLARED && { copyStatus: COPIED }),
      updateTime: clock.now(),
    })
    .where(
      "id",
      "in",
      rows.map(({ id }) => id),
    )
    .execute();
}
