import { expect, it } from "vitest";
import type { Client } from "../../../request/client-contract.ts";
import { RequestError } from "../../../request/request-error.ts";
import { answeringClient } from "../../testing/session-sample.ts";
import { createRequestLog } from "./request-log.ts";

const plan = { id: "user.save", title: "保存用户", method: "post", path: "/api/user/save" };

function watched(answers: { readonly [operationId: string]: unknown }) {
  let time = 0;
  const log = createRequestLog(() => (time += 5));
  const client: Client = log.watch(answeringClient(answers));
  client.register({ "user.save": plan as never, "user.check": { ...plan, quietCodes: ["0301"] } as never });
  return { log, client };
}

it("writes down what was asked, by which screen, and what came", async () => {
  const { log, client } = watched({ "user.save": { id: 9 } });
  await client.callPlanned("user.save", { name: "甲" });
  expect(await log.callOf("setting.user-manage")("user.save", {})).toEqual({ id: 9 });
  expect(log.read()).toMatchObject([
    { screen: "setting.user-manage", params: {} },
    {
      screen: null,
      title: "保存用户",
      address: "POST /api/user/save",
      params: { name: "甲" },
      outcome: { state: "answered", ms: 5, bytes: 8, result: { id: 9 } },
    },
  ]);
  log.clear();
  expect(log.read()).toEqual([]);
});

it("writes a failure down and passes it on", async () => {
  const failure = new RequestError("refused", "账号已存在", { code: "0400", status: 200 });
  const { log, client } = watched({ "user.save": failure });
  await expect(client.callPlanned("user.save", {})).rejects.toBe(failure);
  expect(log.read()[0]?.outcome).toMatchObject({
    state: "failed",
    message: "账号已存在",
    code: "0400",
    status: 200,
  });
});

it("tells what went wrong inside the server, and the number of the request", async () => {
  const failure = new RequestError("http", "服务异常", {
    code: "0500",
    status: 500,
    requestNo: "K7M3-9QPX-2DFA",
    fault: {
      message: "no deptId of 310101199003077715",
      at: "server/contexts/money/fee/fee-handlers.ts:31:9",
    },
  });
  const { log, client } = watched({ "user.save": failure });
  await expect(client.callPlanned("user.save", {})).rejects.toBe(failure);
  expect(log.read()[0]?.outcome).toMatchObject({
    requestNo: "K7M3-9QPX-2DFA",
    fault: { message: "no deptId of ＊＊＊", at: "server/contexts/money/fee/fee-handlers.ts:31:9" },
  });
});

it("tells the code of an answer that is no failure all the same", async () => {
  const { log, client } = watched({ "user.check": { code: "0301", message: "重名", result: null } });
  await client.callPlanned("user.check", {});
  expect(log.read()[0]?.outcome).toMatchObject({ state: "answered", code: "0301" });
});

it("tells a cancelled call from a failed one", async () => {
  const { log, client } = watched({ "user.save": new RequestError("cancelled", "已取消") });
  await expect(client.callPlanned("user.save", {})).rejects.toThrow("已取消");
  expect(log.read()[0]?.outcome).toMatchObject({ isCancelled: true });
});

it("keeps no secret, neither asked nor answered", async () => {
  const { log, client } = watched({
    "user.save": {
      accessToken: "abc123",
      legalPersonIdCardNo: "310101199003077715",
      idCardType: "居民身份证",
      list: [{ remark: "证件 310101199003077715 已核对", taxPassword: "geheim" }],
    },
  });
  await client.callPlanned("user.save", { password: "geheim", name: "甲" });
  const text = JSON.stringify(log.read());
  expect(text).not.toMatch(/geheim|abc123|310101199003077715/u);
  expect(text).toMatch(/居民身份证.*证件 ＊＊＊ 已核对/u);
  expect(log.read()[0]?.params).toEqual({ password: "＊＊＊", name: "甲" });
});
