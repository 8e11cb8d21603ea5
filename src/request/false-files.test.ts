import { expect, test } from "vitest";
import { callPlan } from "./testing/call-plan.ts";
import { failureOf, openClient } from "./testing/open-client.ts";
import { type Reply, startWire } from "./testing/start-wire.ts";

const STREAM = { "content-type": "application/octet-stream" };
const NAMED = { ...STREAM, "content-disposition": 'attachment; filename="a.xlsx"' };
const LOGIN_PAGE = "\n<!DOCTYPE html><html><body>请登录</body></html>";

async function fetchFile(reply: Reply) {
  const wire = await startWire(reply);
  const { client, around } = openClient(wire, [callPlan({ answer: "file" })]);
  return { client, around, ask: () => client.callPlanned("sample.get") };
}

test.each<[string, Reply, string]>([
  ["a page of a gateway", { headers: { "content-type": "text/html" }, body: LOGIN_PAGE }, "网页"],
  ["a page that calls itself a stream", { headers: STREAM, body: LOGIN_PAGE }, "网页"],
  ["a page that calls itself a workbook", { headers: NAMED, body: `\uFEFF<html>` }, "网页"],
  ["an empty body", { headers: NAMED, body: "" }, "空文件"],
  ["nothing at all", { headers: {}, body: "" }, "空文件"],
  ["a success without a file", { headers: STREAM, body: { code: "0", message: null } }, "没有返回文件"],
  [
    "a success without a file, as JSON",
    { headers: { "content-type": "application/json" }, body: { code: 0, result: null } },
    "没有返回文件",
  ],
])("%s is no file, and the words say so", async (_what, reply, words) => {
  for (const way of ["call", "download"] as const) {
    const { client, around, ask } = await fetchFile(reply);
    const failure = await failureOf(way === "call" ? ask() : client.download("/file/a"));
    expect(failure.failure).toBe("malformed");
    expect(failure.message).toContain(words);
    expect(around.error).toHaveBeenCalledExactlyOnceWith(failure.message);
  }
});

test("a refusal that is typed as a stream is a refusal, with the server's words", async () => {
  const { ask, around } = await fetchFile({ headers: NAMED, body: { code: "0404", msg: "文件已过期" } });
  expect(await failureOf(ask())).toMatchObject({ failure: "refused", code: "0404", message: "文件已过期" });
  expect(around.error).toHaveBeenCalledWith("文件已过期");
});

test("the end of the session that is typed as a stream ends the session", async () => {
  const { ask, around } = await fetchFile({ headers: STREAM, body: { code: "0006", message: "x" } });
  expect((await failureOf(ask())).failure).toBe("expired");
  expect(around.clear).toHaveBeenCalledOnce();
});

test.each<[string, string, string | object]>([
  ["page.html", "text/html", LOGIN_PAGE],
  ["data.json", "application/octet-stream", { code: "0", result: [1] }],
  ["rows.csv", "text/csv", "name,code\n甲,1"],
  ["list.txt", "text/plain", '{"code" is no envelope'],
])("%s is the file that it says it is", async (name, type, body) => {
  const headers = { "content-type": type, "content-disposition": `attachment; filename=${name}` };
  const { ask } = await fetchFile({ headers, body });
  expect(await ask()).toMatchObject({ name, blob: expect.any(Blob) as Blob });
});
