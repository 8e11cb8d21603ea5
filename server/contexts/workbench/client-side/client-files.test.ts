import { expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";
import { clientDesk } from "./testing/client-desk.ts";

const server = useTestServer();
const { ask, linkOf, companiesOf } = clientDesk(server);

const MISSING = { code: "0404", message: "附件不存在或已被删除，请重新上传" };
/** Reads as an answer when it comes back. */
const aFile = (words: string) => new File([JSON.stringify({ code: "0", words })], "发票.txt");
const uploadBy = async (link: string, words: string) =>
  ((await ask("upload", { link, file: aFile(words) })).result as { fileKey: string }).fileKey;
const links = async () => {
  const [a, b] = await companiesOf("sunli");
  if (!a || !b) throw new Error("two clients are needed");
  return [await linkOf(a.companyId, "sunli"), await linkOf(b.companyId, "sunli"), a.companyId] as const;
};

test("a link neither sends nor reads the accountant's own file", async () => {
  const [link] = await links();
  const kept = await server.request("sunli", "file.upload", { file: aFile("sunli's private file") });
  const { fileKey } = kept.result as { fileKey: string };
  expect(await ask("submit", { link, module: 0, files: [fileKey] })).toMatchObject(MISSING);
  expect(await ask("file", { link, fileKey })).toMatchObject({ code: "0404" });
});

test("a link neither sends nor reads what another client has uploaded", async () => {
  const [own, other] = await links();
  const fileKey = await uploadBy(own, "甲的发票");
  expect(await ask("submit", { link: other, module: 0, files: [fileKey] })).toMatchObject(MISSING);
  expect(await ask("file", { link: other, fileKey })).toMatchObject({ code: "0404" });
  expect(await ask("file", { link: own, fileKey })).toMatchObject({ words: "甲的发票" });
});

test("the maker of the link has no part in what the client uploads until the client sends it", async () => {
  const [link, , companyId] = await links();
  const fileKey = await uploadBy(link, "银行回单");
  const read = async (account: string) => await server.request(account, "file.download", { fileKey });
  expect(await read("sunli")).toMatchObject({ code: "0404" });
  const message = { qyid: companyId, module: 0, content: "转发", files: [fileKey] };
  expect(await server.request("sunli", "chat.record.submit", message)).toMatchObject(MISSING);
  expect(await ask("submit", { link, module: 0, files: [fileKey] })).toMatchObject({ code: "0" });
  expect(await read("sunli")).toMatchObject({ words: "银行回单" });
  expect(await read("qianjin")).toMatchObject({ code: "0404" });
});

test("another user's link for the same company sends and reads the company's uploads", async () => {
  const [link, , companyId] = await links();
  const fileKey = await uploadBy(link, "合同");
  const colleague = await linkOf(companyId, "chenjie");
  expect(await ask("file", { link: colleague, fileKey })).toMatchObject({ words: "合同" });
  expect(await ask("submit", { link: colleague, module: 0, files: [fileKey] })).toMatchObject({ code: "0" });
});
