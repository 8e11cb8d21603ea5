import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadGateways } from "./load-gateways.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "gateways-"));
});
afterAll(async () => await rm(folder, { recursive: true }));

async function load(name: string, text: string) {
  const file = path.join(folder, `${name}.mjs`);
  await writeFile(file, text);
  return await loadGateways(file);
}

test("a module's gateways are taken; those that it leaves out say that nothing is connected", async () => {
  const { sms, bank } = await load("good", "export const gateways = { sms: { send: async () => {} } };");
  await expect(sms.send("13800138000", "验证码")).resolves.toBeUndefined();
  await expect(bank.readLines({ sysBankId: "1", yhzh: "1", holder: "甲" }, "", "")).rejects.toThrow(
    "尚未接入银行，请联系系统管理员",
  );
});

test.each([
  ["nothing", "export const other = 1;", "没有导出 gateways"],
  ["unknown", "export const gateways = { banks: {} };", "接入方“banks”不存在，应为：bank、"],
  ["partial", "export const gateways = { pitBureau: { collect() {} } };", "pitBureau 缺少：revoke"],
])("a module with %s is refused with a reason", async (name, text, reason) => {
  await expect(load(name, text)).rejects.toThrow(reason);
});
