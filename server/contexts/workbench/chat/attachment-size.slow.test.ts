import { expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();
const LIMIT = 100 * 1024 * 1024;

async function upload(bytes: number) {
  const file = new File([new Uint8Array(bytes).fill(97)], "说明.txt");
  return await server.request("sunli", "chat.record.uploadFile", { file });
}

test("a file of 100 MB is kept whole, one byte more is refused", async () => {
  expect(await upload(LIMIT)).toMatchObject({ code: "0" });
  expect(await upload(LIMIT + 1)).toMatchObject({ code: "0409", message: "文件不能超过 100MB" });
  const kept = server.db.selectFrom("file").select("size").where("name", "=", "说明.txt");
  expect(await kept.execute()).toEqual([{ size: LIMIT }]);
});
