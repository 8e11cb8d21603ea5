import type { FirmContext } from "../../../contracts/firm-context.ts";
import { RecordStore } from "../../../records/record-store.ts";
import type { Fields, StoredRecord } from "../../../contracts/record.ts";

/** Changes a delegation and keeps a record of what happened to it. */
export async function changeDelegation(
  context: FirmContext,
  before: StoredRecord,
  changes: Fields & { readonly deputeStatus: number },
  { event, content }: { readonly event: string; readonly content: string | null },
): Promise<void> {
  const delegations = await RecordStore.open("delegation", context);
  await delegations.change(before, changes);
  await logDelegation(context, before, { event, content, deputeStatus: changes.deputeStatus });
}

export async function logDelegation(
  context: FirmContext,
  { id, companyId, deputeStatus: beforeStatus = null }: StoredRecord,
  happened: { readonly event: string; readonly content: string | null; readonly deputeStatus: number },
): Promise<void> {
  const logs = await RecordStore.open("delegationLog", context);
  await logs.create({ delegationId: id, companyId, beforeStatus, userId: context.user.id, ...happened });
}
