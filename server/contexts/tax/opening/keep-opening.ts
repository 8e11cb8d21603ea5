import type { FirmContext } from "../../../contracts/firm-context.ts";
import { Refusal } from "../../../platform/errors.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { readTaxpayer } from "../company-period/calculate-company-tax.ts";
import { type PeriodOf, takePeriods } from "../company-period/company-period.ts";
import { type EnteredOpening, isNoOpening, openingFaults } from "./opening-amounts.ts";
import { NO_OPENING_BASIS } from "./opening-basis.ts";
import { openingLock } from "./opening-lock.ts";

/**
 * Keeps the opening amounts of a company's month in the place of those before. True when a tax has been calculated that
 * they change; a month without one gets it with its invoices.
 */
export async function keepOpening(
  { companyId, kjnd, kjqj }: PeriodOf,
  entered: EnteredOpening,
  basis: number,
  context: FirmContext,
): Promise<boolean> {
  const [row] = await takePeriods(context, [companyId], { kjnd, kjqj });
  if (!row) throw new Refusal("missing");
  const taxpayer = await readTaxpayer(context.db, companyId);
  const locked = openingLock(row, taxpayer, kjqj);
  if (locked !== null) throw new Refusal("rule", locked);
  const faults = openingFaults(entered, taxpayer, context);
  if (faults.length > 0) throw new Refusal("validation", faults[0]?.message, faults);
  const store = await RecordStore.open("taxOpening", context);
  const [before] = await store.list({ where: { companyId, kjnd, kjqj } });
  const fields = {
    qcld: entered.qcld ?? 0,
    qcskf: entered.qcskf ?? 0,
    qcyjse: entered.qcyjse ?? 0,
    basis: isNoOpening(entered) ? NO_OPENING_BASIS : basis,
    enteredBy: context.user.id,
  };
  if (before) await store.change(before, fields);
  else await store.create({ companyId, kjnd, kjqj, ...fields });
  return row.predictionStatus !== null;
}
