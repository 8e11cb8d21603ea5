import { createCipheriv } from "node:crypto";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type Answer, readAnswer } from "./read-answer.ts";
import { RequestError } from "./request-error.ts";
import { callPlan } from "./testing/call-plan.ts";

const secret = { key: "0123456789abcdef0123456789abcdef", iv: "fedcba9876543210" };

function answer(body: unknown, headers: Record<string, string> = {}): Answer {
  return {
    status: 200,
    body: typeof body === "string" ? body : JSON.stringify(body),
    file: null,
    header: (name) => headers[name] ?? null,
  };
}

function encrypt(value: unknown, { key, iv } = secret): Buffer {
  const cipher = createCipheriv("aes-256-cbc", key, iv);
  return Buffer.concat([cipher.update(JSON.stringify(value), "utf8"), cipher.final()]);
}

function encrypted(cipher: Buffer, header = "x-encrypted"): Answer {
  return answer({ code: "0", result: cipher.toString("base64") }, { [header]: "1" });
}

async function failure(
  received: Answer,
  ...rest: [Parameters<typeof readAnswer>[2]?]
): Promise<RequestError> {
  const reason: unknown = await readAnswer(received, callPlan(), ...rest).then(
    (value) => value,
    (error: unknown) => error,
  );
  if (reason instanceof RequestError) return reason;
  throw new Error("expected a RequestError", { cause: reason });
}

test.each([0, "0"])("code %j is success and gives the result", async (code) => {
  expect(await readAnswer(answer({ code, result: [1] }), callPlan())).toEqual([1]);
});

test("a full-body operation gives the whole envelope", async () => {
  const body = { code: 0, message: "好", result: 1 };
  expect(await readAnswer(answer(body), callPlan({ fullBody: true }))).toEqual(body);
});

test.each([
  [{ code: "9", message: "甲", msg: "乙" }, "甲"],
  [{ code: 9, message: null, msg: "乙" }, "乙"],
  [{ code: "9", message: "  ", msg: "乙" }, "乙"],
  [{ code: "9", message: 5 }, "数据异常"],
  [{ code: "00", result: 1 }, "数据异常"],
])("any other code is refused with message, msg or the default: %j", async (body, text) => {
  expect(await failure(answer(body))).toMatchObject({
    failure: "refused",
    message: text,
    code: String(body.code),
  });
});

test.each(["104", 104])("a quiet code %j of the operation gives the whole envelope", async (code) => {
  const body = { code, message: "未扫码", result: null };
  expect(await readAnswer(answer(body), callPlan({ quietCodes: ["104"] }))).toEqual(body);
  expect((await failure(answer(body))).failure).toBe("refused");
});

test("field errors come with code 0400 only, and only well-formed ones", async () => {
  const fieldErrors = [{ path: "account", message: "账号已存在" }, { path: 1, message: "x" }, null, "y"];
  const refused = await failure(
    answer({ code: "0400", message: "请检查填写的内容", result: { fieldErrors } }),
  );
  expect(refused.fieldErrors).toEqual([{ path: "account", message: "账号已存在" }]);
  expect((await failure(answer({ code: "0409", result: { fieldErrors } }))).fieldErrors).toEqual([]);
  expect((await failure(answer({ code: "0400", result: { fieldErrors: "x" } }))).fieldErrors).toEqual([]);
});

test.each([
  "<!doctype html><title>登录</title>",
  '{"code":"0","result":[1,',
  "",
  "null",
  "[]",
  '"0"',
  "{}",
  '{"code":null}',
  '{"code":""}',
  '{"code":{"a":1}}',
  '{"code":true,"result":1}',
])("a malformed body is a sentence, not a crash: %s", async (body) => {
  expect(await failure(answer(body))).toMatchObject({
    failure: "malformed",
    message: "服务返回的数据无法识别，请稍后重试",
  });
});

test("no body at all makes anything but a value or a RequestError", async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async (body) => {
      await readAnswer(answer(body), callPlan()).catch((error: unknown) => {
        expect(error).toBeInstanceOf(RequestError);
      });
    }),
  );
});

test("opens an encrypted result, under the configured header", async () => {
  const value = { gsmc: "上海某某财税咨询有限公司", list: [1, null] };
  expect(await readAnswer(encrypted(encrypt(value)), callPlan(), secret)).toEqual(value);
  const named = { ...secret, header: "x-sealed" };
  expect(await readAnswer(encrypted(encrypt(value), "x-sealed"), callPlan(), named)).toEqual(value);
});

test("an unmarked result, or none, is not decrypted", async () => {
  expect(await readAnswer(answer({ code: "0", result: "文本" }), callPlan(), secret)).toBe("文本");
  const none = answer({ code: "0", result: null }, { "x-encrypted": "1" });
  expect(await readAnswer(none, callPlan(), secret)).toBeNull();
});

test("opens encrypted field errors too", async () => {
  const fieldErrors = [{ path: "phone", message: "手机号已被使用" }];
  const body = { code: "0400", message: "有误", result: encrypt({ fieldErrors }).toString("base64") };
  expect((await failure(answer(body, { "x-encrypted": "1" }), secret)).fieldErrors).toEqual(fieldErrors);
});

test("every flipped bit of the cipher is found", async () => {
  const cipher = encrypt({ tax: 1234.56 });
  for (let bit = 0; bit < cipher.length * 8; bit += 1) {
    const bent = Buffer.from(cipher);
    bent[bit >> 3] = (bent[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    expect((await failure(encrypted(bent), secret)).failure).toBe("malformed");
  }
});

test("a cipher that is cut anywhere or has a byte changed is malformed; of one that is encrypted twice nothing is read", async () => {
  const cipher = encrypt({ list: Array.from({ length: 20 }, (_, id) => ({ id, tax: 1234.56 * id })) });
  for (let length = 0; length < cipher.length; length += 1)
    expect((await failure(encrypted(cipher.subarray(0, length)), secret)).failure).toBe("malformed");
  await fc.assert(
    fc.asyncProperty(fc.nat(cipher.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
      const bent = Buffer.from(cipher);
      bent[at] = (bent[at] ?? 0) ^ change;
      expect((await failure(encrypted(bent), secret)).failure).toBe("malformed");
    }),
    { numRuns: 1_000 },
  );
  const twice = await readAnswer(encrypted(encrypt(cipher.toString("base64"))), callPlan(), secret);
  // One layer is taken off, the other is a text that is not taken for a list.
  expect(twice).toBe(cipher.toString("base64"));
});

test.each([
  ["a wrong key", { ...secret, key: "x".repeat(32) }],
  ["a wrong iv", { ...secret, iv: "x".repeat(16) }],
])("%s makes an encrypted result malformed", async (_, encryption) => {
  expect((await failure(encrypted(encrypt({ tax: 1 })), encryption)).failure).toBe("malformed");
});

test.each([
  ["a key of a wrong length", { ...secret, key: "short" }, "The decryption key must have 16, 24 or 32 bytes"],
  ["no key", undefined, "no key is configured"],
])("%s makes an encrypted result malformed, and the cause says so", async (_, encryption, cause) => {
  const reason = await failure(encrypted(encrypt({ tax: 1 })), encryption);
  expect(reason.failure).toBe("malformed");
  expect(String(reason.cause)).toContain(cause);
});

test.each(["", "%%%", "AAAA", 5, { a: 1 }])("a cipher that is none is malformed: %j", async (result) => {
  const received = answer({ code: "0", result }, { "x-encrypted": "1" });
  expect((await failure(received, secret)).failure).toBe("malformed");
});
