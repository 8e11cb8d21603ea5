import type { FirmContext } from "../../../contracts/firm-context.ts";
import { readWithheldTaxes } from "../company-period/staff-income-tax.ts";
import { NOTHING_BESIDE } from "../filing/income-figures.ts";
import type { Month } from "../tax-notice/estimate-late-fees.ts";
import { nameWithheldTaxes } from "../tax-notice/name-withheld-taxes.ts";
import type { NoticeFigures } from "../tax-notice/notice-figures.ts";
import type { WithheldDeclaration } from "./withheld-declaration.ts";

/** Of the code table `taxTypeId`. */
export const WITHHELD = 1101;

/** Company → the people and their pay, and the tax by what it was withheld from where there are several kinds. */
export async function withheldFigures(
  rows: readonly WithheldDeclaration[],
  month: Month,
  context: FirmContext,
): Promise<ReadonlyMap<number, NoticeFigures>> {
  const withheld = await readWithheldTaxes(
    context,
    rows.map(({ companyId }) => companyId),
    month,
  );
  return new Map(
    rows.map(({ companyId, rs, srhj, ynsehj, jmsehj, ybtse }) => {
      const kinds = nameWithheldTaxes(withheld.get(companyId) ?? [], context);
      const lines = [
        { name: `收入合计（${rs} 人）`, amount: srhj },
        { name: "应纳税额", amount: ynsehj },
        ...(jmsehj === 0 ? [] : [{ name: "减免税额", amount: jmsehj }]),
        ...(kinds.length < 2
          ? []
          : kinds.map(({ xclxStr, se }) => ({ name: `其中：${xclxStr}`, amount: se }))),
      ];
      return [companyId, { ...NOTHING_BESIDE, taxes: [{ szid: WITHHELD, se: ybtse }], lines }];
    }),
  );
}
