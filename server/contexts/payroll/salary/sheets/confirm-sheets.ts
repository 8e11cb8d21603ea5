import { periodLabel } from "../../../../../src/domain/period.ts";
import type { FirmContext } from "../../../../contracts/firm-context.ts";
import { type ParamsOf, operation } from "../../../../contracts/operation.ts";
import { Refusal } from "../../../../platform/errors.ts";
import type { Fields } from "../../../../contracts/record.ts";
import { RecordStore } from "../../../../records/record-store.ts";
import { confirmFault, unconfirmFault } from "./confirm-faults.ts";
import { periodName } from "../payroll-period.ts";
import { refreshDeclaration } from "./refresh-totals.ts";

/** Confirms a company's sheets of a period, or takes it back; refuses all of them when one cannot be. */
export const confirmSalary = operation("salary.confirm", async (params, context) => ({
  count: await confirmSheets(params, context),
}));

/** As above; gives how many sheets have changed. */
export async function confirmSheets(
  { companyId, kjnd, kjqj, xctjid, confirmStatus = 1 }: ParamsOf<"salary.confirm">,
  context: FirmContext,
): Promise<number> {
  const period = { companyId, kjnd, kjqj };
  const store = await RecordStore.open("salarySheet", context);
  const where = { ...period, ...(xctjid !== undefined && { xctjid }) };
  const known = await store.list({ where });
  const sheets = await store.take(known.map(({ id }) => id));
  const label = periodLabel(periodName(period));
  if (sheets.length === 0) throw new Refusal("rule", `${label}没有薪酬数据，请先编制薪酬`);
  const open = sheets.filter((sheet) => sheet.confirmStatus !== confirmStatus);
  if (open.length === 0)
    throw new Refusal("rule", confirmStatus === 1 ? `${label}的薪酬已确认` : `${label}的薪酬尚未确认`);
  for (const sheet of open) {
    const fault = await (confirmStatus === 1 ? confirmFault : unconfirmFault)(sheet, context);
    if (fault !== null) throw new Refusal("rule", fault);
    await store.change(sheet, confirmation(confirmStatus, context));
  }
  await refreshDeclaration(period, context);
  store.concern(open);
  return open.length;
}

function confirmation(confirmStatus: number, { clock, user }: FirmContext): Fields {
  return confirmStatus === 1
    ? { confirmStatus, confirmTime: clock.now(), confirmUserId: user.id }
    : { confirmStatus, confirmTime: null, confirmUserId: null };
}
