import { sql } from "kysely";
import type { AbandonScope } from "../../contracts/job-abandonments.ts";
import type { Fields } from "../../contracts/record.ts";
import { patchEach } from "../../records/write/patch-records.ts";

interface Mark {
  /** The field that says that a job is under way, and its value. */
  readonly field: string;
  readonly underWay: number;
  readonly outcome: Fields;
}

/** Gives those of these records that are marked as under way the outcome of a broken-off job. */
export async function endRecords(
  ids: readonly number[],
  { field, underWay, outcome }: Mark,
  { db, clock }: AbandonScope,
): Promise<void> {
  if (ids.length === 0) return;
  const marked = await db
    .selectFrom("plainRecord")
    .select("id")
    .where("id", "in", ids)
    .where(sql<string>`fields ->> ${field}::text`, "=", String(underWay))
    .execute();
  await patchEach({ db, clock }, new Map(marked.map(({ id }) => [id, outcome])));
}
