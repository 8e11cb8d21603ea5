import { groupRows } from "../../../../src/domain/group-rows.ts";
import { companiesOf, filesFor } from "../../../access/served-months.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { patchRecords } from "../../../records/write/patch-records.ts";
import { takeCompanies } from "../../clients/door.ts";
import { periodName } from "../company-period/period-days.ts";
import { outcomeOf } from "../company-period/sorted-companies.ts";
import { type ShownAmount, seenAmountFault, shownAmounts } from "../tax-confirm/shown-amounts.ts";
import {
  FORM,
  type TaxForm,
  amountOf,
  declarationFault,
  openForms,
  takeTaxForms,
} from "./other-tax-forms.ts";

/** Kind of the job that hands in the taxes beside VAT and the income taxes. */
export const OTHER_TAX_DECLARATION = "tax.declareOthers";

/** The parameters of that job, with the amounts as they were seen by who left it, in yuan. */
export interface OtherTaxJob {
  readonly companyIds: readonly number[];
  readonly kjnd: number;
  readonly kjqj: number;
  readonly amounts: readonly ShownAmount[];
}

interface Wanted {
  readonly qyIdList: readonly number[];
  readonly kjnd: number;
  readonly kjqj: number;
  readonly declareList?: readonly ShownAmount[] | undefined;
}

/** Leaves a job that declares the other taxes of the companies; names those that cannot be declared. */
export async function submitOtherTaxes(wanted: Wanted, context: FirmContext) {
  const { kjnd, kjqj, qyIdList } = wanted;
  const shown = shownAmounts(wanted.declareList);
  const faultOf = await otherTaxFaults(wanted, context);
  const companies = await takeCompanies(context, qyIdList);
  const forms = groupRows(await takeTaxForms({ qyid: qyIdList, kjnd, kjqj }, context), ({ qyid }) => qyid);
  const judged = companies.map(({ companyId, companyName }) => {
    const own = forms.get(companyId) ?? [];
    const open = openForms(own);
    const reason = faultOf(companyId, own) ?? seenAmountFault(shown, companyId, amountOf(open));
    return { companyId, companyName, open, reason };
  });
  const passed = judged.filter(({ reason }) => reason === null);
  const failed = judged.flatMap(({ companyId, companyName, reason }) =>
    reason === null ? [] : [{ companyId, companyName, reason }],
  );
  const outcome = outcomeOf({ passed, failed });
  if (passed.length === 0) return { ...outcome, taskid: null };
  const job: OtherTaxJob = {
    companyIds: passed.map(({ companyId }) => companyId),
    kjnd,
    kjqj,
    amounts: passed.map(({ companyId, open }) => ({ qyId: companyId, taxAmount: amountOf(open) })),
  };
  const taskid = await context.jobs.enqueue(OTHER_TAX_DECLARATION, `提交${kjnd}年${kjqj}期其他税种申报`, job);
  const ids = passed.flatMap(({ open }) => open.map(({ id }) => id));
  await patchRecords(context.db, ids, { reportStatus: FORM.declaring, content: null });
  return { ...outcome, taskid };
}

/** The reason against declaring a company's other taxes of a month; null when there is none. */
export async function otherTaxFaults(
  { qyIdList, kjnd, kjqj }: Omit<Wanted, "declareList">,
  context: FirmContext,
): Promise<(companyId: number, forms: readonly TaxForm[]) => string | null> {
  const filing = await companiesOf(context.db, qyIdList, filesFor(periodName(kjnd, kjqj)));
  return (companyId, forms) =>
    filing.has(companyId) ? declarationFault(forms, context) : "本期不在服务期内，不能申报";
}
