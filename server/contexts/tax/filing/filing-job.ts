import type { AbandonJob } from "../../../contracts/job-abandonments.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { JobKind } from "../../../contracts/job-kind.ts";
import { GatewayRefusal } from "../../../gateways/gateway-refusal.ts";
import { companyByCompany, notComeTo } from "../company-period/company-by-company.ts";
import {
  AWAITING_PAYMENT,
  DECLARATION_FAILED,
  DECLARED,
  DECLARING,
  TAX_DONE,
} from "../company-period/period-states.ts";
import { DECLARATION_WORDS } from "../tax-declare/declaration-job.ts";
import type { FilingJob } from "./declare-filings.ts";
import { type FiledTax, amountsOf, isOpenBalance } from "./filed-tax.ts";
import { filedTax } from "./filed-taxes.ts";
import { waitingFault } from "./filing-faults.ts";
import { type TakenFiling, sortFilings } from "./sort-filings.ts";

export const filingJob: JobKind<FilingJob> = async (job, context) => {
  const work = async (companyId: number, part: FirmContext) =>
    await declare(filedTax(job.szid), { ...job, companyIds: [companyId] }, part);
  return await companyByCompany(job.companyIds, { ...DECLARATION_WORDS, work }, context);
};

/** The filings that the job has not come to have failed, and can be handed in again. */
export const abandonFilings: AbandonJob<FilingJob> = async ({ szid, companyIds, kjnd, kjqj }, scope) => {
  const left = notComeTo(companyIds, scope.resume);
  if (left.length === 0) return;
  const tax = filedTax(szid);
  const rows = await tax.take(left, { kjnd, kjqj }, scope);
  const begun = rows.filter((row) => tax.state(row).taxDeclareStatus === DECLARING);
  if (begun.length === 0) return;
  const failed = { taxDeclareStatus: DECLARATION_FAILED, declareError: "申报任务已中断，请重新提交" };
  await tax.write(begun, failed, scope);
};

/** Hands one filing in, under its row's lock; whatever has changed since the job was left is held against it once more. */
async function declare<Row>(
  tax: FiledTax<Row>,
  { kjnd, kjqj, companyIds }: FilingJob,
  context: FirmContext,
): Promise<boolean> {
  const month = { kjnd, kjqj };
  const { passed } = await sortFilings(tax, { month, companyIds }, () => null, context);
  const [taken] = passed;
  if (!taken) return false;
  const { row } = taken;
  if (tax.state(row).taxDeclareStatus === DECLARED) return true;
  const fault = waitingFault(tax, row) ?? (await handIn(tax, taken, { kjnd, kjqj }, context));
  if (fault !== null) {
    await tax.write([row], { taxDeclareStatus: DECLARATION_FAILED, declareError: fault }, context);
    return false;
  }
  const noticeTaxType = isOpenBalance(tax.now(row)) ? AWAITING_PAYMENT : TAX_DONE;
  const declareTime = context.clock.now();
  await tax.write([row], { taxDeclareStatus: DECLARED, noticeTaxType, declareTime }, context);
  return true;
}

/** The reason of the bureau for not taking it; null: it has. */
async function handIn<Row>(
  tax: FiledTax<Row>,
  { row, client: { taxlayerNo } }: TakenFiling<Row>,
  month: Pick<FilingJob, "kjnd" | "kjqj">,
  { gateways }: FirmContext,
): Promise<string | null> {
  try {
    const taxes = amountsOf(tax, row);
    await gateways.taxBureau.declare({ taxlayerNo, ...month, szid: tax.szid, taxes });
    return null;
  } catch (error) {
    if (error instanceof GatewayRefusal) return error.message;
    throw error;
  }
}
