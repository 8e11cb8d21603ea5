import type { FirmContext } from "../../../contracts/firm-context.ts";
import { RecordStore } from "../../../records/record-store.ts";

/** The fields of a company that are followed: the code table `companyField`. */
export const FOLLOWED = [
  "companyName",
  "taxlayerNo",
  "taxlayerType",
  "nsqxdm",
  "legalPerson",
  "address",
  "businessScope",
  "registCapital",
  "industry",
  "financePerson",
  "taxProxyPersonName",
] as const;

type Followed = { readonly [Name in (typeof FOLLOWED)[number]]?: string | null };

/** Keeps a record of each followed value that changes. */
export async function keepModifications(
  context: FirmContext,
  companyId: number,
  { before, after, source }: { readonly before: Followed; readonly after: Followed; readonly source: string },
): Promise<void> {
  const modifications = await RecordStore.open("companyModification", context);
  for (const field of FOLLOWED) {
    const [oldValue, newValue] = [before[field] || null, after[field] || null];
    if (after[field] === undefined || oldValue === newValue) continue;
    await modifications.create({ companyId, field, oldValue, newValue, source });
  }
}
