import type { Project } from "../../../src/schema/project/project.ts";
import type { TenantDb } from "../../platform/database/tenant-db.ts";
import { notifyUsers } from "../../platform/outbox/notify-users.ts";
import type { Captured } from "./changed-rows.ts";

/** More would not fit on the page of a list. */
const MOST_KEYS = 200;

/** Sends the users of the firm the keys, and nothing else, of the live records that the transaction changed. */
export async function notifyChanges(
  db: TenantDb,
  captured: readonly Captured[],
  { records }: Project,
): Promise<void> {
  const changed = new Map<string, Set<number>>();
  for (const { source, beforeRow, afterRow } of captured) {
    const row = afterRow ?? beforeRow;
    const record = source === "plain_record" ? records.get(String(row?.["resource"])) : undefined;
    if (!record?.live) continue;
    const keys = changed.get(record.name) ?? new Set();
    changed.set(record.name, keys.add(Number(row?.["id"])));
  }
  for (const [record, keys] of changed)
    await notifyUsers({ db }, null, {
      type: "CHANGED",
      record,
      keys: keys.size > MOST_KEYS ? null : [...keys],
    });
}
