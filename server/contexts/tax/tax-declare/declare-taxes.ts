import { operation } from "../../../contracts/operation.ts";
import { DECLARING } from "../company-period/period-states.ts";
import { outcomeOf } from "../company-period/sorted-companies.ts";
import { reasonToDiffer } from "../filing/reason-to-differ.ts";
import { sortCompanies } from "../tax-confirm/notice-faults.ts";
import { shownAmounts } from "../tax-confirm/shown-amounts.ts";
import { openTransferFault } from "../red-letter/open-transfer-fault.ts";
import { readAnswers } from "../tax-notice/client-answers.ts";
import { declarationFault, declaredAmountFault } from "./declaration-fault.ts";
import { TAX_DECLARATION } from "./declaration-job.ts";
import { submitOtherTaxes } from "./declare-other-taxes.ts";

/** Of the code table `declareScope`. */
const OTHER_TAXES = 1;

/** Leaves a job that declares the taxes that their companies were notified of; names those that cannot be. */
export const submitDeclarations = operation("taxDeclare.batchSubmit", async (params, context) => {
  const { qyIdList, kjnd, kjqj, scope } = params;
  if (scope === OTHER_TAXES) return await submitOtherTaxes({ kjnd, kjqj, companyIds: qyIdList }, context);
  const { db, clock, jobs } = context;
  const reason = reasonToDiffer(params, context);
  const wanted = { shown: shownAmounts(params.declareList), mayDiffer: reason !== null };
  const answers = await readAnswers(qyIdList, { kjnd, kjqj }, context);
  const { passed, failed } = await sortCompanies(
    { kjnd, kjqj, companyIds: qyIdList },
    async (row, of) =>
      declarationFault(row, answers(row.companyId)) ??
      declaredAmountFault(row, wanted) ??
      (await openTransferFault(row, of)),
    context,
  );
  const result = outcomeOf({ passed, failed });
  if (passed.length === 0) return { ...result, taskid: null };
  await db
    .updateTable("companyPeriod")
    .set({ taxDeclareStatus: DECLARING, updateTime: clock.now() })
    .where(
      "id",
      "in",
      passed.map(({ id }) => id),
    )
    .execute();
  const companyIds = passed.map(({ companyId }) => companyId);
  const taskid = await jobs.enqueue(TAX_DECLARATION, `提交${kjnd}年${kjqj}期申报`, {
    companyIds,
    kjnd,
    kjqj,
    amounts: passed.map(({ companyId, zzshfjs }) => ({ qyId: companyId, taxAmount: Number(zzshfjs ?? 0) })),
    reason,
  });
  return { ...result, taskid };
});
