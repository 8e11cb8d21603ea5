import { expect, test } from "vitest";
import { answer, encryptResult } from "../../server/platform/http/envelope.ts";
import { decrypt } from "../../src/request/decrypt.ts";

const SECRET = { key: "0123456789abcdef0123456789abcdef", iv: "fedcba9876543210" };

test.each([
  ["text of an accountant", { 名称: "上海云帆财税咨询有限公司", 税额: 1234.5, rows: [null, true] }],
  ["nothing", null],
  ["a long list", Array.from({ length: 500 }, (_, id) => ({ id, name: `用户${id}` }))],
])("the browser reads what the backend encrypts: %s", (_, result) => {
  const envelope = encryptResult(answer(result), SECRET);
  expect(envelope.result).toEqual(expect.any(String));
  expect(JSON.stringify(envelope.result)).not.toContain("云帆");
  expect(JSON.parse(decrypt(String(envelope.result), SECRET))).toEqual(result);
});
