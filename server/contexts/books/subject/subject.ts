import type { RecordRow } from "../../../records/record-row.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { RecordStore } from "../../../records/record-store.ts";

/** A stored 会计科目. */
export type Subject = RecordRow<"subject">;

/** All of a ledger, by code. */
export async function readSubjects(ztdm: number, context: FirmContext): Promise<Subject[]> {
  const store = await RecordStore.open("subject", context);
  return await store.list({ where: { ztdm } });
}

export async function findSubject(
  where: { readonly ztdm: number; readonly kmdm: string },
  context: FirmContext,
): Promise<Subject | undefined> {
  const store = await RecordStore.open("subject", context);
  return await store.first({ where: { ...where } });
}

/** As people call it: `1002 银行存款`. */
export function subjectLabel({ kmdm, kmmc }: { readonly kmdm: unknown; readonly kmmc: unknown }): string {
  return `“${String(kmdm)} ${String(kmmc)}”`;
}
