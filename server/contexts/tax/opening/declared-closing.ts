import { yuanToFen } from "../../../../src/domain/money.ts";
import type { VatOpening } from "../../../../src/domain/tax/vat-opening.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { RecordStore } from "../../../records/record-store.ts";
import type { CompanyPeriod } from "../company-period/company-period.ts";
import { DECLARE } from "../tax-notice/keep-notice.ts";

const VAT = 1;

/** The amounts that a month's declaration left for the next one, in 分; null: the declaration has not kept them. */
export async function readDeclaredClosing(
  { companyId, kjnd, kjqj }: Pick<CompanyPeriod, "companyId" | "kjnd" | "kjqj">,
  context: FirmContext,
): Promise<VatOpening | null> {
  const store = await RecordStore.open("taxNotice", context);
  const where = { companyId, kjnd, kjqj, szId: VAT, operationType: DECLARE };
  const last = (await store.list({ where })).toSorted((a, b) => a.id - b.id).at(-1);
  const closing = last?.figures?.closingCredit ?? null;
  if (closing === null) return null;
  return {
    credit: yuanToFen(closing),
    controlFee: yuanToFen(last?.figures?.closingControlFee ?? 0),
    prepaid: yuanToFen(last?.figures?.closingPrepaid ?? 0),
  };
}
