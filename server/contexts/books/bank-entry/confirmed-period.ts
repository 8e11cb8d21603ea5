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
  const name = `${period.kjnd}年${String(period.kjqj).padStart(2, "0")}期`;
  throw new Refusal("rule", `${name}的银行流水已确认，不能再改动，请先取消确认`);
}
