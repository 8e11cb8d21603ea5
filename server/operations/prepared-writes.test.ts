import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import type { FirmOperation } from "../contracts/operation.ts";
import { Refusal } from "../platform/errors.ts";
import { hashPassword } from "../contexts/people/user-admin/password-hash.ts";
import { withoutOperations } from "../testing/replace-operations.ts";
import { useTestServer } from "../testing/use-test-server.ts";

const ID = "session.shareRevoke";
let prepare: NonNullable<FirmOperation["prepare"]>;
let handle: FirmOperation["handle"];
const prepared: FirmOperation = {
  side: "firm",
  ids: [ID],
  prepare: async (params, context) => await prepare(params, context),
  handle: async (params, context, result) => await handle(params, context, result),
};
const server = useTestServer({ served: [...withoutOperations([ID]), prepared], runJobs: false });
const save = async (key?: string) => await server.request("sunli", ID, {}, key);

let handled: unknown[];
beforeEach(() => {
  handled = [];
  prepare = () => Promise.resolve("parsed");
  handle = (_params, _context, result) => {
    handled.push(result);
    return Promise.resolve(null);
  };
});

const lastLog = async () =>
  await server.db
    .selectFrom("operationLog")
    .select(["operation", "target", "success", "reason"])
    .where("operation", "=", ID)
    .orderBy("id", "desc")
    .executeTakeFirst();

test("others write while a write is prepared, and it gets what was prepared", async () => {
  let finish = () => {};
  const begun = new Promise<void>((resolve) => {
    prepare = async () => {
      resolve();
      await new Promise<void>((done) => void (finish = done));
      return "parsed";
    };
  });
  const saving = save();
  await begun;
  expect(await server.request("qianjin", "session.signOut")).toMatchObject({ code: "0" });
  finish();
  expect(await saving).toMatchObject({ code: "0" });
  expect(handled).toEqual(["parsed"]);
});

test("a refusal of the preparation is the write's: nothing is done, and the log names it", async () => {
  prepare = (_params, { concerns }) => {
    concerns("客户.xlsx");
    return Promise.reject(new Refusal("rule", "第 3 行超过 200 列"));
  };
  expect(await save()).toMatchObject({ code: "0409", message: "第 3 行超过 200 列" });
  expect(handled).toEqual([]);
  expect(await lastLog()).toMatchObject({
    target: "客户.xlsx",
    success: false,
    reason: "第 3 行超过 200 列",
  });
});

test("an intent that has its answer is not prepared again; one that was refused is", async () => {
  let times = 0;
  prepare = () => {
    times += 1;
    return times === 1 ? Promise.reject(new Refusal("rule", "不行")) : Promise.resolve("parsed");
  };
  const key = randomUUID();
  for (const code of ["0409", "0", "0"]) expect(await save(key)).toMatchObject({ code });
  expect(times).toBe(2);
  expect(handled).toEqual(["parsed"]);
});

test("the places that are told while a write is prepared reach the browsers of its user, in order", async () => {
  await server.db.deleteFrom("outbox").execute();
  prepare = (_params, { notifyPlace }) => {
    for (const ahead of [3, 1, 0]) notifyPlace(ahead);
    return Promise.reject(new Refusal("rule", "不行"));
  };
  await save();
  const { userId } = await server.db
    .selectFrom("staff")
    .select("userId")
    .where("account", "=", "sunli")
    .executeTakeFirstOrThrow();
  const told = await server.db.selectFrom("outbox").select(["userIds", "message"]).orderBy("id").execute();
  expect(told).toEqual(
    [3, 1, 0].map((ahead) => ({ userIds: [userId], message: { type: "FILE_PLACE", ahead } })),
  );
});

test("long work within the transaction is an error", async () => {
  handle = async () => await hashPassword("Secret123");
  expect(await save()).toMatchObject({ code: "0500" });
  prepare = async () => await hashPassword("Secret123");
  handle = () => Promise.resolve(null);
  expect(await save()).toMatchObject({ code: "0" });
});
