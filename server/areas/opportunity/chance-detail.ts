import type { FirmContext, FirmHandler } from "../../binding/handler.ts";
import { RecordStore } from "../../records/record-store.ts";
import type { Where } from "../../records/select-records.ts";
import { nextStatus } from "./chance-transitions.ts";

/** A chance to sell more to a client, with what it may become and what has been done. */
export const riseDetail: FirmHandler<{ readonly riseId: number }> = async ({ riseId }, context) =>
  await readDetail("riseChance", riseId, { riseId }, "opportunity.riseDetail", context);

export const introduceDetail: FirmHandler<{ readonly introduceId: number }> = async (
  { introduceId },
  context,
) =>
  await readDetail("introduceChance", introduceId, { introduceId }, "opportunity.introduceDetail", context);

async function readDetail(
  record: string,
  id: number,
  where: Where,
  operationId: string,
  context: FirmContext,
) {
  const store = await RecordStore.open(record, context);
  const chance = await store.find(id);
  const shape = context.project.operations.get(operationId)?.result;
  const [shown] = await store.present([chance], shape);
  const steps = await RecordStore.open("marketing", context);
  const history = await steps.list({ where });
  const { history: stepShape } = shape?.properties ?? {};
  return {
    ...shown,
    nextStatus: nextStatus(Number(chance["status"])),
    history: await steps.present(history, stepShape?.items),
  };
}
