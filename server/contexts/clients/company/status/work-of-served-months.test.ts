import { describe, expect, test } from "vitest";
import { has, useServedClients } from "./testing/use-served-clients.ts";

const { server, ask, rows, stop, start, take } = useServedClients();

describe("tasks about a month", () => {
  const reasons = async (operation: string, params: object) =>
    JSON.stringify(await server.request("zhoumy", operation, params));

  test.each([
    ["pit.batchCollect", "qyIdList"],
    ["taskCentre.batchFetchCheck", "companyIdList"],
    ["invoice.task.periodValidation", "companyIdList"],
  ])("%s takes the months that are served alone", async (operation, ids) => {
    const companyId = take("monthly");
    await stop(companyId, 2026, 10);
    const of = async (kjqj: number) => await reasons(operation, { [ids]: [companyId], kjnd: 2026, kjqj });
    expect(await of(9)).not.toContain("不在服务期内");
    expect(await of(10)).toContain("不在服务期内");
  });

  test("a collection of registered taxes too", async () => {
    const companyId = take("monthly");
    await stop(companyId, 2026, 10);
    const of = async (kjqj: number) =>
      await server.request("zhoumy", "collection.task.send", { qyid: companyId, kjnd: 2026, kjqj });
    expect(await of(10)).toMatchObject({
      code: "0409",
      message: expect.stringContaining("2026年10期不在服务期内"),
    });
    expect(await of(9)).toMatchObject({ code: "0" });
  });

  test("a month that is not served begins no declaration of personal tax", async () => {
    const companyId = take("monthly");
    await stop(companyId, 2026, 10);
    const declared = async (kjqj: number) =>
      await server.db
        .selectFrom("plainRecord")
        .select("id")
        .where("resource", "=", "pitDeclaration")
        .where("companyId", "=", companyId)
        .where("kjnd", "=", 2026)
        .where("kjqj", "=", kjqj)
        .execute();
    await server.db
      .deleteFrom("plainRecord")
      .where("resource", "=", "pitDeclaration")
      .where("companyId", "=", companyId)
      .where("kjqj", ">=", 10)
      .execute();
    await rows("pit.list", { kjnd: 2026, kjqj: 10 });
    expect(await declared(10)).toEqual([]);
    await start(companyId, 2026, 10);
    await rows("pit.list", { kjnd: 2026, kjqj: 10 });
    expect(await declared(10)).toHaveLength(1);
  });
});

describe("a quarter of which any month was served", () => {
  test("is due: its VAT with its last month, and its prepayment", async () => {
    const companyId = take("quarterly");
    const vat = async (kjqj: number) =>
      has(await rows("invoice.collection.page", { kjnd: 2026, kjqj }), companyId);
    const prepaid = async (quarter: number) =>
      has(await rows("incomeTax.corporate.page", { kjnd: 2026, quarter }), companyId);
    await stop(companyId, 2026, 8);
    expect([await vat(7), await vat(8), await vat(9), await vat(10)]).toEqual([true, false, true, false]);
    expect([await prepaid(2), await prepaid(3), await prepaid(4)]).toEqual([true, true, false]);
    const progress = await rows("progress.processView.page", { kjnd: 2026, kjqj: 9 });
    expect(progress.find((row) => row.qyid === companyId)).toMatchObject({ bookState: 9 });
    expect(has(await rows("book.home", { kjnd: 2026, kjqj: 9 }), companyId)).toBe(false);
  });

  test("is not due when none was", async () => {
    const companyId = take("quarterly");
    await stop(companyId, 2026, 7);
    expect(has(await rows("invoice.collection.page", { kjnd: 2026, kjqj: 9 }), companyId)).toBe(false);
    expect(has(await rows("incomeTax.corporate.page", { kjnd: 2026, quarter: 3 }), companyId)).toBe(false);
  });

  test("so is a year, with its settlement", async () => {
    const companyId = take("quarterly");
    await stop(companyId, 2026, 1);
    expect(has(await rows("taxDeclare.hsqj.page", { kjnd: 2025 }), companyId)).toBe(true);
    expect(has(await rows("taxDeclare.hsqj.page", { kjnd: 2026 }), companyId)).toBe(false);
  });
});

test("boards and lists count the same clients of a month that some were stopped in", async () => {
  for (const kjqj of [6, 9, 10]) {
    const month = { kjnd: 2026, kjqj };
    const { total } = (await ask("progress.processView.count", month)) as { total: number };
    expect(await ask("home.process", month)).toMatchObject({ total });
    expect(await rows("invoice.collection.page", month)).toHaveLength(total);
    expect(await rows("taxDeclare.otherTax.page", month)).toHaveLength(total);
  }
});
