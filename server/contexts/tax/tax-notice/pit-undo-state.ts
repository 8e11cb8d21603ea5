import type { FirmContext } from "../../../contracts/firm-context.ts";
import { RecordStore } from "../../../records/record-store.ts";
import type { Month } from "./estimate-late-fees.ts";

/** Of the code table `undoStatus`. */
export const UNDOING = 1;

/** Company → the state in which its filing of the staff's income tax is being taken back; null: it is not. */
export async function readUndoStates(
  companyIds: readonly number[],
  { kjnd, kjqj }: Month,
  context: FirmContext,
): Promise<ReadonlyMap<number, number | null>> {
  const store = await RecordStore.open("pitDeclaration", context);
  const filings = await store.list({ where: { qyid: [...companyIds], kjnd, kjqj } });
  return new Map(filings.map(({ qyid, undoStatus }) => [qyid, undoStatus ?? null]));
}
