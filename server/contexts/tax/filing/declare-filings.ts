import type { FirmContext } from "../../../contracts/firm-context.ts";
import { DECLARING } from "../company-period/period-states.ts";
import { outcomeOf } from "../company-period/sorted-companies.ts";
import { type ShownAmount, shownAmounts } from "../tax-confirm/shown-amounts.ts";
import { readAnswers } from "../tax-notice/client-answers.ts";
import type { FiledTax } from "./filed-tax.ts";
import { declarationFaults, declaredAmountFault } from "./declaration-faults.ts";
import { firstFault } from "./first-fault.ts";
import { reasonToDiffer } from "./reason-to-differ.ts";
import { type OfMonth, sortFilings } from "./sort-filings.ts";

/** Kind of the job that hands in filings. */
export const FILING_DECLARATION = "tax.declareFiling";

/** The parameters of that job, with the amounts as they were seen by who left it, in yuan. */
export interface FilingJob {
  readonly szid: number;
  readonly kjnd: number;
  readonly kjqj: number;
  readonly companyIds: readonly number[];
  readonly amounts: readonly ShownAmount[];
  /** For which they may be others than the clients were notified of. */
  readonly reason: string | null;
}

interface Wanted {
  readonly declareList?: readonly ShownAmount[] | undefined;
  readonly reason?: string | null | undefined;
}

/** Leaves a job that declares the taxes that their clients were notified of; names those that cannot be. */
export async function declareFilings<Row>(
  tax: FiledTax<Row>,
  asked: OfMonth,
  given: Wanted,
  context: FirmContext,
) {
  const { month, companyIds } = asked;
  const reason = reasonToDiffer(given, context);
  const wanted = { shown: shownAmounts(given.declareList), mayDiffer: reason !== null };
  const answers = await readAnswers(companyIds, { ...month, szId: tax.szid }, context);
  const differing = (row: Row) => declaredAmountFault(tax, row, wanted);
  const faults = firstFault(declarationFaults(tax, answers), () => differing);
  const sorted = await sortFilings(tax, asked, faults, context);
  const rows = sorted.passed.map(({ row }) => row);
  if (rows.length === 0) return { ...outcomeOf(sorted), taskid: null };
  await tax.write(rows, { taxDeclareStatus: DECLARING, declareError: null }, context);
  const amounts = rows.map((row) => ({ qyId: tax.state(row).companyId, taxAmount: Number(tax.now(row)) }));
  const job: FilingJob = {
    szid: tax.szid,
    ...month,
    companyIds: amounts.map(({ qyId }) => qyId),
    amounts,
    reason,
  };
  const taskid = await context.jobs.enqueue(FILING_DECLARATION, `提交${tax.title(month)}申报`, job);
  return { ...outcomeOf(sorted), taskid };
}
