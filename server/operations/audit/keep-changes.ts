import { type Kysely, sql } from "kysely";
import type { Project } from "../../../src/schema/project/project.ts";
import type { Database } from "../../tables/tables.ts";
import type { TenantDb } from "../../platform/database/tenant-db.ts";
import { type Captured, changedRows } from "./changed-rows.ts";
import { notifyChanges } from "./notify-changes.ts";
import { describeChanges } from "./describe-changes.ts";
import { valueNames } from "./value-names.ts";

/** The request and the user that the changes belong to. */
export interface ChangeOrigin {
  readonly requestNo: string;
  readonly userId: number;
  /** The action, as the log says it. */
  readonly title: string;
  /** Shanghai text. */
  readonly createTime: string;
  /** The client who did it by a link of the user; absent: the user. */
  readonly actor?: string | null;
}

interface KeepOptions {
  readonly project: Project;
  /** Tables that a job collects or calculates: their changes are no user's. */
  readonly byMachine?: boolean;
}

const FILLED_BY_MACHINE: ReadonlySet<string> = new Set(["company_period", "invoice"]);

/** From here on the transaction remembers each row that it changes, until `keepChanges`. */
export async function captureChanges(transaction: Kysely<Database>): Promise<void> {
  await sql`select set_config('audit.capture', 'on', true)`.execute(transaction);
}

/**
 * Writes down each changed field of the transaction's rows, before and after, in the transaction itself, and leaves word
 * for the lists that show records of a live kind.
 */
export async function keepChanges(
  db: TenantDb,
  origin: ChangeOrigin,
  { project, byMachine = false }: KeepOptions,
): Promise<void> {
  const captured = await db
    .deleteFrom("changeCapture")
    .returning(["id", "source", "beforeRow", "afterRow"])
    .execute();
  await notifyChanges(db, captured, project);
  const humanChanges = byMachine ? captured.filter(({ source }) => !FILLED_BY_MACHINE.has(source)) : captured;
  if (humanChanges.length === 0) return;
  const inOrder: readonly Captured[] = humanChanges.toSorted((a, b) => a.id - b.id);
  const rows = changedRows(inOrder, project);
  const changes = describeChanges(rows, project, await valueNames(db, rows, project));
  for (let from = 0; from < changes.length; from += AT_ONCE) {
    const some = changes.slice(from, from + AT_ONCE).map((change) => ({ ...change, ...origin }));
    await db.insertInto("fieldChange").values(some).execute();
  }
}

/** A statement has at most 65,535 parameters. */
const AT_ONCE = 2000;
