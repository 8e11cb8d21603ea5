import { fenToYuan } from "../../../../src/domain/money.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { readCompanyNames, yuan } from "../../clients/door.ts";
import type { CompanyPeriod } from "../company-period/company-period.ts";
import { type GivenAnswer, readAnswers } from "../tax-notice/client-answers.ts";
import { type Due, type Month, duesOf, lateDay, readTaxesOf } from "../tax-notice/estimate-late-fees.ts";
import { differenceToNotice, differsFromNotice } from "../tax-notice/notice-difference.ts";
import { mayCall } from "../../../access/grants.ts";
import { DECLARE_DIFFERENT, declarationFault, differenceWords } from "./declaration-fault.ts";

/** The declarations of these companies as they would be handed in: as notified, of another amount, and not at all. */
export const previewDeclarations = operation(
  "taxDeclare.preview",
  async ({ qyIdList, kjnd, kjqj }, context) => {
    const month = { kjnd, kjqj };
    const rows = await readMonths(qyIdList, month, context);
    const names = await readCompanyNames(qyIdList, context);
    const answers = await readAnswers(qyIdList, month, context);
    const readyList = [];
    const differentList = [];
    const leftOutList = [];
    for (const qyId of qyIdList) {
      const row = rows.get(qyId);
      const answer = answers(qyId);
      const named = { qyId, companyName: names.get(qyId) ?? "", ...presentAmounts(row, answer) };
      const fault = row ? declarationFault(row, answer) : "税款尚未通知客户，不能提交申报";
      if (!row || fault !== null) leftOutList.push({ ...named, reason: fault });
      else if (differsFromNotice(row)) differentList.push({ ...named, reason: differenceWords(row) });
      else readyList.push({ ...named, reason: null });
    }
    const declared = readyList.length > 0 ? readyList : differentList;
    const declaredIds = declared.map(({ qyId }) => qyId);
    const lateness = await latenessOf(declaredIds, month, context);
    const mayDeclareDifferent = mayCall(context.user.grants, [DECLARE_DIFFERENT], "write");
    return { ...lateness, readyList, differentList, leftOutList, mayDeclareDifferent };
  },
);

async function readMonths(companyIds: readonly number[], { kjnd, kjqj }: Month, { db }: FirmContext) {
  const rows = await db
    .selectFrom("companyPeriod")
    .selectAll()
    .where("companyId", "in", [...companyIds])
    .where("kjnd", "=", kjnd)
    .where("kjqj", "=", kjqj)
    .execute();
  return new Map(rows.map((row) => [row.companyId, row]));
}

function presentAmounts(row: CompanyPeriod | undefined, answer: GivenAnswer | undefined) {
  const difference = row ? differenceToNotice(row) : null;
  return {
    toldAmount: yuan(row?.qrzzse ?? null),
    taxAmount: yuan(row?.zzshfjs ?? null),
    difference: difference === null ? null : fenToYuan(difference),
    answer: answer?.tags ?? null,
    payTime: row?.payTime ?? null,
  };
}

/** The last day for these declarations, and what handing them in after it costs from today. */
async function latenessOf(companyIds: readonly number[], month: Month, context: FirmContext) {
  const taxes = companyIds.length === 0 ? [] : await readTaxesOf(companyIds, month, context);
  const dues = duesOf(taxes, month, context);
  const deadline = earliest(dues);
  const today = context.clock.now().slice(0, 10);
  const isLate = deadline !== null && today > deadline;
  return { deadline, lateRemark: isLate ? lateDay(dues, deadline, today).remark : null };
}

function earliest(dues: readonly Due[]): string | null {
  return dues.map(({ deadline }) => deadline).toSorted()[0] ?? null;
}
