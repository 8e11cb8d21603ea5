import type { FirmContext } from "../../binding/handler.ts";
import { RecordStore } from "../../records/record-store.ts";
import type { StoredRecord } from "../../records/record-rules.ts";

/** A stored 会计科目. */
export interface Subject extends StoredRecord {
  readonly ztdm: number;
  readonly kmdm: string;
  readonly kmmc: string;
  readonly kmqc: string;
  readonly parentCode: string | null;
  readonly kmlb: number;
  readonly yefx: number;
  readonly isLeaf: number;
  readonly status: number;
  readonly isSystem: number;
  readonly fzhs: readonly number[];
}

/** All of a ledger, by code. */
export async function readSubjects(ztdm: number, context: FirmContext): Promise<Subject[]> {
  const store = await RecordStore.open("subject", context);
  return (await store.list({ where: { ztdm } })) as Subject[];
}

export async function findSubject(
  where: { readonly ztdm: number; readonly kmdm: string },
  context: FirmContext,
): Promise<Subject | undefined> {
  const store = await RecordStore.open("subject", context);
  return (await store.first({ where: { ...where } })) as Subject | undefined;
}

/** As people call it: `1002 银行存款`. */
export function subjectLabel({ kmdm, kmmc }: { readonly kmdm: unknown; readonly kmmc: unknown }): string {
  return `“${String(kmdm)} ${String(kmmc)}”`;
}
