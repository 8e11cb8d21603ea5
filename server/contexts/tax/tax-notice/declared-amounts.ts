import { groupRows } from "../../../../src/domain/group-rows.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { yuan } from "../../clients/door.ts";
import type { CompanyPeriod } from "../company-period/company-period.ts";
import { DECLARED } from "../company-period/period-states.ts";
import type { Month } from "./estimate-late-fees.ts";
import { DECLARE } from "./keep-notice.ts";

const VAT = 1;

type Declared = Pick<CompanyPeriod, "companyId" | "taxDeclareStatus" | "qrzzse">;

/**
 * The VAT and surtaxes that the bureau took of each of these companies' months, in yuan; null: not declared. A month that
 * was declared before that was kept has what its client was notified of.
 */
export async function readDeclaredAmounts(
  companyIds: readonly number[],
  { kjnd, kjqj }: Month,
  context: FirmContext,
): Promise<(row: Declared) => number | null> {
  const store = await RecordStore.open("taxNotice", context);
  const where = { companyId: [...companyIds], kjnd, kjqj, szId: VAT, operationType: DECLARE };
  const declarations = groupRows(await store.list({ where }), ({ companyId }) => companyId);
  return ({ companyId, taxDeclareStatus, qrzzse }) => {
    if (taxDeclareStatus !== DECLARED) return null;
    const last = declarations
      .get(companyId)
      ?.toSorted((a, b) => a.id - b.id)
      .at(-1);
    return last?.taxAmount ?? yuan(qrzzse);
  };
}
