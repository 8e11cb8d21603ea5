import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { useTestServer } from "../../testing/use-test-server.ts";
import { type TenantDb, tenantDb } from "./tenant-db.ts";

const server = useTestServer();
let ownDb: TenantDb;
let foreign: TenantDb;
beforeAll(async () => {
  ownDb = tenantDb(server.db, 1001);
  foreign = tenantDb(server.db, 1002);
});

const foreignId = async () =>
  (
    await foreign
      .selectFrom("staff")
      .select("userId")
      .where("account", "=", "xuting")
      .executeTakeFirstOrThrow()
  ).userId;

test("each firm reads its own rows and all of them", async () => {
  const all = await server.db.selectFrom("staff").select(["gsid", "account"]).execute();
  for (const [db, gsid] of [
    [ownDb, 1001],
    [foreign, 1002],
  ] as const) {
    const seen = await db.selectFrom("staff").select("account").execute();
    expect(seen.map((row) => row.account).toSorted()).toEqual(
      all
        .filter((row) => row.gsid === gsid)
        .map((row) => row.account)
        .toSorted(),
    );
  }
});

test("an id of another firm is not found, alone, in a list or in an or", async () => {
  const id = await foreignId();
  expect(await ownDb.selectFrom("staff").selectAll().where("userId", "=", id).execute()).toEqual([]);
  expect(
    await ownDb.selectFrom("staff as s").select("s.name").where("s.userId", "in", [id]).execute(),
  ).toEqual([]);
  const anything = await ownDb
    .selectFrom("staff")
    .select("account")
    .where((where) => where.or([where("userId", "=", id), where("status", "in", [0, 1])]))
    .execute();
  expect(anything.some((row) => row.account === "xuting")).toBe(false);
});

test("joins, subqueries and aggregates stay inside", async () => {
  const joined = await ownDb
    .selectFrom("staff")
    .leftJoin("department as d", (join) => join.onTrue())
    .select("d.deptName")
    .execute();
  expect(joined.some((row) => row.deptName === "苏州锦程")).toBe(false);
  const counted = await ownDb
    .selectFrom("role")
    .select((select) => [
      select
        .selectFrom("staff")
        .select((inner) => inner.fn.countAll<number>().as("n"))
        .as("staff"),
      select.fn.countAll<number>().as("roles"),
    ])
    .executeTakeFirstOrThrow();
  expect(counted).toEqual({ staff: 40, roles: 6 });
});

test("updates and deletes leave another firm's rows alone", async () => {
  const id = await foreignId();
  const before = await foreign.selectFrom("staff").selectAll().orderBy("userId").execute();
  await ownDb.updateTable("staff").set({ name: "改名" }).where("userId", "=", id).execute();
  await ownDb
    .updateTable("staff")
    .set({ name: "改名" })
    .where((where) => where.or([where("userId", "=", id), where("account", "=", "nobody")]))
    .execute();
  await ownDb.deleteFrom("companyGrant").execute();
  expect(await foreign.selectFrom("staff").selectAll().orderBy("userId").execute()).toEqual(before);
  expect(await foreign.selectFrom("companyGrant").selectAll().execute()).not.toEqual([]);
  expect(await ownDb.selectFrom("companyGrant").selectAll().execute()).toEqual([]);
});

test("what is inserted belongs to the firm, and cannot point into another one", async () => {
  const { roleId } = await ownDb
    .insertInto("role")
    .values({ roleName: "临时", remark: "" })
    .returning("roleId")
    .executeTakeFirstOrThrow();
  const stored = await server.db
    .selectFrom("role")
    .select("gsid")
    .where("roleId", "=", roleId)
    .executeTakeFirstOrThrow();
  expect(stored.gsid).toBe(1001);
  const userId = await foreignId();
  await expect(ownDb.insertInto("staffRole").values({ userId, roleId }).execute()).rejects.toThrow(
    "foreign key",
  );
  await ownDb.deleteFrom("role").where("roleId", "=", roleId).execute();
});

describe("what the wall cannot see through is refused", () => {
  test("tables that are no firm's", async () => {
    const query = ownDb.selectFrom("migration" as "staff").selectAll();
    await expect(query.execute()).rejects.toThrow("no table of a firm");
  });

  test("SQL texts that name tables", async () => {
    await expect(sql`select * from staff`.execute(ownDb)).rejects.toThrow("must not name tables");
    const hidden = ownDb.selectFrom("role").select(sql<string>`(select name from staff limit 1)`.as("name"));
    await expect(hidden.execute()).rejects.toThrow("must not name tables");
  });

  test("tables named by a piece of SQL", async () => {
    const hidden = ownDb.selectFrom(sql.table("staff").as("s")).select(sql.ref<string>("s.name").as("name"));
    await expect(hidden.execute()).rejects.toThrow("must be a table or a query");
    const raw = ownDb.selectFrom(sql.raw("staff").as("s")).select(sql.ref<string>("s.name").as("name"));
    await expect(raw.execute()).rejects.toThrow("must be a table or a query");
  });

  test("insert from a query, and merge", async () => {
    const copy = ownDb
      .insertInto("role")
      .columns(["roleName", "remark"])
      .expression(ownDb.selectFrom("role").select(["roleName", "remark"]));
    await expect(copy.execute()).rejects.toThrow("must list its table and values");
    const merge = ownDb
      .mergeInto("role")
      .using("department", "role.roleId", "department.deptId")
      .whenMatched()
      .thenDelete();
    await expect(merge.execute()).rejects.toThrow("merge");
  });

  test("a delete over two tables", async () => {
    const query = ownDb
      .deleteFrom("staffRole")
      .using("staff")
      .whereRef("staff.userId", "=", "staffRole.userId");
    await expect(query.execute()).rejects.toThrow("exactly one table");
  });
});

test("a closed table is read, and its rows go, but none is made or changed", async () => {
  const closed = tenantDb(server.db, 1001, ["share_code", "staff"]);
  const code = { codeHash: "made-up", userId: 1, expireTime: "2026-12-01 00:00:00" };
  await expect(closed.insertInto("shareCode").values(code).execute()).rejects.toThrow("closed");
  await expect(closed.updateTable("staff").set({ status: 1 }).execute()).rejects.toThrow("closed");
  await expect(closed.updateTable("staff as s").set({ status: 1 }).execute()).rejects.toThrow("closed");
  await closed.deleteFrom("shareCode").where("codeHash", "=", "made-up").execute();
  expect((await closed.selectFrom("staff").select("userId").execute()).length).toBeGreaterThan(0);
});
