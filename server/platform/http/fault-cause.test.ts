import { expect, test } from "vitest";
import { replaceOperations } from "../../testing/replace-operations.ts";
import { readEnvironment } from "../../environment.ts";
import { testServer } from "../../testing/test-server.ts";

/** The last statement of an unfinished handler. */
async function breakDown(): Promise<never> {
  throw new TypeError("Cannot read properties of undefined (reading 'deptId')");
}

const failing = replaceOperations({ "role.page": breakDown });

async function answerOf(development: boolean | undefined) {
  const server = await testServer({ served: failing, development });
  try {
    return await server.request("zhoumy", "role.page", { pageNum: 1, pageSize: 10 });
  } finally {
    await server.close();
  }
}

test("in development a fault says what it was and where in our own code", async () => {
  const { status, ...body } = await answerOf(true);
  expect(status).toBe(500);
  expect(body).toMatchObject({
    code: "0500",
    message: "服务异常，请稍后重试",
    result: {
      fault: {
        message: "Cannot read properties of undefined (reading 'deptId')",
        at: expect.stringMatching(/^server\/platform\/http\/fault-cause\.test\.ts:\d+:\d+$/),
      },
    },
  });
});

test("otherwise an answer says nothing of it", async () => {
  const { status, ...body } = await answerOf(undefined);
  expect(status).toBe(500);
  expect(body).toEqual({ code: "0500", message: "服务异常，请稍后重试", result: null });
});

test("production is no development, whatever the environment says", () => {
  expect(readEnvironment({ DEVELOPMENT: "1" }).development).toBe(true);
  expect(readEnvironment({}).development).toBe(false);
  expect(() => readEnvironment({ DEVELOPMENT: "1", NODE_ENV: "production", SSO: "demo", DEMO: "1" })).toThrow(
    "DEVELOPMENT",
  );
});
