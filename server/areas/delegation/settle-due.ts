import type { FirmContext } from "../../binding/handler.ts";
import { RecordStore } from "../../records/record-store.ts";
import { DEPUTE } from "./delegation-states.ts";
import { changeDelegation } from "./log-delegation.ts";

/** Delegations whose day has come take effect, those whose last day has come end. */
export async function settleDue(context: FirmContext): Promise<void> {
  const { clock } = context;
  const today = clock.now().slice(0, 10);
  const delegations = await RecordStore.open("delegation", context);
  const waiting = await delegations.list({ where: { deputeStatus: [DEPUTE.pending, DEPUTE.cancelling] } });
  for (const one of waiting) {
    const isBeginning = one["deputeStatus"] === DEPUTE.pending;
    if (String(one[isBeginning ? "beginDate" : "cancelDate"]) > today) continue;
    const [changes, happened] = isBeginning
      ? [
          { deputeStatus: DEPUTE.authorised, effectTime: clock.now() },
          { event: "authorised", content: "已到委托开始日期，自动生效" },
        ]
      : [
          { deputeStatus: DEPUTE.released, cancelTime: clock.now() },
          { event: "released", content: "已到解除日期，自动解除" },
        ];
    await changeDelegation(context, one, changes, happened);
  }
}
