import { formatYuan } from "../../../../src/domain/money.ts";
import type { CompanyPeriod } from "../company-period/company-period.ts";
import type { FilingFaults } from "../filing/noticed-tax.ts";
import { readOpenTransfers } from "./select-red-letters.ts";

/** Undecided red letters to purchases that were deducted. */
export const openTransferFaults: FilingFaults<CompanyPeriod> = async (rows, month, { db }) => {
  const companyIds = rows.map(({ companyId }) => companyId);
  const open = await readOpenTransfers(companyIds, month, db);
  return ({ companyId }) => {
    const { count, tax } = open(companyId);
    if (count === 0) return null;
    return `有 ${count} 张红字发票待转出进项税额 ${formatYuan(tax)} 元，请在特殊情况申报中转出，或填写不转出的原因`;
  };
};
