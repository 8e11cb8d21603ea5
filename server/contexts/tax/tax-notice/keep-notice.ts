import type { FirmContext } from "../../../contracts/firm-context.ts";
import { RecordStore } from "../../../records/record-store.ts";
import type { NoticeFigures } from "./notice-figures.ts";

/** Codes of the table `noticeRecordType`. */
export const NOTIFY = 1;
export const REVOKE = 2;
export const CHANGE_PAY_TIME = 3;
export const CLIENT_CORRECT = 4;
export const CLIENT_DOUBTFUL = 5;
export const RENOTIFY = 6;
export const CONFIRM_AMOUNT = 7;
export const CONFIRM_SELECTION = 8;
export const CANCEL_SELECTION = 9;
export const DECLARE = 10;
export const MARK_PAID = 11;
export const MARK_UNPAID = 12;

const BY_FIRM = 1;
const BY_CLIENT = 2;

interface Noticed {
  /** Of what the tax was worked out as. */
  readonly id: number;
  readonly companyId: number;
  readonly kjnd: number;
  readonly kjqj: number;
  readonly szId: number;
  readonly taxStatus: string | null;
  readonly doubtState: number | null;
  readonly paymentTimeType: number | null;
  readonly payTime: string | null;
}

/** An act on a tax, and the figures of its moment. */
export interface NoticeEntry {
  readonly operationType: number;
  /** In yuan: the amount that was notified, answered, confirmed, declared. */
  readonly taxAmount: string | number | null;
  /** The amount of the notice in whose place this one stands, in yuan. */
  readonly replacedAmount?: string | number | null;
  readonly figures?: NoticeFigures | null | undefined;
  readonly content?: string | null;
  readonly fileKeyList?: readonly string[];
}

/** Adds an act on a tax to the history of notices. */
export async function keepTaxNotice(
  { id, payTime, doubtState, ...noticed }: Noticed,
  entry: NoticeEntry,
  context: FirmContext,
): Promise<void> {
  const { operationType, taxAmount, replacedAmount = null, figures = null } = entry;
  const store = await RecordStore.open("taxNotice", context);
  await store.create({
    ...noticed,
    predictionId: id,
    operationType,
    // A notice that was taken back records neither a doubt nor that there is none.
    doubtState: operationType === REVOKE ? null : doubtState,
    taxAmount: amountOf(taxAmount),
    replacedAmount: amountOf(replacedAmount),
    figures,
    paymentTime: payTime,
    content: entry.content ?? null,
    fileKeyList: entry.fileKeyList ?? [],
    source: operationType === CLIENT_CORRECT || operationType === CLIENT_DOUBTFUL ? BY_CLIENT : BY_FIRM,
  });
}

function amountOf(amount: string | number | null): number | null {
  return amount === null ? null : Number(amount);
}
