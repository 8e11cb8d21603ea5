import { beforeAll, describe, expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

interface Purchase {
  readonly id: number;
  readonly fphm: string;
  readonly fpzl: string;
  readonly kprq: string;
  readonly hwYslwMc: string;
  readonly xhdwMc: string;
  readonly gxzt: number;
  readonly rzzt: number;
  readonly dkzt: number;
  readonly glzt: number;
  readonly fpzt: number;
  readonly sdbz: number;
  readonly canCheckStatus: number;
  readonly sehj: number;
  readonly yxse: number;
  readonly disabledReason: string | null;
}

const MONTH = { gxnd: 2026, gxyf: 10 };
const server = useTestServer();
let qyid: number;
let all: readonly Purchase[];

beforeAll(async () => {
  const open = await server.db
    .selectFrom("companyPeriod as p")
    .innerJoin("company as c", "c.companyId", "p.companyId")
    .select("p.companyId")
    .where("p.gsid", "=", 1001)
    .where("c.taxlayerType", "=", "001")
    .where("p.kjnd", "=", 2026)
    .where("p.kjqj", "=", 10)
    .where("p.confirmationStatus", "=", 0)
    .where("p.noticeTaxType", "=", 0)
    .where("p.checkStatus", "=", 1)
    .orderBy("p.companyId")
    .executeTakeFirstOrThrow();
  qyid = open.companyId;
  all = await list();
});

const call = async (operation: string, params: object) =>
  await server.request("chenjie", `invoice.${operation}`, params);
async function list(params: object = {}): Promise<readonly Purchase[]> {
  const paging = { pageNum: 1, pageSize: 500 };
  const { result, message } = await call("check.page", { qyid, ...MONTH, ...paging, ...params });
  if (result === null) throw new Error(String(message));
  return (result as { list: Purchase[] }).list;
}
const idsOf = (purchases: readonly Purchase[]) => purchases.map(({ id }) => id).toSorted((a, b) => a - b);
/** Makes one purchase what none of the demonstration's need be. */
const change = async (id: number, set: object) =>
  await server.db.updateTable("invoice").set(set).where("id", "=", id).execute();

test("every filter keeps exactly what it names", async () => {
  const [first, second, third, fourth] = all;
  await change(first?.id ?? 0, { glzt: 2, sdbz: 1 });
  await change(second?.id ?? 0, { canCheckStatus: 0, fpzt: 1 });
  await change(third?.id ?? 0, { rzzt: 2, hwYslwMc: "*餐饮服务*餐费" });
  await change(fourth?.id ?? 0, { dkzt: 2, fpzl: "82" });
  all = await list();
  const day = all[2]?.kprq ?? "";
  const tax = all[3]?.sehj ?? 0;
  const filters: readonly [object, (purchase: Purchase) => boolean][] = [
    [{ fuzzyMatch: all[1]?.fphm }, ({ fphm }) => fphm === all[1]?.fphm],
    [{ fuzzyMatch: all[0]?.xhdwMc }, ({ xhdwMc }) => xhdwMc === all[0]?.xhdwMc],
    [{ kpxmFuzzyMatch: "餐饮" }, ({ hwYslwMc }) => hwYslwMc.includes("餐饮")],
    [{ kprqStart: day }, ({ kprq }) => kprq >= day],
    [{ kprqEnd: day }, ({ kprq }) => kprq <= day],
    [{ fpzlList: ["82"] }, ({ fpzl }) => fpzl === "82"],
    [{ tgGxztList: [1] }, ({ gxzt }) => gxzt === 1],
    [{ rzztList: [2] }, ({ rzzt }) => rzzt === 2],
    [{ dkztList: [2] }, ({ dkzt }) => dkzt === 2],
    [{ glztList: [0, 1] }, ({ glzt }) => glzt < 2],
    [{ fpztList: [0, 3] }, ({ fpzt }) => fpzt === 0 || fpzt === 3],
    [{ canCheckStatusList: [0] }, ({ canCheckStatus }) => canCheckStatus === 0],
    [{ sdbzList: [1] }, ({ sdbz }) => sdbz === 1],
    [{ sehjMin: tax }, ({ sehj }) => sehj >= tax],
    [{ sehjMax: tax }, ({ sehj }) => sehj <= tax],
    [{ invoiceIdList: [all[0]?.id] }, ({ id }) => id === all[0]?.id],
  ];
  for (const [params, keeps] of filters) {
    const kept = all.filter(keeps);
    expect(kept.length).toBeGreaterThan(0);
    expect([params, idsOf(await list(params))]).toEqual([params, idsOf(kept)]);
  }
});

test("the seller's invoices are searched by name too, each name with all of its own", async () => {
  const seller = all[0]?.xhdwMc ?? "";
  const { result } = await call("batchSearch", {
    jxxlx: 0,
    kjnd: 2026,
    kjqj: 10,
    matchType: 1,
    qyid,
    searchType: 2,
    searchList: [seller],
  });
  const { resultMap } = result as { resultMap: { name: string; idList: number[] }[] };
  expect(resultMap.map(({ name }) => name)).toEqual([seller]);
  expect(resultMap[0]?.idList).toEqual(
    expect.arrayContaining(all.filter(({ xhdwMc }) => xhdwMc === seller).map(({ id }) => id)),
  );
});

test("at most 500 items are searched at once, each of 50 characters", async () => {
  const search = async (searchList: readonly string[]) =>
    await call("batchSearch", { jxxlx: 0, kjnd: 2026, kjqj: 10, matchType: 1, qyid, searchList });
  const items = (count: number) => Array.from({ length: count }, (_none, index) => `${index}`);
  expect((await search(items(500))).code).toBe("0");
  expect((await search(items(501))).code).toBe("0400");
  expect((await search(["9".repeat(50)])).code).toBe("0");
  expect((await search(["9".repeat(51)])).code).toBe("0400");
});

describe("changing the selection", () => {
  const selection = async (ids: readonly number[], gxzt: number) =>
    await call("changeTaxGxzt", { invoiceIdList: ids, gxzt, qyid, ...MONTH });

  test("has the tax calculated anew", async () => {
    const statistics = async () =>
      (await server.request("chenjie", "prediction.statistics", { qyid, kjnd: 2026, kjqj: 10 })).result as {
        predictionStatus: number;
        wrzAmount: number | null;
      };
    const before = await statistics();
    const open = all.find(
      ({ gxzt, yxse, disabledReason }) => gxzt === 0 && yxse > 0 && disabledReason === null,
    );
    await selection([open?.id ?? 0], 1);
    await expect.poll(async () => (await statistics()).predictionStatus, { timeout: 30_000 }).toBe(1);
    const { unselectedAmount } = (await call("check.page", { ...MONTH, qyid, pageNum: 1, pageSize: 1 }))
      .result as { unselectedAmount: number };
    expect(unselectedAmount).toBeLessThan(before.wrzAmount ?? 0);
    expect((await statistics()).wrzAmount).toBe(unselectedAmount);
    await selection([open?.id ?? 0], 0);
  });

  test("that nothing can be taken back of says that the bureau forbids it", async () => {
    const selected = (await list({ tgGxztList: [1] }))[0];
    await change(selected?.id ?? 0, { sjGxzt: 1 });
    expect(await selection([selected?.id ?? 0], 0)).toMatchObject({
      code: "0409",
      message: "取消勾选失败，存在税局不允许取消的发票",
    });
    await change(selected?.id ?? 0, { sjGxzt: 0 });
  });

  test("never to be selected needs a purchase, and none that the bureau has selected or certified", async () => {
    const restrict = async (invoiceIdList: readonly number[]) =>
      await call("updateCanCheckStatus", { qyid, canCheckStatus: 0, invoiceIdList });
    expect(await restrict([])).toMatchObject({
      code: "0400",
      result: { fieldErrors: [{ path: "invoiceIdList" }] },
    });
    const open = (await list({ tgGxztList: [0] }))[0]?.id ?? 0;
    for (const set of [
      { sjGxzt: 1, rzzt: 0 },
      { sjGxzt: 0, rzzt: 1 },
    ]) {
      await change(open, set);
      expect((await restrict([open])).message).toContain("已勾选或已认证，不能设置永不勾选");
    }
    await change(open, { sjGxzt: 0, rzzt: 0 });
    expect((await restrict([open])).code).toBe("0");
  });

  test("is over with the notice: risky purchases stay, and so do certified ones before it", async () => {
    const selected = (await list({ tgGxztList: [1] }))[0];
    const id = selected?.id ?? 0;
    const remove = async () =>
      await call("batchChangeTaxGxzt", { invoiceList: [{ id, qyid, ...MONTH, gxzt: 0 }] });
    await change(id, { glzt: 1, rzzt: 1, dkzt: 1 });
    expect((await remove()).result).toMatchObject({ successCount: 0, failCount: 1 });
    await change(id, { rzzt: 0, dkzt: 0 });
    const notice = (noticeTaxType: number) =>
      server.db
        .updateTable("companyPeriod")
        .set({ noticeTaxType })
        .where("companyId", "=", qyid)
        .where("kjnd", "=", 2026)
        .where("kjqj", "=", 10)
        .execute();
    await notice(1);
    expect((await remove()).message).toBe("本期税款已通知客户，不能更改勾选");
    await notice(0);
    expect((await remove()).result).toMatchObject({ successCount: 1, failCount: 0 });
  });
});

test("a recommendation goes by the amounts that were sent with it", async () => {
  const recommended = async (xxTaxAmount: number) =>
    (await list({ recommend: 1, recommendAmount: 0, xxTaxAmount, sqldAmount: 0, bqzcAmount: 0 })).reduce(
      (sum, { yxse }) => sum + yxse,
      0,
    );
  expect(await recommended(0)).toBe(0);
  expect(await recommended(9_999_999)).toBeGreaterThan(0);
});
