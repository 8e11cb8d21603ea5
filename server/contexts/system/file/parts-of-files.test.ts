import { beforeAll, expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

const BYTES = Buffer.from(`%PDF-1.7\n${"0123456789".repeat(100)}`);
let url: string;
beforeAll(async () => {
  const file = new File([BYTES], "账簿.pdf");
  const { result } = await server.request("chenjie", "file.upload", { file });
  url = (result as { fileUrl: string }).fileUrl;
});

const ask = async (headers: Record<string, string> = {}, method: "GET" | "HEAD" = "GET") =>
  await server.app.inject({
    method,
    url,
    headers: { "access-token": await server.signIn("chenjie"), ...headers },
  });

test("a part of a file is sent alone, and the whole one says that it can be", async () => {
  const whole = await ask();
  expect(whole.statusCode).toBe(200);
  expect(whole.headers).toMatchObject({ "accept-ranges": "bytes", "cache-control": "no-store" });
  const part = await ask({ range: "bytes=100-199" });
  expect(part.statusCode).toBe(206);
  expect(part.headers).toMatchObject({
    "content-range": `bytes 100-199/${BYTES.length}`,
    "content-length": "100",
    "content-type": "application/pdf",
    "content-disposition": whole.headers["content-disposition"],
  });
  expect(part.rawPayload).toEqual(BYTES.subarray(100, 200));
  expect((await ask({ range: "bytes=-9" })).rawPayload).toEqual(BYTES.subarray(-9));
});

test("a part behind the end is refused with the size", async () => {
  const answer = await ask({ range: "bytes=5000-" });
  expect(answer.statusCode).toBe(416);
  expect(answer.headers["content-range"]).toBe(`bytes */${BYTES.length}`);
  expect(answer.json()).toEqual({ code: "0416", message: "请求的范围超出文件大小", result: null });
});

test("several parts, and a part of a file that has become another one, are answered by all of it", async () => {
  const etag = String((await ask()).headers.etag);
  expect((await ask({ range: "bytes=0-9", "if-range": etag })).statusCode).toBe(206);
  for (const headers of [
    { range: "bytes=0-9,20-29" },
    { range: "bytes=0-9", "if-range": '"another"' },
    { range: "bytes=0-9", "if-range": "Fri, 20 Nov 2026 02:00:00 GMT" },
  ]) {
    const answer = await ask(headers);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload).toEqual(BYTES);
  }
});

test("its head alone tells size and kind, and no part", async () => {
  const head = await ask({ range: "bytes=0-9" }, "HEAD");
  expect(head.statusCode).toBe(200);
  expect(head.headers).toMatchObject({
    "content-length": String(BYTES.length),
    "accept-ranges": "bytes",
    "content-type": "application/pdf",
  });
  expect(head.rawPayload).toHaveLength(0);
});

test("who may not read the file gets no part of it", async () => {
  const answer = await server.app.inject({
    url,
    headers: { "access-token": await server.signIn("sunli"), range: "bytes=0-9" },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ code: "0404" });
});
