import { expect, test } from "vitest";
import type { JsonSchema } from "../../src/schema/project/json-schema.ts";
import { createSecretBox } from "../platform/secrets/secret-box.ts";
import { ownProject } from "../testing/own-project.ts";
import { SECRET_PARAMETERS, fingerprintsOf } from "./intent-fingerprint.ts";
import type { Intent } from "./intent.ts";

const [OLD, NEW] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const box = createSecretBox([OLD]);

const intent = (params: object, more: Partial<Intent> = {}) =>
  ({
    operation: { id: "userAdmin.resetPwd" },
    user: { gsid: 1001, id: 1 },
    key: "a-key-of-one",
    params,
    ...more,
  }) as Intent;
const [reset] = fingerprintsOf(intent({ userIds: [6], password: "Abcd12345" }), box);

test("another secret is another intent, the same one in another order is not", () => {
  expect(fingerprintsOf(intent({ password: "Abcd12345", userIds: [6] }), box)).toEqual([reset]);
  expect(fingerprintsOf(intent({ userIds: [6], password: "Zzzz98765" }), box)).not.toContain(reset);
  const nested = (password: string) => fingerprintsOf(intent({ list: [{ id: 1, password }] }), box);
  expect(nested("a")).not.toEqual(nested("b"));
  expect(fingerprintsOf(intent({ userIds: [6] }), box)).not.toContain(reset);
});

test("equal secrets of two intents, of two users or under two servers' keys do not look alike", () => {
  const params = { userIds: [6], password: "Abcd12345" };
  expect(fingerprintsOf(intent(params, { key: "another-key" }), box)).not.toContain(reset);
  const other = { gsid: 1001, id: 2 } as Intent["user"];
  expect(fingerprintsOf(intent(params, { user: other }), box)).not.toContain(reset);
  expect(fingerprintsOf(intent(params), createSecretBox([NEW]))).not.toContain(reset);
  expect(fingerprintsOf(intent(params), createSecretBox([]))).not.toEqual(
    fingerprintsOf(intent(params), createSecretBox([])),
  );
});

test("an intent that was kept under the older key is known under both", () => {
  const [kept, older] = fingerprintsOf(
    intent({ userIds: [6], password: "Abcd12345" }),
    createSecretBox([NEW, OLD]),
  );
  expect(kept).not.toBe(reset);
  expect(older).toBe(reset);
});

test("every password and secret that a write takes is one of the secret parameters", () => {
  const found = new Set<string>();
  const look = (schema: JsonSchema, name = "") => {
    const isSecret = schema["x-mask"] === "secret" || /密码|锁屏码|授权查询码|密钥/.test(`${schema.title}`);
    if (isSecret && schema.type !== "integer" && schema.type !== "boolean") found.add(name);
    for (const [property, part] of Object.entries(schema.properties ?? {})) look(part, property);
    if (schema.items) look(schema.items, name);
  };
  for (const { effect, request } of ownProject.allOperations) if (effect === "write") look(request);
  expect(found).toEqual(SECRET_PARAMETERS);
});
