import { beforeAll, describe, expect, test } from "vitest";
import { useTestServer } from "../../../../testing/use-test-server.ts";

interface Row {
  readonly companyId: number;
  readonly companyName: string;
  readonly khbm: string;
  readonly zjm: string;
  readonly taxlayerNo: string;
  readonly taxlayerType: string;
  readonly nsqxdm: string;
  readonly statusCode: number;
  readonly provinceId: string;
  readonly industry: string;
  readonly createTime: string;
  readonly lxrPhone: string | null;
  readonly stopPeriod: string | null;
  readonly tags: readonly { id: number; label: string }[];
  readonly userIds: readonly number[];
  readonly userNames: string;
  readonly removeUserName: string | null;
}

const server = useTestServer();
let everything: readonly Row[];
beforeAll(async () => {
  everything = (await list({})).rows;
});

const list = async (params: object, account = "zhoumy") => {
  const answer = await server.request(account, "company.list", { pageNum: 1, pageSize: 500, ...params });
  const { list: rows, total } = answer.result as { list: Row[]; total: number };
  return { rows, total };
};
const names = async (params: object, account?: string) =>
  (await list(params, account)).rows.map((row) => row.companyName);
const namesWhere = (holds: (row: Row) => boolean) => everything.filter(holds).map((row) => row.companyName);
const same = async (params: object, holds: (row: Row) => boolean) => {
  const wanted = namesWhere(holds);
  expect(wanted.length).toBeGreaterThan(0);
  expect(wanted.length).toBeLessThan(everything.length);
  expect(await names(params)).toEqual(wanted);
};

describe("what the list holds", () => {
  test("without a status those outside the recycle bin, newest first, phones masked", () => {
    expect(everything.length).toBeGreaterThan(70);
    expect(new Set(everything.map((row) => row.statusCode))).toEqual(new Set([0, 1]));
    const times = everything.map((row) => row.createTime);
    expect(times).toEqual(times.toSorted().toReversed());
    for (const { lxrPhone } of everything) expect(lxrPhone).toMatch(/^1\d\d\*{4}\d{4}$/);
  });

  test("each status alone, counted as the tabs show it", async () => {
    const [active, stopped, trash] = await Promise.all(
      [1, 0, 2].map(async (status) => (await list({ status })).rows),
    );
    expect((await server.request("zhoumy", "company.count")).result).toEqual({
      active: active?.length,
      stopped: stopped?.length,
      trash: trash?.length,
    });
    expect((active?.length ?? 0) + (stopped?.length ?? 0) + (trash?.length ?? 0)).toBe(80);
    expect(stopped?.every((row) => /^\d{4}-\d\d$/.test(row.stopPeriod ?? ""))).toBe(true);
    expect(trash?.every((row) => row.removeUserName === "周明远")).toBe(true);
  });

  test("is only what the user's codes let them open: in service, stopped, recycle bin", async () => {
    const status = (code: number) => server.request("sunli", "company.list", { pageSize: 10, status: code });
    expect(await status(1)).toMatchObject({ code: "0" });
    expect(await status(0)).toMatchObject({ code: "0403" });
    expect(await status(2)).toMatchObject({ code: "0403" });
    const { rows } = await list({}, "sunli");
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map((row) => row.statusCode))).toEqual(new Set([1]));
  });

  test("pages do not overlap and give the total", async () => {
    const first = await list({ pageSize: 20 });
    const second = await list({ pageSize: 20, pageNum: 2 });
    expect([...first.rows, ...second.rows]).toEqual(everything.slice(0, 40));
    expect(second.total).toBe(everything.length);
    expect((await list({ pageNum: undefined, currentPage: 2, pageSize: 20 })).rows).toEqual(second.rows);
  });
});

describe("filters", () => {
  test("the name box finds names, customer codes and mnemonic codes", async () => {
    const [row] = everything;
    if (!row) throw new Error("no company");
    expect(await names({ companyName: row.companyName.slice(2, 5) })).toContain(row.companyName);
    expect(await names({ companyName: row.khbm })).toEqual([row.companyName]);
    await same({ companyName: "shyq" }, ({ zjm }) => zjm.includes("SHYQ"));
    expect(await names({ companyName: "%" })).toEqual([]);
  });

  test("tax number, kind of taxpayer and filing period", async () => {
    const [row] = everything;
    expect(await names({ taxlayerNo: row?.taxlayerNo.slice(4) })).toEqual([row?.companyName]);
    await same({ taxlayerType: "001" }, ({ taxlayerType }) => taxlayerType === "001");
    await same({ nsqxdm: "08" }, ({ nsqxdm }) => nsqxdm === "08");
  });

  test("region and industry", async () => {
    await same({ provinceId: "32" }, ({ provinceId }) => provinceId === "32");
    await same({ industry: "建筑业" }, ({ industry }) => industry === "建筑业");
  });

  test("companies with any of the tags", async () => {
    const tag = everything.flatMap((row) => row.tags)[0];
    await same({ tagIdList: [tag?.id] }, ({ tags }) => tags.some(({ id }) => id === tag?.id));
  });

  test("who looks after them, by id, by name and oneself", async () => {
    const userId = everything.find((row) => row.userNames.includes("孙丽"))?.userIds[0];
    await same({ userId }, ({ userIds }) => userIds.includes(userId ?? 0));
    await same({ userName: "孙丽" }, ({ userNames }) => userNames.includes("孙丽"));
    await same({ authSelf: 1 }, ({ userNames }) => userNames.includes("周明远"));
    expect(await names({ authSelf: -1 })).toHaveLength(everything.length);
  });

  test("created from one day to another, both included", async () => {
    const day = everything[10]?.createTime.slice(0, 10) ?? "";
    await same({ createTimeStart: day, createTimeEnd: day }, ({ createTime }) => createTime.startsWith(day));
    await same({ createTimeEnd: day }, ({ createTime }) => createTime.slice(0, 10) <= day);
  });

  test("a contact's phone is found whole or by what the mask shows, not by the hidden digits", async () => {
    const { phone } = await server.db
      .selectFrom("companyContact")
      .select("phone")
      .where("gsid", "=", 1001)
      .orderBy("id")
      .executeTakeFirstOrThrow();
    expect(await names({ phone })).toHaveLength(1);
    expect((await names({ phone: phone.slice(-4) })).length).toBeGreaterThan(0);
    expect(await names({ phone: phone.slice(3, 8) })).toEqual([]);
  });

  test("chosen companies", async () => {
    const ids = everything.slice(3, 5).map((row) => row.companyId);
    await same({ companyIdList: ids }, ({ companyId }) => ids.includes(companyId));
  });
});

test("the list can be ordered by what the catalogue allows", async () => {
  const codes = (await list({ sortField: "khbm", sortOrder: "asc" })).rows.map((row) => row.khbm);
  expect(codes).toEqual(codes.toSorted());
  const letters = (await list({ sortField: "companyName", sortOrder: "desc" })).rows.map((row) => row.zjm);
  expect(letters).toEqual(letters.toSorted().toReversed());
  expect(
    await server.request("zhoumy", "company.list", { pageSize: 10, sortField: "legalPersonPhone" }),
  ).toMatchObject({ code: "0400" });
});

describe("who sees which companies", () => {
  test("an accountant sees those that she looks after", async () => {
    const ownNames = namesWhere(
      ({ userNames, statusCode }) => userNames.split("、").includes("孙丽") && statusCode === 1,
    );
    expect(ownNames.length).toBeGreaterThan(10);
    expect(await names({}, "sunli")).toEqual(ownNames);
    expect((await server.request("sunli", "company.count")).result).not.toEqual(
      (await server.request("zhoumy", "company.count")).result,
    );
  });

  test("who hands out companies sees all of them", async () => {
    expect(await names({}, "heqing")).toHaveLength(everything.length);
  });

  test("another firm sees its own", async () => {
    const foreign = await list({}, "qianjin");
    expect(foreign.total).toBe(11);
    expect(
      foreign.rows.some((row) => everything.some((company) => company.companyId === row.companyId)),
    ).toBe(false);
  });

  test("without the permission nothing", async () => {
    expect(await server.request("fenglei", "company.list", { pageSize: 10 })).toMatchObject({ code: "0403" });
  });
});

describe("matching", () => {
  const match = async (companyName: string, account = "zhoumy") =>
    (await server.request(account, "company.match", { companyName })).result as {
      companyName: string;
      label: string;
    }[];

  test("finds names by their characters in order, and by mnemonic code", async () => {
    const matches = await match("上 云有公");
    expect(matches.map((company) => company.companyName)).toContain("上海云启信息技术有限公司");
    expect((await match("shyqxx"))[0]).toMatchObject({
      companyName: "上海云启信息技术有限公司",
      label: expect.stringMatching(/^上海云启信息技术有限公司（9131\w+）$/),
    });
    expect(await match("公司有")).toEqual([]);
  });

  test("gives the first of all while nothing is said, in the order of their mnemonic codes", async () => {
    const { result } = await server.request("zhoumy", "company.match", {});
    const companies = result as readonly { companyName: string }[];
    expect(companies).toHaveLength(20);
    expect(companies[0]?.companyName).toBe("成都诚信餐饮管理有限公司");
  });

  test("gives at most 20, only what the user may see, and nothing for a blank", async () => {
    expect(await match("有限公司")).toHaveLength(20);
    expect(await match("云启", "qianjin")).toEqual([]);
    expect(await match(" ")).toEqual([]);
  });
});

test("codes and facts about companies", async () => {
  const get = async (operation: string, params: object = {}) =>
    (await server.request("zhoumy", operation, params)).result;
  expect(await get("company.customerCode.get")).toEqual({ khbm: "KH00081", used: false });
  expect(await get("company.customerCode.get", { khbm: "KH00001" })).toEqual({ khbm: "KH00001", used: true });
  expect(await get("company.pinyinCode.get", { companyName: "上海云启信息技术有限公司" })).toEqual({
    zjm: "SHYQXXJSYXGS",
    companyCount: 1,
  });
  expect(await get("company.registrationDate.get", { companyId: 1_001_001 })).toEqual({
    registrationDate: "2026-06-08",
  });
  const sectors = await get("company.tradeSector.list");
  expect(sectors).toContainEqual({ code: "E", name: "建筑业" });
});

test("a phone is unknown, the company's own, or another's", async () => {
  const { phone, companyId } = await server.db
    .selectFrom("companyContact")
    .select(["phone", "companyId"])
    .where("gsid", "=", 1001)
    .orderBy("id")
    .executeTakeFirstOrThrow();
  const ask = async (params: object) =>
    (await server.request("zhoumy", "company.phoneStatus.get", params)).result as { phoneStatus: number };
  expect(await ask({ phone: "19912345678" })).toEqual({ phoneStatus: 0, companyNames: [] });
  expect(await ask({ phone, companyId })).toMatchObject({ phoneStatus: 1 });
  expect(await ask({ phone, companyId: companyId + 1 })).toMatchObject({ phoneStatus: 2 });
});
