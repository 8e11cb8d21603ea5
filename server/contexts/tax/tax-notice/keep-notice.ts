import type { FirmContext } from "../../../contracts/firm-context.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { yuan } from "../../clients/door.ts";
import type { CompanyPeriod } from "../company-period/company-period.ts";

export const NOTIFY = 1;
export const REVOKE = 2;
export const CHANGE_PAY_TIME = 3;

/** Answers of the client, beside the operations of the firm. */
export const CLIENT_CORRECT = 4;
export const CLIENT_DOUBTFUL = 5;

const BY_FIRM = 1;
const BY_CLIENT = 2;

const VAT = 1;

interface Noticed {
  /** Of what the tax was worked out as. */
  readonly id: number;
  readonly companyId: number;
  readonly kjnd: number;
  readonly kjqj: number;
  readonly szId: number;
  readonly taxAmount: string | null;
  readonly taxStatus: string | null;
  readonly doubtState: number | null;
  readonly paymentTimeType: number | null;
  readonly payTime: string | null;
}

/** Adds to the history of notices what was done with a tax. */
export async function keepTaxNotice(
  { id, payTime, taxAmount, doubtState, ...noticed }: Noticed,
  operationType: number,
  content: string | null,
  context: FirmContext,
  fileKeyList: readonly string[] = [],
): Promise<void> {
  const store = await RecordStore.open("taxNotice", context);
  await store.create({
    ...noticed,
    predictionId: id,
    operationType,
    // A notice that was taken back records neither a doubt nor that there is none.
    doubtState: operationType === REVOKE ? null : doubtState,
    taxAmount: yuan(taxAmount),
    paymentTime: payTime,
    content,
    fileKeyList,
    source: operationType === CLIENT_CORRECT || operationType === CLIENT_DOUBTFUL ? BY_CLIENT : BY_FIRM,
  });
}

type OfPeriod = Pick<
  CompanyPeriod,
  | "id"
  | "companyId"
  | "kjnd"
  | "kjqj"
  | "zzshfjs"
  | "taxStatus"
  | "doubtState"
  | "paymentTimeType"
  | "payTime"
>;

/** The same of a month's VAT and surtaxes. */
export async function keepNotice(
  { id, companyId, kjnd, kjqj, zzshfjs, taxStatus, doubtState, paymentTimeType, payTime }: OfPeriod,
  operationType: number,
  content: string | null,
  context: FirmContext,
  fileKeyList: readonly string[] = [],
): Promise<void> {
  const payment = { paymentTimeType, payTime };
  const noticed = {
    id,
    companyId,
    kjnd,
    kjqj,
    szId: VAT,
    taxAmount: zzshfjs,
    taxStatus,
    doubtState,
    ...payment,
  };
  await keepTaxNotice(noticed, operationType, content, context, fileKeyList);
}
