import { expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();
const LIMIT = 20 * 1024 * 1024;

async function upload(bytes: number) {
  const file = new File([`%PDF-1.4\n${"x".repeat(bytes - 9)}`], "发票.pdf");
  return await server.request("chenjie", "file.upload", { file });
}

test("a file of one byte less than 20 MB and one of 20 MB are taken, one byte more is refused", async () => {
  expect(await upload(LIMIT - 1)).toMatchObject({ code: "0" });
  expect(await upload(LIMIT)).toMatchObject({ code: "0" });
  expect(await upload(LIMIT + 1)).toMatchObject({ code: "0409", message: "文件不能超过 20MB" });
  const sent = server.db.selectFrom("file").select("size").where("name", "=", "发票.pdf").orderBy("size");
  expect(await sent.execute()).toEqual([{ size: LIMIT - 1 }, { size: LIMIT }]);
});
