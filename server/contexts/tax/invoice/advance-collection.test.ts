import { expect, test, vi } from "vitest";
import { leaveDueJobs } from "../../../platform/jobs/schedules.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";
import { taxSchedules } from "../jobs.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const server = useTestServer();

const read = async (account = "chenjie") =>
  (await server.request(account, "invoice.advanceCollection.get", {})).result as {
    readonly isOn: number;
    readonly times: readonly { readonly day: number; readonly invoiceTypes: readonly number[] }[];
    readonly updateUserName: string | null;
    readonly rowVersion: string | null;
  };
const save = async (setting: object, account = "chenjie") => {
  const { rowVersion } = await read(account);
  return await server.request(account, "invoice.advanceCollection.save", {
    subject: "advanceCollection",
    isOn: 1,
    ...(rowVersion !== null && { rowVersion }),
    ...setting,
  });
};

/** The message of this morning's task, once it has ended; undefined before the first one. */
async function thisMorning(): Promise<string | null | undefined> {
  await leaveDueJobs(server.db, server.clock, taxSchedules);
  return await vi.waitFor(
    async () => {
      const job = await server.db
        .selectFrom("job")
        .select(["status", "message"])
        .where("gsid", "=", 1001)
        .where("kind", "=", "invoice.collectInAdvance")
        .orderBy("id", "desc")
        .limit(1)
        .executeTakeFirst();
      expect(job?.status).not.toBe(0);
      return job?.message;
    },
    { timeout: 60_000, interval: 50 },
  );
}

/** A task that still waits would stand for that of the next morning. */
async function nextMorning() {
  await thisMorning();
  server.advanceClock(DAY_MS);
  return await thisMorning();
}

const month = async (kjqj: number) =>
  await server.db
    .selectFrom("companyPeriod")
    .select(["companyId", "fpUpdateTime", "collectedTime"])
    .where("gsid", "=", 1001)
    .where("kjnd", "=", 2026)
    .where("kjqj", "=", kjqj)
    .execute();
const today = () => server.clock.now().slice(0, 10);
const collectedToday = async (kjqj: number) =>
  (await month(kjqj)).filter(({ fpUpdateTime }) => fpUpdateTime?.startsWith(today()));

test("the first and the last day of a month are proposed, and nothing is collected until somebody wishes it", async () => {
  const all = [1, 2, 3, 4];
  expect(await read()).toMatchObject({
    isOn: 0,
    times: [
      { day: 5, invoiceTypes: all },
      { day: 6, invoiceTypes: all },
    ],
    updateUserName: null,
  });
});

test("a day stands once, and a time has at least one type; the setting is the firm's", async () => {
  const twice = [
    { day: 5, invoiceTypes: [1] },
    { day: 5, invoiceTypes: [2] },
  ];
  expect(await save({ times: twice })).toMatchObject({
    code: "0400",
    result: { fieldErrors: [{ path: "times.1.day", message: "采集时间重复" }] },
  });
  expect(await save({ times: [{ day: 5, invoiceTypes: [] }] })).toMatchObject({ code: "0400" });
  expect(await save({ times: [{ day: 11, invoiceTypes: [1] }] })).toMatchObject({ code: "0400" });
  expect(await save({ times: [{ day: 6, invoiceTypes: [1] }] })).toMatchObject({ code: "0" });
  expect(await read()).toMatchObject({ isOn: 1, updateUserName: "陈洁" });
  expect(await read("qianjin")).toMatchObject({ isOn: 0, updateUserName: null });
});

test("on its day the types of the time are collected, of the month that the day is for", async () => {
  const times = [
    { day: 6, invoiceTypes: [1] },
    { day: 5, invoiceTypes: [1, 2, 3, 4] },
  ];
  expect(await save({ times })).toMatchObject({ code: "0" });
  expect(await nextMorning()).toBe("今天不是提前采集日");
  while (today() < "2026-11-29") server.advanceClock(DAY_MS);
  expect(await nextMorning()).toMatch(/2026年11期/);
  expect(today()).toBe("2026-11-30");
  const sales = await collectedToday(11);
  expect(sales.length).toBeGreaterThan(10);
  expect(sales.every(({ collectedTime }) => collectedTime === null)).toBe(true);
  const purchases = await server.db
    .selectFrom("invoice")
    .select("id")
    .where("gsid", "=", 1001)
    .where("kjnd", "=", 2026)
    .where("kjqj", "=", 11)
    .where("jxxlx", "=", 0)
    .where("createTime", ">=", `${today()} 00:00:00`)
    .execute();
  expect(purchases).toEqual([]);

  expect(await nextMorning()).toMatch(/2026年11期/);
  const complete = await collectedToday(11);
  expect(complete.some(({ collectedTime }) => collectedTime !== null)).toBe(true);
  expect(await nextMorning()).toBe("今天不是提前采集日");
});
