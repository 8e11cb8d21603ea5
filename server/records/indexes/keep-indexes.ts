import { type Kysely, sql } from "kysely";
import type { Project } from "../../../src/schema/project/project.ts";
import type { Database } from "../../tables/tables.ts";
import { planRecords } from "../plan/plan-records.ts";
import { INDEX_PREFIX, type RecordIndex, recordIndexes, uniqueIndexes } from "./record-indexes.ts";

/**
 * Makes the indexes that the catalogue requires, and drops those that it no longer does; others are left alone. Throws
 * when records that are there share what must be unique.
 */
export async function keepIndexes(db: Kysely<Database>, project: Project): Promise<void> {
  const wanted = recordIndexes(project);
  const present = await readIndexes(db);
  const names = new Set(wanted.map(({ name }) => name));
  for (const name of present) if (!names.has(name)) await sql`drop index ${sql.ref(name)}`.execute(db);
  for (const index of wanted) if (!present.has(index.name)) await create(db, index, project);
}

async function readIndexes(db: Kysely<Database>): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select indexname as name from pg_indexes
    where schemaname = current_schema() and tablename = 'plain_record'
      and starts_with(indexname, ${INDEX_PREFIX})`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

const UNIQUE_VIOLATION = "23505";

async function create(
  db: Kysely<Database>,
  { name, statement }: RecordIndex,
  project: Project,
): Promise<void> {
  try {
    await sql.raw(statement).execute(db);
  } catch (error) {
    const { code, detail } = error as { readonly code?: unknown; readonly detail?: unknown };
    if (code !== UNIQUE_VIOLATION) throw error;
    throw new Error(`数据库中有重复的${describe(name, project)}，请先处理后再启动：${String(detail)}`, {
      cause: error,
    });
  }
}

/** The kind of record, and the titles of what it must not share. */
function describe(name: string, project: Project): string {
  for (const { record, fields } of planRecords(project).records.values()) {
    const uniqueIndex = uniqueIndexes(record).find((index) => index.name === name);
    const titles = uniqueIndex?.set.fields.map((field) => fields.get(field)?.property.title ?? field);
    if (titles) return `${record.title}（${titles.join("、")}）`;
  }
  return "数据";
}
