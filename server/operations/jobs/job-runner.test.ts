import { createSecretBox } from "../../platform/secrets/secret-box.ts";
import { createCalculationThreads } from "../../platform/threads/calculation-threads.ts";
import { UNCONNECTED } from "../../gateways/unconnected-gateways.ts";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { sql } from "kysely";
import { ownProject } from "../../testing/own-project.ts";
import { tenantDb } from "../../platform/database/tenant-db.ts";
import { Refusal } from "../../platform/errors.ts";
import { permissionTree } from "../../access/permission-tree.ts";
import { useTestServer } from "../../testing/use-test-server.ts";
import type { AbandonJob, JobAbandonments } from "../../contracts/job-abandonments.ts";
import type { JobKind, JobKinds } from "../../contracts/job-kind.ts";
import { jobQueue } from "../../platform/jobs/job-queue.ts";
import { type JobRunner, createJobRunner } from "./job-runner.ts";
import { finishJob } from "../../platform/jobs/job-store.ts";
import { claimJob } from "../../platform/jobs/claim-job.ts";

const server = useTestServer({ runJobs: false });
let userId: number;
beforeAll(async () => {
  const user = await server.db
    .selectFrom("staff")
    .select("userId")
    .where("account", "=", "chenjie")
    .executeTakeFirstOrThrow();
  userId = user.userId;
});

const running: JobRunner[] = [];
const logged: string[] = [];
beforeEach(async () => {
  await server.db.deleteFrom("job").execute();
  logged.length = 0;
});
afterEach(async () => {
  for (const runner of running.splice(0)) await runner.stop();
});

function startRunner(kinds: JobKinds, jobAbandonments: JobAbandonments = {}): JobRunner {
  const runner = createJobRunner({
    db: server.db,
    clock: server.clock,
    permissions: permissionTree(ownProject),
    kinds,
    schedules: [],
    currentProject: () => ownProject,
    standing: {
      recordRules: {},
      importKindOf: (kind) => {
        throw new Error(`no kind of file "${kind}"`);
      },
      jobAbandonments,
      gateways: UNCONNECTED,
      secrets: createSecretBox([]),
      threads: createCalculationThreads({ logError: () => {} }),
      findHelpArticles: () => Promise.resolve([]),
      signInRules: { usualIdleMinutes: 0 },
      filingCalendar: [],
    },
    operationCalls: { read: () => Promise.resolve(null), write: () => Promise.resolve(null) },
    logError: (error, what) => logged.push(`${what}: ${String(error)}`),
  });
  running.push(runner);
  runner.start();
  return runner;
}

const leave = async (kind: string, params: object = {}) => {
  const wake = () => running.forEach((runner) => runner.wake());
  const queue = jobQueue(tenantDb(server.db, 1001), { userId, requestNo: null }, server.clock, wake);
  return await queue.enqueue(kind, "一个任务", params);
};
const jobOf = async (taskid: string) =>
  await server.db.selectFrom("job").selectAll().where("taskid", "=", taskid).executeTakeFirstOrThrow();
const ended = async (taskid: string) =>
  await vi.waitFor(
    async () => {
      const job = await jobOf(taskid);
      expect(job.status).not.toBe(0);
      return job;
    },
    { timeout: 10_000, interval: 10 },
  );

/** A promise to be kept from outside. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

test("a job runs for the user who left it, in their firm, and keeps its file and its end together", async () => {
  const greet: JobKind<{ readonly to: string }> = async ({ to }, { db, user }) => {
    const { gsmc } = await db.selectFrom("firm").select("gsmc").executeTakeFirstOrThrow();
    const content = Buffer.from(`${user.name} ${gsmc} ${to}`);
    return { message: "已完成", file: { name: "信.txt", mime: "text/plain", content } };
  };
  startRunner({ greet });
  const job = await ended(await leave("greet", { to: "您好" }));
  expect(job).toMatchObject({
    status: 1,
    progress: 100,
    message: "已完成",
    module: "greet",
    startTime: server.clock.now(),
    endTime: server.clock.now(),
    runner: null,
    lease: null,
  });
  const file = await server.db
    .selectFrom("file")
    .selectAll()
    .where("fileKey", "=", job.fileKey)
    .executeTakeFirstOrThrow();
  expect(file).toMatchObject({ gsid: 1001, owner: userId, name: "信.txt", mime: "text/plain" });
  expect(Buffer.from(file.content).toString()).toMatch(/^陈洁 \S+ 您好$/);
});

test("two runners never run one job twice", async () => {
  const runs = new Map<number, number>();
  const count: JobKind<{ readonly index: number }> = async ({ index }, { report }) => {
    runs.set(index, (runs.get(index) ?? 0) + 1);
    await report(0.5);
    return { message: "好" };
  };
  const taskids: string[] = [];
  for (let index = 0; index < 30; index += 1) taskids.push(await leave("count", { index }));
  startRunner({ count });
  startRunner({ count });
  for (const taskid of taskids) expect(await ended(taskid)).toMatchObject({ status: 1, attempts: 1 });
  expect([...runs.values()]).toEqual(Array.from({ length: 30 }, () => 1));
});

test("a job that fails after a part leaves to be put right what it has not come to; one that ends well nothing", async () => {
  const abandoned: object[] = [];
  const halfway: JobKind<{ readonly fails: boolean }> = async ({ fails }, { part }) => {
    await part(0.5, () => Promise.resolve({ done: 1 }));
    if (fails) throw new Refusal("rule", "不行");
    return { message: "好" };
  };
  const halfwayAbandoned: AbandonJob<object> = async (params, { db, resume }) => {
    const { gsmc } = await db.selectFrom("firm").select("gsmc").executeTakeFirstOrThrow();
    abandoned.push({ params, resume, gsmc });
  };
  startRunner({ halfway }, { halfway: halfwayAbandoned });
  await ended(await leave("halfway", { fails: false }));
  await ended(await leave("halfway", { fails: true }));
  expect(abandoned).toEqual([
    { params: { fails: true }, resume: { done: 1 }, gsmc: expect.any(String) as string },
  ]);
});

test("a long job does not keep the next one waiting", async () => {
  const held = gate();
  startRunner({
    long: async () => {
      await held.opened;
      return { message: "好" };
    },
    short: () => Promise.resolve({ message: "好" }),
  });
  const long = await leave("long");
  expect(await ended(await leave("short"))).toMatchObject({ status: 1 });
  expect(await jobOf(long)).toMatchObject({ status: 0 });
  held.open();
  await ended(long);
});

test("how far a job is can be seen while it runs", async () => {
  const held = gate();
  startRunner({
    half: async (_params, { report }) => {
      await report(0.5);
      await held.opened;
      return { message: "好" };
    },
  });
  const taskid = await leave("half");
  await vi.waitFor(async () => expect((await jobOf(taskid)).progress).toBe(50), 10_000);
  held.open();
  expect(await ended(taskid)).toMatchObject({ progress: 100 });
});

test("a job whose process died is taken up again when its lease has run out, and not before", async () => {
  const taskid = await leave("again");
  const dead = await claimJob(server.db, "dead", server.clock.now());
  expect(dead).toMatchObject({ kind: "again", attempts: 1 });
  expect(await claimJob(server.db, "other", server.clock.now())).toBeUndefined();
  await server.db
    .updateTable("job")
    .set({ lease: sql<string>`clock_timestamp() - interval '1 second'` })
    .execute();
  startRunner({ again: () => Promise.resolve({ message: "第二次完成" }) });
  expect(await ended(taskid)).toMatchObject({ status: 1, attempts: 2, message: "第二次完成" });
  if (dead) await finishJob(server.db, dead, { status: 2, message: "太晚" }, server.clock.now());
  expect(await jobOf(taskid)).toMatchObject({ status: 1, message: "第二次完成" });
});

test("a job that never survives is given up", async () => {
  const taskid = await leave("deadly");
  await server.db.updateTable("job").set({ attempts: 3 }).execute();
  startRunner({ deadly: () => Promise.reject(new Error("not to be reached")) });
  expect(await ended(taskid)).toMatchObject({ status: 2, message: "任务多次中断，请重试" });
});

/** Writes one log row in each of five parts; `pause` is awaited in the third, before it is committed. */
function inFiveParts(pause: () => Promise<void>): JobKind<object> {
  return async (_params, { part, resume }) => {
    let { done } = (resume ?? { done: 0 }) as { done: number };
    while (done < 5) {
      await part(done / 5, async ({ db, user, clock }) => {
        const row = { userId: user.id, operation: "probe", title: "", reason: null, createTime: clock.now() };
        await db
          .insertInto("operationLog")
          .values({ ...row, target: String(done), success: true })
          .execute();
        if (done === 2) await pause();
        return { done: done + 1 };
      });
      done += 1;
    }
    return { message: "五部分完成" };
  };
}
const partsDone = async () => {
  const rows = await server.db
    .selectFrom("operationLog")
    .select("target")
    .where("operation", "=", "probe")
    .orderBy("id")
    .execute();
  await server.db.deleteFrom("operationLog").where("operation", "=", "probe").execute();
  return rows.map((row) => row.target);
};

test("a stopping runner gives its job back; the next one goes on behind the last part", async () => {
  const [reached, held] = [gate(), gate()];
  const first = startRunner({
    parts: inFiveParts(async () => {
      reached.open();
      await held.opened;
    }),
  });
  const taskid = await leave("parts");
  await reached.opened;
  const stopped = first.stop();
  held.open();
  await stopped;
  expect(await jobOf(taskid)).toMatchObject({ status: 0, runner: null, attempts: 0, resume: '{"done":3}' });
  startRunner({ parts: inFiveParts(() => Promise.resolve()) });
  expect(await ended(taskid)).toMatchObject({ status: 1, message: "五部分完成", resume: null });
  expect(await partsDone()).toEqual(["0", "1", "2", "3", "4"]);
});

test("a part that fails leaves nothing behind; a retry does the rest", async () => {
  const runner = startRunner({ parts: inFiveParts(() => Promise.reject(new Error("third part"))) });
  const taskid = await leave("parts");
  expect(await ended(taskid)).toMatchObject({ status: 2, message: "任务执行时出错，请稍后重试" });
  expect(logged).toEqual(["job parts failed: Error: third part"]);
  await runner.stop();
  expect(await server.request("chenjie", "taskCentre.retry", { taskid })).toMatchObject({ code: "0" });
  startRunner({ parts: inFiveParts(() => Promise.resolve()) });
  expect(await ended(taskid)).toMatchObject({ status: 1 });
  expect(await partsDone()).toEqual(["0", "1", "2", "3", "4"]);
});

test("the user reads why their job was refused", async () => {
  startRunner({ refused: () => Promise.reject(new Refusal("rule", "期间已结账，不能导入")) });
  expect(await ended(await leave("refused"))).toMatchObject({ status: 2, message: "期间已结账，不能导入" });
  expect(await ended(await leave("unknown"))).toMatchObject({
    status: 2,
    message: "系统已更新，不再支持此任务，请重新发起",
  });
  expect(logged).toEqual([]);
});

test("nothing runs for a user who may no longer work", async () => {
  const taskid = await leave("any");
  const status = async (value: number) =>
    await server.db.updateTable("staff").set({ status: value }).where("userId", "=", userId).execute();
  await status(0);
  startRunner({ any: () => Promise.resolve({ message: "不应执行" }) });
  expect(await ended(taskid)).toMatchObject({ status: 2, message: "该账号已停用，请联系管理员开通权限" });
  await status(1);
});
