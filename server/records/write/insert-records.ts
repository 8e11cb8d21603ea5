import type { Fields } from "../../contracts/record.ts";
import type { FirmContext } from "../../contracts/firm-context.ts";
import type { RecordPlan } from "../plan/record-plan.ts";
import { toRow } from "./stored-row.ts";

type Writer = Pick<FirmContext, "db" | "clock" | "user">;

/** The statement that keeps new records of one kind. */
export function insertRecords(plan: RecordPlan, all: readonly Fields[], { db, clock, user }: Writer) {
  const moment = clock.now();
  return db.insertInto("plainRecord").values(
    all.map((fields) => ({
      resource: plan.record.name,
      ...toRow(plan, fields),
      createTime: moment,
      updateTime: moment,
      createUserId: user.id,
    })),
  );
}

/** The keys of those that were kept: records whose unique fields another one has, or gets at this moment, are left out. */
export async function insertUnlessThere(
  plan: RecordPlan,
  all: readonly Fields[],
  context: Writer,
): Promise<number[]> {
  const rows = await insertRecords(plan, all, context)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}
