import { afterAll, beforeAll, expect, test } from "vitest";
import { type TenantDb, tenantDb } from "../platform/database/tenant-db.ts";
import { type TestDatabase, openTestDatabase } from "../testing/open-test-database.ts";
import { companyScope } from "./company-scope.ts";

const FIRM = 1001;

let opened: TestDatabase;
let firm: TenantDb;
beforeAll(async () => {
  opened = await openTestDatabase();
  firm = tenantDb(opened.db, FIRM);
});
afterAll(() => opened.drop());

/** The scope of an account without the right to see all companies. */
async function scopeOf(account: string) {
  const { userId: id, ...staff } = await firm
    .selectFrom("staff")
    .select(["userId", "name", "userKind"])
    .where("account", "=", account)
    .executeTakeFirstOrThrow();
  const signIn = { ssoSession: "s", expireTime: "2099-01-01 00:00:00", shared: false, guest: null };
  return await companyScope(firm, { id, gsid: FIRM, ...staff, grants: new Map(), signIn });
}

/** Departments from this one downwards. */
async function below(top: number): Promise<number[]> {
  const children = await firm.selectFrom("department").select("deptId").where("parentId", "=", top).execute();
  const deeper = await Promise.all(children.map(({ deptId }) => below(deptId)));
  return [top, ...deeper.flat()];
}

test("a branch administrator sees the companies of everybody in their department and below it", async () => {
  const { deptId } = await firm
    .selectFrom("staff")
    .select("deptId")
    .where("account", "=", "liuwei")
    .executeTakeFirstOrThrow();
  const departments = await below(deptId);
  expect(departments.length).toBeGreaterThan(1);
  const everybody = await firm.selectFrom("staff").select(["userId", "deptId"]).execute();
  const theirs = everybody.filter((user) => departments.includes(user.deptId)).map(({ userId }) => userId);
  expect(theirs.length).toBeLessThan(everybody.length);
  expect(new Set(await scopeOf("liuwei"))).toEqual(new Set(theirs));
});

test("an accountant sees their own companies, an administrator all", async () => {
  const ownScope = await scopeOf("sunli");
  expect(ownScope).toHaveLength(1);
  expect(await scopeOf("chenjie")).toBeNull();
});
