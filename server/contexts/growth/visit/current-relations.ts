import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { takeTurn } from "../../../records/write/take-turn.ts";
import type { Where } from "../../../records/query/select-records.ts";
import { takeCompanies } from "../../clients/door.ts";

/** The relation to a client for whom none was set. */
export const USUAL_RELATION = 3;

/** The firm's present relation to the client, 1 to 5. */
export async function currentRelation(qyId: number, context: FirmContext): Promise<number> {
  const changes = await RecordStore.open("relationChange", context);
  const last = await changes.first({ where: { qyId } });
  return last?.relationshipLevel ?? USUAL_RELATION;
}

/** The relation to each of the clients of whom something has been said. */
export async function currentRelations(
  context: FirmContext,
  where: Where,
): Promise<ReadonlyMap<number, number>> {
  const changes = await RecordStore.open("relationChange", context);
  const latest = await changes.latestPer("qyId", { where });
  return new Map([...latest].map(([qyId, change]) => [Number(qyId), change.relationshipLevel]));
}

export async function changeRelation(
  qyId: number,
  level: number,
  reason: string,
  context: FirmContext,
): Promise<void> {
  await takeRelation(qyId, context);
  const beforeLevel = await currentRelation(qyId, context);
  const changes = await RecordStore.open("relationChange", context);
  await changes.create({ qyId, beforeLevel, relationshipLevel: level, reason, userId: context.user.id });
}

/** Each change names what was before: others wait. */
async function takeRelation(qyId: number, context: FirmContext): Promise<void> {
  await takeTurn(`relationChange ${qyId}`, context);
}

/** Sets the firm's degree of acquaintance with the client, with the reason; earlier ones are kept. */
export const changeCompanyRelationship = operation(
  "visit.recommend.changeCompanyRelationShip",
  async ({ qyId, relationshipLevel, reason }, context) => {
    const [{ companyName }] = await takeCompanies(context, [qyId]);
    await takeRelation(qyId, context);
    if ((await currentRelation(qyId, context)) === relationshipLevel)
      throw new Refusal("rule", `与“${companyName}”的客户关系没有变化`);
    await changeRelation(qyId, relationshipLevel, reason, context);
    return null;
  },
);
