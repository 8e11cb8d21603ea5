import type { FirmContext } from "../../../contracts/firm-context.ts";
import { adjustTotal } from "./adjust-total.ts";
import { calculateCompanyTax } from "./calculate-company-tax.ts";
import type { CompanyPeriod } from "./company-period.ts";

/** The tax of a month as 统计确认 of the purchases that are selected now would make it, in yuan; null where no rate holds. */
export async function amountIfConfirmed(row: CompanyPeriod, context: FirmContext): Promise<number | null> {
  try {
    const { estimate } = await calculateCompanyTax(context, row, { deducted: "selected" });
    return Number(adjustTotal(row, estimate.total).zzshfjs);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
