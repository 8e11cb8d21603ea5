import { NOTICE } from "../../server/contexts/payroll/pit/pit-declaration.ts";
import { WITHHELD_TAX } from "../../server/contexts/tax/withheld-tax/withheld-tax.ts";
import { fenToYuan, yuanToFen } from "../../src/domain/money.ts";
import { type DemoPeriod, type DemoRecord, type DemoWorld, dayAfter } from "../demo-world.ts";
import type { PayrollCompany } from "./demo-payroll-company.ts";

const NOTIFY = 1;
const CLIENT_CORRECT = 4;
const CLIENT_DOUBTFUL = 5;
const BY_FIRM = 1;
const BY_CLIENT = 2;
const DOUBTED = 2;
const ON_DATE = 0;
const NOTHING_TO_PAY = 3;

const DOUBT = "上月离职的员工还在名单里，请核对";

export const UNTOLD = {
  toldAmount: null,
  taxStatus: null,
  doubtState: null,
  content: null,
  fileKeyList: [],
  paymentTimeType: null,
  payTime: null,
};

interface Withheld {
  readonly ybtse: number;
  readonly salaryStatus: number;
}

const ALL_CONFIRMED = 3;

/** The notice of a month's withheld tax as its declaration keeps it: of those that are declared every other client had one. */
export function withheldNotice(
  { index }: PayrollCompany,
  { ybtse, salaryStatus }: Withheld,
  noticeTaxType: number,
  period: DemoPeriod,
  world: DemoWorld,
) {
  const isTold = noticeTaxType === NOTICE.notified || (noticeTaxType > NOTICE.notified && index % 2 === 1);
  if (!isTold) return UNTOLD;
  const isDoubted = noticeTaxType === NOTICE.notified && index % 4 === 3;
  // The pay of one whose confirmation was taken back has been corrected since.
  const toldAmount = salaryStatus === ALL_CONFIRMED ? ybtse : fenToYuan(yuanToFen(ybtse) + 12_600);
  const isDue = toldAmount > 1;
  const payDay = noticeTaxType === NOTICE.done ? world.after(period, 13).slice(0, 10) : dayAfter(period, 15);
  return {
    toldAmount,
    taxStatus: "correct",
    doubtState: isDoubted ? DOUBTED : 0,
    content: isDoubted ? DOUBT : null,
    fileKeyList: [],
    paymentTimeType: isDue ? ON_DATE : NOTHING_TO_PAY,
    payTime: isDue ? payDay : null,
  };
}

/** The history of that notice: sent the day after the declaration was begun, and answered by some. */
export function withheldNotices(row: DemoRecord, declarationId: number, world: DemoWorld): DemoRecord[] {
  const { toldAmount, taxStatus, doubtState, paymentTimeType, payTime, noticeTaxType } =
    row.fields as ReturnType<typeof withheldNotice> & { readonly noticeTaxType: number };
  if (toldAmount === null) return [];
  const entry = (operationType: number, source: number, createTime: string, content: string | null) => ({
    ...row,
    createTime,
    fields: {
      szId: WITHHELD_TAX.szid,
      predictionId: declarationId,
      operationType,
      taxStatus,
      doubtState: operationType === NOTIFY ? 0 : doubtState,
      taxAmount: toldAmount,
      paymentTimeType,
      paymentTime: payTime,
      content,
      fileKeyList: [],
      source,
    },
  });
  const sent = row.createTime;
  const told = entry(NOTIFY, BY_FIRM, sent, null);
  const answered = world.by(`${sent.slice(0, 10)} 16:20:00`);
  if (doubtState === DOUBTED) return [told, entry(CLIENT_DOUBTFUL, BY_CLIENT, answered, DOUBT)];
  return noticeTaxType > NOTICE.notified ? [told, entry(CLIENT_CORRECT, BY_CLIENT, answered, null)] : [told];
}
