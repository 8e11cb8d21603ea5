import { fenToYuan, yuanToFen } from "../../../../src/domain/money.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { StoredRecord } from "../../../contracts/record.ts";
import { RecordStore } from "../../../records/record-store.ts";
import type { Subject } from "./subject.ts";

export interface SubjectBalance extends StoredRecord {
  readonly subjectId: number;
  readonly kmdm: string;
  readonly kjnd: number;
  readonly kjqj: number;
  readonly qcye: number;
  readonly jffse: number;
  readonly dffse: number;
  readonly qmye: number;
}

export interface Amounts {
  /** On the side of the subject: a balance on the other side is negative. */
  readonly qcye: number;
  readonly jffse: number;
  readonly dffse: number;
  readonly qmye: number;
}

/** The balances that are kept for a period: of subjects at the bottom alone. */
export async function readBalances(
  where: { readonly ztdm: number; readonly kjnd: number; readonly kjqj: number },
  context: FirmContext,
): Promise<SubjectBalance[]> {
  const store = await RecordStore.open("subjectBalance", context);
  return await store.list({ where: { ...where } });
}

/** Those of one subject, the latest first. */
export async function balancesOf(subjectId: number, context: FirmContext): Promise<SubjectBalance[]> {
  const store = await RecordStore.open("subjectBalance", context);
  return await store.list({ where: { subjectId } });
}

/** The balance of a subject and everything below it. `subjects` says on which side the balances below are. */
export function sumBelow(
  subject: Subject,
  balances: readonly SubjectBalance[],
  subjects: ReadonlyMap<string, Subject>,
): Amounts {
  const below = balances.filter(({ kmdm }) => kmdm.startsWith(subject.kmdm));
  const sum = (field: keyof Amounts, signed: boolean) =>
    fenToYuan(
      below.reduce((total, child) => {
        const isOpposite = signed && subjects.get(child.kmdm)?.yefx !== subject.yefx;
        return total + (isOpposite ? -1 : 1) * yuanToFen(child[field]);
      }, 0),
    );
  return {
    qcye: sum("qcye", true),
    jffse: sum("jffse", false),
    dffse: sum("dffse", false),
    qmye: sum("qmye", true),
  };
}
