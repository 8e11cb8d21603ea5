import { describe, expect, test } from "vitest";
import { OF_MONTH } from "./testing/lists-of-a-month.ts";
import { type Row, has, useServedClients } from "./testing/use-served-clients.ts";

const { server, ask, rows, stop, start, card, take } = useServedClients();
const DAY_MS = 24 * 60 * 60 * 1000;

describe("a stop that is to come", () => {
  test("changes nothing before its month", async () => {
    const companyId = take("monthly");
    const [board, count] = [await ask("home.customer"), await ask("company.count")];
    expect(await stop(companyId, 2027, 3)).toMatchObject({ code: "0" });
    expect(await card(companyId)).toMatchObject({
      statusCode: 1,
      stopPeriod: "2027-03",
      statusRemark: "将于2027年3月停止服务",
    });
    expect(has(await rows("company.list", { status: 1 }), companyId)).toBe(true);
    expect(has(await rows("company.list", { status: 0 }), companyId)).toBe(false);
    expect([await ask("home.customer"), await ask("company.count")]).toEqual([board, count]);
    for (const operation of OF_MONTH)
      expect(has(await rows(operation, { kjnd: 2026, kjqj: 11 }), companyId)).toBe(true);
    expect(has(await rows("taxLogin.account.page"), companyId)).toBe(true);
  });

  test("moves to another month, and is called off", async () => {
    const companyId = take("monthly");
    await stop(companyId, 2027, 3);
    await stop(companyId, 2027, 6);
    expect(await card(companyId)).toMatchObject({ statusCode: 1, stopPeriod: "2027-06" });
    expect(await start(companyId, 2026, 11)).toMatchObject({ code: "0" });
    expect(await card(companyId)).toMatchObject({ statusCode: 1, stopPeriod: null, statusRemark: null });
    expect(await start(companyId, 2026, 11)).toMatchObject({ code: "0409" });
  });
});

describe("a resumption", () => {
  const inMonth = async (companyId: number, kjqj: number) =>
    has(await rows("progress.processView.page", { kjnd: 2026, kjqj }), companyId);

  test("leaves the months between unserved", async () => {
    const companyId = take("monthly");
    await stop(companyId, 2026, 8);
    expect(await start(companyId, 2026, 10)).toMatchObject({ code: "0" });
    expect(await card(companyId)).toMatchObject({ statusCode: 1, stopPeriod: null });
    const months = [7, 8, 9, 10, 11];
    const served = await Promise.all(months.map(async (kjqj) => await inMonth(companyId, kjqj)));
    expect(served).toEqual([true, false, false, true, true]);
  });

  test("cannot be undone by a stop before it; one from its month on is the same stop again", async () => {
    const companyId = take("monthly");
    await stop(companyId, 2026, 8);
    await start(companyId, 2026, 10);
    expect(await stop(companyId, 2026, 9)).toMatchObject({
      code: "0400",
      result: { fieldErrors: [{ path: "stopMonth", message: expect.stringContaining("恢复服务月份") }] },
    });
    expect(await stop(companyId, 2026, 10)).toMatchObject({ code: "0" });
    expect(await card(companyId)).toMatchObject({ statusCode: 0, stopPeriod: "2026-08" });
  });

  test("that is to come leaves it stopped until then", async () => {
    const companyId = take("monthly");
    await stop(companyId, 2026, 10);
    await start(companyId, 2027, 1);
    expect(await card(companyId)).toMatchObject({ statusCode: 0, statusRemark: "将于2027年1月恢复服务" });
    expect(await stop(companyId, 2027, 2)).toMatchObject({ code: "0409" });
  });
});

test("a month later a stop that was to come has come", async () => {
  const companyId = take("monthly");
  await stop(companyId, 2026, 12);
  expect(await card(companyId)).toMatchObject({ statusCode: 1 });
  server.advanceClock(12 * DAY_MS);
  const token = await server.signIn("zhoumy");
  const { result } = await server.requestWith(token, "company.list", {
    status: 0,
    pageNum: 1,
    pageSize: 500,
  });
  expect((result as { list: Row[] }).list).toContainEqual(
    expect.objectContaining({ companyId, statusCode: 0, stopPeriod: "2026-12", statusRemark: null }),
  );
});
