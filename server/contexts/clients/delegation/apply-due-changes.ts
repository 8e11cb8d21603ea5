import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { StoredRecord } from "../../../contracts/record.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { DEPUTE } from "./delegation-states.ts";
import { changeDelegation } from "./log-delegation.ts";

/** Delegations whose day has come take effect, those whose last day has come end. */
export async function applyDueChanges(context: FirmContext): Promise<void> {
  const delegations = await RecordStore.open("delegation", context);
  const where = { deputeStatus: [DEPUTE.pending, DEPUTE.cancelling] };
  for await (const waiting of delegations.each({ where })) {
    for (const delegation of waiting) await applyChange(delegation, context);
  }
}

async function applyChange(delegation: StoredRecord, context: FirmContext): Promise<void> {
  const now = context.clock.now();
  const isBeginning = delegation.deputeStatus === DEPUTE.pending;
  if (String(delegation[isBeginning ? "beginDate" : "cancelDate"]) > now.slice(0, 10)) return;
  const [changes, happened] = isBeginning
    ? [
        { deputeStatus: DEPUTE.authorised, effectTime: now },
        { event: "authorised", content: "已到委托开始日期，自动生效" },
      ]
    : [
        { deputeStatus: DEPUTE.released, cancelTime: now },
        { event: "released", content: "已到解除日期，自动解除" },
      ];
  await changeDelegation(context, delegation, changes, happened);
}
