import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createProject } from "../../../src/schema/project/project.ts";
import type { FirmContext } from "../../contracts/firm-context.ts";
import { tenantDb } from "../../platform/database/tenant-db.ts";
import { useTestServer } from "../../testing/use-test-server.ts";
import { keepIndexes } from "./keep-indexes.ts";
import { recordIndexes, uniqueIndexes } from "./record-indexes.ts";
import { planRecord } from "../plan/record-plan.ts";
import { RecordStore } from "../record-store.ts";
import { type Selection, selectRecords } from "../query/select-records.ts";
import { parcelCatalogue } from "../testing/parcel-catalogue.ts";

const OURS = 1_001_001;
const GSID = 1001;
const AT_ONCE = 8;
const PARCEL = parcelCatalogue.records.get("parcel")!;

const server = useTestServer();

beforeAll(async () => await keepIndexes(server.db, parcelCatalogue));
beforeEach(async () => {
  await server.db.deleteFrom("plainRecord").where("resource", "=", "parcel").execute();
});

/** As a request does it: in a transaction of its own. */
async function create(fields: object): Promise<void> {
  await server.db.transaction().execute(async (transaction) => {
    const store = await RecordStore.openNamed("parcel", {
      db: tenantDb(transaction, GSID),
      clock: server.clock,
      user: { id: 1, gsid: GSID, name: "测试", userKind: "superAdmin", grants: new Map() },
      concerns: () => {},
      project: parcelCatalogue,
      recordRules: {},
    } as unknown as FirmContext);
    await store.create({ companyId: OURS, ...fields });
  });
}

async function insert(recipient: string): Promise<void> {
  await tenantDb(server.db, GSID)
    .insertInto("plainRecord")
    .values({
      resource: "parcel",
      companyId: OURS,
      fields: JSON.stringify({ recipient }),
      createTime: server.clock.now(),
    })
    .execute();
}

async function indexNames(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select indexname as name from pg_indexes where tablename = 'plain_record' order by 1`.execute(server.db);
  return rows.map(({ name }) => name);
}

test("the database has the indexes of the catalogue, and those that are nobody's stay", async () => {
  const names = await indexNames();
  expect(names).toEqual(expect.arrayContaining(recordIndexes(parcelCatalogue).map(({ name }) => name)));
  expect(names).toEqual(expect.arrayContaining(["plain_record_company", "plain_record_resource"]));
  expect(names.filter((name) => name.startsWith("record_index_"))).toHaveLength(
    recordIndexes(parcelCatalogue).length,
  );
});

test("an index that is no longer wanted goes, and what is there already is not made anew", async () => {
  const oids = async () =>
    (
      await sql<{
        oid: number;
      }>`select oid from pg_class where relname like 'record_index_%' order by 1`.execute(server.db)
    ).rows;
  const before = await oids();
  await keepIndexes(server.db, parcelCatalogue);
  expect(await oids()).toEqual(before);
  await keepIndexes(server.db, createProject(new Map()));
  expect(await oids()).toEqual([]);
  await keepIndexes(server.db, parcelCatalogue);
  expect(await oids()).toHaveLength(before.length);
});

test("of those who write the same at once one succeeds, and all others are told what is taken", async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, async () => await create({ recipient: "王芳" })),
  );
  const refused = outcomes.flatMap((outcome) =>
    outcome.status === "rejected" ? [outcome.reason as unknown] : [],
  );
  expect(refused).toHaveLength(AT_ONCE - 1);
  for (const reason of refused)
    expect(reason).toMatchObject({
      kind: "validation",
      fieldErrors: [{ path: "recipient", message: "收件人“王芳”已存在，请勿重复添加" }],
    });
});

test("the database refuses a double that nobody has looked for", async () => {
  await insert("王芳");
  await expect(insert("王芳")).rejects.toMatchObject({
    code: "23505",
    constraint: uniqueIndexes(PARCEL)[0]?.name,
  });
  await insert("");
  await insert("");
});

test("records that share what must be unique are named before the server starts", async () => {
  await keepIndexes(server.db, createProject(new Map()));
  await insert("王芳");
  await insert("王芳");
  await expect(keepIndexes(server.db, parcelCatalogue)).rejects.toThrow("重复的寄件（企业、收件人）");
  await server.db.deleteFrom("plainRecord").where("resource", "=", "parcel").execute();
  await keepIndexes(server.db, parcelCatalogue);
});

test.each<[string, Selection, string]>([
  ["what must be unique", { where: { companyId: OURS, recipient: "王芳" } }, "(fields ->> 'recipient')"],
  [
    "an order",
    { order: [{ field: "fee", descending: true }] },
    "(((fields ->> 'fee'))::numeric) desc nulls last",
  ],
  [
    "a beginning",
    { conditions: [{ fields: ["sent"], match: "from", value: "2026-10-15" }] },
    "((fields ->> 'sent') collate \"C\") desc nulls last",
  ],
])("%s is found by its index", async (_what, selection, columns) => {
  await insert("王芳");
  const index = recordIndexes(parcelCatalogue).find(({ statement }) => statement.includes(columns));
  const used = await server.db.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    await sql`set local enable_bitmapscan = off`.execute(transaction);
    await sql`set local enable_sort = off`.execute(transaction);
    const scoped = { plan: planRecord(PARCEL), db: tenantDb(transaction, GSID), scope: null };
    let query = selectRecords(scoped, selection).select("r.id");
    for (const { field } of selection.order ?? [])
      query = query.orderBy(planRecord(PARCEL).fields.get(field)!.ordered, (order) =>
        order.desc().nullsLast(),
      );
    return JSON.stringify(await query.explain());
  });
  expect(used).toContain(index?.name);
});
