import { expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();
const ask = async (account: string) =>
  (await server.request(account, "config.firmSetting.query")).result as Record<string, unknown>;
const save = async (account: string, params: object) =>
  await server.request(account, "config.firmSetting.save", { subject: "firm", ...params });
const isMarked = async (account: string) =>
  ((await server.request(account, "session.customerInfo")).result as { watermark: boolean }).watermark;

test("a firm that has set nothing marks no page", async () => {
  expect(await ask("sunli")).toMatchObject({ watermarkOn: 0, updateUserName: null, rowVersion: null });
  expect(await isMarked("sunli")).toBe(false);
});

test("who may changes it, for everybody in the firm and for no other", async () => {
  expect((await save("chenjie", { watermarkOn: 1 })).code).toBe("0");
  expect(await ask("sunli")).toMatchObject({ watermarkOn: 1, updateUserName: "陈洁" });
  expect(await isMarked("sunli")).toBe(true);
  expect(await isMarked("qianjin")).toBe(false);
  expect((await save("sunli", { watermarkOn: 0 })).code).toBe("0403");
});

test("a setting that somebody else has changed since is not changed over", async () => {
  await save("chenjie", { watermarkOn: 1 });
  const { rowVersion } = await ask("chenjie");
  expect((await save("chenjie", { watermarkOn: 0, rowVersion })).code).toBe("0");
  expect((await save("chenjie", { watermarkOn: 1, rowVersion })).code).toBe("0410");
  expect(await ask("chenjie")).toMatchObject({ watermarkOn: 0 });
});
