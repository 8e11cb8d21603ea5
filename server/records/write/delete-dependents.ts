import { sql } from "kysely";
import type { FirmContext } from "../../contracts/firm-context.ts";
import type { TenantDb } from "../../platform/database/tenant-db.ts";
import { Refusal } from "../../platform/errors.ts";
import { type Reference, planRecords } from "../plan/plan-records.ts";
import type { RecordPlan } from "../plan/record-plan.ts";

/** Records of one kind that are about to be deleted. */
interface Leaving {
  readonly plan: RecordPlan;
  readonly ids: readonly number[];
}

type Referring = Reference & Leaving;

/**
 * Before records are deleted: their parts go with them; what else refers to them refuses it.
 * Records that leave with them refuse nothing. Those in a recycle bin keep theirs until they are restored or gone.
 * One statement looks up all kinds that refer, and one more for each level of parts.
 */
export async function deleteDependents(
  plan: RecordPlan,
  ids: readonly number[],
  { db, project }: Pick<FirmContext, "db" | "project">,
): Promise<void> {
  const { references } = planRecords(project);
  const parts = new Set<number>();
  for (let leaving: readonly Leaving[] = [{ plan, ids }]; leaving.length > 0;) {
    const asked = leaving
      .filter(({ plan: { record } }) => !record.trash)
      .flatMap((group) =>
        (references.get(group.plan.record.name) ?? []).map((reference) => ({ reference, ids: group.ids })),
      );
    const referring = (await readReferring(db, asked))
      .map((group) => ({ ...group, ids: group.ids.filter((id) => !parts.has(id)) }))
      .filter((group) => group.ids.length > 0);
    const using = referring.find(({ isPart }) => !isPart);
    if (using)
      throw new Refusal("rule", `还有 ${using.ids.length} 条${using.plan.record.title}在使用，不能删除`);
    for (const id of referring.flatMap((group) => group.ids)) parts.add(id);
    leaving = referring;
  }
  if (parts.size > 0)
    await db
      .deleteFrom("plainRecord")
      .where("id", "in", [...parts])
      .execute();
}

interface Asked {
  readonly reference: Reference;
  /** Of the records that may be referred to. */
  readonly ids: readonly number[];
}

/** The references that there are, each with the records that have it. */
async function readReferring(db: TenantDb, asked: readonly Asked[]): Promise<Referring[]> {
  const [first, ...others] = asked.map((group, index) => referringTo(db, group, index));
  if (!first) return [];
  const rows = await others.reduce((all, query) => all.unionAll(query), first).execute();
  return asked.flatMap(({ reference }, index) => {
    const ids = rows.filter(({ way }) => way === index).map(({ id }) => id);
    return ids.length === 0 ? [] : [{ ...reference, ids }];
  });
}

/** Records that refer; `way` is the number of the query within its statement. */
function referringTo(db: TenantDb, { reference: { plan, field }, ids }: Asked, way: number) {
  return db
    .selectFrom("plainRecord as r")
    .select(["r.id", sql<number>`${sql.lit(way)}::integer`.as("way")])
    .where("r.resource", "=", sql.lit(plan.record.name))
    .where("r.isRemove", "=", sql.lit(0))
    .where(sql<boolean>`${field.value} = any(${[...ids]}::integer[])`);
}
