import { fenToYuan } from "../../../../src/domain/money.ts";
import { groupRows } from "../../../../src/domain/group-rows.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { RecordStore } from "../../../records/record-store.ts";
import type { RecordRow } from "../../../records/record-row.ts";
import type { CompanyPeriod } from "../company-period/company-period.ts";
import { readWithheldTaxes, withheldInAll } from "../company-period/staff-income-tax.ts";
import { taxItems } from "../company-period/tax-items.ts";
import { readTickedPurchases } from "../invoice/ticked-purchases.ts";
import { presentSpecialCases } from "../special-case/special-cases.ts";
import type { Month } from "./estimate-late-fees.ts";
import { nameWithheldTaxes } from "./name-withheld-taxes.ts";

/** The figures that a notice, an answer, a confirmation or a declaration of a month's VAT was made with; amounts in yuan. */
export type NoticeFigures = NonNullable<RecordRow<"taxNotice">["figures"]>;

type Calculated = Pick<CompanyPeriod, "companyId" | "estimate" | "adjustment">;

/** Reads the parts of these companies' figures at once, and gives them by row. */
export async function readNoticeFigures(
  companyIds: readonly number[],
  month: Month,
  context: FirmContext,
): Promise<(row: Calculated) => Promise<NoticeFigures>> {
  const { kjnd, kjqj } = month;
  const ticked = await readTickedPurchases(companyIds, month, context.db);
  const withheld = await readWithheldTaxes(context, companyIds, month);
  const store = await RecordStore.open("specialCase", context);
  const cases = groupRows(
    await store.list({ where: { companyId: [...companyIds], kjnd, kjqj } }),
    (specialCase) => specialCase.companyId,
  );
  return async ({ companyId, estimate, adjustment }) => {
    const { count, tax, unconfirmedCount, unconfirmedTax } = ticked(companyId);
    const staffTaxes = withheld.get(companyId) ?? [];
    const shown = await presentSpecialCases(cases.get(companyId) ?? [], context);
    return {
      taxes: taxItems(estimate, adjustment),
      outputTax: estimate?.outputTax ?? null,
      inputTax: estimate?.inputTax ?? null,
      transferOut: estimate?.transferOut ?? null,
      openingCredit: estimate?.openingCredit ?? null,
      simpleTax: estimate?.simpleTax ?? null,
      relief: estimate?.relief ?? null,
      prepaid: estimate?.prepaid ?? null,
      closingCredit: estimate?.closingCredit ?? null,
      closingControlFee: estimate?.closingControlFee ?? null,
      closingPrepaid: estimate?.closingPrepaid ?? null,
      tickedCount: count,
      tickedTax: fenToYuan(tax),
      unconfirmedCount,
      unconfirmedTax: fenToYuan(unconfirmedTax),
      specialConditions: shown.map(({ specialTypeName, amount, bz }) => ({ specialTypeName, amount, bz })),
      grsdsSe: staffTaxes.length === 0 ? null : withheldInAll(staffTaxes),
      gzZbInfoList: nameWithheldTaxes(staffTaxes, context),
    };
  };
}
