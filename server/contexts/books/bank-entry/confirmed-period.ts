import type { FirmContext } from "../../../contracts/firm-context.ts";
import { Refusal } from "../../../platform/errors.ts";
import { RecordStore } from "../../../records/record-store.ts";

interface Period {
  readonly companyId: number;
  readonly kjnd: number;
  readonly kjqj: number;
}

/** True when the entries of a company and period have been confirmed, and so stay as they are. */
export async function isConfirmed({ companyId, kjnd, kjqj }: Period, context: FirmContext): Promise<boolean> {
  const store = await RecordStore.open("bankConfirmation", context);
  return (await store.count({ where: { companyId, kjnd, kjqj, confirmStatus: 1 } })) > 0;
}

export async function assertUnconfirmed(period: Period, context: FirmContext): Promise<void> {
  if (!(await isConfirmed(period, context))) return;
  throw new Refusal("rule", confirmedMessage(period));
}

function confirmedMessage({ kjnd, kjqj }: Omit<Period, "companyId">): string {
  return `${kjnd}年${String(kjqj).padStart(2, "0")}期的银行流水已确认，不能再改动，请先取消确认`;
}

/** The confirmed months of a company, as `YYYY-MM` → the sentence that refuses to change them. */
export async function confirmedMonths(
  companyId: number,
  context: FirmContext,
): Promise<ReadonlyMap<string, string>> {
  const store = await RecordStore.open("bankConfirmation", context);
  const confirmed = await store.list({ where: { companyId, confirmStatus: 1 } });
  return new Map(
    confirmed.map(({ kjnd, kjqj }) => [
      `${kjnd}-${String(kjqj).padStart(2, "0")}`,
      confirmedMessage({ kjnd, kjqj }),
    ]),
  );
}
