import { type Kysely, sql } from "kysely";
import type { Database } from "../tables/tables.ts";

interface Copies {
  readonly resource: string;
  readonly count: number;
  /** Fields that all of them have in place of the model's. */
  readonly fields: object;
  /** Of the first; each later one is a second younger. Absent: the model's. */
  readonly createTime?: string;
  /** Default: the model's. */
  readonly companyId?: number;
  /** A text that no two records share: each copy's ends with its number. */
  readonly distinct?: string;
  /** Each copy refers by `field` to another record of that kind, the newest first. */
  readonly refersTo?: { readonly field: string; readonly resource: string };
}

/** Adds so many records to the first firm in one statement, like the newest one of their kind there. */
export async function copyRecords(db: Kysely<Database>, copies: Copies): Promise<void> {
  const { resource, count, fields, createTime = null, companyId = null, distinct = "", refersTo } = copies;
  const begin = sql`coalesce(${createTime}::timestamp, model.create_time)`;
  await sql`insert into plain_record
      (gsid, resource, company_id, kjnd, kjqj, fields, create_time, update_time, create_user_id)
    select model.gsid, model.resource, coalesce(${companyId}::integer, model.company_id), model.kjnd, model.kjqj,
      model.fields || ${JSON.stringify(fields)}::jsonb
        || case when model.fields ? ${distinct}::text
          then jsonb_build_object(${distinct}::text, (model.fields ->> ${distinct}::text) || '~' || number) else '{}' end
        || case when target.id is null then '{}' else jsonb_build_object(${refersTo?.field ?? ""}::text, target.id) end,
      ${begin} + make_interval(secs => number), model.update_time, model.create_user_id
    from (
      select * from plain_record where gsid = 1001 and resource = ${resource} order by id desc limit 1
    ) as model, generate_series(0, ${count - 1}::integer) as number
    left join (
      select id, row_number() over (order by id desc) - 1 as place from plain_record
      where gsid = 1001 and resource = ${refersTo?.resource ?? ""}
    ) as target on target.place = number`.execute(db);
  await sql`analyze plain_record`.execute(db);
}
