import { type Kysely, sql } from "kysely";
import type { Database } from "../database/tables.ts";

interface Copies {
  readonly resource: string;
  readonly count: number;
  /** What all of them have in place of the model's fields. */
  readonly fields: object;
  /** Of the first; each later one is a second younger. Absent: the model's. */
  readonly createTime?: string;
  /** Default: the model's. */
  readonly companyId?: number;
}

/** Adds so many records to the first firm in one statement, like the newest one of their kind there. */
export async function copyRecords(db: Kysely<Database>, copies: Copies): Promise<void> {
  const { resource, count, fields, createTime = null, companyId = null } = copies;
  const begin = sql`coalesce(${createTime}::timestamp, model.create_time)`;
  await sql`insert into plain_record
      (gsid, resource, company_id, kjnd, kjqj, fields, create_time, update_time, create_user_id)
    select gsid, resource, coalesce(${companyId}::integer, company_id), kjnd, kjqj,
      model.fields || ${JSON.stringify(fields)}::jsonb, ${begin} + make_interval(secs => number),
      update_time, create_user_id
    from (
      select * from plain_record where gsid = 1001 and resource = ${resource} order by id desc limit 1
    ) as model, generate_series(0, ${count - 1}::integer) as number`.execute(db);
  await sql`analyze plain_record`.execute(db);
}
