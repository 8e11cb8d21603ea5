import { expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

test("the calendar of a period ends on the day that weekends and holidays leave", async () => {
  const { result } = await server.request("chenjie", "config.taxCalendar", {
    dqbm: "31",
    kjnd: 2026,
    kjqj: 10,
  });
  const days = { sbksrq: "2026-11-01", sbjsrq: "2026-11-16", lastDays: -4 };
  expect(result).toEqual({ ...days, isExpected: false, remark: null });
});

test("warning values are a company's own where they were saved, and mark its sales", async () => {
  const qyIdList = [1001003, 1001004];
  const save = async (params: object) =>
    await server.request("chenjie", "config.warningValue.batchSave", { qyIdList, ...params });
  expect((await save({ quarterWarningValue: 10, yearWarningValue: 5 })).code).toBe("0400");
  expect((await save({ quarterWarningValue: 1, yearWarningValue: 2 })).result).toEqual({ changedCount: 2 });
  const { result } = await server.request("chenjie", "config.warningValue.query", { qyid: 1001003 });
  expect(result).toMatchObject({ quarterWarningValue: 1, yearWarningValue: 2 });
  const page = await server.request("chenjie", "invoice.collection.page", {
    kjnd: 2026,
    kjqj: 10,
    pageNum: 1,
    pageSize: 500,
    amountWarning: [1],
  });
  expect(
    (page.result as { list: { companyId: number }[] }).list.some(({ companyId }) =>
      qyIdList.includes(companyId),
    ),
  ).toBe(true);
});

test("another firm is not told of", async () => {
  expect((await server.request("chenjie", "config.branchInfo", { gsid: 1002 })).code).toBe("0404");
  expect((await server.request("chenjie", "config.branchInfo", { gsid: 1001 })).result).toMatchObject({
    area: "上海市",
  });
});

test("an entry that nobody has set is nothing, a solution is found by its number", async () => {
  expect((await server.request("chenjie", "config.byKey", { configKey: "nothing" })).result).toBeNull();
  const { result } = await server.request("chenjie", "config.solution", { questionNo: "2059" });
  expect(result).toMatchObject({ reason: "用户名不明确或仍在使用初始密码" });
});
