import { planRecord } from "../plan/record-plan.ts";
import type { Fields } from "../../contracts/record.ts";
import type { FirmContext } from "../../contracts/firm-context.ts";
import type { RecordName } from "../record-row.ts";
import { toRow } from "./stored-row.ts";

/**
 * Keeps records that follow from the passing of time: past the rules of their kind. Those whose unique fields another
 * record has are left out, also when that one comes at the same moment.
 */
export async function insertMissing(
  name: RecordName,
  records: readonly Fields[],
  { db, clock, user, project }: FirmContext,
): Promise<void> {
  if (records.length === 0) return;
  const record = project.records.get(name);
  if (!record) throw new Error(`the catalogue describes no record "${name}"`);
  const plan = planRecord(record);
  const moment = clock.now();
  await db
    .insertInto("plainRecord")
    .values(
      records.map((fields) => ({
        resource: name,
        ...toRow(plan, { ...plan.defaults, ...fields }),
        createTime: moment,
        updateTime: moment,
        createUserId: user.id,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
