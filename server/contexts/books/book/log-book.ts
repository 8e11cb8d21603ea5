import type { FirmContext } from "../../../contracts/firm-context.ts";
import { RecordStore } from "../../../records/record-store.ts";
import type { OfMonth } from "./book-period.ts";

/** Keeps a user's action on a month's books, in words. */
export async function logBook(
  context: FirmContext,
  { qyid, kjnd, kjqj }: OfMonth,
  done: { readonly kind: string; readonly before: string | null; readonly content: string | null },
): Promise<void> {
  const logs = await RecordStore.open("bookLog", context);
  await logs.create({ qyid, kjnd, kjqj, ...done });
}
