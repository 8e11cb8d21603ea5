import type { FirmContext } from "../../../contracts/firm-context.ts";
import { DECLARING } from "../company-period/period-states.ts";
import { outcomeOf } from "../company-period/sorted-companies.ts";
import type { FiledTax } from "./filed-tax.ts";
import { declarationFault } from "./filing-faults.ts";
import { type OfMonth, sortFilings } from "./sort-filings.ts";

/** Kind of the job that hands in filings beside VAT. */
export const FILING_DECLARATION = "tax.declareFiling";

/** The parameters of that job. */
export interface FilingJob {
  readonly szid: number;
  readonly kjnd: number;
  readonly kjqj: number;
  readonly companyIds: readonly number[];
}

/** Leaves a job that declares the taxes that their clients were notified of; names those that cannot be. */
export async function declareFilings<Row>(tax: FiledTax<Row>, asked: OfMonth, context: FirmContext) {
  const sorted = await sortFilings(tax, asked, (row) => declarationFault(tax, row), context);
  const { passed } = sorted;
  if (passed.length === 0) return { ...outcomeOf(sorted), taskid: null };
  await tax.write(
    passed.map(({ row }) => row),
    { taxDeclareStatus: DECLARING, declareError: null },
    context,
  );
  const job: FilingJob = {
    szid: tax.szid,
    ...asked.month,
    companyIds: passed.map(({ client }) => client.companyId),
  };
  const title = `提交${tax.title(asked.month)}申报`;
  return { ...outcomeOf(sorted), taskid: await context.jobs.enqueue(FILING_DECLARATION, title, job) };
}
