import { afterAll, beforeAll, expect, test } from "vitest";
import { readAnswer, type TestServer, testServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(async () => {
  await server.close();
});

const BYTES = Uint8Array.from({ length: 4096 }, (_none, index) => (index * 7) % 256);

const upload = async (name: string, content: Uint8Array = BYTES, account = "chenjie") => {
  const file = new File([Uint8Array.from(content)], name, { type: "text/html" });
  return await server.request(account, "file.upload", { file });
};
const uploaded = async (name: string) =>
  (await upload(name)).result as { fileKey: string; fileUrl: string; fileName: string };

test("an uploaded file comes back byte by byte, under its own name and only to be saved", async () => {
  const answer = await upload("报税 资料（11月）'a'.html");
  expect(answer).toMatchObject({ status: 200, code: "0", message: null });
  const { fileKey, fileUrl, fileName } = answer.result as Awaited<ReturnType<typeof uploaded>>;
  expect(fileName).toBe("报税 资料（11月）'a'.html");
  expect(fileUrl.endsWith(`/${fileKey}`)).toBe(true);
  const response = await server.fetch("chenjie", fileUrl);
  expect(new Uint8Array(response.rawPayload)).toEqual(BYTES);
  expect(response.headers).toMatchObject({ "content-type": "text/html", "cache-control": "no-store" });
  const [, name = ""] =
    /^attachment; filename\*=UTF-8''(\S+)$/.exec(String(response.headers["content-disposition"])) ?? [];
  expect(decodeURIComponent(name)).toBe(fileName);
});

test("a path before the name is left out", async () => {
  expect((await uploaded("C:\\fake\\a.pdf")).fileName).toBe("a.pdf");
});

test.each([
  ["a colleague", "zhoumy"],
  ["somebody of another firm", "qianjin"],
])("%s cannot see the file", async (_who, account) => {
  const { fileUrl } = await uploaded("a.pdf");
  const response = await server.fetch(account, fileUrl);
  expect(readAnswer(response)).toEqual({
    status: 200,
    code: "0404",
    message: "文件不存在或已被删除",
    result: null,
  });
});

test("nobody gets a file without signing in", async () => {
  const { fileUrl } = await uploaded("a.pdf");
  expect((await server.app.inject({ url: fileUrl })).statusCode).toBe(401);
});

test("a file that is not there is said to be so", async () => {
  expect(await server.request("chenjie", "file.download", { fileKey: "none" })).toMatchObject({
    code: "0404",
  });
});

test("an empty file and one above 20 MB are refused", async () => {
  expect(await upload("a.pdf", new Uint8Array())).toMatchObject({
    code: "0409",
    message: "文件是空的，请重新选择",
  });
  const large = new Uint8Array(20 * 1024 * 1024 + 1);
  expect(await upload("a.pdf", large)).toMatchObject({ code: "0409", message: "文件不能超过 20MB" });
  const huge = new Uint8Array(22 * 1024 * 1024);
  expect(await upload("a.pdf", huge)).toMatchObject({ status: 413, code: "0413" });
});

test("a form without the file, with a text in its place or with more than it, is refused at the field", async () => {
  for (const form of [{}, { file: "text" }]) {
    expect(await server.request("chenjie", "file.upload", form)).toMatchObject({
      code: "0400",
      result: { fieldErrors: [{ path: "file", message: "请填写文件" }] },
    });
  }
  const file = new File(["a"], "a.txt");
  expect(await server.request("chenjie", "file.upload", { file, more: "x" })).toMatchObject({ code: "0400" });
});

test("a form that ends in the middle, or none at all, is refused", async () => {
  const send = async (type: string, payload: string) => {
    const headers = {
      "access-token": await server.signIn("chenjie"),
      "idempotency-key": "12345678",
      "content-type": type,
    };
    return readAnswer(
      await server.app.inject({ method: "POST", url: "/api/fcp/web/customerFile/upload", headers, payload }),
    );
  };
  expect(
    await send("multipart/form-data; boundary=x", '--x\r\nContent-Disposition: form-data; name="file"'),
  ).toMatchObject({
    status: 400,
    message: "上传的内容不完整，请重新上传",
  });
  expect(await send("application/json", "{}")).toMatchObject({ status: 415 });
});

test("only operations that take a form get one", async () => {
  const response = await server.app.inject({
    method: "POST",
    url: "/api/fcp/web/taskCentre/fileList",
    headers: {
      "access-token": await server.signIn("chenjie"),
      "content-type": "multipart/form-data; boundary=x",
    },
    payload: "--x--",
  });
  expect(response.statusCode).toBe(415);
});

test("the same file twice with one key is one file; another one with that key is refused", async () => {
  const send = async (content: string) =>
    await server.request("chenjie", "file.upload", { file: new File([content], "a.txt") }, "same-upload-key");
  const first = await send("one");
  expect(first.code).toBe("0");
  expect(await send("one")).toEqual(first);
  expect(await send("two")).toMatchObject({ code: "0422" });
});
