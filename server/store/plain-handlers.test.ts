import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createProject } from "../../src/schema/project/project.ts";
import type { FirmContext } from "../binding/handler.ts";
import { tenantDb } from "../database/tenant-db.ts";
import { type TestServer, testServer } from "../testing/test-server.ts";
import { plainHandlers } from "./plain-handlers.ts";

const handlers = plainHandlers("parcel", {
  "parcel.page": "page",
  "parcel.detail": "detail",
  "parcel.add": "add",
  "parcel.update": "update",
  "parcel.delete": "delete",
});

const text = { type: ["string", "null"] };
const rows = {
  id: { type: "integer" },
  recipient: text,
  state: { type: "integer", "x-enum": "parcelState" },
  fee: { type: ["number", "null"], format: "money" },
  createTime: { type: "string", format: "datetime" },
};
const list = { type: "array", items: { type: "object", properties: rows } };
const result = { type: "object", properties: { list, total: { type: "integer" } } };
const answer = { content: { "application/json": { schema: { type: "object", properties: { result } } } } };
const page = {
  operationId: "parcel.page",
  "x-effect": "read",
  "x-paging": { page: "pageNum", size: "pageSize", rows: "list", total: "total" },
  responses: { "200": answer },
};
const project = createProject(
  new Map([
    ["schemas/api/parcel.json", JSON.stringify({ openapi: "3.1.0", paths: { "/page": { get: page } } })],
  ]),
);

let server: TestServer;
let concerned: string[] = [];

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  concerned = [];
  await server.db.deleteFrom("plainRecord").execute();
});

async function call<Result = unknown>(operation: string, params: object, gsid = 1001): Promise<Result> {
  const context = {
    db: tenantDb(server.db, gsid),
    clock: server.clock,
    concerns: (target: string) => concerned.push(target),
    readProject: async () => project,
  } as unknown as FirmContext;
  return (await handlers[operation]?.(params as never, context)) as Result;
}

const add = async (fields: object, gsid?: number) =>
  (await call<{ id: number }>("parcel.add", fields, gsid)).id;

async function recipients(filters: object, gsid?: number): Promise<unknown[]> {
  const params = { pageNum: 1, pageSize: 10, ...filters };
  const { list: found } = await call<{ list: { recipient: unknown }[] }>("parcel.page", params, gsid);
  return found.map(({ recipient }) => recipient);
}

test("a record is read back as the catalogue describes it: what is missing is null, what it does not know is not told", async () => {
  const id = await add({ recipient: "上海云帆", state: 1, forgotten: "x" });
  const record = { id, recipient: "上海云帆", state: 1, fee: null, createTime: "2026-11-20 10:00:00" };
  expect(await call("parcel.detail", { id })).toEqual(record);
  expect(await call("parcel.page", { pageNum: 1, pageSize: 10 })).toEqual({ list: [record], total: 1 });
});

test("a page is the newest first, and narrowed by part of a text or the whole of anything else", async () => {
  await add({ recipient: "Alpha 100%", state: 1, fee: 12.5 });
  await add({ recipient: "alphabet", state: 11, fee: 12 });
  expect(await recipients({})).toEqual(["alphabet", "Alpha 100%"]);
  expect(await recipients({ pageSize: 1, pageNum: 2 })).toEqual(["Alpha 100%"]);
  expect(await recipients({ recipient: "ALPHA" })).toEqual(["alphabet", "Alpha 100%"]);
  expect(await recipients({ recipient: "100%" })).toEqual(["Alpha 100%"]);
  expect(await recipients({ state: 1 })).toEqual(["Alpha 100%"]);
  expect(await recipients({ fee: 12.5 })).toEqual(["Alpha 100%"]);
  expect(await recipients({ fee: null })).toHaveLength(2);
  await expect(recipients({ recipent: "x" })).rejects.toThrow("which its rows do not have");
});

test("an update changes what it names and nothing else; a delete takes the record away", async () => {
  const id = await add({ recipient: "苏州锦程", state: 1, fee: 8 });
  await call("parcel.update", { id, state: 2, fee: null });
  expect(await call("parcel.detail", { id })).toMatchObject({ recipient: "苏州锦程", state: 2, fee: null });
  await call("parcel.delete", { id });
  await expect(call("parcel.detail", { id })).rejects.toMatchObject({ kind: "missing" });
  await expect(call("parcel.update", { id, state: 1 })).rejects.toMatchObject({ kind: "missing" });
  expect(concerned.at(0)).toBe("苏州锦程");
  expect(concerned).toContain(`编号 ${id}`);
});

test("another firm's records and another resource's are neither seen nor changed", async () => {
  const id = await add({ recipient: "别家", state: 1 }, 1002);
  const other = plainHandlers("visit", { "parcel.page": "page", "parcel.delete": "delete" });
  expect(await recipients({})).toEqual([]);
  expect(await recipients({}, 1002)).toEqual(["别家"]);
  await expect(call("parcel.delete", { id })).rejects.toMatchObject({ kind: "missing" });
  const context = {
    db: tenantDb(server.db, 1002),
    concerns: () => {},
    readProject: async () => project,
  } as unknown as FirmContext;
  await expect(other["parcel.delete"]?.({ id } as never, context)).rejects.toMatchObject({ kind: "missing" });
});

test("a resource without a page is no resource", () => {
  expect(() => plainHandlers("parcel", { "parcel.add": "add" })).toThrow('"parcel" has no page');
});
