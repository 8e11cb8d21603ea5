import { sql } from "kysely";
import { operation } from "../../../contracts/operation.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { Refusal } from "../../../platform/errors.ts";
import { RecordStore } from "../../../records/record-store.ts";

/** Gives each of the companies so much of a right; refuses when not enough is left or the right has ended. */
export const allocateRights = operation("rights.allocation.save", async (params, context) => {
  const { rightsId, companyIdList, num } = params;
  const rights = await RecordStore.open("rights", context);
  const [right] = await rights.take([rightsId]);
  if (!right) throw new Refusal("missing", "权益不存在或已被删除，请刷新后重试");
  const name = right.rightsName;
  if (right.endDate < context.clock.now().slice(0, 10))
    throw new Refusal("rule", `「${name}」已于 ${right.endDate} 到期，不能分配`);
  const left = right.total - (await allocatedNum(rightsId, context.db));
  const wanted = num * companyIdList.length;
  if (wanted > left) {
    const message = `「${name}」只剩 ${left}，本次需要 ${wanted}，请减少数量或企业`;
    throw new Refusal("validation", message, [{ path: "num", message }]);
  }
  const allocations = await RecordStore.open("rightsAllocation", context);
  for (const companyId of companyIdList) await allocations.create({ rightsId, companyId, num });
  context.concerns(`${name}：${companyIdList.length} 家企业`);
  return { companyNum: companyIdList.length, leftNum: left - wanted };
});

/** Of the whole firm: what the user cannot see is given away too. */
async function allocatedNum(rightsId: number, db: TenantDb): Promise<number> {
  const { num } = await db
    .selectFrom("plainRecord")
    .select(sql<string>`coalesce(sum((fields ->> 'num')::numeric), 0)`.as("num"))
    .where("resource", "=", "rightsAllocation")
    .where(sql`fields ->> 'rightsId'`, "=", String(rightsId))
    .executeTakeFirstOrThrow();
  return Number(num);
}
