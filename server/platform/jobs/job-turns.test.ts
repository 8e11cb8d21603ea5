import type { KyselyPlugin } from "kysely";
import { createSecretBox } from "../secrets/secret-box.ts";
import { createCalculationThreads } from "../threads/calculation-threads.ts";
import { UNCONNECTED } from "../../gateways/unconnected-gateways.ts";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { ownProject } from "../../testing/own-project.ts";
import { createClock } from "../clock.ts";
import { tenantDb } from "../database/tenant-db.ts";
import { permissionTree } from "../../access/permission-tree.ts";
import { TEST_NOW } from "../../testing/test-now.ts";
import { useTestServer } from "../../testing/use-test-server.ts";
import type { JobKind, JobKinds } from "../../contracts/job-kind.ts";
import { type JobOptions, jobQueue } from "./job-queue.ts";
import { type JobRunner, type RunnerOptions, createJobRunner } from "../../operations/jobs/job-runner.ts";
import { type Schedule, leaveDueJobs } from "./schedules.ts";
import { claimJob } from "./claim-job.ts";

const FIRMS = { 1001: "chenjie", 1002: "qianjin" } as const;
const server = useTestServer({ runJobs: false });
const users = new Map<number, number>();
beforeAll(async () => {
  for (const [gsid, account] of Object.entries(FIRMS)) {
    const user = await server.db
      .selectFrom("staff")
      .select("userId")
      .where("account", "=", account)
      .executeTakeFirstOrThrow();
    users.set(Number(gsid), user.userId);
  }
});

const running: JobRunner[] = [];
beforeEach(async () => {
  await server.db.deleteFrom("job").execute();
});
afterEach(async () => {
  for (const runner of running.splice(0)) await runner.stop();
});

function startRunner(kinds: JobKinds, options: Partial<RunnerOptions> = {}): JobRunner {
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
      jobAbandonments: {},
      gateways: UNCONNECTED,
      secrets: createSecretBox([]),
      threads: createCalculationThreads({ logError: () => {} }),
      findHelpArticles: () => Promise.resolve([]),
      signInRules: { usualIdleMinutes: 0 },
      filingCalendar: [],
    },
    operationCalls: { read: () => Promise.resolve(null), write: () => Promise.resolve(null) },
    logError: () => {},
    ...options,
  });
  running.push(runner);
  runner.start();
  return runner;
}

async function leave(kind: string, { gsid = 1001, params = {}, ...options }: Leave = {}): Promise<string> {
  const owner = { userId: users.get(gsid) ?? 0, requestNo: null };
  const wake = () => running.forEach((runner) => runner.wake());
  return await jobQueue(tenantDb(server.db, gsid), owner, server.clock, wake).enqueue(
    kind,
    "一个任务",
    params,
    options,
  );
}
interface Leave extends JobOptions {
  readonly gsid?: keyof typeof FIRMS;
  readonly params?: object;
}

const jobOf = async (taskid: string) =>
  await server.db.selectFrom("job").selectAll().where("taskid", "=", taskid).executeTakeFirstOrThrow();
const until = async (taskid: string, expected: object) =>
  await vi.waitFor(
    async () => {
      const job = await jobOf(taskid);
      expect(job).toMatchObject(expected);
      return job;
    },
    { timeout: 10_000, interval: 10 },
  );
const take = async (options: { readonly peopleOnly?: boolean } = {}) =>
  await claimJob(server.db, crypto.randomUUID(), server.clock.now(), options);
const done: JobKind<object> = () => Promise.resolve({ message: "好" });

/** The error of pg for a deadlock. */
const deadlock = () => Object.assign(new Error("deadlock detected"), { code: "40P01" });

test("firms take turns: one that leaves a hundred jobs does not keep another waiting", async () => {
  for (let index = 0; index < 5; index += 1) await leave("many");
  await leave("one", { gsid: 1002 });
  await leave("two", { gsid: 1002 });
  const order: string[] = [];
  for (let turn = 0; turn < 6; turn += 1) order.push(`${(await take())?.gsid}`);
  expect(order.slice(0, 4).toSorted()).toEqual(["1001", "1001", "1002", "1002"]);
  expect(order.slice(0, 2)).toEqual(["1001", "1002"]);
});

test("a firm with fewer running jobs comes first, whoever had the last turn", async () => {
  await leave("a");
  await leave("b", { gsid: 1002 });
  await take();
  await take();
  await server.db.updateTable("job").set({ lease: null, status: 1 }).where("kind", "=", "a").execute();
  await leave("b2", { gsid: 1002 });
  await leave("a2");
  expect(await take()).toMatchObject({ kind: "a2" });
});

test("people come before nightly work, which never has all places", async () => {
  await leave("nightly");
  await server.db.updateTable("job").set({ priority: 1 }).execute();
  await leave("person");
  expect(await take()).toMatchObject({ kind: "person" });
  expect(await take({ peopleOnly: true })).toBeUndefined();
  expect(await take()).toMatchObject({ kind: "nightly" });
});

test("a long night does not keep a person waiting", async () => {
  let open = () => {};
  const held = new Promise<void>((resolve) => (open = resolve));
  const nights = [await leave("night"), await leave("night"), await leave("night")];
  await server.db.updateTable("job").set({ priority: 1 }).execute();
  const night = async () => {
    await held;
    return { message: "好" };
  };
  startRunner({ night, person: done });
  await vi.waitFor(async () => {
    const { attempts } = await jobOf(nights[0] ?? "");
    expect(attempts).toBe(1);
  }, 10_000);
  await until(await leave("person"), { status: 1 });
  expect(await jobOf(nights[1] ?? "")).toMatchObject({ attempts: 0 });
  open();
});

test("a passing fault is tried again after 1, 5 and 25 seconds, then told", async () => {
  let runs = 0;
  const runner = startRunner({
    shaky: () => {
      runs += 1;
      throw deadlock();
    },
  });
  const taskid = await leave("shaky");
  for (const [index, seconds] of [1, 5, 25].entries()) {
    await until(taskid, {
      status: 0,
      retries: index + 1,
      runner: null,
      message: `系统繁忙，${seconds} 秒后自动重试（第 ${index + 1} 次，最多 3 次）`,
    });
    expect((await jobOf(taskid)).notBefore).not.toBeNull();
    await server.db.updateTable("job").set({ notBefore: null }).execute();
    runner.wake();
  }
  await until(taskid, { status: 2, message: "任务执行时出错，请稍后重试" });
  expect(runs).toBe(4);
});

test("a postponed job keeps its parts, lets others pass, and a finished part begins the count anew", async () => {
  const faults = [deadlock(), Object.assign(new Error("gone"), { code: "ECONNRESET" })];
  const seen: (object | null)[] = [];
  const parts: JobKind<object> = async (_params, { part, resume }) => {
    seen.push(resume);
    const fault = faults.shift();
    if (resume === null) await part(0.5, () => Promise.resolve({ done: 1 }));
    if (fault) throw fault;
    return { message: "好" };
  };
  const runner = startRunner({ parts, done });
  const taskid = await leave("parts");
  await until(taskid, { retries: 1, resume: '{"done":1}' });
  await until(await leave("done"), { status: 1 });
  await server.db.updateTable("job").set({ notBefore: null }).execute();
  runner.wake();
  await until(taskid, { retries: 2 });
  await server.db.updateTable("job").set({ notBefore: null }).execute();
  runner.wake();
  await until(taskid, { status: 1 });
  expect(seen).toEqual([null, { done: 1 }, { done: 1 }]);
});

test("a fault that does not pass by itself is not tried again", async () => {
  startRunner({ broken: () => Promise.reject(new TypeError("x is undefined")) });
  await until(await leave("broken"), { status: 2, retries: 0, attempts: 1 });
});

test("a running job that is cancelled finishes its part and begins no other", async () => {
  let reached = () => {};
  let go = () => {};
  const inSecond = new Promise<void>((resolve) => (reached = resolve));
  const held = new Promise<void>((resolve) => (go = resolve));
  let parts = 0;
  startRunner({
    long: async (_params, { part }) => {
      for (let share = 0; share < 1; share += 0.2) {
        await part(share, async () => {
          parts += 1;
          if (parts === 2) {
            reached();
            await held;
          }
          return { done: parts };
        });
      }
      return { message: "全部完成" };
    },
  });
  const taskid = await leave("long");
  await inSecond;
  // On PGlite the part holds the only connection: the flag waits for it.
  const flagged = server.db
    .updateTable("job")
    .set({ cancelled: true, message: "已由陈洁取消" })
    .where("taskid", "=", taskid)
    .execute();
  go();
  await flagged;
  const { resume } = await until(taskid, { status: 2, message: "已由陈洁取消", runner: null });
  expect(parts).toBeLessThan(5);
  expect(resume).toBe(JSON.stringify({ done: parts }));
});

test("a job that takes too long is ended, even one that waits for what never comes, and its place is free again", async () => {
  startRunner({ stuck: () => new Promise(() => {}), done }, { longestRun: 50 });
  const stuck = [await leave("stuck"), await leave("stuck")];
  for (const taskid of stuck)
    await until(taskid, {
      status: 2,
      message: "任务运行超过 1 分钟，已停止；已完成的部分保留，请缩小范围后重试",
    });
  await until(await leave("done"), { status: 1 });
});

test("the same task left twice is one, until it has ended; another user's or another one is not", async () => {
  const again = async (params: object, gsid: keyof typeof FIRMS = 1001) =>
    await leave("done", { params, gsid, once: true });
  const first = await again({ month: 1 });
  expect(await again({ month: 1 })).toBe(first);
  expect(await Promise.all([again({ month: 1 }), again({ month: 1 })])).toEqual([first, first]);
  expect(await again({ month: 2 })).not.toBe(first);
  expect(await again({ month: 1 }, 1002)).not.toBe(first);
  startRunner({ done });
  await until(first, { status: 1 });
  expect(await again({ month: 1 })).not.toBe(first);
});

test("an export that is asked for twice is one task", async () => {
  const ask = async () => await server.request("chenjie", "user.exportByType", { type: "staff" });
  const [first, second] = await Promise.all([ask(), ask()]);
  expect(first).toMatchObject({ code: "0" });
  expect(second.result).toEqual(first.result);
});

test("a schedule leaves its job once a day for each firm, whichever of several processes looks", async () => {
  let passed = 0;
  const clock = createClock(TEST_NOW, () => passed);
  const nightly: Schedule = { id: "tidy", kind: "done", title: "整理", at: "02:30", params: {} };
  const look = async () => await leaveDueJobs(server.db.withPlugin(noPlugin()), clock, [nightly]);
  const left = async () =>
    await server.db
      .selectFrom("job")
      .select(["gsid", "priority", "status"])
      .where("schedule", "=", "tidy")
      .orderBy("gsid")
      .execute();
  await Promise.all([look(), look()]);
  expect(await left()).toEqual([]);
  passed += 24 * 60 * 60 * 1000;
  await Promise.all([look(), look(), look()]);
  const expected = [1001, 1002].map((gsid) => ({ gsid, priority: 1, status: 0 }));
  expect(await left()).toEqual(expected);
  passed += 3 * 24 * 60 * 60 * 1000;
  await look();
  // Last night's have not run: nothing is gained by a second one.
  expect(await left()).toEqual(expected);
  startRunner({ done });
  await vi.waitFor(async () => expect((await left()).every(({ status }) => status === 1)).toBe(true), 10_000);
  passed += 24 * 60 * 60 * 1000;
  await Promise.all([look(), look()]);
  expect(await left()).toHaveLength(4);
  const tasks = await server.request("chenjie", "taskCentre.count");
  expect(tasks.result).toMatchObject({ total: 0 });
});

/** Every use of it is as new to the schedules as another process. */
function noPlugin(): KyselyPlugin {
  return {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => await Promise.resolve(result),
  };
}
