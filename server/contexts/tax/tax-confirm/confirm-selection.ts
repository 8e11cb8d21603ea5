import type { FirmContext } from "../../../contracts/firm-context.ts";
import { type ParamsOf, operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import type { AbandonJob } from "../../../contracts/job-abandonments.ts";
import type { JobKind } from "../../../contracts/job-kind.ts";
import { GatewayRefusal } from "../../../gateways/gateway-refusal.ts";
import type { TaxBureau } from "../../../gateways/tax-bureau.ts";
import { mayCall } from "../../../access/grants.ts";
import { oneByOne } from "../../../operations/jobs/one-by-one.ts";
import { abandonMonths } from "../company-period/abandon-months.ts";
import { type PeriodOf, findPeriod, takePeriods } from "../company-period/company-period.ts";
import {
  CANCELLED,
  CANCELLING,
  CANCEL_FAILED,
  CONFIRMATION_FAILED,
  CONFIRMED,
  CONFIRMING,
  NOT_NOTIFIED,
} from "../company-period/period-states.ts";
import { keepEstimates } from "../company-period/keep-estimate.ts";
import { readTaxpayer } from "../company-period/calculate-company-tax.ts";
import { CANCEL_SELECTION, CONFIRM_SELECTION } from "../tax-notice/keep-notice.ts";
import { settleRedLetters } from "../red-letter/settle-red-letters.ts";
import { keepAct } from "../filing/keep-act.ts";
import { sortFilings } from "../filing/sort-filings.ts";
import { VAT } from "../tax-notice/vat.ts";
import { outcomeOf } from "../company-period/sorted-companies.ts";
import { NOTIFIED_ALREADY, cancelFaults, confirmFaults } from "./selection-faults.ts";

/** Kind of the job that has selections confirmed at the tax bureau, or that taken back. */
export const SELECTION_CONFIRMATION = "tax.confirmSelection";

const CONFIRM_TASK = 71;

type TaskParams = ParamsOf<"taxConfirm.sendCheckConfirmTask">;

/** Leaves the job for those companies that it can be done for; names the others with the reason. */
export const sendConfirmation = operation("taxConfirm.sendCheckConfirmTask", async (params, context) => {
  const { companyIdList, kjnd, kjqj, taskType } = params;
  const confirms = taskType === CONFIRM_TASK;
  const { db, user, clock, jobs } = context;
  const code = confirms ? "selectionConfirmation" : "revokeConfirmation";
  if (!mayCall(user.grants, [`accountingCentre.invoiceCollection.${code}`], "write"))
    throw new Refusal("permission");
  const faults = confirms ? confirmFaults : cancelFaults;
  const asked = { month: { kjnd, kjqj }, companyIds: companyIdList };
  const { passed, failed } = await sortFilings(VAT, asked, faults, context);
  const result = outcomeOf({ passed, failed });
  if (passed.length === 0) return { ...result, taskid: null };
  await db
    .updateTable("companyPeriod")
    .set({
      ...(confirms
        ? { confirmationStatus: CONFIRMING, checkConfirmErrorMsg: null }
        : { cancelStatus: CANCELLING, cancelErrorMsg: null }),
      updateTime: clock.now(),
    })
    .where(
      "id",
      "in",
      passed.map(({ row }) => row.id),
    )
    .execute();
  const taskid = await jobs.enqueue(SELECTION_CONFIRMATION, confirms ? "统计确认" : "撤销统计确认", {
    ...params,
    companyIdList: passed.map(({ row }) => row.companyId),
  });
  return { ...result, taskid };
});

export const confirmationJob: JobKind<TaskParams> = async (
  { companyIdList, kjnd, kjqj, taskType },
  context,
) => {
  const confirms = taskType === CONFIRM_TASK;
  const work = confirms ? confirmOne : cancelOne;
  const title = confirms ? "统计确认" : "撤销统计确认";
  const words = {
    all: (count: number) => `${count} 家企业${title}成功`,
    some: (succeeded: number, failed: number) => `${succeeded} 家企业${title}成功，${failed} 家失败`,
  };
  return await oneByOne(
    companyIdList,
    { ...words, work: async (companyId, part) => await work({ companyId, kjnd, kjqj }, part) },
    context,
  );
};

/** The months that the job has not come to have failed, and can be sent again. */
export const abandonConfirmation: AbandonJob<TaskParams> = async (
  { companyIdList: companyIds, taskType, ...month },
  scope,
) =>
  await abandonMonths(
    { companyIds, ...month },
    taskType === CONFIRM_TASK ? CONFIRMATION_ABANDONED : CANCEL_ABANDONED,
    scope,
  );

const CONFIRMATION_ABANDONED = {
  column: "confirmationStatus",
  underWay: CONFIRMING,
  outcome: {
    confirmationStatus: CONFIRMATION_FAILED,
    checkConfirmErrorMsg: "统计确认任务已中断，请重新提交",
  },
} as const;

const CANCEL_ABANDONED = {
  column: "cancelStatus",
  underWay: CANCELLING,
  outcome: { cancelStatus: CANCEL_FAILED, cancelErrorMsg: "撤销任务已中断，请重新撤销" },
} as const;

/** A task that is tried again may meet a month that was confirmed meanwhile. */
async function confirmOne(period: PeriodOf, context: FirmContext): Promise<boolean> {
  const [row] = await takePeriods(context, [period.companyId], period);
  if (row?.confirmationStatus === CONFIRMED) return true;
  const refusal = await requestBureau(period, context, "confirmSelection");
  const set =
    refusal === null
      ? { confirmationStatus: CONFIRMED, checkConfirmErrorMsg: null, cancelStatus: 0 }
      : { confirmationStatus: CONFIRMATION_FAILED, checkConfirmErrorMsg: refusal };
  await changeRow(period, set, context);
  if (refusal === null) {
    await markSelected(period, true, context);
    await keepEstimates(context, period);
    await keepSelection(period, CONFIRM_SELECTION, context);
  }
  return refusal === null;
}

/** A task that is tried again may meet a month that was taken back or notified meanwhile. */
async function cancelOne(period: PeriodOf, context: FirmContext): Promise<boolean> {
  const [row] = await takePeriods(context, [period.companyId], period);
  if (row?.confirmationStatus !== CONFIRMED) return true;
  const refusal =
    row.noticeTaxType === NOT_NOTIFIED
      ? await requestBureau(period, context, "cancelConfirmation")
      : NOTIFIED_ALREADY;
  const set =
    refusal === null
      ? { confirmationStatus: 0, cancelStatus: CANCELLED, cancelErrorMsg: null }
      : { cancelStatus: CANCEL_FAILED, cancelErrorMsg: refusal };
  await changeRow(period, set, context);
  if (refusal === null) {
    await markSelected(period, false, context);
    await keepEstimates(context, period);
    await keepSelection(period, CANCEL_SELECTION, context);
  }
  return refusal === null;
}

/** Keeps what was confirmed or taken back in the history of the month, with the tax that came of it. */
async function keepSelection(period: PeriodOf, operationType: number, context: FirmContext): Promise<void> {
  const row = await findPeriod(context.db, period);
  if (!row) return;
  const figures = (await VAT.readFigures([row], period, context)).get(period.companyId);
  await keepAct(VAT, { row, entry: { operationType, taxAmount: row.zzshfjs, figures } }, context);
}

/** The reason of the bureau's refusal; null when it does not refuse. */
async function requestBureau(
  period: PeriodOf,
  { db, gateways }: FirmContext,
  request: keyof Pick<TaxBureau, "confirmSelection" | "cancelConfirmation">,
): Promise<string | null> {
  const { taxlayerNo } = await readTaxpayer(db, period.companyId);
  try {
    await gateways.taxBureau[request]({ ...period, taxlayerNo });
    return null;
  } catch (error) {
    if (error instanceof GatewayRefusal) return error.message;
    throw error;
  }
}

async function changeRow(
  period: PeriodOf,
  set: Partial<Record<"confirmationStatus" | "cancelStatus", number>> &
    Partial<Record<"checkConfirmErrorMsg" | "cancelErrorMsg", string | null>>,
  context: FirmContext,
): Promise<void> {
  const [row] = await takePeriods(context, [period.companyId], period);
  if (!row) return;
  await context.db
    .updateTable("companyPeriod")
    .set({ ...set, updateTime: context.clock.now() })
    .where("id", "=", row.id)
    .execute();
}

const DEDUCTED = 1;
const DEDUCTED_LATER = 4;

/** The selected purchases are certified and deducted with the confirmation, and no longer without it. */
async function markSelected(
  { companyId, kjnd, kjqj }: PeriodOf,
  confirmed: boolean,
  context: FirmContext,
): Promise<void> {
  const { db } = context;
  await settleRedLetters({ companyId, kjnd, kjqj }, confirmed, context);
  const selected = db
    .updateTable("invoice")
    .where("companyId", "=", companyId)
    .where("gxnd", "=", kjnd)
    .where("gxyf", "=", kjqj)
    .where("gxzt", "=", 1);
  if (!confirmed) {
    await selected.set({ rzzt: 0, sjGxzt: 0, dkzt: 0 }).execute();
    return;
  }
  await selected
    .set((set) => ({
      rzzt: 1,
      sjGxzt: 1,
      dkzt: set
        .case()
        .when(set.and([set("kjnd", "=", kjnd), set("kjqj", "=", kjqj)]))
        .then(DEDUCTED)
        .else(DEDUCTED_LATER)
        .end(),
    }))
    .execute();
}

/** The progress of the revocations of these companies. */
export const cancelResults = operation(
  "taxConfirm.getCancelConfirmResult",
  async ({ companyIdList, kjnd, kjqj }, { db }) => {
    const rows = await db
      .selectFrom("companyPeriod")
      .select(["companyId", "cancelStatus", "cancelErrorMsg"])
      .where("companyId", "in", [...companyIdList])
      .where("kjnd", "=", kjnd)
      .where("kjqj", "=", kjqj)
      .orderBy("companyId")
      .execute();
    return rows.map((row) => ({ ...row, cancelErrorMessage: row.cancelErrorMsg }));
  },
);
