import { taxFrequency } from "../../../../src/domain/tax/tax-frequency.ts";
import { filingWindow } from "../../../../src/domain/tax/filing-window.ts";
import { type CompanyPeriod, takePeriods } from "../company-period/company-period.ts";
import { daysCovered, isHistorical, payDaysOf } from "../company-period/period-days.ts";
import { NOT_NOTIFIED, PAY_ON_DATE } from "../company-period/period-states.ts";
import type { FilingChanges, NoticedTax, RowScope } from "../filing/noticed-tax.ts";
import { type NoticeFigures, readNoticeFigures } from "./notice-figures.ts";

const DIRECT_DEBIT = 1;

/** VAT and its surtaxes of a month. */
export const VAT: NoticedTax<CompanyPeriod> = {
  szid: 1,
  name: "增值税及附加税费",
  periodName: ({ kjnd, kjqj }) => `${kjnd}年${kjqj}期`,
  subject: ({ nsqxdm }, { kjnd, kjqj }) =>
    taxFrequency(nsqxdm) === "quarterly"
      ? `${kjnd} 年第 ${Math.ceil(kjqj / 3)} 季度的`
      : `${kjnd} 年 ${kjqj} 月的`,
  covers: ({ nsqxdm }, month) => daysCovered(nsqxdm, month),
  deadline: ({ areaId }, { kjnd, kjqj }, { filingCalendar }) =>
    filingWindow(kjnd, kjqj, filingCalendar, areaId ?? "").last,
  payDays: (month, { clock }) => payDaysOf(month, clock.now()),
  closedReason: ({ kjnd, kjqj }, now) =>
    isHistorical(kjnd, kjqj, now) ? "该期已过申报期，如有问题请直接留言" : null,
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
  write: writePeriods,
  state: (row) => row,
  month: ({ kjnd, kjqj }) => ({ kjnd, kjqj }),
  now: ({ zzshfjs }) => zzshfjs,
  told: ({ qrzzse, zzshfjs }) => qrzzse ?? zzshfjs,
  readFigures: async (rows, month, context) => {
    const ids = rows.map(({ companyId }) => companyId);
    const figuresOf = await readNoticeFigures(ids, month, context);
    const figures = new Map<number, NoticeFigures>();
    for (const row of rows) figures.set(row.companyId, await figuresOf(row));
    return figures;
  },
};

async function writePeriods(
  rows: readonly CompanyPeriod[],
  { toldAmount, declaredAmount: _inHistory, declareError, fileKeyList, ...changes }: FilingChanges,
  { db, clock }: RowScope,
): Promise<void> {
  const { paymentTimeType } = changes;
  await db
    .updateTable("companyPeriod")
    .set({
      ...changes,
      ...(toldAmount !== undefined && { qrzzse: toldAmount }),
      ...(declareError !== undefined && { zzshfjsExtRemark: declareError }),
      ...(fileKeyList && { fileKeyList: JSON.stringify(fileKeyList) }),
      ...(paymentTimeType !== undefined && {
        noticePayType: paymentTimeType === PAY_ON_DATE ? DIRECT_DEBIT : null,
      }),
      updateTime: clock.now(),
    })
    .where(
      "id",
      "in",
      rows.map(({ id }) => id),
    )
    .execute();
}
