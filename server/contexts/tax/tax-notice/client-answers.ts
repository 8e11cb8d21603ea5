import { groupRows } from "../../../../src/domain/group-rows.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { RecordStore } from "../../../records/record-store.ts";
import type { Month } from "./estimate-late-fees.ts";
import { CLIENT_CORRECT, CLIENT_DOUBTFUL, NOTIFY, RENOTIFY } from "./keep-notice.ts";

/** Marks of an answer, as messages bear them. */
export const CORRECT = 9;
export const DOUBTFUL = 1;

const VAT = 1;

export interface GivenAnswer {
  readonly tags: typeof CORRECT | typeof DOUBTFUL;
  readonly content: string | null;
  /** The amount that the client answered to, in yuan. */
  readonly taxAmount: number | null;
}

/** The last answer of each of these clients to the notice of a tax that stands, VAT where none is named; a later notice voids it. */
export async function readAnswers(
  companyIds: readonly number[],
  { kjnd, kjqj, szId = VAT }: Month & { readonly szId?: number },
  context: FirmContext,
): Promise<(companyId: number) => GivenAnswer | undefined> {
  const store = await RecordStore.open("taxNotice", context);
  const operationType = [NOTIFY, RENOTIFY, CLIENT_CORRECT, CLIENT_DOUBTFUL];
  const where = { companyId: [...companyIds], kjnd, kjqj, szId, operationType };
  const entries = groupRows(await store.list({ where }), ({ companyId }) => companyId);
  return (companyId) => {
    const last = entries
      .get(companyId)
      ?.toSorted((a, b) => a.id - b.id)
      .at(-1);
    const { content = null, taxAmount = null } = last ?? {};
    if (last?.operationType === CLIENT_CORRECT) return { tags: CORRECT, content, taxAmount };
    return last?.operationType === CLIENT_DOUBTFUL ? { tags: DOUBTFUL, content, taxAmount } : undefined;
  };
}
