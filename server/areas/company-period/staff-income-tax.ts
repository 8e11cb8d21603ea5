import { fenToYuan, yuanToFen } from "../../../src/domain/money.ts";
import type { FirmContext } from "../../binding/handler.ts";
import { RecordStore } from "../../records/record-store.ts";

interface Month {
  readonly kjnd: number;
  readonly kjqj: number;
}

/** Personal income tax that a company withheld in a month, in yuan, by kind of pay. */
export interface WithheldTax {
  readonly xclx: number;
  readonly se: number;
}

/** Company → what it has to hand over of its staff's income tax for the month, in yuan; without payroll it is not there. */
export async function readIncomeTaxOfStaff(
  context: FirmContext,
  companyIds: readonly number[],
  month: Month,
): Promise<ReadonlyMap<number, number>> {
  const totals = new Map<number, number>();
  for (const companyId of companyIds) {
    const parts = await readWithheldTax(context, companyId, month);
    const fen = parts.reduce((sum, { se }) => sum + yuanToFen(se), 0);
    if (parts.length > 0) totals.set(companyId, fenToYuan(fen));
  }
  return totals;
}

export async function readWithheldTax(
  context: FirmContext,
  companyId: number,
  { kjnd, kjqj }: Month,
): Promise<WithheldTax[]> {
  const sheets = await RecordStore.open("salarySheet", context);
  const found = await sheets.list({ where: { companyId, kjnd, kjqj } });
  return found.map(({ xclx, ybtse }) => ({ xclx: Number(xclx), se: Number(ybtse) }));
}
