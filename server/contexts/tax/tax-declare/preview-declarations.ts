import { fenToYuan } from "../../../../src/domain/money.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { mayCall } from "../../../access/grants.ts";
import { readCompanyNames, yuan } from "../../clients/door.ts";
import { type Candidate, readCandidates, readDues } from "../filing/declaration-candidates.ts";
import { filedTax } from "../filing/filed-taxes.ts";
import { DECLARE_DIFFERENT } from "../filing/reason-to-differ.ts";
import { type Due, lateDay } from "../tax-notice/estimate-late-fees.ts";

/** The declarations of these companies as they would be handed in: as notified, of another amount, and not at all. */
export const previewDeclarations = operation(
  "taxDeclare.preview",
  async ({ qyIdList, kjnd, kjqj, szId }, context) => {
    const month = { kjnd, kjqj };
    const tax = filedTax(szId);
    const candidates = await readCandidates(tax, qyIdList, month, context);
    const names = await readCompanyNames(qyIdList, context);
    const readyList = [];
    const differentList = [];
    const leftOutList = [];
    for (const qyId of qyIdList) {
      const candidate = candidates.get(qyId);
      const named = { qyId, companyName: names.get(qyId) ?? "", ...presentAmounts(candidate) };
      const { fault, change } = candidate ?? { fault: "税款尚未通知客户，不能提交申报", change: null };
      if (fault !== null) leftOutList.push({ ...named, reason: fault });
      else if (change !== null) differentList.push({ ...named, reason: change });
      else readyList.push({ ...named, reason: null });
    }
    const declared = (readyList.length > 0 ? readyList : differentList).map(({ qyId }) => qyId);
    const dues = await readDues(tax, declared, month, context);
    const mayDeclareDifferent = mayCall(context.user.grants, [DECLARE_DIFFERENT], "write");
    return { ...latenessOf(dues, context), readyList, differentList, leftOutList, mayDeclareDifferent };
  },
);

function presentAmounts(candidate: Candidate | undefined) {
  const difference = candidate?.difference ?? null;
  return {
    toldAmount: yuan(candidate?.told ?? null),
    taxAmount: yuan(candidate?.now ?? null),
    difference: difference === null ? null : fenToYuan(difference),
    answer: candidate?.answer?.tags ?? null,
    payTime: candidate?.payTime ?? null,
  };
}

/** The last day for these declarations, and what handing them in after it costs from today. */
export function latenessOf(dues: readonly Due[], { clock }: FirmContext) {
  const deadline = earliest(dues);
  const today = clock.now().slice(0, 10);
  const isLate = deadline !== null && today > deadline;
  return { deadline, lateRemark: isLate ? lateDay(dues, deadline, today).remark : null };
}

function earliest(dues: readonly Due[]): string | null {
  return dues.map(({ deadline }) => deadline).toSorted()[0] ?? null;
}
