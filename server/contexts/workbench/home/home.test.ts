import { expect, test } from "vitest";
import { filesFor } from "../../../access/served-months.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

type Board = Readonly<Record<string, number>>;
const board = async (account: string, name: string, params: object = {}) => {
  const answer = await server.request(account, `home.${name}`, params);
  expect(answer).toMatchObject({ code: "0" });
  return answer.result as Board;
};
const sum = (rows: unknown, field: string) =>
  (rows as readonly Board[]).reduce((total, row) => total + (row[field] ?? 0), 0);

test("the kinds of clients add up, and an accountant's board counts only their own", async () => {
  const all = await board("chenjie", "customer");
  expect(all.inService).toBe((all.general ?? 0) + (all.small ?? 0));
  expect(all.total).toBe((all.inService ?? 0) + (all.stopped ?? 0));
  const ownBoard = await board("sunli", "customer");
  expect(ownBoard.total).toBeGreaterThan(0);
  expect(ownBoard.total).toBeLessThan(all.total ?? 0);
  const shares = await board("chenjie", "customerV2");
  for (const name of ["byStatus", "byTaxlayerType", "byProvince"]) {
    expect(sum(shares[name], "num")).toBe(all.total);
  }
});

test("the clients are counted as their rows say, those of this month too", async () => {
  const stop = { companyIdList: [1_001_002], stopYear: 2026, stopMonth: 11 };
  expect(await server.request("zhoumy", "company.stop", stop)).toMatchObject({ code: "0" });
  await server.db
    .updateTable("company")
    .set({ beginDate: "2026-11-03" })
    .where("companyId", "=", 1_001_003)
    .execute();
  const rows = await server.db
    .selectFrom("company")
    .leftJoin("serviceStop", "serviceStop.companyId", "company.companyId")
    .select(["taxlayerType", "beginDate", "stopPeriod"])
    .where("company.gsid", "=", 1001)
    .where("isRemove", "=", 0)
    .execute();
  const count = (holds: (row: (typeof rows)[number]) => boolean) => rows.filter(holds).length;
  expect(await board("chenjie", "customer")).toEqual({
    total: rows.length,
    inService: count(({ stopPeriod }) => stopPeriod === null),
    stopped: count(({ stopPeriod }) => stopPeriod !== null),
    general: count(({ stopPeriod, taxlayerType }) => stopPeriod === null && taxlayerType === "001"),
    small: count(({ stopPeriod, taxlayerType }) => stopPeriod === null && taxlayerType !== "001"),
    addedThisMonth: count(({ beginDate }) => beginDate.startsWith("2026-11")),
    stoppedThisMonth: count(({ stopPeriod }) => stopPeriod === "2026-11"),
  });
  expect(count(({ stopPeriod }) => stopPeriod !== null && stopPeriod !== "2026-11")).toBeGreaterThan(0);
});

const LAST_MONTH = { kjnd: 2026, kjqj: 10 };

test("the boards of a month agree with each other and with its page", async () => {
  const confirm = await board("chenjie", "confirm", LAST_MONTH);
  expect(confirm.total).toBe((confirm.confirmed ?? 0) + (confirm.unconfirmed ?? 0));
  expect(confirm.confirmed).toBeGreaterThan(0);
  const process = await board("chenjie", "process", LAST_MONTH);
  expect(process.confirmed).toBe(confirm.confirmed);
  const paging = { pageNum: 1, pageSize: 10, ...LAST_MONTH };
  expect((await board("chenjie", "page", paging)).total).toBe(process.total);
  expect((await board("chenjie", "page", { ...paging, bookStatus: 2 })).total).toBe(process.booked);
});

test.each([
  ["all at a quarter's end", 9],
  ["those that file by month in between", 10],
])(
  "已确认税款 counts, of the clients that declare (%s), those whose tax is confirmed",
  async (_which, kjqj) => {
    const rows = await server.db
      .selectFrom("company")
      .leftJoin("companyPeriod as p", (join) =>
        join.onRef("p.companyId", "=", "company.companyId").on("p.kjnd", "=", 2026).on("p.kjqj", "=", kjqj),
      )
      .select(["company.nsqxdm", "p.taxConfirmState", "p.confirmationStatus"])
      .where("company.gsid", "=", 1001)
      .where("company.isRemove", "=", 0)
      .where(filesFor(`2026-${String(kjqj).padStart(2, "0")}`))
      .execute();
    const due = rows.filter(({ nsqxdm }) => nsqxdm === "06" || kjqj === 9);
    const confirmed = due.filter(({ taxConfirmState }) => taxConfirmState === 1).length;
    if (kjqj === 9)
      expect(confirmed).toBeGreaterThan(rows.filter((row) => row.confirmationStatus === 2).length);
    else expect(due.length).toBeLessThan(rows.length);
    const counts = { confirmed, [kjqj === 9 ? "total" : "due"]: kjqj === 9 ? rows.length : due.length };
    expect(await board("chenjie", "process", { kjnd: 2026, kjqj })).toMatchObject(counts);
    expect(await board("chenjie", "confirm", { kjnd: 2026, kjqj })).toMatchObject({
      total: due.length,
      confirmed,
    });
  },
);

test("between the ends of quarters only those who declare by month have to declare", async () => {
  const { total, due } = await board("chenjie", "process", LAST_MONTH);
  const between = await board("chenjie", "tax", LAST_MONTH);
  const quarterEnd = { kjnd: 2026, kjqj: 9 };
  const quarter = await board("chenjie", "tax", quarterEnd);
  expect(quarter.companyNum).toBe((await board("chenjie", "process", quarterEnd)).total);
  expect(between.companyNum).toBe(due);
  expect(between.companyNum).toBeGreaterThan(0);
  expect(between.companyNum).toBeLessThan(total ?? 0);
  expect(between.companyNum).toBe((between.declared ?? 0) + (between.undeclared ?? 0));
});

test("money of a year is the money of its months", async () => {
  const year = await board("chenjie", "performance", { kjnd: 2026 });
  expect(year.receivedAmount).toBeGreaterThan(0);
  expect(sum(year.months, "receivedAmount")).toBeCloseTo(year.receivedAmount ?? 0, 2);
  expect(sum(year.months, "dealAmount")).toBeCloseTo(year.dealAmount ?? 0, 2);
});

test("opportunities, fees and visits are counted by their state", async () => {
  const chances = await board("chenjie", "chanceFollow");
  const states = ["openNum", "followingNum", "dealNum", "closedNum"].map((name) => chances[name] ?? 0);
  expect(states.reduce((total, count) => total + count, 0)).toBe(
    (chances.riseNum ?? 0) + (chances.introduceNum ?? 0),
  );
  const fees = await board("chenjie", "renewalControl");
  expect((fees.paid ?? 0) + (fees.expiring ?? 0) + (fees.owed ?? 0)).toBe(fees.total);
  const visits = await board("chenjie", "visitData");
  expect(sum(visits.byMethod, "num")).toBe(visits.recordNum);
  const future = await board("chenjie", "visitData", { startDate: "2099-01-01" });
  expect(future.recordNum).toBe(0);
  const health = await board("chenjie", "businessHealth");
  expect(health.score).toBeGreaterThan(0);
});
