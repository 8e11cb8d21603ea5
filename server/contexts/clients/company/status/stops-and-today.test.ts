import { describe, expect, test } from "vitest";
import { useServedClients } from "./testing/use-served-clients.ts";

const { ask, rows, stop, start } = useServedClients();

/** The operations that count or list the clients of today. */
const OF_TODAY: readonly (readonly [operation: string, params: object])[] = [
  ["company.count", {}],
  ["company.list", { status: 1, pageNum: 1, pageSize: 500 }],
  ["home.customer", {}],
  ["home.customerV2", {}],
  ["home.businessHealth", {}],
  ["operationPlatform.overview", { kjnd: 2026, kjqj: 11 }],
  ["operationPlatform.staff", { kjnd: 2026, kjqj: 11, pageNum: 1, pageSize: 500 }],
  ["enterpriseWechat.overview", { kjnd: 2026, kjqj: 11 }],
  ["book.type", {}],
  ["book.allDepart", {}],
  ["chat.company.page", { pageNumber: 1, pageSize: 500 }],
  ["taxLogin.account.page", { pageNum: 1, pageSize: 500 }],
  ["visit.recommend.companyList", { pageNum: 1, pageSize: 500 }],
  ["compliance.notInsight", { pageNum: 1, pageSize: 500 }],
];

describe("what is about today", () => {
  const changing = new Set([
    "rowVersion",
    "updateTime",
    "stopPeriod",
    "stopYear",
    "stopMonth",
    "statusRemark",
  ]);
  const answer = async ([operation, params]: (typeof OF_TODAY)[number]) =>
    JSON.stringify(await ask(operation, params), (name, value: unknown) =>
      changing.has(name) ? undefined : value,
    );

  test.each(OF_TODAY)("%s changes with the month of a stop, not before", async (...of) => {
    const [id = 0] = await notExamined();
    const before = await answer(of);
    await stop(id, 2027, 1);
    expect(await answer(of)).toBe(before);
    await stop(id, 2026, 11);
    expect(await answer(of)).not.toBe(before);
    await start(id, 2026, 11);
    expect(await answer(of)).toBe(before);
  });

  test("the counts of home are those of the stop", async () => {
    const board = async () => (await ask("home.customer")) as Readonly<Record<string, number>>;
    const firm = async () =>
      (await ask("operationPlatform.overview", { kjnd: 2026, kjqj: 11 })) as Readonly<Record<string, number>>;
    const [before, firmBefore] = [await board(), await firm()];
    const [first = 0, second = 0] = await notExamined();
    const counts = (of: Readonly<Record<string, number>>, names: readonly string[]) =>
      names.map((name) => of[name] ?? 0);
    const change = (after: readonly number[], from: readonly number[]) =>
      after.map((count, at) => count - (from[at] ?? 0));
    const names = ["inService", "stopped", "stoppedThisMonth"];
    await stop(first, 2026, 10);
    expect(change(counts(await board(), names), counts(before, names))).toEqual([-1, 1, 0]);
    await stop(second, 2026, 11);
    expect(change(counts(await board(), names), counts(before, names))).toEqual([-2, 2, 1]);
    const ofFirm = ["inService", "stopped"];
    expect(change(counts(await firm(), ofFirm), counts(firmBefore, ofFirm))).toEqual([-2, 1]);
    for (const companyId of [first, second]) await start(companyId, 2026, 10);
    expect(await board()).toEqual(before);
  });

  /** Clients in service whom nobody has examined. */
  const notExamined = async () =>
    (await rows("compliance.notInsight", { sortOrder: "asc" })).map(({ companyId }) => Number(companyId));
});

test("the debts of home are those of the lists of fees", async () => {
  const clients = await rows("fee.queryManagerList");
  const owing = clients.filter(({ feeState }) => feeState === "overdue");
  expect(owing.some(({ status }) => status === 0)).toBe(true);
  expect(await ask("home.renewalControl")).toMatchObject({ total: clients.length, owed: owing.length });
});
