import type { FirmContext } from "../../binding/handler.ts";
import type { StoredRecord } from "../../records/record-rules.ts";

/** `cjzt`: collecting, collected, gone wrong, and cancelled before it was. */
export const CJZT = { waiting: 0, collecting: 1, collected: 2, cancelled: 4, failed: 5 } as const;

const OPEN: ReadonlySet<unknown> = new Set([CJZT.waiting, CJZT.collecting]);

/** How a collection stands: one whose job broke off without a word has gone wrong. */
export async function taskState(task: StoredRecord, { db }: Pick<FirmContext, "db">): Promise<number> {
  const noted = Number(task["cjzt"]);
  if (!OPEN.has(noted)) return noted;
  const job = await db
    .selectFrom("job")
    .select("status")
    .where("taskid", "=", String(task["taskid"]))
    .executeTakeFirst();
  return job?.status === 0 ? noted : CJZT.failed;
}

export function isOpen(cjzt: number): boolean {
  return OPEN.has(cjzt);
}
