import { beforeEach, describe, expect, test } from "vitest";
import { assertReferences } from "../assert-references.ts";
import type { FirmContext } from "../../contracts/firm-context.ts";
import { tenantDb } from "../../platform/database/tenant-db.ts";
import { Refusal } from "../../platform/errors.ts";
import { useTestServer } from "../../testing/use-test-server.ts";
import { recordHandler } from "./record-handlers.ts";
import type { RecordRuleBook } from "../../contracts/firm-context.ts";
import { parcelCatalogue } from "../testing/parcel-catalogue.ts";

const OURS = 1_001_001;
const OTHERS = 1_002_001;

const server = useTestServer();
let concerned: string[] = [];
let rules: RecordRuleBook = {};

beforeEach(async () => {
  concerned = [];
  rules = {};
  await server.db
    .deleteFrom("plainRecord")
    .where("resource", "in", ["parcel", "return", "label", "sticker"])
    .execute();
});

async function call<Result = unknown>(operation: string, params: object, gsid = 1001): Promise<Result> {
  const context = {
    db: tenantDb(server.db, gsid),
    clock: server.clock,
    user: { id: 1, gsid, name: "测试", userKind: "superAdmin", grants: new Map() },
    concerns: (target: string) => void concerned.push(target),
    project: parcelCatalogue,
    recordRules: rules,
  } as unknown as FirmContext;
  const described = parcelCatalogue.operations.get(operation);
  if (described) await assertReferences(described, params, context);
  return (await recordHandler(operation)(params, context)) as Result;
}

const add = async (fields: object, gsid?: number) =>
  (await call<{ id: number }>("parcel.add", { companyId: OURS, ...fields }, gsid)).id;

async function recipients(filters: object, gsid?: number): Promise<unknown[]> {
  const params = { pageNum: 1, pageSize: 10, ...filters };
  const { list } = await call<{ list: { recipient: unknown }[] }>("parcel.page", params, gsid);
  return list.map(({ recipient }) => recipient);
}

async function ids(): Promise<number[]> {
  const { list } = await call<{ list: { id: number }[] }>("parcel.page", { pageNum: 1, pageSize: 10 });
  return list.map(({ id }) => id);
}

const refusal = (kind: string, message: string) =>
  expect.objectContaining({ kind, message: expect.stringContaining(message) });

describe("a record", () => {
  test("is shown as the catalogue describes it: looked up, masked, by default, or null", async () => {
    const id = await add({ recipient: "王芳", phone: "13812345678", forgotten: "x" });
    const shown = await call<{ companyName: string }>("parcel.detail", { id });
    expect(shown).toEqual({
      id,
      companyId: OURS,
      companyName: expect.stringContaining("公司"),
      recipient: "王芳",
      phone: "138****5678",
      fee: null,
      sent: null,
      state: 1,
      marks: [],
      createTime: "2026-11-20 10:00:00",
    });
    expect(await call("parcel.page", { pageNum: 1, pageSize: 10 })).toEqual({ list: [shown], total: 1 });
    expect(concerned).toContain(shown.companyName);
  });

  test("keeps what was hidden when its mask is sent back, and takes a new value", async () => {
    const id = await add({ recipient: "王芳", phone: "13812345678" });
    await call("parcel.save", { id, phone: "138****5678", fee: 8 });
    expect(await recipients({ phone: "13812345678" })).toEqual(["王芳"]);
    await call("parcel.save", { id, phone: "13999999999" });
    expect(await call("parcel.detail", { id })).toMatchObject({ phone: "139****9999", fee: 8 });
  });

  test("shares no unique fields with another one, in the recycle bin or not of its company it may", async () => {
    const id = await add({ recipient: "王芳" });
    await expect(add({ recipient: "王芳" })).rejects.toEqual(refusal("validation", "收件人“王芳”已存在"));
    expect(await add({ recipient: "王芳", companyId: OURS + 1 })).toBeGreaterThan(id);
    await call("parcel.delete", { ids: [id] });
    await add({ recipient: "王芳" });
    await expect(call("parcel.restore", { id })).rejects.toEqual(refusal("validation", "已存在"));
  });

  test("waits in the recycle bin until it is restored", async () => {
    const id = await add({ recipient: "王芳" });
    expect(await call("parcel.delete", { ids: [id] })).toBe(1);
    await expect(call("parcel.detail", { id })).rejects.toEqual(refusal("missing", "寄件不存在"));
    await call("parcel.restore", { id });
    expect(await recipients({})).toEqual(["王芳"]);
    await expect(call("parcel.restore", { id })).rejects.toEqual(refusal("missing", "寄件不存在"));
  });
});

describe("a page", () => {
  beforeEach(async () => {
    await add({
      recipient: "Alpha 100%",
      fee: 12.5,
      sent: "2026-10-01",
      marks: ["急"],
      phone: "13812345678",
    });
    await add({ recipient: "alphabet", fee: 3, sent: "2026-11-01", marks: ["急", "贵"], state: 2 });
  });

  test.each<[object, string[]]>([
    [{}, ["alphabet", "Alpha 100%"]],
    [{ recipient: "ALPHA" }, ["alphabet", "Alpha 100%"]],
    [{ recipient: "100%" }, ["Alpha 100%"]],
    [{ state: 2 }, ["alphabet"]],
    [{ states: [1, 2] }, ["alphabet", "Alpha 100%"]],
    [{ since: "2026-10-15" }, ["alphabet"]],
    [{ until: "2026-11-20" }, ["alphabet", "Alpha 100%"]],
    [{ until: "2026-11-19" }, []],
    [{ mark: "贵" }, ["alphabet"]],
    [{ keyword: "公司" }, ["alphabet", "Alpha 100%"]],
    [{ sortField: "fee", sortOrder: "asc" }, ["alphabet", "Alpha 100%"]],
    [{ sortField: "fee", sortOrder: "desc" }, ["Alpha 100%", "alphabet"]],
    [{ pageSize: 1, pageNum: 2 }, ["Alpha 100%"]],
    [{ phone: "138" }, ["Alpha 100%"]],
    [{ phone: "2345" }, []],
  ])("%j finds %j", async (filters, expected) => {
    expect(await recipients(filters)).toEqual(expected);
  });

  test("is narrowed by records that refer to its own, all of it by one of them", async () => {
    const [alphabet, alpha] = await ids();
    const first = await call<{ id: number }>("return.add", { parcelId: alphabet, reason: "拒收" });
    const second = await call<{ id: number }>("return.add", { parcelId: alpha, reason: "地址不详" });
    expect(await recipients({ returnReason: "拒收" })).toEqual(["alphabet"]);
    expect(await recipients({ returnReason: "拒收", returnId: first.id })).toEqual(["alphabet"]);
    expect(await recipients({ returnReason: "拒收", returnId: second.id })).toEqual([]);
    expect(await recipients({ returnReason: "拒收", state: 1 })).toEqual([]);
    expect(await recipients({ returnReason: "拒收" }, 1002)).toEqual([]);
  });

  test("has the number that a count has", async () => {
    expect(await call("parcel.waiting", {})).toBe(1);
  });
});

describe("several records", () => {
  test("are created together, or none of them", async () => {
    expect(
      await call("parcel.addAll", { companyId: OURS, parcels: [{ recipient: "甲" }, { recipient: "乙" }] }),
    ).toBe(2);
    expect(await recipients({})).toEqual(["乙", "甲"]);
  });

  test("are refused whole when one is missing or in another state", async () => {
    const [first, second] = [await add({ recipient: "甲" }), await add({ recipient: "乙" })];
    await call("parcel.sign", { ids: [second] });
    await expect(call("parcel.sign", { ids: [first, second] })).rejects.toEqual(
      refusal("rule", "寄件已签收"),
    );
    await expect(call("parcel.delete", { ids: [first, 999_999] })).rejects.toEqual(
      refusal("missing", "寄件不存在"),
    );
    expect(await recipients({ state: 1 })).toEqual(["甲"]);
  });
});

describe("the walls", () => {
  test("another firm's records are neither seen nor changed", async () => {
    const id = await add({ recipient: "别家", companyId: OTHERS }, 1002);
    expect(await recipients({})).toEqual([]);
    expect(await recipients({}, 1002)).toEqual(["别家"]);
    await expect(call("parcel.delete", { ids: [id] })).rejects.toEqual(refusal("missing", "寄件不存在"));
    await expect(call("return.add", { parcelId: id, reason: "拒收" })).rejects.toEqual(
      refusal("missing", "所选寄件"),
    );
  });

  test("another firm's company cannot be named", async () => {
    await expect(add({ recipient: "甲", companyId: OTHERS })).rejects.toEqual(
      refusal("missing", "客户不存在"),
    );
  });

  test("a record that another one refers to stays", async () => {
    const { id } = await call<{ id: number }>("label.add", { name: "顺丰" });
    await call("sticker.add", { labelId: id });
    await expect(call("label.delete", { id })).rejects.toEqual(refusal("rule", "还有 1 条贴纸在使用"));
  });
});

describe("rules", () => {
  test("complete, refuse and follow a change", async () => {
    const followed: unknown[] = [];
    rules = {
      parcel: {
        complete: (fields) => ({ ...fields, fee: fields["fee"] ?? 6 }),
        assertAllowed: async ({ recipient }) => {
          if (recipient === "不存在的人") throw new Refusal("rule", "查无此人");
          await Promise.resolve();
        },
        assertRemovable: async ([first]) => {
          if (first?.["fee"] === 6) throw new Refusal("rule", "已付邮费");
          await Promise.resolve();
        },
        follow: async ({ before, after }) => {
          followed.push([before?.["recipient"], after?.["recipient"]]);
          await Promise.resolve();
        },
        present: async (records) =>
          await Promise.resolve(records.map((record) => ({ ...record, marks: ["算出"] }))),
      },
    };
    const id = await add({ recipient: "王芳" });
    expect(await call("parcel.detail", { id })).toMatchObject({ fee: 6, marks: ["算出"] });
    await expect(call("parcel.save", { id, recipient: "不存在的人" })).rejects.toEqual(
      refusal("rule", "查无此人"),
    );
    await expect(call("parcel.delete", { ids: [id] })).rejects.toEqual(refusal("rule", "已付邮费"));
    await call("parcel.save", { id, fee: 7, recipient: "王方" });
    await call("parcel.delete", { ids: [id] });
    expect(followed).toEqual([
      [undefined, "王芳"],
      ["王芳", "王方"],
      ["王方", undefined],
    ]);
  });
});
