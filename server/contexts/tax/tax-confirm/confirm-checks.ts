import type { FileAnswer } from "../../../contracts/file-answer.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { type ParamsOf, operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { readFile } from "../../../platform/files/stored-file.ts";
import { TAX_CHANGED } from "../company-period/period-states.ts";
import { CONFIRM_AMOUNT, keepNotice } from "../tax-notice/keep-notice.ts";
import { readNoticeFigures } from "../tax-notice/notice-figures.ts";
import {
  type CompaniesOfMonth,
  keepFailures,
  noticeFault,
  sortCompanies,
  undecidedFault,
} from "./notice-faults.ts";
import { shownAmountFault, shownAmounts } from "./shown-amounts.ts";

/** The verdict on the special cases of these companies, red letters among them: complete, or the gaps. */
export const checkBeforeNotice = operation("taxConfirm.checkZzsNotice", async (params, context) => {
  const { passed, failed } = await sortCompanies(asked(params, context), undecidedFault, context);
  return {
    successCount: passed.length,
    failCount: failed.length,
    failReasonKey: await keepFailures(failed, context),
    failList: [...failed],
  };
});

/** The companies whose taxes can be notified, and a file with the reasons of the others. */
export const checkConfirmation = operation("taxConfirm.confirmCheck", async (params, context) => {
  const { passed, failed } = await sortCompanies(asked(params, context), noticeFault, context);
  return {
    successCount: passed.length,
    failCount: failed.length,
    failReasonKey: await keepFailures(failed, context),
    successQyIdList: passed.map(({ companyId }) => companyId),
  };
});

function asked(
  { kjnd, kjqj, qyIdList, qyId, gsId }: ParamsOf<"taxConfirm.checkZzsNotice">,
  { user }: FirmContext,
): CompaniesOfMonth {
  if (typeof gsId === "number" && gsId !== user.gsid)
    throw new Refusal("missing", "公司不存在或不属于当前登录账号");
  return { kjnd, kjqj, companyIds: typeof qyId === "number" ? [...qyIdList, qyId] : qyIdList };
}

/** Confirms the amounts of these companies as their user saw them; what cannot be confirmed stays as it is, with its reason in a file. */
export const confirmAmounts = operation(
  "taxConfirm.postConfirm",
  async ({ companyIdList, noticeTaxReqList, ...month }, context) => {
    const shown = shownAmounts(noticeTaxReqList);
    const { passed, failed } = await sortCompanies(
      { ...month, companyIds: companyIdList },
      async (row, of) => (await noticeFault(row, of)) ?? shownAmountFault(shown, row),
      context,
    );
    const figuresOf = await readNoticeFigures(companyIdList, month, context);
    for (const row of passed) {
      const doubtState = row.doubtState === TAX_CHANGED ? 0 : row.doubtState;
      await context.db
        .updateTable("companyPeriod")
        .set({ qrzzse: row.zzshfjs, taxConfirmState: 1, doubtState, updateTime: context.clock.now() })
        .where("id", "=", row.id)
        .execute();
      const entry = {
        operationType: CONFIRM_AMOUNT,
        taxAmount: row.zzshfjs,
        figures: await figuresOf(row),
      };
      await keepNotice({ ...row, doubtState }, entry, context);
    }
    return {
      successCount: passed.length,
      failCount: failed.length,
      failReasonKey: await keepFailures(failed, context),
      successQyIdList: passed.map(({ companyId }) => companyId),
    };
  },
);

/** The file with the reasons that the user has been given the key of. */
export const downloadFailures = operation(
  "taxConfirm.failReason.download",
  async ({ key }, { db, user }): Promise<FileAnswer> => {
    const file = await readFile(db, key);
    if (file?.owner !== user.id) throw new Refusal("missing", "失败原因文件不存在或已失效，请重新校验");
    return { file };
  },
);
