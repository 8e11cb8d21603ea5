import { beforeEach, expect, it, vi } from "vitest";
import type { CallPlan } from "../../schema/plan/plans/screen-plan.ts";
import { createKeptLists, type KeptLists } from "./create-kept-lists.ts";

const operation = (id: string, facts: Partial<CallPlan>): CallPlan => ({
  id,
  title: id,
  method: "post",
  path: `/${id}`,
  pathParams: [],
  queryParams: [],
  body: "json",
  effect: "read",
  permission: [],
  ...facts,
});

const calls = {
  "subject.select": operation("subject.select", { kept: ["subject"] }),
  "currency.list": operation("currency.list", { kept: ["currency"] }),
  "subject.page": operation("subject.page", {}),
  "subject.update": operation("subject.update", { effect: "write" }),
};

let time = 0;
let lists: KeptLists;
const server = vi.fn(async (operationId: string, params?: Record<string, unknown>) => ({
  operationId,
  params,
}));
const choose = (operationId: string, params: Record<string, unknown> = {}, signal?: AbortSignal) =>
  lists.answerFor(calls, server)(operationId, params, { ...(signal && { signal }) });

beforeEach(() => {
  time = 0;
  lists = createKeptLists(() => time);
  server.mockClear();
});

it("asks once for the same list, whoever wants it", async () => {
  const [one, other] = await Promise.all([
    choose("subject.select", { ztdm: 1 }),
    choose("subject.select", { ztdm: 1 }),
  ]);
  expect(other).toBe(one);
  expect(await choose("subject.select", { ztdm: 1 })).toBe(one);
  await choose("subject.select", { ztdm: 2 });
  expect(server).toHaveBeenCalledTimes(2);
});

it("keeps nothing that the catalogue does not let it keep", async () => {
  await choose("subject.page");
  await choose("subject.page");
  expect(server).toHaveBeenCalledTimes(2);
});

it("asks again when a record of the kind has changed, or when news may have been missed", async () => {
  await choose("subject.select");
  lists.forget("currency");
  await choose("subject.select");
  expect(server).toHaveBeenCalledTimes(1);
  lists.forget("subject");
  await choose("subject.select");
  expect(server).toHaveBeenCalledTimes(2);
  lists.forget(null);
  await choose("subject.select");
  expect(server).toHaveBeenCalledTimes(3);
});

it("asks again after an own change of the same area, before anybody tells of it", async () => {
  await choose("subject.select");
  await choose("currency.list");
  await lists.watchWrites(calls, server)("subject.update", {});
  await choose("subject.select");
  await choose("currency.list");
  expect(server.mock.calls.map(([id]) => id)).toEqual([
    "subject.select",
    "currency.list",
    "subject.update",
    "subject.select",
  ]);
});

it("asks again after five minutes, for a socket may be cut", async () => {
  await choose("subject.select");
  time = 4 * 60_000;
  await choose("subject.select");
  time = 6 * 60_000;
  await choose("subject.select");
  expect(server).toHaveBeenCalledTimes(2);
});

it("keeps no failure", async () => {
  server.mockRejectedValueOnce(new Error("offline"));
  await expect(choose("subject.select")).rejects.toThrow("offline");
  expect(await choose("subject.select")).toMatchObject({ operationId: "subject.select" });
});

it("goes on for the others when one of them leaves", async () => {
  const left = new AbortController();
  const options: unknown[] = [];
  const asked = lists.answerFor(calls, async (_id, _params, given) => options.push(given));
  await asked("subject.select", {}, { signal: left.signal, silent: true });
  expect(options).toEqual([{ silent: true }]);
});

it("keeps the fifty latest", async () => {
  for (let company = 0; company <= 50; company += 1) await choose("subject.select", { ztdm: company });
  await choose("subject.select", { ztdm: 50 });
  expect(server).toHaveBeenCalledTimes(51);
  await choose("subject.select", { ztdm: 0 });
  expect(server).toHaveBeenCalledTimes(52);
});
