import type { FirmContext } from "../../../../contracts/firm-context.ts";
import { operation, type RowOf } from "../../../../contracts/operation.ts";
import { Refusal } from "../../../../platform/errors.ts";
import { RecordStore } from "../../../../records/record-store.ts";
import { nameCompanies, takeCompanies } from "../../../clients/door.ts";
import { readToldTaxes } from "../../pit/told-taxes.ts";
import { forEachCompany } from "./company-batch.ts";
import { unconfirmFault } from "./confirm-faults.ts";
import { confirmSheets } from "./confirm-sheets.ts";
import { copySalary } from "./copy-sheet.ts";
import { SALARY } from "../lines/line-facts.ts";
import type { PayrollScheme } from "../payroll-records.ts";

/** The kinds of pay that are paid month by month. */
const MONTHLY: ReadonlySet<number> = new Set([
  SALARY.wages,
  SALARY.bookOnly,
  SALARY.foreign,
  SALARY.continuousLabour,
]);

/** Copies each company's monthly schemes that have nothing in the period yet. */
export const batchCopy = operation("salary.batchCopy", async (params, context) => {
  const { kjnd, kjqj, xctjid } = params;
  return await forEachCompany(
    params,
    async (companyId) => {
      for (const scheme of await emptySchemes({ companyId, kjnd, kjqj }, context)) {
        if (xctjid !== undefined && scheme.xctjid !== xctjid) continue;
        await copySalary.handle({ companyId, kjnd, kjqj, xctjid: scheme.xctjid }, context);
      }
    },
    context,
  );
});

/** Confirms all sheets of each company, or takes it back. */
export const batchConfirm = operation("salary.batchConfirm", async (params, context) => {
  const { kjnd, kjqj, xctjid, confirmStatus } = params;
  const beside = {
    kjnd,
    kjqj,
    ...(xctjid !== undefined && { xctjid }),
    ...(confirmStatus !== undefined && { confirmStatus }),
  };
  return await forEachCompany(
    params,
    async (companyId) => await confirmSheets({ companyId, ...beside }, context),
    context,
  );
});

/** Company by company, whether its confirmation may be taken back. */
export const checkCancelConfirm = operation(
  "salary.cancelConfirmBatchCheck",
  async ({ companyIdList, kjnd, kjqj }, context) => {
    const companies = await takeCompanies(context, companyIdList);
    const store = await RecordStore.open("salarySheet", context);
    const told = await readToldTaxes(companyIdList, { kjnd, kjqj }, context);
    const answers: RowOf<"salary.cancelConfirmBatchCheck">[] = [];
    for (const company of companies) {
      const { companyId, companyName } = company;
      const sheets = await store.list({
        where: { companyId, kjnd, kjqj, confirmStatus: 1 },
      });
      let reason = sheets.length === 0 ? `${nameCompanies([company])}本期薪酬尚未确认` : null;
      for (const sheet of sheets) reason ??= await unconfirmFault(sheet, context);
      const toldAmount = told.get(companyId) ?? null;
      answers.push({ companyId, companyName, canCancel: reason === null ? 1 : 0, reason, toldAmount });
    }
    return answers;
  },
);

async function emptySchemes(
  { companyId, kjnd, kjqj }: { companyId: number; kjnd: number; kjqj: number },
  context: FirmContext,
): Promise<PayrollScheme[]> {
  const schemes = await RecordStore.open("salaryScheme", context);
  const sheets = await RecordStore.open("salarySheet", context);
  const known = await sheets.list({ where: { companyId, kjnd, kjqj } });
  const filled = new Set(known.filter(({ rs }) => rs > 0).map(({ xctjid }) => xctjid));
  const inUse = await schemes.list({ where: { companyId, status: 1 } });
  const monthly = inUse.filter(({ xclx }) => MONTHLY.has(xclx));
  if (monthly.length === 0) throw new Refusal("rule", "没有按月发放的薪酬方案");
  const empty = monthly.filter(({ xctjid }) => !filled.has(xctjid));
  if (empty.length === 0) throw new Refusal("rule", "本期薪酬已编制，无需复制");
  return empty;
}
