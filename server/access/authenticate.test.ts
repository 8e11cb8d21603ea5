import { type Kysely, sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import type { Database } from "../tables/tables.ts";
import { useTestServer } from "../testing/use-test-server.ts";

const FIRM = 1001;
const CODE = "basicSetting.staffActions";

const server = useTestServer();
let db: Kysely<Database>;

beforeAll(async () => {
  ({ db } = server);
});

/** True when the accountant may list the firm's users. */
async function mayListUsers(): Promise<boolean> {
  const { code } = await server.request("sunli", "userAdmin.list", { pageNum: 1, pageSize: 10 });
  return code === "0";
}

async function roleOf(name: string) {
  return await db
    .selectFrom("role")
    .select(["roleId", "permissionVersion"])
    .where("gsid", "=", FIRM)
    .where("roleName", "=", name)
    .executeTakeFirstOrThrow();
}

test("a right is there with the next request and gone with the next one, however it is given", async () => {
  const { roleId } = await roleOf("主办会计");
  const permission = { gsid: FIRM, roleId, code: CODE };
  const grant = db.deleteFrom("rolePermission").where("roleId", "=", roleId).where("code", "=", CODE);
  expect(await mayListUsers()).toBe(false);
  await db
    .insertInto("rolePermission")
    .values({ ...permission, operationFlag: 0 })
    .execute();
  expect(await mayListUsers()).toBe(true);
  await grant.execute();
  expect(await mayListUsers()).toBe(false);
  await db
    .insertInto("rolePermission")
    .values({ ...permission, code: "nothing.known", operationFlag: 0 })
    .execute();
  await sql`update role_permission set code = ${CODE} where role_id = ${roleId} and code = 'nothing.known'`.execute(
    db,
  );
  expect(await mayListUsers()).toBe(true);
  await grant.execute();
  expect(await mayListUsers()).toBe(false);
});

test("another role of the user counts at once", async () => {
  const { userId } = await db
    .selectFrom("staff")
    .select("userId")
    .where("gsid", "=", FIRM)
    .where("account", "=", "sunli")
    .executeTakeFirstOrThrow();
  const { roleId } = await roleOf("公司管理");
  await db.insertInto("staffRole").values({ gsid: FIRM, userId, roleId }).execute();
  expect(await mayListUsers()).toBe(true);
  await db.deleteFrom("staffRole").where("userId", "=", userId).where("roleId", "=", roleId).execute();
  expect(await mayListUsers()).toBe(false);
});

test("whoever is stopped, or whose permissions are taken back as a whole, is so with the next request", async () => {
  const set = (values: { permission?: boolean; status?: number }) =>
    db.updateTable("staff").set(values).where("gsid", "=", FIRM).where("account", "=", "chenjie").execute();
  const ask = async () => await server.request("chenjie", "userAdmin.list", { pageNum: 1, pageSize: 10 });
  expect((await ask()).code).toBe("0");
  await set({ permission: false });
  expect((await ask()).code).not.toBe("0");
  await set({ permission: true });
  expect((await ask()).code).toBe("0");
  await set({ status: 0 });
  expect((await ask()).status).toBe(403);
  await set({ status: 1 });
  expect((await ask()).code).toBe("0");
});

test("a role has another version after each change of its permissions, and other roles keep theirs", async () => {
  const [before, otherRole] = [await roleOf("会计主管"), await roleOf("外勤顾问")];
  await db
    .updateTable("rolePermission")
    .set({ operationFlag: 2 })
    .where("roleId", "=", before.roleId)
    .execute();
  expect((await roleOf("会计主管")).permissionVersion).toBeGreaterThan(before.permissionVersion);
  expect(await roleOf("外勤顾问")).toEqual(otherRole);
});
