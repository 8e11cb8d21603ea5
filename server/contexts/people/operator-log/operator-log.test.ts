import { beforeAll, describe, expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

interface Entry {
  readonly id: number;
  readonly operatorId: number;
  readonly operatorName: string;
  readonly deptName: string;
  readonly title: string;
  readonly target: string;
  readonly success: number;
  readonly reason: string | null;
  readonly createTime: string;
}

const server = useTestServer();

const page = async (filters: object, account = "zhoumy") => {
  const { code, result } = await server.request(account, "operatorLog.page", {
    pageNum: 1,
    pageSize: 500,
    ...filters,
  });
  expect(code).toBe("0");
  return result as { list: Entry[]; total: number };
};

test("the demonstration has a month of entries, newest first, the same every time", async () => {
  const { list, total } = await page({});
  expect(total).toBe(107);
  expect(list.map(({ createTime }) => createTime)).toEqual(
    list
      .map(({ createTime }) => createTime)
      .toSorted()
      .toReversed(),
  );
  expect(list[0]?.createTime).toBe("2026-11-19 13:09:00");
  expect(list.at(-1)?.createTime.slice(0, 10)).toBe("2026-10-21");
});

test("a write is logged with who, what, to whom and how it ended", async () => {
  const { userId } = await server.db
    .selectFrom("staff")
    .select("userId")
    .where("account", "=", "zhoumy")
    .executeTakeFirstOrThrow();
  await server.request("chenjie", "userAdmin.delete", { userId });
  const [entry] = (await page({ title: "删除用户" })).list;
  expect(entry).toMatchObject({
    operatorName: "陈洁",
    deptName: "总经办",
    title: "删除用户",
    target: "周明远（zhoumy）",
    success: 0,
    reason: "不能删除超级管理员「周明远」",
    createTime: server.clock.now(),
  });
  expect((await server.request("zhoumy", "operatorLog.detail", { id: entry?.id })).result).toEqual(entry);
});

describe("every filter keeps exactly what it names", () => {
  let all: Entry[];
  beforeAll(async () => {
    all = (await page({})).list;
  });
  const expectKept = async (filters: object, keep: (entry: Entry) => boolean) => {
    const kept = all.filter(keep);
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.length).toBeLessThan(all.length);
    expect((await page(filters)).list).toEqual(kept);
  };

  test("operator", async () => {
    const operatorId = all[0]?.operatorId;
    await expectKept({ operatorId }, (entry) => entry.operatorId === operatorId);
  });

  test("what was done, or what it was done to", async () => {
    await expectKept({ title: "部门" }, ({ title, target }) => `${title} ${target}`.includes("部门"));
    await expectKept({ title: "叶青" }, ({ target }) => target.includes("叶青"));
  });

  test("result", async () => {
    await expectKept({ success: 0 }, ({ success, reason }) => success === 0 && reason !== null);
    await expectKept({ success: 1 }, ({ success, reason }) => success === 1 && reason === null);
  });

  test("days and moments, both ends included", async () => {
    await expectKept(
      { startTime: "2026-11-01", endTime: "2026-11-02" },
      ({ createTime }) => createTime >= "2026-11-01" && createTime < "2026-11-03",
    );
    const moment = all[5]?.createTime ?? "";
    await expectKept({ startTime: moment, endTime: moment }, ({ createTime }) => createTime === moment);
  });
});

test("a period that is none is refused at its field", async () => {
  const refused = async (filters: object) =>
    await server.request("zhoumy", "operatorLog.page", { pageNum: 1, pageSize: 10, ...filters });
  expect(await refused({ startTime: "2026-02-30" })).toMatchObject({
    code: "0400",
    result: { fieldErrors: [{ path: "startTime" }] },
  });
  expect(await refused({ startTime: "2026-11-02", endTime: "2026-11-01" })).toMatchObject({
    result: { fieldErrors: [{ path: "endTime", message: "结束时间不能早于开始时间" }] },
  });
});

test("oldest first when asked", async () => {
  const { list } = await page({ sortField: "createTime", sortOrder: "asc" });
  expect(list.map(({ id }) => id)).toEqual(
    list
      .toSorted((a, b) => (a.createTime < b.createTime ? -1 : a.createTime > b.createTime ? 1 : a.id - b.id))
      .map(({ id }) => id),
  );
});

test("a branch administrator sees what the people of their branch did", async () => {
  const { list } = await page({}, "liuwei");
  expect(list.length).toBeGreaterThan(0);
  expect(new Set(list.map(({ deptName }) => deptName))).toEqual(
    new Set(["浦东分公司", "会计一部", "会计二部", "外勤部"]),
  );
  const hidden = (await page({})).list.find(({ deptName }) => deptName === "总经办");
  expect(await server.request("liuwei", "operatorLog.detail", { id: hidden?.id })).toMatchObject({
    code: "0404",
  });
});

test("nobody without the code reads the log, and no firm another's", async () => {
  const params = { pageNum: 1, pageSize: 10 };
  expect(await server.request("zhaomin", "operatorLog.page", params)).toMatchObject({ code: "0403" });
  const { list } = await page({}, "qianjin");
  expect(list.length).toBeGreaterThan(0);
  expect(list.every(({ operatorName }) => ["钱锦", "许婷"].includes(operatorName))).toBe(true);
  const foreign = (await page({})).list[0];
  expect(await server.request("qianjin", "operatorLog.detail", { id: foreign?.id })).toMatchObject({
    code: "0404",
  });
});
