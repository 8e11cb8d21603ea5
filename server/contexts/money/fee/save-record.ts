import { shiftPeriod } from "../../../../src/domain/period.ts";
import { fenToYuan, yuanToFen } from "../../../../src/domain/money.ts";
import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { RecordStore } from "../../../records/record-store.ts";
import type { StoredRecord } from "../../../contracts/record.ts";
import { nextNumber } from "../../../records/write/next-number.ts";
import { pickFields } from "../../../records/query/pick-fields.ts";
import { termsOf } from "./fee-clients.ts";
import { monthsBetween } from "./fee-months.ts";

/** Takes in a payment and moves the paid-to month on. Refuses months that were paid for, and a gap before them. */
export const saveFeeRecord = operation("fee.saveRecord", async (params, context) => {
  const clients = await RecordStore.open("feeClient", context);
  const [client] = await clients.take([params.clientId]);
  if (!client) throw new Error(`client ${params.clientId} went away`);
  const nextPeriod = shiftPeriod(client.paidTo, 1);
  const { beginPeriod = nextPeriod, endPeriod, amount, payTime } = params;
  assertMonths(client, { nextPeriod, beginPeriod, endPeriod });
  if (payTime > context.clock.now().slice(0, 10)) refuse("payTime", "收款日期不能晚于今天");
  const months = monthsBetween(beginPeriod, endPeriod);
  const receivable = fenToYuan(yuanToFen(client.monthFee) * months);
  const records = await RecordStore.open("feeRecord", context);
  const made = await records.create({
    ...params,
    beginPeriod,
    companyId: client.companyId,
    receiptNo: await nextNumber("feeRecord", "receiptNo", `SK${payTime.replaceAll("-", "")}`, context),
    months,
    receivable,
    discount: Math.max(0, fenToYuan(yuanToFen(receivable) - yuanToFen(amount))),
    userId: params.userId ?? context.user.id,
  });
  const before = client.lastPayTime;
  const lastPayTime = before !== null && before > payTime ? before : payTime;
  await clients.change(client, { paidTo: endPeriod, lastPayTime });
  return {
    recordId: made.id,
    ...pickFields(made, ["receiptNo", "beginPeriod", "endPeriod", "receivable", "discount"]),
  };
});

interface Months {
  readonly nextPeriod: string;
  readonly beginPeriod: string;
  readonly endPeriod: string;
}

function assertMonths(client: StoredRecord, { nextPeriod, beginPeriod, endPeriod }: Months): void {
  const name = `「${String(client.clientName)}」`;
  const { stopPeriod } = termsOf(client);
  if (client.status === 0 && stopPeriod !== null && endPeriod >= stopPeriod)
    refuse("endPeriod", `${name}自${stopPeriod}起已停用，不能登记该月以后的收费`);
  if (endPeriod < beginPeriod) refuse("endPeriod", "服务期间止不能早于服务期间起");
  if (beginPeriod < nextPeriod)
    refuse("beginPeriod", `${name}已收费至${String(client.paidTo)}，服务期间不能重叠，请从${nextPeriod}开始`);
  if (beginPeriod > nextPeriod)
    refuse("beginPeriod", `${name}${nextPeriod}起尚未收费，请从${nextPeriod}开始登记`);
}

function refuse(path: string, message: string): never {
  throw new Refusal("validation", message, [{ path, message }]);
}
