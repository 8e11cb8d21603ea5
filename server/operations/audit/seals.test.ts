import { beforeAll, beforeEach, expect, test } from "vitest";
import { type TenantDb, tenantDb } from "../../platform/database/tenant-db.ts";
import { useTestServer } from "../../testing/use-test-server.ts";
import { checkLog } from "./check-log.ts";
import { clearLog } from "./clear-log.ts";
import { sealLogs } from "./seal-log.ts";

const server = useTestServer({ runJobs: false });
let firm: TenantDb;
beforeAll(async () => {
  firm = tenantDb(server.db, 1001);
});

let written = 0;
const write = async () => {
  written += 1;
  const done = await server.request("chenjie", "role.add", { roleName: `角色${written}`, remark: "" });
  expect(done.code).toBe("0");
};
const seal = async () => await sealLogs(server.db, server.clock);

beforeEach(async () => {
  await firm.deleteFrom("logSeal").execute();
  for (const table of ["operationLog", "fieldChange"] as const)
    await firm.updateTable(table).set({ seal: null }).execute();
  await seal();
  for (let batch = 0; batch < 3; batch += 1) {
    await write();
    expect(await seal()).toBe(1);
    server.advanceClock(60_000);
  }
});

test("what is committed is sealed, each firm for itself, and found as it was", async () => {
  expect(await seal()).toBe(0);
  const check = await checkLog(firm);
  const { total } = await firm
    .selectFrom("operationLog")
    .select((row) => row.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  expect(check).toMatchObject({ fault: null, batches: 4, head: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(check.rows).toBeGreaterThanOrEqual(total);
  expect(await checkLog(tenantDb(server.db, 1002))).toMatchObject({ fault: null, batches: 1 });
});

test("processes that seal at once make one chain", async () => {
  for (let row = 0; row < 5; row += 1) {
    await write();
    await Promise.all([seal(), seal(), seal()]);
  }
  await seal();
  expect(await checkLog(firm)).toMatchObject({ fault: null });
});

const third = async () =>
  await firm.selectFrom("operationLog").selectAll().where("seal", "=", 3).executeTakeFirstOrThrow();

test.each([
  [
    "a changed row",
    async () =>
      void (await firm.updateTable("operationLog").set({ target: "别的" }).where("seal", "=", 3).execute()),
    "的内容与封存时不一致",
  ],
  [
    "a deleted row",
    async () => void (await firm.deleteFrom("operationLog").where("seal", "=", 3).execute()),
    "现有 ",
  ],
  [
    "a row that was slipped in",
    async () => {
      const { userId, createTime, seal: batch } = await third();
      const row = {
        userId,
        operation: "role.add",
        title: "新增角色",
        target: "",
        success: true,
        reason: null,
      };
      await firm
        .insertInto("operationLog")
        .values({ ...row, createTime, seal: batch })
        .execute();
    },
    "现有 ",
  ],
  [
    "a batch that was taken out",
    async () => {
      await firm.deleteFrom("operationLog").where("seal", "=", 3).execute();
      await firm.deleteFrom("fieldChange").where("seal", "=", 3).execute();
      await firm.deleteFrom("logSeal").where("seal", "=", 3).execute();
    },
    "缺少第 3 批的封存记录",
  ],
])("%s is found", async (_what, tamper, words) => {
  await tamper();
  expect((await checkLog(firm)).fault).toContain(words);
});

test("after a clearing the rest is checked from the checkpoint, and only whole batches go", async () => {
  const before = (await third()).createTime;
  const cleared = await firm
    .transaction()
    .execute(async (transaction) => await clearLog(transaction, before));
  expect(cleared).toBeGreaterThan(0);
  expect(await firm.selectFrom("logSeal").select(["seal", "cleared"]).orderBy("seal").execute()).toEqual([
    { seal: 2, cleared: true },
    { seal: 3, cleared: false },
    { seal: 4, cleared: false },
  ]);
  expect(await checkLog(firm)).toMatchObject({ fault: null, batches: 2 });
  await write();
  await seal();
  expect(await checkLog(firm)).toMatchObject({ fault: null, batches: 3 });
  await firm.updateTable("operationLog").set({ reason: "改过" }).where("seal", "=", 3).execute();
  expect((await checkLog(firm)).fault).toContain("第 3 批");
});

test("all may be cleared; the chain goes on behind it", async () => {
  await clearLog(firm, server.clock.after(1000));
  expect(await firm.selectFrom("operationLog").select("id").execute()).toEqual([]);
  await write();
  await seal();
  expect(await checkLog(firm)).toMatchObject({ fault: null, batches: 1 });
});
