import { expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

interface Allocation {
  readonly rightsId: number;
  readonly companyId: number;
  readonly rightsKind: string;
  readonly rightsName: string;
}

const PAGE = { pageNum: 1, pageSize: 100 };
const request = async (operation: string, params: object) =>
  await server.request("chenjie", operation, params);
const page = async (params: object = {}) =>
  (await request("rights.allocation.page", { ...PAGE, ...params })).result as {
    list: readonly Allocation[];
    total: number;
  };

test("no more of a right is given away than was bought", async () => {
  const [given] = (await page({ rightsKind: "proCard" })).list;
  const rightsId = given?.rightsId ?? 0;
  const companyIdList = [1_001_001, 1_001_002];
  expect(await request("rights.allocation.save", { rightsId, companyIdList, num: 9999 })).toMatchObject({
    code: "0400",
    message: expect.stringContaining("专家咨询卡"),
  });
  const before = (await page({ rightsId })).total;
  const saved = await request("rights.allocation.save", { rightsId, companyIdList, num: 2 });
  expect(saved).toMatchObject({ code: "0", result: { companyNum: 2 } });
  expect((await page({ rightsId })).total).toBe(before + 2);
  const { leftNum } = saved.result as { leftNum: number };
  const rest = await request("rights.allocation.save", { rightsId, companyIdList, num: leftNum });
  expect(rest).toMatchObject({ code: "0400" });
});

test("a company without the right may not use the AI manager, and is told why", async () => {
  expect((await request("aiManager.checkEquity", {})).result).toMatchObject({ result: true, reason: null });
  const [allotment] = (await page({ rightsKind: "invoice" })).list;
  const { result } = await request("aiManager.checkEquity", { companyId: allotment?.companyId });
  expect(result).toMatchObject({ result: false, leftNum: 0, reason: expect.stringContaining("还没有分配") });
});
