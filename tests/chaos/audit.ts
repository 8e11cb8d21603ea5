import { type Kysely, sql } from "kysely";
import { checkLog } from "../../server/operations/audit/check-log.ts";
import type { Database } from "../../server/tables/tables.ts";
import { tenantDb } from "../../server/platform/database/tenant-db.ts";
import type { Intent, Kind } from "./intents.ts";

/** Mark → how often its record is there. One that lacks a part, or has one twice, stands in `halves`. */
interface Found {
  readonly marks: ReadonlyMap<string, number>;
  readonly halves: readonly string[];
}

const RECORD = (resource: string, field: string, whole: string) =>
  `select fields ->> '${field}' as mark, count(*) as times, bool_and(${whole}) as whole
   from plain_record as r where resource = '${resource}' group by 1`;

/** The messages that were sent to browsers once. */
const NOTIFIED_ONCE =
  "select message ->> 'id' from outbox where message ->> 'chatSendType' = 'RECORD' group by 1 having count(*) = 1";

/** By kind: each record by its mark, and what must hang on it. */
const SELECTS: Readonly<Record<Kind, string>> = {
  customer: `select company_name as mark, count(*) as times, bool_and(
      (select count(*) from company_grant as g where g.company_id = c.company_id) = 1
      and (select count(*) from company_grant_record as g where g.company_id = c.company_id) = 1) as whole
    from company as c where khbm not like 'B%' group by 1`,
  contact: `select name as mark, count(*) as times, bool_and(
      (select count(*) from company_contact as o where o.company_id = c.company_id and o.is_common) = 1) as whole
    from company_contact as c group by 1`,
  workOrder: RECORD(
    "workOrder",
    "title",
    `(select count(*) from plain_record as l where l.resource = 'workOrderLog'
      and l.fields ->> 'workOrderId' = r.id::text) = 1`,
  ),
  feeClient: RECORD(
    "feeClient",
    "clientName",
    `coalesce((select max(p.fields ->> 'endPeriod') from plain_record as p where p.resource = 'feeRecord'
      and p.fields ->> 'clientId' = r.id::text), '2025-12') = r.fields ->> 'paidTo'`,
  ),
  payment: RECORD("feeRecord", "remark", "true"),
  message: RECORD("chatMessage", "content", `r.id::text in (${NOTIFIED_ONCE})`),
  todo: RECORD("chatTodo", "content", "true"),
  link: "select '链接' || company_id as mark, count(*) as times, true as whole from client_link group by 1",
  linkEnd: "select '撤链' || link_id as mark, count(*) as times, true as whole from client_link group by 1",
  notice: RECORD("taxNotice", "content", "r.fields ->> 'szId' = '1101'"),
};

/** Kinds that end what was there from the beginning: done is what is gone. */
const ENDING: ReadonlySet<Kind> = new Set(["linkEnd"]);

/** An answer with a secret is not kept. */
const SECRET = "'miniProgram.client.link'";

/** Queries that must give nothing whatever has happened, each with the meaning of a row. */
const NEVER: Readonly<Record<string, string>> = {
  "receipt number used twice":
    "select fields ->> 'receiptNo' from plain_record where resource = 'feeRecord' group by 1 having count(*) > 1",
  "work order number used twice":
    "select fields ->> 'gdbh' from plain_record where resource = 'workOrder' group by 1 having count(*) > 1",
  "kept key without an answer": "select key from idempotency where result is null",
  "row captured and not written down": "select 1 from change_capture limit 1",
  "change without its log entry":
    "select request_no from field_change as f where not exists (select 1 from operation_log as o where o.request_no = f.request_no)",
  "log entries and kept answers that differ": `select operation, i, l from (select operation, count(*) as i from idempotency group by 1) as kept
     full join (select operation, count(*) as l from operation_log where success and operation <> ${SECRET} group by 1) as logged using (operation)
     where i is distinct from l`,
  "filing that says other than its last notice": `select r.company_id from plain_record as r where r.resource = 'pitDeclaration'
     and coalesce((select n.fields ->> 'operationType' from plain_record as n where n.resource = 'taxNotice'
       and n.company_id = r.company_id order by n.id desc limit 1), '2')
       is distinct from case when r.fields ->> 'noticeTaxType' = '1' and r.fields ->> 'toldAmount' is not null then '1' else '2' end`,
  "todo of a message that is not there": `select 1 from plain_record as t where t.resource = 'chatTodo' and not exists (
     select 1 from plain_record as m where m.resource = 'chatMessage' and m.id::text = t.fields ->> 'dataId')`,
  "file of a job that is not there":
    "select taskid from job where file_key is not null and not exists (select 1 from file where file.file_key = job.file_key)",
  "job that ended without words": "select taskid from job where status <> 0 and message is null",
};

/** Compares the database with the answers that the writers got. Returns a sentence for each difference. */
export async function auditDatabase(
  db: Kysely<Database>,
  gsid: number,
  intents: readonly Intent[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const kind of Object.keys(SELECTS) as Kind[]) {
    const { marks, halves } = await find(db, SELECTS[kind]);
    faults.push(...halves.map((mark) => `half a record: ${kind} ${mark}`));
    for (const intent of intents.filter((candidate) => candidate.kind === kind)) {
      const times = marks.get(intent.mark) ?? 0;
      if (!isAllowed(intent, times))
        faults.push(
          `${kind} ${intent.mark} is ${intent.state} after ${intent.tries} tries and there ${times} times`,
        );
    }
  }
  for (const [name, statement] of Object.entries(NEVER)) {
    const { rows } = await sql.raw(statement).execute(db);
    if (rows.length > 0) faults.push(`${name}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  const { fault } = await checkLog(tenantDb(db, gsid));
  if (fault !== null) faults.push(fault);
  return faults;
}

function isAllowed({ kind, state }: Intent, found: number): boolean {
  const times = ENDING.has(kind) ? 1 - found : found;
  if (state === "done") return times === 1;
  if (state === "refused") return times === 0;
  return times <= 1;
}

async function find(db: Kysely<Database>, statement: string): Promise<Found> {
  const { rows } = await sql<{ mark: string; times: number; whole: boolean }>`${sql.raw(statement)}`.execute(
    db,
  );
  return {
    marks: new Map(rows.map(({ mark, times }) => [mark, times])),
    halves: rows.filter(({ whole }) => !whole).map(({ mark }) => mark),
  };
}
