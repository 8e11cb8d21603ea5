import type { Api } from "./api.ts";
import { resultOf } from "./companies.ts";

export const MONTHLY_TAX = "/accountCenter/invoice";

/** The last month that is over on the day of the journeys. */
const PERIOD = { kjnd: 2026, kjqj: 10 };

/** A client in the monthly tax list. */
export interface MonthlyRow {
  readonly companyId: number;
  readonly companyName: string;
  readonly taxlayerNo: string;
  readonly taxlayerType: string;
  readonly noticeTaxType: number | null;
  readonly predictionStatus: number | null;
  /** The opening amounts are unknown: the tax cannot be notified. */
  readonly isOpeningUnknown: boolean;
  readonly checkStatus: number | null;
  readonly confirmationStatus: number | null;
  readonly cancelStatus: number | null;
  readonly cancelErrorMsg: string | null;
  readonly zzshfjs: number | null;
  readonly zzssfl: number | null;
  readonly taxDeclareStatus: number | null;
  readonly cjzt: number | null;
}

/** The month has ticks that are not confirmed: a question about them comes before its notice. */
export function hasOpenTicks({ checkStatus, confirmationStatus }: MonthlyRow): boolean {
  return checkStatus === 1 && confirmationStatus !== 2;
}

export async function monthlyRows(api: Api, filters: object = {}): Promise<readonly MonthlyRow[]> {
  const { list } = await resultOf<{ list: readonly MonthlyRow[] }>(
    api.post("/api/fcp/web/invoice/collection/page", { ...PERIOD, pageNum: 1, pageSize: 100, ...filters }),
  );
  return list;
}
