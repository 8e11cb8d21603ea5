import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { tenantDb } from "../../../platform/database/tenant-db.ts";
import { saveFile } from "../../../platform/files/stored-file.ts";
import { testServer } from "../../../testing/test-server.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";
import { readRetention } from "./retention.ts";
import { sweepExpired } from "./sweep-expired.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const server = useTestServer({ runJobs: false });

const firm = () => tenantDb(server.db, 1001);
const userIdOf = async (account: string) =>
  (await firm().selectFrom("staff").select("userId").where("account", "=", account).executeTakeFirstOrThrow())
    .userId;
const sweep = async () => await sweepExpired(firm(), server.clock, await readRetention(firm()));
const fileOf = async (daysAgo: number, name: string) =>
  await saveFile(
    firm(),
    { name, mime: "text/plain", content: Buffer.from(name) },
    { owner: await userIdOf("sunli"), now: server.clock.after(-daysAgo * DAY_MS) },
  );
const hasFile = async (fileKey: string) =>
  (await firm().selectFrom("file").select("name").where("fileKey", "=", fileKey).execute()).length === 1;
const jobWith = async (daysAgo: number, params: object, fileKey: string | null) => {
  const time = server.clock.after(-daysAgo * DAY_MS);
  const taskid = randomUUID();
  await firm()
    .insertInto("job")
    .values({
      taskid,
      kind: "screenExport",
      title: "导出",
      module: "screenExport",
      userId: await userIdOf("sunli"),
      params: JSON.stringify(params),
      status: 1,
      progress: 100,
      attempts: 1,
      createTime: time,
      startTime: time,
      endTime: time,
      fileKey,
      message: null,
      runner: null,
      lease: null,
      resume: null,
    })
    .execute();
  return taskid;
};
const hasJob = async (taskid: string) =>
  (await firm().selectFrom("job").select("id").where("taskid", "=", taskid).execute()).length === 1;

test("tokens, tickets, codes and kept answers go when they are of no use any more, not before", async () => {
  const token = await server.signIn("sunli");
  await server.requestWith(token, "session.shareLogin", { effectTime: 2 });
  await server.requestWith(token, "session.generateServiceTicket");
  await server.requestWith(token, "file.upload", { file: new File(["a"], "a.txt") });
  const counts = async () =>
    await Promise.all(
      (["token", "ssoTicket", "shareCode", "idempotency"] as const).map(
        async (table) =>
          (
            await firm()
              .selectFrom(table)
              .select("gsid" as never)
              .execute()
          ).length,
      ),
    );
  const before = await counts();
  await sweep();
  expect(await counts()).toEqual(before);
  server.advanceClock(8 * DAY_MS);
  expect(await sweep()).toMatchObject({ signIn: 0, idempotency: before[3] });
  server.advanceClock(24 * DAY_MS);
  expect((await sweep()).signIn).toBeGreaterThanOrEqual(3);
  expect(await counts()).toEqual([0, 0, 0, 0]);
});

test("old files go that nothing names; what a record, a job or its parameters name stays", async () => {
  const [lone, young, recorded, made, sent] = [
    await fileOf(181, "lone.txt"),
    await fileOf(179, "young.txt"),
    await fileOf(400, "recorded.txt"),
    await fileOf(400, "made.xlsx"),
    await fileOf(400, "sent.xlsx"),
  ];
  await firm()
    .insertInto("plainRecord")
    .values({
      resource: "chatMessage",
      fields: JSON.stringify({ files: [{ fileKey: recorded, fileName: "recorded.txt" }] }),
      createTime: server.clock.now(),
      updateTime: null,
      createUserId: null,
      companyId: null,
      kjnd: null,
      kjqj: null,
    })
    .execute();
  const job = await jobWith(170, { fileKey: sent }, made);
  await sweep();
  const left = await Promise.all([lone, young, recorded, made, sent].map(hasFile));
  expect(left).toEqual([false, true, true, true, true]);
  server.advanceClock(11 * DAY_MS);
  await sweep();
  expect(await hasJob(job)).toBe(false);
  expect(await Promise.all([recorded, made, sent].map(hasFile))).toEqual([true, false, false]);
});

test("the plan of an import goes with its file", async () => {
  const plan = async (planKey: string, fileKey: string) =>
    await firm()
      .insertInto("importPlan")
      .values({
        planKey,
        fileKey,
        kind: "company",
        operation: "company.importPlan",
        target: "{}",
        owner: await userIdOf("sunli"),
        answers: "{}",
        questions: "[]",
        digest: "",
        createTime: server.clock.after(-181 * DAY_MS),
      })
      .execute();
  const kept = await fileOf(170, "kept.xlsx");
  await plan("gone", await fileOf(181, "gone.xlsx"));
  await plan("kept", kept);
  await sweep();
  const plans = await firm().selectFrom("importPlan").select("planKey").execute();
  expect(plans).toEqual([{ planKey: "kept" }]);
});

test("reports of what users do go after half a year", async () => {
  const report = async (eventCode: string, daysAgo: number) =>
    await firm()
      .insertInto("plainRecord")
      .values({
        resource: "userBehavior",
        fields: JSON.stringify({ eventCode, pagePath: "/customer/index" }),
        createTime: server.clock.after(-daysAgo * DAY_MS),
        updateTime: null,
        createUserId: await userIdOf("sunli"),
        companyId: null,
        kjnd: null,
        kjqj: null,
      })
      .execute();
  await report("old", 181);
  await report("young", 179);
  await sweep();
  const left = await firm()
    .selectFrom("plainRecord")
    .select("fields")
    .where("resource", "=", "userBehavior")
    .where("createTime", "<", server.clock.after(-100 * DAY_MS))
    .execute();
  expect(left.map(({ fields }) => fields)).toEqual([expect.objectContaining({ eventCode: "young" })]);
});

test("a firm may keep its jobs longer, and its log never for less than half a year", async () => {
  const job = await jobWith(200, {}, null);
  await firm().insertInto("retention").values({ subject: "job", days: 300 }).execute();
  await sweep();
  expect(await hasJob(job)).toBe(true);
  await firm().deleteFrom("retention").execute();
  await sweep();
  expect(await hasJob(job)).toBe(false);
  await expect(
    firm().insertInto("retention").values({ subject: "operationLog", days: 182 }).execute(),
  ).rejects.toMatchObject({ code: "23514" });
});

test("more than one batch is cleared, another firm's rows stay", async () => {
  const userId = await userIdOf("sunli");
  const rows = Array.from({ length: 2500 }, (_none, index) => ({
    userId,
    tokenHash: `old-${index}`,
    ssoSession: "old",
    expireTime: server.clock.after(-31 * DAY_MS),
    revoked: false,
  }));
  await firm().insertInto("token").values(rows).execute();
  const outsider = await tenantDb(server.db, 1002)
    .selectFrom("staff")
    .select("userId")
    .executeTakeFirstOrThrow();
  await tenantDb(server.db, 1002)
    .insertInto("token")
    .values([{ ...rows[0], tokenHash: "theirs", userId: outsider.userId } as (typeof rows)[number]])
    .execute();
  expect((await sweep()).signIn).toBe(2500);
  const left = await server.db
    .selectFrom("token")
    .select("tokenHash")
    .where("ssoSession", "=", "old")
    .execute();
  expect(left).toEqual([{ tokenHash: "theirs" }]);
});

test("the night's job does it for every firm", async () => {
  const night = await testServer();
  try {
    for (const gsid of [1001, 1002]) {
      const db = tenantDb(night.db, gsid);
      const { userId } = await db.selectFrom("staff").select("userId").executeTakeFirstOrThrow();
      await db
        .insertInto("token")
        .values({
          userId,
          tokenHash: `old-${gsid}`,
          ssoSession: "old",
          expireTime: night.clock.after(-31 * DAY_MS),
          revoked: false,
        })
        .execute();
    }
    const old = async () =>
      await night.db.selectFrom("token").select("tokenHash").where("ssoSession", "=", "old").execute();
    // A new schedule begins with its next time, once the present one was seen.
    await night.app.ready();
    const turns = async () => await night.db.selectFrom("scheduleTurn").select("schedule").execute();
    await vi.waitFor(async () => expect(await turns()).toContainEqual({ schedule: "retention.sweep" }), {
      timeout: 20_000,
    });
    expect(await old()).toHaveLength(2);
    night.advanceClock(DAY_MS);
    await vi.waitFor(async () => expect(await old()).toEqual([]), { timeout: 20_000 });
    const jobs = async () =>
      await night.db
        .selectFrom("job")
        .select(["status", "message"])
        .where("kind", "=", "retention.sweep")
        .execute();
    await vi.waitFor(
      async () =>
        expect(await jobs()).toEqual([
          { status: 1, message: expect.stringContaining("登录凭据") },
          { status: 1, message: expect.stringContaining("登录凭据") },
        ]),
      { timeout: 20_000 },
    );
  } finally {
    await night.close();
  }
});

test("messages to browsers are kept for two days", async () => {
  const leave = async (createTime: string) =>
    await firm()
      .insertInto("outbox")
      .values({ userIds: null, companyId: null, message: "{}", createTime })
      .execute();
  await leave(server.clock.after(-3 * DAY_MS));
  await leave(server.clock.after(-DAY_MS));
  expect((await sweep()).message).toBe(1);
  expect(
    await firm().selectFrom("outbox").select("createTime").where("message", "=", "{}").execute(),
  ).toEqual([{ createTime: server.clock.after(-DAY_MS) }]);
});
