import { expect, test } from "vitest";
import { makeArchive } from "../../../testing/make-archive.ts";
import { readAnswer } from "../../../testing/test-server.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

const BYTES = Buffer.from(`%PDF-1.7\n${Array.from({ length: 4096 }, (_none, index) => index * 7).join("")}`);

const upload = async (name: string, content: Uint8Array | string = BYTES, account = "chenjie") => {
  const file = new File([Uint8Array.from(Buffer.from(content))], name, { type: "text/html" });
  return await server.request(account, "file.upload", { file });
};
const uploaded = async (name: string) =>
  (await upload(name)).result as { fileKey: string; fileUrl: string; fileName: string };

test("an uploaded file comes back byte by byte, under its own name and only to be saved", async () => {
  const answer = await upload("报税 资料（11月）'a'.pdf");
  expect(answer).toMatchObject({ status: 200, code: "0", message: null });
  const { fileKey, fileUrl, fileName } = answer.result as Awaited<ReturnType<typeof uploaded>>;
  expect(fileName).toBe("报税 资料（11月）'a'.pdf");
  expect(fileUrl.endsWith(`/${fileKey}`)).toBe(true);
  const response = await server.fetch("chenjie", fileUrl);
  expect(response.rawPayload).toEqual(BYTES);
  expect(response.headers).toMatchObject({
    "content-type": "application/pdf",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
  const [, name = ""] =
    /^attachment; filename\*=UTF-8''(\S+)$/.exec(String(response.headers["content-disposition"])) ?? [];
  expect(decodeURIComponent(name)).toBe(fileName);
});

test("a path before the name is left out, and marks that turn its letters around", async () => {
  expect((await uploaded("C:\\fake\\a.pdf")).fileName).toBe("a.pdf");
  expect((await uploaded("合同\u202efdp\u0007.pdf")).fileName).toBe("合同fdp.pdf");
});

const HTML = "<!doctype html><script>alert(document.domain)</script>";
const PROGRAM = Buffer.concat([Buffer.from("MZ\u0090\u0000\u0003\u0000"), Buffer.alloc(200)]);

test.each([
  ["png", "\u0089PNG\r\n\u001a\n", "image/png"],
  ["JPG", "\u00ff\u00d8\u00ff\u00e0", "image/jpeg"],
  ["gif", "GIF89a", "image/gif"],
  ["webp", "RIFF\u0000\u0000\u0000\u0000WEBPVP8 ", "image/webp"],
  ["xls", "\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1", "application/vnd.ms-excel"],
  ["rar", "Rar!\u001a\u0007\u0001", "application/vnd.rar"],
  ["txt", HTML, "text/plain"],
  ["csv", "\u00ff\u00fea\u0000,\u0000", "text/csv"],
])("a .%s file is taken, and sent out as what it is", async (ending, content, type) => {
  const { result } = await upload(`a.${ending}`, Buffer.from(content, "latin1"));
  const response = await server.fetch("chenjie", (result as { fileUrl: string }).fileUrl);
  expect(response.headers["content-type"]).toMatch(new RegExp(`^${type}(;|$)`));
});

const FLOOD = Buffer.from("\u0089PNG\r\n\u001a\n\0\0\0\rIHDR\0\0\u00c3P\0\0\u00c3P\u0008\u0006", "latin1");

const WRONG = (ending: string) => `文件内容不是 ${ending} 格式，请检查后重新上传`;
const FOREIGN = /^仅支持 \.png、\.jpg、.* 格式的文件$/;

test.each([
  ["a page as an image", "a.png", HTML, WRONG(".png")],
  ["a program as an image", "a.jpg", PROGRAM, WRONG(".jpg")],
  ["a program as a document", "合同.pdf", PROGRAM, WRONG(".pdf")],
  ["a program as a text", "a.txt", PROGRAM, WRONG(".txt")],
  ["a text as a workbook", "a.xlsx", "a,b", WRONG(".xlsx")],
  ["a document as an image", "a.gif", BYTES, WRONG(".gif")],
  ["a torn archive", "a.zip", "PK\u0003\u0004 and no more", "文件已损坏，无法打开，请检查后重新上传"],
  ["an image of 50,000 by 50,000 pixels", "a.png", FLOOD, "图片尺寸过大，不能超过 1 亿像素"],
  ["a page", "a.html", HTML, FOREIGN],
  ["a drawing with scripts", "a.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>", FOREIGN],
  ["a program", "setup.pdf.exe", PROGRAM, FOREIGN],
  ["something without an ending", "README", "text", FOREIGN],
])("%s is refused at the field", async (_what, name, content, message) => {
  const refusal = typeof message === "string" ? message : (expect.stringMatching(message) as string);
  expect(await upload(name, content)).toMatchObject({
    status: 200,
    code: "0400",
    message: refusal,
    result: { fieldErrors: [{ path: "file", message: refusal }] },
  });
});

test.each([
  ["unpacks to more than 100 MB", [{ name: "a.xml", content: Buffer.alloc(101 * 1024 * 1024) }], "100MB"],
  ["holds a path that leads out of it", [{ name: "../a.xml" }], "不安全的路径"],
])("an archive that %s is refused, whatever it is named", async (_what, entries, words) => {
  for (const name of ["a.zip", "a.docx", "a.xlsx"]) {
    expect(await upload(name, makeArchive(entries))).toMatchObject({
      code: "0409",
      message: expect.stringContaining(words),
    });
  }
});

test("a page that got into the store is still only saved, and inert", async () => {
  const { fileKey, fileUrl } = await uploaded("a.pdf");
  await server.db.updateTable("file").set({ mime: "text/html" }).where("fileKey", "=", fileKey).execute();
  expect((await server.fetch("chenjie", fileUrl)).headers).toMatchObject({
    "content-type": "application/octet-stream",
    "content-disposition": expect.stringMatching(/^attachment;/),
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "x-content-type-options": "nosniff",
  });
});

test("a form of very many parts is refused before it is taken apart", async () => {
  const form = Object.fromEntries(Array.from({ length: 51 }, (_none, index) => [`field${index}`, "x"]));
  expect(await server.request("chenjie", "file.upload", form)).toMatchObject({
    status: 413,
    message: "一次最多提交 50 个文件或字段",
  });
  const tiny = "--b\r\n".repeat(3_000_000);
  const response = await server.app.inject({
    method: "POST",
    url: "/api/fcp/web/customerFile/upload",
    headers: {
      "access-token": await server.signIn("chenjie"),
      "idempotency-key": "12345678",
      "content-type": `multipart/form-data; note="boundary=other"; boundary=b`,
    },
    payload: tiny,
  });
  expect(response.statusCode).toBe(413);
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
  const large = Buffer.concat([BYTES, new Uint8Array(20 * 1024 * 1024)]);
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
