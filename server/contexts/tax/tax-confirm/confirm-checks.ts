import type { FileAnswer } from "../../../contracts/file-answer.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { type ParamsOf, operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { TAX_CHANGED } from "../company-period/period-states.ts";
import { noticeFaults, untoldFaults } from "../filing/filing-faults.ts";
import { keepAct } from "../filing/keep-act.ts";
import { type OfMonth, sortFilings } from "../filing/sort-filings.ts";
import { CONFIRM_AMOUNT, NOTIFY } from "../tax-notice/keep-notice.ts";
import { VAT } from "../tax-notice/vat.ts";
import { undecidedFaults } from "./amount-faults.ts";
import { failureFile, keepFailures, readFailures } from "./keep-failures.ts";
import { shownAmounts } from "./shown-amounts.ts";

/** The verdict on the special cases of these companies, red letters among them: complete, or the gaps. */
export const checkBeforeNotice = operation("taxConfirm.checkZzsNotice", async (params, context) => {
  const { passed, failed } = await sortFilings(VAT, monthsOf(params, context), undecidedFaults, context);
  return {
    successCount: passed.length,
    failCount: failed.length,
    failReasonKey: await keepFailures(failed, context),
    failList: [...failed],
  };
});

/** The companies whose taxes can be notified, and a file with the reasons of the others. */
export const checkConfirmation = operation("taxConfirm.confirmCheck", async (params, context) => {
  const { passed, failed } = await sortFilings(VAT, monthsOf(params, context), untoldFaults(VAT), context);
  return {
    successCount: passed.length,
    failCount: failed.length,
    failReasonKey: await keepFailures(failed, context),
    successQyIdList: passed.map(({ row }) => row.companyId),
  };
});

function monthsOf(
  { kjnd, kjqj, qyIdList, qyId, gsId }: ParamsOf<"taxConfirm.checkZzsNotice">,
  { user }: FirmContext,
): OfMonth {
  if (typeof gsId === "number" && gsId !== user.gsid)
    throw new Refusal("missing", "公司不存在或不属于当前登录账号");
  const companyIds = typeof qyId === "number" ? [...qyIdList, qyId] : qyIdList;
  return { month: { kjnd, kjqj }, companyIds };
}

/** Confirms the amounts of these companies as their user saw them; what cannot be confirmed stays as it is, with its reason in a file. */
export const confirmAmounts = operation(
  "taxConfirm.postConfirm",
  async ({ companyIdList, noticeTaxReqList, ...month }, context) => {
    const asked = { month, companyIds: companyIdList };
    const faults = noticeFaults(VAT, NOTIFY, shownAmounts(noticeTaxReqList));
    const { passed, failed } = await sortFilings(VAT, asked, faults, context);
    const rows = passed.map(({ row }) => row);
    const figures = await VAT.readFigures(rows, month, context);
    for (const row of rows) {
      const { companyId, zzshfjs } = row;
      const doubtState = row.doubtState === TAX_CHANGED ? 0 : row.doubtState;
      const changes = { toldAmount: zzshfjs, doubtState };
      await VAT.write([row], changes, context);
      const entry = {
        operationType: CONFIRM_AMOUNT,
        taxAmount: zzshfjs,
        figures: figures.get(companyId),
      };
      await keepAct(VAT, { row, changes, entry }, context);
    }
    return {
      successCount: passed.length,
      failCount: failed.length,
      failReasonKey: await keepFailures(failed, context),
      successQyIdList: passed.map(({ row }) => row.companyId),
    };
  },
);

/** The file with the reasons that the user has been given the key of. */
export const downloadFailures = operation(
  "taxConfirm.failReason.download",
  async ({ key }, context): Promise<FileAnswer> => {
    const failed = await readFailures(key, context);
    if (!failed) throw new Refusal("missing", "失败原因文件不存在或已失效，请重新校验");
    return { file: await failureFile(failed, context) };
  },
);
