import { WITHOUT_SHEETS, isPayCertain } from "../../../../src/domain/payroll/is-pay-certain.ts";
import { filingWindow } from "../../../../src/domain/tax/filing-window.ts";
import { lastDayOf, payDaysOf, periodName } from "../company-period/period-days.ts";
import { DECLARED, DECLARING, NOTIFIED, NOT_NOTIFIED } from "../company-period/period-states.ts";
import { type NoticeState, type NoticedTax, isDue } from "../filing/noticed-tax.ts";
import {
  type WithheldDeclaration,
  readDeclarations,
  readNotices,
  readToldDeclarations,
  takeDeclarations,
  writeDeclarations,
} from "./withheld-declaration.ts";
import { WITHHELD, withheldFigures } from "./withheld-figures.ts";

type NoticeColumn = "companyId" | "noticeTaxType" | "toldAmount" | "doubtState";

/** 个人所得税 that a client withholds from what it pays in a month; it is declared at the bureau of its own. */
export const WITHHELD_TAX: NoticedTax<WithheldDeclaration> = {
  szid: WITHHELD,
  name: "个人所得税（代扣代缴）",
  words: { tax: "个税", work: "个税", declaring: "个税正在申报", declared: "个税已申报" },
  periodName: ({ kjnd, kjqj }) => `${kjnd}年${kjqj}期`,
  subject: (_client, { kjnd, kjqj }) => `${kjnd} 年 ${kjqj} 月个人所得税代扣代缴`,
  covers: (_client, { kjnd, kjqj }) => `${periodName(kjnd, kjqj)}-01 至 ${lastDayOf(kjnd, kjqj)}`,
  deadline: ({ areaId }, { kjnd, kjqj }, { filingCalendar }) =>
    filingWindow(kjnd, kjqj, filingCalendar, areaId ?? "").last,
  exemption: () => null,
  runningFault: ({ kjnd, kjqj }, now) =>
    periodName(kjnd, kjqj) < now.slice(0, 7) ? null : "本月尚未结束，不能通知税款",
  isClosed: () => false,
  payDays: (month, { clock }) => payDaysOf(month, clock.now()),
  take: takeDeclarations,
  read: async (companyIds, month, { db }) => await readDeclarations(companyIds, month, db),
  readNotified: async (companyId, count, { db }) => await readToldDeclarations(companyId, count, db),
  readNoticeStates: async (month, db) => (await readNotices(month, db)).map(noticeStateOf),
  write: writeDeclarations,
  state: (row) => ({
    id: row.id,
    ...noticeStateOf(row),
    taxStatus: row.taxStatus ?? null,
    content: row.content ?? null,
    fileKeyList: row.fileKeyList ?? [],
    paymentTimeType: row.paymentTimeType ?? null,
    payTime: row.payTime ?? null,
    taxDeclareStatus: row.declareStatus,
  }),
  month: ({ kjnd, kjqj }) => ({ kjnd, kjqj }),
  now: ({ ybtse }) => ybtse.toFixed(2),
  told: (row) => (isTold(row) ? row.toldAmount.toFixed(2) : null),
  amountFaults: () => amountFault,
  payTimeFault: ({ toldAmount }) => (isDue(toldAmount ?? null) ? null : "没有应缴个税，无需扣款时间"),
  readFigures: withheldFigures,
};

function noticeStateOf(row: Pick<WithheldDeclaration, NoticeColumn>): NoticeState {
  return {
    companyId: row.companyId,
    // A payment at the bureau is no notice to the client; one that carried no amount can be taken back.
    noticeTaxType: isTold(row) || row.noticeTaxType === NOTIFIED ? row.noticeTaxType : NOT_NOTIFIED,
    doubtState: row.doubtState ?? 0,
  };
}

function isTold(row: Pick<WithheldDeclaration, "toldAmount">): row is { readonly toldAmount: number } {
  return typeof row.toldAmount === "number";
}

/** The reason for which there is no amount to tell: it is declared, or the pay is not certain yet. */
function amountFault({ declareStatus, salaryStatus, rs }: WithheldDeclaration): string | null {
  if (declareStatus === DECLARED) return WITHHELD_TAX.words.declared;
  if (declareStatus === DECLARING) return "个税正在申报，请稍候";
  if (!isPayCertain({ salaryStatus, rs }))
    return salaryStatus === WITHOUT_SHEETS
      ? "本期薪酬未编制，请先编制并确认薪酬"
      : "薪酬未确认，请先确认薪酬";
  return rs === 0 ? "本期没有需要申报个税的人员" : null;
}
