import { describe, expect, test } from "vitest";
import { inService } from "../../../access/served-months.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

const call = async (operation: string, params: object, account = "chenjie") =>
  await server.request(account, operation, params);

describe("the income tax of a client", () => {
  const group = async (qyid: number, account?: string) =>
    await call("customerProfile.business.incomeTaxGroup", { qyid }, account);
  const settings = async (qyid: number, list: readonly object[]) => {
    const saved = await call("collection.setting.save", { qyid, settings: list });
    expect(saved).toMatchObject({ code: "0" });
  };
  const clientOf = async (companyType: string) =>
    (
      await server.db
        .selectFrom("company")
        .select("companyId")
        .where("gsid", "=", 1001)
        .where("isRemove", "=", 0)
        .where(inService(server.clock))
        .where("companyType", "=", companyType)
        .orderBy("companyId")
        .executeTakeFirstOrThrow()
    ).companyId;

  test("is that of companies, as the bureau has it registered", async () => {
    const qyid = await clientOf("1");
    await settings(qyid, [{ szid: 3, zspm: "应纳税所得额", sbzq: "10", startDate: "2024-01-01" }]);
    expect((await group(qyid)).result).toEqual({
      incomeTaxKind: "corporate",
      nsqxdm: "10",
      registered: true,
    });
    await settings(qyid, [
      { szid: 3, zspm: "应纳税所得额", sbzq: "10", startDate: "2024-01-01", endDate: "2025-12-31" },
    ]);
    expect((await group(qyid)).result).toEqual({
      incomeTaxKind: "corporate",
      nsqxdm: "08",
      registered: false,
    });
  });

  test("is that of persons for a sole trader and a partnership; what they withhold from staff is not theirs", async () => {
    const trader = await clientOf("2");
    await settings(trader, [{ szid: 11, zspm: "工资薪金所得", sbzq: "06", startDate: "2024-01-01" }]);
    expect((await group(trader)).result).toMatchObject({ incomeTaxKind: "personal", registered: false });
    await settings(trader, [{ szid: 11, zspm: "经营所得", sbzq: "08", startDate: "2024-01-01" }]);
    expect((await group(trader)).result).toMatchObject({ incomeTaxKind: "personal", registered: true });
    const partnership = await clientOf("1");
    const update = { qyid: partnership, registType: "172" };
    expect(await call("customerProfile.business.update", update)).toMatchObject({ code: "0" });
    expect((await group(partnership)).result).toMatchObject({ incomeTaxKind: "personal" });
  });

  test("is not told of others' clients", async () => {
    const qyid = await clientOf("1");
    expect(await group(qyid, "qianjin")).toMatchObject({ code: "0404" });
    expect(await group(qyid, "fenglei")).toMatchObject({ code: "0403" });
  });
});

describe("the administrative region of a client", () => {
  const QYID = 1_001_002;
  const update = async (params: object) =>
    await call("customerProfile.business.update", { qyid: QYID, ...params });
  const place = async () => {
    const { result } = await call("customerProfile.business.query", { qyid: QYID });
    const { provinceId, cityId, areaId } = result as Record<string, unknown>;
    return [provinceId, cityId, areaId];
  };

  test("is kept as city and district", async () => {
    expect(await update({ provinceId: "31", xzqhId: "310112" })).toMatchObject({ code: "0" });
    expect(await place()).toEqual(["31", "3101", "310112"]);
    expect(await update({ address: "上海市闵行区" })).toMatchObject({ code: "0" });
    expect(await place()).toEqual(["31", "3101", "310112"]);
    expect(await update({ xzqhId: "" })).toMatchObject({ code: "0" });
    expect(await place()).toEqual(["31", null, null]);
  });

  test("lies in the company's province or city, at its field otherwise", async () => {
    for (const params of [{ xzqhId: "320505" }, { provinceId: "2102", xzqhId: "210112" }]) {
      expect(await update(params)).toMatchObject({
        code: "0400",
        result: { fieldErrors: [{ path: "xzqhId", message: "行政区划与所属地区不一致，请重新选择" }] },
      });
    }
    expect(await update({ xzqhId: "3101" })).toMatchObject({ code: "0400" });
    expect(await update({ provinceId: "2102", xzqhId: "210203" })).toMatchObject({ code: "0" });
    expect(await place()).toEqual(["2102", "2102", "210203"]);
  });

  test("is left behind by a company that moves to another province", async () => {
    await update({ provinceId: "31", xzqhId: "310112" });
    expect(await update({ provinceId: "32" })).toMatchObject({ code: "0" });
    expect(await place()).toEqual(["32", null, null]);
  });
});
