import type { FirmContext } from "../../../contracts/firm-context.ts";
import { Refusal } from "../../../platform/errors.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { type Subject, subjectLabel } from "../subject/subject.ts";

/** Refuses a subject on which this company's money cannot stand. */
export async function assertLedgerSubject(
  { companyId, subjectId }: { readonly companyId: number; readonly subjectId: number },
  context: FirmContext,
): Promise<void> {
  const subject = await assertBookable({ companyId, subjectId }, context);
  if (subject.isCash !== 1)
    throw refusal(`科目${subjectLabel(subject)}不是货币资金科目，请选择银行存款或其他货币资金的科目`);
}

/** Refuses a subject that nothing can be booked on in this company's ledger; gives it. */
export async function assertBookable(
  { companyId, subjectId }: { readonly companyId: number; readonly subjectId: number },
  context: FirmContext,
): Promise<Subject> {
  const store = await RecordStore.open("subject", context);
  const subject = (await store.find(subjectId)) as Subject;
  if (subject.ztdm !== companyId) throw refusal("科目不属于该企业的账套，请重新选择");
  if (subject.isLeaf === 0) throw refusal(`科目${subjectLabel(subject)}还有下级科目，请选择末级科目`);
  if (subject.status === 0) throw refusal(`科目${subjectLabel(subject)}已冻结，请选择其他科目`);
  return subject;
}

function refusal(message: string): Refusal {
  return new Refusal("validation", message, [{ path: "subjectId", message }]);
}
