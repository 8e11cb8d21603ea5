import { describe, expect, test } from "vitest";
import { taxNumberCheckDigit } from "../../../../src/domain/tax-number.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

interface Subject {
  readonly kmdm: string;
  readonly kmmc: string;
  readonly fzhs: readonly number[];
  readonly isSystem: number;
}

let made = 0;
const call = async (operation: string, params: object, account = "chenjie") =>
  await server.request(account, operation, params);
const done = async <Result>(operation: string, params: object) => {
  const { code, message, result } = await call(operation, params);
  if (code !== "0") throw new Error(`${operation}: ${message}`);
  return result as Result;
};
const newClient = async (change: object = {}) => {
  made += 1;
  const first = `91310115MA8${String(10_000 + made)}8`;
  const form = {
    companyName: `上海重建${made}有限公司`,
    taxlayerNo: first + taxNumberCheckDigit(first),
    taxlayerType: "101",
    nsqxdm: "08",
    companyType: "1",
    beginDate: "2026-03-01",
    provinceId: "31",
  };
  return (await done<{ companyId: number }>("company.add", { ...form, ...change })).companyId;
};
const rebuild = async (companyId: number, account?: string) =>
  await call("company.rebuild", { companyId }, account);
const subjects = async (ztdm: number) => {
  const { rows } = await subjectRows(ztdm);
  return rows;
};
const subjectRows = async (ztdm: number) => {
  const stored = await server.db
    .selectFrom("plainRecord")
    .select("fields")
    .where("resource", "=", "subject")
    .where("companyId", "=", ztdm)
    .execute();
  const rows = stored.map(
    ({ fields }) => (typeof fields === "string" ? JSON.parse(fields) : fields) as Subject,
  );
  return { rows: rows.toSorted((a, b) => (a.kmdm < b.kmdm ? -1 : 1)) };
};
const codeOf = async (ztdm: number, kmmc: string) =>
  (await subjects(ztdm)).find((subject) => subject.kmmc === kmmc)?.kmdm;

describe("a rebuilt ledger", () => {
  test("has the chart of its kind of taxpayer, the usual auxiliary types and RMB", async () => {
    const small = await newClient();
    expect(await subjects(small)).toEqual([]);
    expect(await rebuild(small)).toEqual({ status: 200, code: "0", message: null, result: null });
    expect(await codeOf(small, "主营业务收入")).toBe("5001");
    const types = await done<{ id: number; typeCode: string; typeName: string }[]>("auxiliary.type.list", {
      ztdm: small,
    });
    expect(types.map(({ typeCode, typeName }) => `${typeCode} ${typeName}`).toSorted()).toEqual([
      "BM 部门",
      "CH 存货",
      "GYS 供应商",
      "KH 客户",
      "XM 项目",
      "YG 员工",
    ]);
    const clients = types.find(({ typeCode }) => typeCode === "KH")?.id;
    expect((await subjects(small)).find(({ kmmc }) => kmmc === "应收账款")?.fzhs).toEqual([clients]);
    const general = await newClient({ taxlayerType: "001", nsqxdm: "06" });
    await rebuild(general);
    expect(await codeOf(general, "主营业务收入")).toBe("6001");
    const club = await newClient({ companyType: "3" });
    await rebuild(club);
    expect(await codeOf(club, "主营业务收入")).toBeUndefined();
    expect((await subjects(club)).length).toBeGreaterThan(20);
  });

  test("replaces what stood there, and leaves bank accounts without a subject", async () => {
    const ztdm = await newClient();
    await rebuild(ztdm);
    await done("subject.save", { ztdm, kmdm: "560299", kmmc: "车辆费用" });
    const { id: account } = await server.db
      .insertInto("plainRecord")
      .values({
        gsid: 1001,
        resource: "bankAccount",
        companyId: ztdm,
        fields: JSON.stringify({ khh: "中国银行", yhzh: "44020001", subjectId: 7 }),
        createTime: server.clock.now(),
        updateTime: null,
        createUserId: null,
        kjnd: null,
        kjqj: null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const before = (await subjects(ztdm)).length;
    expect(await rebuild(ztdm)).toMatchObject({ code: "0" });
    expect((await subjects(ztdm)).length).toBe(before - 1);
    expect((await subjects(ztdm)).every(({ isSystem }) => isSystem === 1)).toBe(true);
    const { subjectId } = await server.db
      .selectFrom("plainRecord")
      .select((of) =>
        of
          .ref("fields", "->>")
          .key("subjectId" as never)
          .as("subjectId"),
      )
      .where("id", "=", account)
      .executeTakeFirstOrThrow();
    expect(subjectId).toBeNull();
    const currencies = await done<{ bzdm: string; isBase: number }[]>("currency.list", { ztdm });
    expect(currencies).toMatchObject([{ bzdm: "CNY", isBase: 1 }]);
  });

  test("is refused where something is booked or closed, and nothing changes", async () => {
    const booked = 1_001_001;
    const before = await subjects(booked);
    expect(await rebuild(booked)).toMatchObject({
      code: "0409",
      message: expect.stringMatching(/，不能重建账套$/),
    });
    expect(await subjects(booked)).toEqual(before);
    const client = await newClient();
    const month = { qyid: client, kjnd: 2026, kjqj: 10 };
    await done("book.todoStatus", { ...month, step: "arrival", status: 2 });
    expect(await rebuild(client)).toMatchObject({ code: "0" });
    await done("book.todoStatus", { ...month, step: "book", status: 1 });
    expect((await rebuild(client)).message).toContain("2026-10已记账");
    await done("book.todoStatus", { ...month, step: "book", status: 2 });
    await done("book.todoStatus", { ...month, step: "close", status: 1 });
    expect((await rebuild(client)).message).toContain("2026-10已结账");
  });

  test("needs a client in service, and somebody who may change it", async () => {
    const client = await newClient();
    expect(await rebuild(client, "heqing")).toMatchObject({ code: "0403" });
    expect(await rebuild(client, "qianjin")).toMatchObject({ code: "0404" });
    await done("company.stop", { companyIdList: [client], stopYear: 2026, stopMonth: 11 });
    expect((await rebuild(client)).message).toContain("已停止服务，不能重建账套");
  });
});
