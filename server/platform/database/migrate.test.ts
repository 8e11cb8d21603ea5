import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readName } from "../../../src/domain/name-reading.ts";
import { type TestDatabase, openTestDatabase } from "../../testing/open-test-database.ts";
import { migrate } from "./migrate.ts";

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.drop());

test("a database that a newer program has migrated is refused by name, and stays as it is", async () => {
  const { db } = database;
  await sql`insert into migration (name) values ('9998-later'), ('9999-last')`.execute(db);
  await sql`delete from migration where name = '0010-invoice-years'`.execute(db);
  let filled = false;
  const fill = async () => {
    filled = true;
    return await Promise.resolve();
  };
  await expect(migrate(db, fill)).rejects.toThrow("数据库已由更新的版本升级（9998-later、9999-last）");
  expect(filled).toBe(false);
});

test("tables in use are waited for a little at a time, so that others get to them, until they are free", async () => {
  const { db } = database;
  await sql`drop index invoice_year`.execute(db);
  await sql`delete from migration where name = '0010-invoice-years'`.execute(db);
  let refuse = true;
  // Stands for the session that holds the table, of which PGlite has none.
  const fill = async (transaction: typeof db) => {
    if (refuse)
      await sql.raw("do $$ begin raise exception using errcode = '55P03'; end $$").execute(transaction);
  };
  let retries = 0;
  const onRetry = () => {
    retries += 1;
    refuse = retries < 2;
  };
  await migrate(db, fill, { pauseMs: 1, onRetry });
  expect(retries).toBe(2);
  refuse = true;
  await expect(migrate(db, fill, { pauseMs: 1, tries: 3 })).rejects.toMatchObject({ code: "55P03" });
});

test("a migration that breaks off half-way leaves the database as it was, and the next start does all of it", async () => {
  const { db } = database;
  await sql`drop index invoice_year`.execute(db);
  await sql`delete from migration where name in ('0010-invoice-years', '0061-unknown-openings')`.execute(db);
  const state = async () => {
    const { rows } = await sql<{ name: string }>`
      select name from migration union all select indexname from pg_indexes order by 1`.execute(db);
    return rows.map(({ name }) => name);
  };
  const before = await state();
  const breakOff = async (transaction: typeof db) => {
    await sql`drop table invoice cascade`.execute(transaction);
    throw new Error("the process ends here");
  };
  await expect(migrate(db, breakOff)).rejects.toThrow("the process ends here");
  expect(await state()).toEqual(before);
  await migrate(db, async () => {});
  expect(await state()).toEqual(
    [...before, "0010-invoice-years", "0061-unknown-openings", "invoice_year"].toSorted(),
  );
});

if (process.env["DATABASE_URL"] !== undefined)
  test("a table that another session holds is given up after the time for a lock", async () => {
    const { db } = database;
    await sql`drop index invoice_year`.execute(db);
    await sql`delete from migration where name = '0010-invoice-years'`.execute(db);
    let free: () => void = () => {};
    const freed = new Promise<void>((resolve) => (free = resolve));
    let isHeld: () => void = () => {};
    const held = new Promise<void>((resolve) => (isHeld = resolve));
    const holding = db.transaction().execute(async (transaction) => {
      await sql`lock table invoice in access exclusive mode`.execute(transaction);
      isHeld();
      await freed;
    });
    await held;
    let retries = 0;
    const onRetry = () => {
      retries += 1;
      free();
    };
    await migrate(db, async () => {}, { lockMs: 50, pauseMs: 50, onRetry });
    await holding;
    expect(retries).toBeGreaterThan(0);
  });

test("names that were there before have readings, and keep their versions", async () => {
  const { db } = database;
  const versions = async () =>
    await db.selectFrom("company").select(["companyId", "rowVersion"]).orderBy("companyId").execute();
  const before = await versions();
  await sql`alter table company drop column reading`.execute(db);
  await sql`alter table staff drop column reading`.execute(db);
  await sql`delete from migration where name = '0024-name-readings'`.execute(db);
  await migrate(db, async () => {});
  expect(await versions()).toEqual(before);
  const companies = await db.selectFrom("company").select(["companyName", "reading"]).execute();
  const staff = await db.selectFrom("staff").select(["name", "reading"]).execute();
  for (const { companyName, reading } of companies) expect(reading).toBe(readName(companyName));
  for (const { name, reading } of staff) expect(reading).toBe(readName(name));
});

test("the income of payroll lines without items becomes what they were given", async () => {
  const { db } = database;
  await sql`update plain_record set fields = fields - 'tbsr' where resource = 'salaryLine'`.execute(db);
  await sql`delete from migration where name = '0059-given-income'`.execute(db);
  await migrate(db, async () => {});
  const { rows } = await sql<{ readonly [name: string]: number }>`
    select (fields ->> 'jbgz')::float as jbgz, (fields ->> 'bqsr')::float as bqsr, (fields ->> 'tbsr')::float as tbsr
    from plain_record where resource = 'salaryLine'`.execute(db);
  const given = rows.filter(({ jbgz }) => (jbgz ?? 0) === 0);
  expect(given.length).toBeGreaterThan(10);
  expect(rows.length - given.length).toBeGreaterThan(10);
  for (const { jbgz, bqsr, tbsr } of rows) expect(tbsr).toBe((jbgz ?? 0) > 0 ? 0 : bqsr);
});

test("estimates that rest on a credit that nobody knows are marked, and no others", async () => {
  const { db } = database;
  const marked = async () => {
    const { rows } = await sql<{ readonly id: number }>`
      select id from company_period where estimate ->> 'isOpeningUnknown' = 'true' order by id`.execute(db);
    return rows.map(({ id }) => id);
  };
  const before = await marked();
  expect(before.length).toBeGreaterThan(0);
  await sql`update company_period set estimate = estimate - 'isOpeningUnknown'`.execute(db);
  await sql`delete from migration where name = '0061-unknown-openings'`.execute(db);
  await migrate(db, async () => {});
  expect(await marked()).toEqual(before);
});

async function leaveJobs(
  { db }: TestDatabase,
  jobs: Readonly<Record<string, readonly [kind: string, params: object]>>,
): Promise<void> {
  const { userId, gsid } = await db
    .selectFrom("staff")
    .select(["userId", "gsid"])
    .limit(1)
    .executeTakeFirstOrThrow();
  const waiting = { gsid, userId, title: "", module: "", status: 0, progress: 0, attempts: 0 };
  const createTime = "2026-11-30 09:00:00";
  for (const [taskid, [kind, params]] of Object.entries(jobs))
    await db
      .insertInto("job")
      .values({ ...waiting, createTime, taskid, kind, params: JSON.stringify(params) })
      .execute();
}

async function readJobs({ db }: TestDatabase, ...taskids: readonly string[]) {
  const jobs = await db
    .selectFrom("job")
    .select(["kind", "params"])
    .where("taskid", "in", taskids)
    .orderBy("taskid")
    .execute();
  return jobs.map(({ kind, params }) => ({ kind, ...(JSON.parse(params) as object) }));
}

test("declarations of prepayments and settlements that wait name their tax and their month", async () => {
  const { db } = database;
  await leaveJobs(database, {
    quarter: ["tax.declareIncomeTax", { szid: 11, kjnd: 2026, quarter: 3, companyIds: [1] }],
    year: ["tax.declareSettlement", { kjnd: 2025, companyIds: [1] }],
  });
  await sql`delete from migration where name = '0066-filing-jobs'`.execute(db);
  await migrate(db, async () => {});
  expect(await readJobs(database, "quarter", "year")).toEqual([
    { kind: "tax.declareFiling", szid: 11, kjnd: 2026, kjqj: 9, companyIds: [1], amounts: [], reason: null },
    {
      kind: "tax.declareFiling",
      szid: 303,
      kjnd: 2025,
      kjqj: 12,
      companyIds: [1],
      amounts: [],
      reason: null,
    },
  ]);
});

test("declared months keep what the bureau took, else what was notified, and declarations of VAT wait as filings", async () => {
  const { db } = database;
  const amounts = [{ qyId: 1, taxAmount: 88.5 }];
  const month = { companyIds: [1], kjnd: 2026, kjqj: 10 };
  await leaveJobs(database, { vat: ["tax.declare", { ...month, amounts, reason: "已电话确认" }] });
  const [taken, told, open] = await db
    .selectFrom("companyPeriod")
    .select(["id", "gsid", "companyId", "kjnd", "kjqj"])
    .limit(3)
    .execute();
  if (!taken || !told || !open) throw new Error("too few months");
  const set = async (id: number, taxDeclareStatus: number) =>
    await db
      .updateTable("companyPeriod")
      .set({ qrzzse: "50.00", taxDeclareStatus, declaredAmount: null })
      .where("id", "=", id)
      .execute();
  await set(taken.id, 2);
  await set(told.id, 2);
  await set(open.id, 0);
  const { id: _id, ...of } = taken;
  for (const taxAmount of [40, 48.88])
    await db
      .insertInto("plainRecord")
      .values({
        ...of,
        resource: "taxNotice",
        createTime: "2026-11-16 09:00:00",
        updateTime: null,
        createUserId: null,
        fields: JSON.stringify({ szId: 1, operationType: 10, taxAmount }),
      })
      .execute();
  await sql`alter table company_period drop column declared_amount`.execute(db);
  await sql`delete from migration where name = '0068-declared-months'`.execute(db);
  await migrate(db, async () => {});
  const declared = async (id: number) =>
    (
      await db
        .selectFrom("companyPeriod")
        .select("declaredAmount")
        .where("id", "=", id)
        .executeTakeFirstOrThrow()
    ).declaredAmount;
  expect([await declared(taken.id), await declared(told.id), await declared(open.id)]).toEqual([
    "48.88",
    "50.00",
    null,
  ]);
  expect(await readJobs(database, "vat")).toEqual([
    { kind: "tax.declareFiling", szid: 1, ...month, amounts, reason: "已电话确认" },
  ]);
});

test("jobs under way from before go on behind what they have done, with the reasons that they had", async () => {
  const { db } = database;
  const { userId, gsid } = await db
    .selectFrom("staff")
    .select(["userId", "gsid"])
    .limit(1)
    .executeTakeFirstOrThrow();
  const running = { gsid, userId, title: "", module: "", status: 0, progress: 0, attempts: 1 };
  const before = [
    ["pit.collect", { done: 2, failures: ["甲：登录失效"] }],
    ["tax.declareOthers", { done: 3, failed: ["「乙」税源未采集"] }],
    ["delegation.operation", { next: 1, failed: [] }],
    ["massText.send", { done: 4, faults: ["「丙」没有手机号", "「丁」没有手机号"] }],
    ["tax.estimate", { done: 5, failed: 1 }],
  ] as const;
  for (const [kind, resume] of before)
    await db
      .insertInto("job")
      .values({
        ...running,
        taskid: `before ${kind}`,
        createTime: "2026-11-30 09:00:00",
        kind,
        params: JSON.stringify({ companyIds: [1, 2, 3, 4, 5, 6] }),
        resume: JSON.stringify(resume),
      })
      .execute();
  await sql`delete from migration where name = '0069-jobs-one-by-one'`.execute(db);
  await migrate(db, async () => {});
  const jobs = await db
    .selectFrom("job")
    .select(["kind", "params", "resume"])
    .where("taskid", "like", "before %")
    .execute();
  const resumeOf = (kind: string) =>
    JSON.parse(jobs.find((job) => job.kind === kind)?.resume ?? "null") as unknown;
  expect(before.map(([kind]) => resumeOf(kind))).toEqual([
    { done: 2, failed: 1, named: ["甲：登录失效"] },
    { done: 3, failed: 1, named: ["「乙」税源未采集"] },
    { done: 1, failed: 0, named: [] },
    { done: 4, failed: 2, named: ["「丙」没有手机号", "「丁」没有手机号"] },
    { done: 5, failed: 1, named: [] },
  ]);
  const others = jobs.find(({ kind }) => kind === "tax.declareOthers");
  expect(JSON.parse(others?.params ?? "")).toMatchObject({ amounts: [] });
});

test("other taxes declared before keep what was handed in as what was taken, those that are open nothing", async () => {
  const { db } = database;
  const { gsid, companyId } = await db
    .selectFrom("company")
    .select(["gsid", "companyId"])
    .limit(1)
    .executeTakeFirstOrThrow();
  const month = {
    gsid,
    companyId,
    kjnd: 2026,
    kjqj: 10,
    createTime: "2026-11-16 09:00:00",
    updateTime: null,
  };
  const keep = async (fields: object) =>
    await db
      .insertInto("plainRecord")
      .values({ ...month, resource: "reportBox", createUserId: null, fields: JSON.stringify(fields) })
      .returning("id")
      .executeTakeFirstOrThrow();
  const declared = await keep({ szid: 5, reportStatus: 1, amount: 12.5 });
  const open = await keep({ szid: 6, reportStatus: 0, amount: 7 });
  await sql`delete from migration where name = '0069-jobs-one-by-one'`.execute(db);
  await migrate(db, async () => {});
  const amountOf = async ({ id }: { readonly id: number }) => {
    const { rows } = await sql<{ amount: number | null }>`
      select fields -> 'declaredAmount' as amount from plain_record where id = ${id}`.execute(db);
    return rows[0]?.amount;
  };
  expect([await amountOf(declared), await amountOf(open)]).toEqual([12.5, null]);
});

test("a reason against a declaration leaves the remark on the amount, which keeps its own words", async () => {
  const { db } = database;
  const { gsid, companyId } = await db
    .selectFrom("company")
    .select(["gsid", "companyId"])
    .limit(1)
    .executeTakeFirstOrThrow();
  const calculated = { predictionStatus: 1, adjustmentContent: null };
  const before = [
    { ...calculated, taxDeclareStatus: 3, zzshfjsExtRemark: "税局拒收：申报期已过" },
    { ...calculated, taxDeclareStatus: 3, zzshfjsExtRemark: "人工核对", adjustmentContent: "人工核对" },
    { ...calculated, taxDeclareStatus: 3, zzshfjsExtRemark: "税局拒收", adjustmentContent: "人工核对" },
    { ...calculated, taxDeclareStatus: 3, predictionStatus: 3, zzshfjsExtRemark: "发票未采集完整" },
    {
      ...calculated,
      taxDeclareStatus: 2,
      zzshfjsExtRemark: "税局受理税额 1.00 元，与提交的 2.00 元不同，请核对",
    },
    { ...calculated, taxDeclareStatus: 2, zzshfjsExtRemark: "客户补充进项发票" },
  ];
  for (const [index, month] of before.entries())
    await sql`insert into company_period (gsid, company_id, kjnd, kjqj, update_time, prediction_status,
        adjustment_content, tax_declare_status, zzshfjs_ext_remark)
      values (${gsid}, ${companyId}, 2019, ${index + 1}, '2026-11-16 09:00:00', ${month.predictionStatus},
        ${month.adjustmentContent}, ${month.taxDeclareStatus}, ${month.zzshfjsExtRemark})`.execute(db);
  await sql`alter table company_period drop column declare_error`.execute(db);
  await sql`delete from migration where name = '0070-declare-errors'`.execute(db);
  await migrate(db, async () => {});
  const months = await db
    .selectFrom("companyPeriod")
    .select(["zzshfjsExtRemark", "declareError"])
    .where("gsid", "=", gsid)
    .where("companyId", "=", companyId)
    .where("kjnd", "=", 2019)
    .orderBy("kjqj")
    .execute();
  expect(months).toEqual([
    { zzshfjsExtRemark: null, declareError: "税局拒收：申报期已过" },
    { zzshfjsExtRemark: "人工核对", declareError: null },
    { zzshfjsExtRemark: "人工核对", declareError: "税局拒收" },
    { zzshfjsExtRemark: "发票未采集完整", declareError: null },
    { zzshfjsExtRemark: null, declareError: "税局受理税额 1.00 元，与提交的 2.00 元不同，请核对" },
    { zzshfjsExtRemark: "客户补充进项发票", declareError: null },
  ]);
});
