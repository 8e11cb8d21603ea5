import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { Month } from "../tax-notice/estimate-late-fees.ts";
import { readDeclarations } from "./withheld-declaration.ts";
import { WITHHELD_TAX } from "./withheld-tax.ts";

/** Those of these companies whose withheld tax of the month has a notice of its own, so that the one of VAT leaves it out. */
export async function readToldApart(
  companyIds: readonly number[],
  month: Month,
  { db }: Pick<FirmContext, "db">,
): Promise<ReadonlySet<number>> {
  const rows = await readDeclarations(companyIds, month, db);
  const told = rows.filter((row) => WITHHELD_TAX.told(row) !== null);
  return new Set(told.map(({ companyId }) => companyId));
}
