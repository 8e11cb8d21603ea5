import type { FileAnswer } from "../../../contracts/file-answer.ts";
import { operation } from "../../../contracts/operation.ts";
import { CANCEL_FAILED } from "../company-period/period-states.ts";
import { failureFile } from "./keep-failures.ts";

const UNEXPLAINED = "撤销失败";

/** A file with the reasons of those among these companies whose confirmation could not be taken back. */
export const downloadCancelFailures = operation(
  "taxConfirm.cancelFailReason.download",
  async ({ companyIdList, kjnd, kjqj }, context): Promise<FileAnswer> => {
    const failed = await context.db
      .selectFrom("companyPeriod as p")
      .innerJoin("company as c", "c.companyId", "p.companyId")
      .select(["c.companyId", "c.companyName", "p.cancelErrorMsg"])
      .where("p.companyId", "in", [...companyIdList])
      .where("p.kjnd", "=", kjnd)
      .where("p.kjqj", "=", kjqj)
      .where("p.cancelStatus", "=", CANCEL_FAILED)
      .orderBy("c.companyId")
      .execute();
    const reasons = failed.map(({ cancelErrorMsg, ...company }) => ({
      ...company,
      reason: cancelErrorMsg ?? UNEXPLAINED,
    }));
    return { file: await failureFile(reasons, context) };
  },
);
