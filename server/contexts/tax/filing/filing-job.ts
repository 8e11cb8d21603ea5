import { fenToYuan, formatYuan, yuanToFen } from "../../../../src/domain/money.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { JobKind } from "../../../contracts/job-kind.ts";
import { GatewayRefusal } from "../../../gateways/gateway-refusal.ts";
import type { TaxAmount } from "../../../gateways/tax-bureau.ts";
import { abandonRest, brokenOff } from "../../../operations/jobs/abandon-rest.ts";
import { oneByOne } from "../../../operations/jobs/one-by-one.ts";
import {
  AWAITING_PAYMENT,
  DECLARATION_FAILED,
  DECLARED,
  DECLARING,
  TAX_DONE,
} from "../company-period/period-states.ts";
import { shownAmounts } from "../tax-confirm/shown-amounts.ts";
import { readAnswers } from "../tax-notice/client-answers.ts";
import { DECLARE } from "../tax-notice/keep-notice.ts";
import type { FilingJob } from "./declare-filings.ts";
import type { FiledTax } from "./filed-tax.ts";
import { filedTax } from "./filed-taxes.ts";
import { declaredAmountFault, waitingFaults } from "./declaration-faults.ts";
import { keepAct } from "./keep-act.ts";
import { isOpenBalance } from "./noticed-tax.ts";
import { type TakenFiling, sortFilings } from "./sort-filings.ts";

export const filingJob: JobKind<FilingJob> = async (job, context) => {
  const work = async (companyId: number, part: FirmContext) =>
    await declare(filedTax(job.szid), { ...job, companyIds: [companyId] }, part);
  return await oneByOne(job.companyIds, { ...WORDS, work }, context);
};

const WORDS = {
  all: (count: number) => `${count} 家企业申报成功`,
  some: (succeeded: number, failed: number) => `${succeeded} 家企业申报成功，${failed} 家申报失败`,
};

/** The filings that the job has not come to have failed, and can be handed in again. */
export const abandonFilings = abandonRest<FilingJob>({
  ids: ({ companyIds }) => companyIds,
  end: async (rest, { szid, kjnd, kjqj }, scope) => {
    const tax = filedTax(szid);
    const rows = await tax.take(rest, { kjnd, kjqj }, scope);
    const begun = rows.filter((row) => tax.state(row).taxDeclareStatus === DECLARING);
    if (begun.length === 0) return;
    const failed = { taxDeclareStatus: DECLARATION_FAILED, declareError: brokenOff("申报", "提交") };
    await tax.write(begun, failed, scope);
  },
});

/** Hands one filing in, under its row's lock; whatever has changed since the job was left is held against it once more. */
async function declare<Row>(tax: FiledTax<Row>, job: FilingJob, context: FirmContext): Promise<boolean> {
  const { kjnd, kjqj, companyIds, amounts, reason } = job;
  const month = { kjnd, kjqj };
  const { passed } = await sortFilings(tax, { month, companyIds }, () => () => null, context);
  const [taken] = passed;
  if (!taken) return false;
  const { row } = taken;
  if (tax.state(row).taxDeclareStatus === DECLARED) return true;
  const answers = await readAnswers(companyIds, { ...month, szId: tax.szid }, context);
  const wanted = { shown: shownAmounts(amounts), mayDiffer: reason !== null };
  const waitingFault = await waitingFaults(tax, answers)([row], month, context);
  const fault = waitingFault(row) ?? declaredAmountFault(tax, row, wanted);
  const taxes = fault ?? (await handIn(tax, taken, context));
  if (typeof taxes === "string") {
    await tax.write([row], { taxDeclareStatus: DECLARATION_FAILED, declareError: taxes }, context);
    return false;
  }
  await keepDeclaration(tax, row, { taxes, reason }, context);
  return true;
}

/** The amounts that the bureau took, or why it took none. */
async function handIn<Row>(
  tax: FiledTax<Row>,
  { row, client: { taxlayerNo } }: TakenFiling<Row>,
  { gateways }: FirmContext,
): Promise<readonly TaxAmount[] | string> {
  const { szid } = tax;
  try {
    return await gateways.taxBureau.declare({ taxlayerNo, ...tax.month(row), szid, taxes: tax.taxes(row) });
  } catch (error) {
    if (error instanceof GatewayRefusal) return error.message;
    throw error;
  }
}

interface TakenTaxes extends Pick<FilingJob, "reason"> {
  readonly taxes: readonly TaxAmount[];
}

async function keepDeclaration<Row>(
  tax: FiledTax<Row>,
  row: Row,
  { taxes, reason }: TakenTaxes,
  context: FirmContext,
): Promise<void> {
  const declared = fenToYuan(taxes.reduce((sum, { amount }) => sum + yuanToFen(amount), 0));
  const changes = {
    taxDeclareStatus: DECLARED,
    noticeTaxType: isOpenBalance(declared) ? AWAITING_PAYMENT : TAX_DONE,
    declaredAmount: declared.toFixed(2),
    declareTime: context.clock.now(),
    declareError: takenRemark(Number(tax.now(row)), declared),
  };
  await tax.write([row], changes, context);
  const known = (await tax.readFigures([row], tax.month(row), context)).get(tax.state(row).companyId);
  const figures = known && { ...known, taxes: taxes.map(({ szid, amount }) => ({ szid, se: amount })) };
  const entry = { operationType: DECLARE, taxAmount: declared, figures, content: reason };
  await keepAct(tax, { row, changes, entry }, context);
}

function takenRemark(wanted: number, declared: number): string | null {
  if (yuanToFen(wanted) === yuanToFen(declared)) return null;
  return `税局受理税额 ${formatYuan(declared)} 元，与提交的 ${formatYuan(wanted)} 元不同，请核对`;
}
