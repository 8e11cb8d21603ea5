// @vitest-environment jsdom
import { createCipheriv } from "node:crypto";
import { expect, test } from "vitest";
import { callPlan, writePlan } from "./testing/call-plan.ts";
import { failureOf, openClient } from "./testing/open-client.ts";
import { type Reply, startWire } from "./testing/start-wire.ts";

const secret = { key: "0123456789abcdef", iv: "fedcba9876543210" };

/** The wire is another origin than the page, so it has to say that the page may read it. */
function crossOrigin(reply: Reply): Reply {
  const headers = {
    "access-control-allow-origin": "*",
    "access-control-allow-headers":
      "*, access-token, app-id, client-ip, content-type, idempotency-key, x-requested-with",
    "access-control-allow-methods": "*",
    "access-control-expose-headers": "*, x-encrypted",
  };
  return { ...reply, headers: { ...headers, ...reply.headers } };
}

function startCrossOriginWire(reply: Reply) {
  return startWire(({ method }) => crossOrigin(method === "OPTIONS" ? { body: "" } : reply));
}

test("XMLHttpRequest carries a write and its encrypted answer", async () => {
  const cipher = createCipheriv("aes-128-cbc", secret.key, secret.iv);
  const result = cipher.update('{"id":7}', "utf8", "base64") + cipher.final("base64");
  const wire = await startCrossOriginWire({ headers: { "x-encrypted": "1" }, body: { code: "0", result } });
  const { client } = openClient(wire, [writePlan()], { encryption: secret });
  expect(await client.callPlanned("sample.save", { name: "甲" })).toEqual({ id: 7 });
  expect(wire.received.at(-1)).toMatchObject({ method: "POST", body: '{"name":"甲"}' });
});

test("XMLHttpRequest: a timeout and a cancelled call are told apart", async () => {
  const hanging = await startCrossOriginWire({ instead: "hang" });
  const slow = openClient(hanging, [callPlan()], { timeout: 50 });
  expect((await failureOf(slow.client.callPlanned("sample.get"))).failure).toBe("timeout");

  const patient = openClient(hanging, [callPlan()]);
  const call = failureOf(patient.client.callPlanned("sample.get"));
  patient.client.cancelAll();
  expect((await call).failure).toBe("cancelled");
  expect(patient.around.error).not.toHaveBeenCalled();
});

test("a file comes with the name that the server gives it, and with the session's headers", async () => {
  const wire = await startCrossOriginWire({
    headers: {
      "content-type": "application/octet-stream",
      "content-disposition": "attachment; filename*=UTF-8''%E5%AE%A2%E6%88%B7.xlsx",
      "access-control-expose-headers": "content-disposition",
    },
    body: "rows",
  });
  const { client } = openClient(wire, [callPlan({ answer: "file" })]);
  for (const file of [await client.callPlanned("sample.get"), await client.download("/file/a")]) {
    expect(file).toMatchObject({ name: "客户.xlsx", blob: { size: 4 } });
  }
  expect(wire.received.at(-1)).toMatchObject({ url: "/file/a", headers: { "access-token": "token-1" } });
  const asked = wire.received.filter(({ method }) => method === "GET");
  expect(asked.map(({ headers }) => headers["cache-control"])).toEqual(["no-cache", "no-cache"]);
});

test("a refusal in place of a file is shown with the server's words", async () => {
  const wire = await startCrossOriginWire({
    headers: { "content-type": "application/json; charset=utf-8" },
    body: { code: "0404", message: "文件已过期" },
  });
  const { client, around } = openClient(wire, []);
  expect((await failureOf(client.download("/file/a"))).message).toBe("文件已过期");
  expect(around.error).toHaveBeenCalledWith("文件已过期");
});

test("the token never goes to another address than the server's", async () => {
  const wire = await startCrossOriginWire({ body: "" });
  const { client } = openClient(wire, []);
  for (const address of ["https://a.example/x", "//a.example/x", "file"]) {
    await expect(client.download(address)).rejects.toThrow("no address of the server");
  }
  expect(wire.received).toEqual([]);
});
