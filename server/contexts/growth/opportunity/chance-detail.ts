import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation, type ResultOf } from "../../../contracts/operation.ts";
import { RecordStore } from "../../../records/record-store.ts";
import type { Where } from "../../../records/query/select-records.ts";
import { findOperation } from "../../../records/query/find-operation.ts";
import { nextStatus } from "./chance-transitions.ts";

/** A chance to sell more to a client, with what it may become and what has been done. */
export const riseDetail = operation(
  "opportunity.riseDetail",
  async ({ riseId }, context) =>
    await readDetail("opportunity.riseDetail", "riseChance", riseId, { riseId }, context),
);

export const introduceDetail = operation(
  "opportunity.introduceDetail",
  async ({ introduceId }, context) =>
    await readDetail("opportunity.introduceDetail", "introduceChance", introduceId, { introduceId }, context),
);

async function readDetail<Id extends "opportunity.riseDetail" | "opportunity.introduceDetail">(
  operationId: Id,
  record: "riseChance" | "introduceChance",
  id: number,
  where: Where,
  context: FirmContext,
): Promise<ResultOf<Id>> {
  const { result } = await findOperation(context, operationId);
  const { history: step } = result.properties ?? {};
  const chances = await RecordStore.open(record, context);
  const chance = await chances.find(id);
  const steps = await RecordStore.open("marketing", context);
  const history = await steps.list({ where });
  const [shown] = await chances.presentIn<ResultOf<Id> & object>(result, [chance]);
  if (!shown) throw new Error(`chance ${id} is not shown`);
  return {
    ...shown,
    nextStatus: nextStatus(chance.status),
    history: await steps.presentIn(step?.items ?? {}, history),
  };
}
