import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { readSecretsKey } from "./read-secrets-key.ts";

test("keys are read in their order, and none is none", () => {
  const [next, old] = [randomBytes(32), randomBytes(32)];
  expect(readSecretsKey(`${next.toString("base64")}, ${old.toString("base64")}`)).toEqual([next, old]);
  expect(readSecretsKey(undefined)).toEqual([]);
  expect(readSecretsKey("")).toEqual([]);
});

test("a key of another length is refused, and its text is not told", () => {
  for (const wrong of [
    "secret",
    randomBytes(16).toString("base64"),
    `${randomBytes(32).toString("base64")},`,
  ])
    expect(() => readSecretsKey(wrong)).toThrow("环境变量 SECRETS_KEY 应为 32 字节的密钥");
  expect(() => readSecretsKey("secret")).not.toThrow("secret");
});
