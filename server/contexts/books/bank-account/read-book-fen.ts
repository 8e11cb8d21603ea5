import { yuanToFen } from "../../../../src/domain/money.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { readBalances, sumBelow } from "../subject/subject-balances.ts";
import { readSubjects } from "../subject/subject.ts";

export interface Period {
  readonly kjnd: number;
  readonly kjqj: number;
}

/** 账面余额: the balance of an account's subject at the end of a period, in 分; null where the books have no such period. */
export async function readBookFen(
  { companyId, subjectId }: { readonly companyId: number; readonly subjectId: number },
  period: Period,
  context: FirmContext,
): Promise<number | null> {
  const balances = await readBalances({ ztdm: companyId, ...period }, context);
  if (balances.length === 0) return null;
  const store = await RecordStore.open("subject", context);
  const subject = await store.find(subjectId);
  const subjects = new Map((await readSubjects(companyId, context)).map((one) => [one.kmdm, one]));
  return yuanToFen(sumBelow(subject, balances, subjects).qmye);
}
