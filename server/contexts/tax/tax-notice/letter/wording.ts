import { yuanToFen } from "../../../../../src/domain/money.ts";
import { filingWindow } from "../../../../../src/domain/tax/filing-window.ts";
import { taxFrequency } from "../../../../../src/domain/tax/tax-frequency.ts";
import type { FirmContext } from "../../../../contracts/firm-context.ts";
import { type Month, lateDay } from "../estimate-late-fees.ts";
import { paymentWithoutChoice } from "../payment-without-choice.ts";
import type { TaxOfLetter } from "./read-taxes.ts";

/** The part of a notice that its sender decides. */
export interface Wording {
  readonly taxStatus: string;
  readonly paymentTimeType?: number | null | undefined;
  readonly paymentTime?: string | null | undefined;
  readonly content?: string | null | undefined;
  readonly fileKeyList?: readonly string[] | undefined;
}

const DOUBTFUL = "doubtful";
/** Codes of the table `paymentTimeType`. */
const ON_DATE = 0;
const PENDING = 1;
const NOT_IN_WINDOW = 2;
const NOTHING_TO_PAY = 3;

/** The wording of the notice that has been sent. */
export function wordingOf(row: TaxOfLetter): Wording {
  return {
    taxStatus: row.taxStatus ?? "correct",
    paymentTimeType: row.paymentTimeType,
    paymentTime: row.payTime,
    content: row.content,
    fileKeyList: row.fileKeyList ?? [],
  };
}

interface NoticedTax {
  readonly taxAmount: number;
  readonly nsqxdm: string;
  readonly areaId: string | null;
}

/** The words of a notice that follow from its wording; a payment of which nothing has been chosen yet says null. */
export function sayPayment(wording: Wording, tax: NoticedTax, month: Month, context: FirmContext) {
  const isDoubtful = wording.taxStatus === DOUBTFUL;
  const settled = paymentWithoutChoice(tax.taxAmount, isDoubtful);
  const type = settled?.paymentTimeType ?? wording.paymentTimeType ?? null;
  const day = wording.paymentTime ?? null;
  const of = `贵公司 ${nameDeclared(tax, month)}的税款`;
  return {
    opening: isDoubtful ? `${of}有以下疑义，请核实后回复。` : `${of}已核算完成，请核对。`,
    payment: paymentWords(type, day),
    lateRemark: lateRemark(type, day, tax, month, context),
    doubt: isDoubtful ? (wording.content ?? "") : null,
  };
}

function nameDeclared({ nsqxdm }: NoticedTax, { kjnd, kjqj }: Month): string {
  const isQuarterly = taxFrequency(nsqxdm) === "quarterly";
  return isQuarterly ? `${kjnd} 年第 ${Math.ceil(kjqj / 3)} 季度` : `${kjnd} 年 ${kjqj} 月`;
}

function paymentWords(type: number | null, day: string | null): string | null {
  if (type === ON_DATE) return day === null ? null : `${day}，请在此前备足扣款账户余额`;
  if (type === PENDING) return "待定，确定后另行通知";
  if (type === NOT_IN_WINDOW) return "申报期内不扣款";
  return type === NOTHING_TO_PAY ? "本期无需扣款" : null;
}

function lateRemark(
  type: number | null,
  day: string | null,
  { taxAmount, areaId }: NoticedTax,
  { kjnd, kjqj }: Month,
  { filingCalendar }: FirmContext,
): string | null {
  const { last: deadline } = filingWindow(kjnd, kjqj, filingCalendar, areaId ?? "");
  if (type === NOT_IN_WINDOW) return `申报期至 ${deadline} 截止，之后缴款按日加收万分之五的滞纳金`;
  if (type !== ON_DATE || day === null || day <= deadline) return null;
  return lateDay([{ fen: yuanToFen(taxAmount), deadline }], deadline, day).remark;
}
