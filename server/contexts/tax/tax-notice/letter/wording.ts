import { yuanToFen } from "../../../../../src/domain/money.ts";
import type { FirmContext } from "../../../../contracts/firm-context.ts";
import type { NoticedClient, NoticedTax } from "../../filing/noticed-tax.ts";
import { type Month, lateDay } from "../estimate-late-fees.ts";
import { paymentWithoutChoice } from "../payment-without-choice.ts";

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

/** The wording of the notice that has been sent; `said`: the words that went with it. */
export function wordingOf<Row>(tax: NoticedTax<Row>, row: Row, said: string | null): Wording {
  const { taxStatus, content, fileKeyList, ...payment } = tax.state(row);
  const isDoubtful = taxStatus === DOUBTFUL;
  return {
    taxStatus: taxStatus ?? "correct",
    paymentTimeType: payment.paymentTimeType,
    paymentTime: payment.payTime,
    content: isDoubtful ? content : said,
    fileKeyList,
  };
}

interface Noticed {
  readonly client: NoticedClient;
  readonly taxAmount: number;
  readonly month: Month;
}

/** The words of a notice that follow from its wording; a payment of which nothing has been chosen yet says null. */
export function sayPayment<Row>(
  tax: NoticedTax<Row>,
  { client, taxAmount, month }: Noticed,
  wording: Wording,
  context: FirmContext,
) {
  const isDoubtful = wording.taxStatus === DOUBTFUL;
  const settled = paymentWithoutChoice(taxAmount, isDoubtful);
  const type = settled?.paymentTimeType ?? wording.paymentTimeType ?? null;
  const day = wording.paymentTime ?? null;
  const of = `贵公司 ${tax.subject(client, month)}税款`;
  const words = wording.content ?? null;
  return {
    opening: isDoubtful ? `${of}有以下疑义，请核实后回复。` : `${of}已核算完成，请核对。`,
    payment: taxAmount < 0 ? "申报后申请退税，或抵缴以后的税款" : paymentWords(type, day),
    lateRemark: lateRemark(type, day, taxAmount, tax.deadline(client, month, context)),
    doubt: isDoubtful ? (words ?? "") : null,
    remark: isDoubtful ? null : words,
  };
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
  taxAmount: number,
  deadline: string,
): string | null {
  if (type === NOT_IN_WINDOW) return `申报期至 ${deadline} 截止，之后缴款按日加收万分之五的滞纳金`;
  if (type !== ON_DATE || day === null || day <= deadline) return null;
  return lateDay([{ fen: yuanToFen(taxAmount), deadline }], deadline, day).remark;
}
