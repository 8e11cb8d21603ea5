import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { WithheldTax } from "../company-period/staff-income-tax.ts";

/** With the names of what they were withheld from. */
export function nameWithheldTaxes(
  withheld: readonly WithheldTax[],
  { project: { enums } }: Pick<FirmContext, "project">,
) {
  const kinds = [...(enums.get("salaryType") ?? []), ...(enums.get("flatIncomeItem") ?? [])];
  return withheld.map(({ kind, se }) => ({
    xclxStr: kinds.find(({ value }) => value === kind)?.label ?? "股权激励所得",
    se,
  }));
}
