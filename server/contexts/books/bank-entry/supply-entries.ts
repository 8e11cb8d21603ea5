import type { FirmContext } from "../../../contracts/firm-context.ts";
import { type ParamsOf, operation } from "../../../contracts/operation.ts";
import type { Fields } from "../../../contracts/record.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { type BankEntry, MATCH } from "./bank-entry.ts";
import { ruleMatcher } from "./match-rules.ts";

/**
 * Gives entries their subject: the one that is named, else what the rules say. Entries that have one keep it unless
 * `fix`; booked ones are passed over.
 */
export const supplyEntries = operation(
  "bankEntry.batchSupply",
  async ({ idList, fix, ...given }, context) => {
    const store = await RecordStore.open("bankEntry", context);
    const entries = await store.take(idList);
    const supplyFor = supplier(given, context);
    let suppliedCount = 0;
    for (const entry of entries) {
      const isOpen = entry.matchStatus === MATCH.none || (fix === 1 && entry.matchStatus === MATCH.matched);
      const supply = isOpen ? await supplyFor(entry) : undefined;
      if (!supply) continue;
      await store.change(entry, supply);
      suppliedCount += 1;
    }
    return { suppliedCount, leftCount: entries.length - suppliedCount };
  },
);

function supplier(
  { subjectId, auxiliaryItemId }: Omit<ParamsOf<"bankEntry.batchSupply">, "idList" | "fix">,
  context: FirmContext,
): (entry: BankEntry) => Promise<Fields | undefined> {
  const item = auxiliaryItemId === undefined ? {} : { auxiliaryItemId };
  if (subjectId !== undefined) return () => Promise.resolve({ subjectId, ...item });
  const matchers = new Map<number, ReturnType<typeof ruleMatcher>>();
  return async (entry) => {
    const matcher = matchers.get(entry.companyId) ?? ruleMatcher(entry.companyId, context);
    matchers.set(entry.companyId, matcher);
    const matched = (await matcher)(entry);
    return matched && { ...matched, ...item };
  };
}
