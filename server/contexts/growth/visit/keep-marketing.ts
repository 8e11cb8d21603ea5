import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { StoredRecord } from "../../../contracts/record.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { takeTurn } from "../../../records/write/take-turn.ts";

interface Marketing {
  readonly type: "rise" | "introduce" | "fintaxError";
  readonly riseId?: number;
  readonly introduceId?: number;
  readonly content: string;
  /** The chance that it is about. */
  readonly chance?: StoredRecord;
}

/** The topics of a visit, as the client's marketing history shows them: one entry of each kind a visit. */
export async function keepMarketing(
  visit: StoredRecord,
  marketing: Marketing,
  context: FirmContext,
): Promise<void> {
  const { type, riseId = null, introduceId = null, content, chance } = marketing;
  const store = await RecordStore.open("marketing", context);
  const status = chance?.status ?? null;
  const fields = {
    title: String(chance?.title ?? chance?.targetName ?? visit.title),
    type,
    riseId,
    introduceId,
    content,
    qyId: visit.qyId,
    recordId: visit.id,
    method: visit.method,
    userId: visit.userId,
    beforeStatus: status,
    afterStatus: status,
  };
  // Of one visit others wait: it has one entry of each kind.
  await takeTurn(`marketing ${visit.id}`, context);
  const before = await store.first({ where: { recordId: visit.id, type } });
  if (before) await store.change(before, fields);
  else await store.create({ ...fields, result: null, nextTime: null });
}
