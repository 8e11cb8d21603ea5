import { formatYuan } from "../../../../src/domain/money.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { PeriodOf } from "../company-period/company-period.ts";
import { readOpenTransfers } from "./select-red-letters.ts";

/** Red letters to purchases that were deducted, about which nobody has decided. */
export async function openTransferFault(
  month: PeriodOf,
  { db }: Pick<FirmContext, "db">,
): Promise<string | null> {
  const { count, tax } = (await readOpenTransfers([month.companyId], month, db))(month.companyId);
  if (count === 0) return null;
  return `有 ${count} 张红字发票待转出进项税额 ${formatYuan(tax)} 元，请在特殊情况申报中转出，或填写不转出的原因`;
}
