import { createDecipheriv } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { operations } from "../contexts/contexts.ts";
import { replaceOperations, withoutOperations } from "../testing/replace-operations.ts";
import { type TestServer, readAnswer, takeTicket, testServer } from "../testing/test-server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

let server: TestServer;
beforeAll(async () => {
  server = await testServer({
    served: replaceOperations({
      "role.page": async () => await Promise.reject(new Error("secret detail of the database")),
      "department.tree": async () => await Promise.resolve([{ deptId: 1 }]),
    }),
  });
});
afterAll(async () => {
  await server.close();
});

describe("who may call", () => {
  test("no token, a made-up one and one in a cookie or query are all signed out", async () => {
    const token = await server.signIn("zhoumy");
    expect(await server.requestWith(null, "session.customerInfo")).toMatchObject({
      status: 401,
      code: "0006",
      message: "当前登录已失效，请重新登录",
    });
    expect(await server.requestWith("made-up", "session.customerInfo")).toMatchObject({ status: 401 });
    const byCookie = await server.app.inject({
      url: `/api/fcp/web/customer/info`,
      cookies: { "access-token": token },
    });
    expect(byCookie.statusCode).toBe(401);
    const byQuery = await server.app.inject({ url: `/api/fcp/web/customer/info?access-token=${token}` });
    expect(byQuery.statusCode).toBe(401);
  });

  test("a token ends after a day", async () => {
    const token = await server.signIn("zhoumy");
    expect(await server.requestWith(token, "session.customerInfo")).toMatchObject({ code: "0" });
    server.advanceClock(DAY_MS);
    expect(await server.requestWith(token, "session.customerInfo")).toMatchObject({ status: 401 });
  });

  test("a missing code is a refusal with HTTP 200", async () => {
    const token = await server.signIn("sunli");
    for (const operation of [
      "userAdmin.list",
      "userAdmin.detail",
      "userAdmin.add",
      "role.page",
      "user.page",
    ]) {
      expect(await server.requestWith(token, operation, {})).toMatchObject({ status: 200, code: "0403" });
    }
  });

  test("who sees only may read and not write", async () => {
    const token = await server.signIn("heqing");
    expect(await server.requestWith(token, "userAdmin.list", { pageSize: 10 })).toMatchObject({ code: "0" });
    for (const operation of ["add", "modify", "modifyStatus", "delete", "batchDelete"]) {
      expect(await server.requestWith(token, `userAdmin.${operation}`, {})).toMatchObject({
        status: 200,
        code: "0403",
      });
    }
  });

  test("each write asks for its own code", async () => {
    const token = await server.signIn("zhaomin");
    expect(await server.requestWith(token, "userAdmin.add", {})).toMatchObject({ code: "0400" });
    expect(await server.requestWith(token, "userAdmin.modifyStatus", {})).toMatchObject({ code: "0400" });
    expect(await server.requestWith(token, "userAdmin.delete", {})).toMatchObject({ code: "0403" });
  });
});

describe("what is sent", () => {
  test("texts of the query become numbers, those of the body do not", async () => {
    const token = await server.signIn("zhoumy");
    const { userId } = await server.db
      .selectFrom("staff")
      .select("userId")
      .where("account", "=", "sunli")
      .executeTakeFirstOrThrow();
    expect(await server.requestWith(token, "userAdmin.detail", { userId })).toMatchObject({ code: "0" });
    expect(await server.requestWith(token, "userAdmin.list", { pageSize: "10" })).toMatchObject({
      code: "0400",
      result: { fieldErrors: [{ path: "pageSize", message: "每页条数格式不正确" }] },
    });
  });

  test.each(["1e3", " 5", "5 ", "0x10", "+5", "1_000", "Infinity", "٥", "12345678901234567890"])(
    "%j is no number in an address",
    async (userId) => {
      const { headers, ...response } = await server.app.inject({
        url: "/api/auth/user/detail",
        query: { userId },
        headers: { "access-token": await server.signIn("zhoumy") },
      });
      expect(headers["x-request-no"]).toBeDefined();
      expect(response.json()).toMatchObject({
        code: "0400",
        result: {
          fieldErrors: [
            { path: "userId", message: expect.stringMatching(/^用户编号(应为普通数字|格式不正确)/) },
          ],
        },
      });
    },
  );

  test("marks that nobody sees are no part of a name", async () => {
    const { code } = await server.request("chenjie", "role.add", {
      roleName: "\u202d隐\u200b形\ufeff角色\u202c",
    });
    expect(code).toBe("0");
    const names = await server.db
      .selectFrom("role")
      .select("roleName")
      .where("roleName", "like", "%隐%")
      .execute();
    expect(names).toEqual([{ roleName: "隐形角色" }]);
    expect(await server.request("chenjie", "role.add", { roleName: "隐形\u2060角色" })).toMatchObject({
      code: "0400",
    });
    expect(await server.request("chenjie", "role.add", { roleName: "\u200b" })).toMatchObject({
      code: "0400",
    });
  });

  test("what the catalogue does not know is refused, not dropped", async () => {
    const token = await server.signIn("zhoumy");
    expect(
      await server.requestWith(token, "userAdmin.list", { pageSize: 10, orderBy: "name" }),
    ).toMatchObject({
      code: "0400",
      result: { fieldErrors: [{ path: "orderBy", message: "不支持的参数“orderBy”" }] },
    });
    const query = await server.app.inject({
      url: "/api/permissions/v3/userMenu?appId=console&x=1",
      headers: { "access-token": token },
    });
    expect(query.json()).toMatchObject({ code: "0400" });
  });

  test("a missing query value is named by its title", async () => {
    const token = await server.signIn("zhoumy");
    expect(await server.requestWith(token, "userAdmin.detail")).toMatchObject({
      result: { fieldErrors: [{ path: "userId", message: "请填写用户编号" }] },
    });
  });
});

describe("failures keep the envelope", () => {
  test("a crash tells nothing of the inside", async () => {
    const answer = await server.requestWith(await server.signIn("zhoumy"), "role.page", {
      pageNum: 1,
      pageSize: 10,
    });
    expect(answer).toEqual({ status: 500, code: "0500", message: "服务异常，请稍后重试", result: null });
  });

  test("an answer against the catalogue does not leave a checking server", async () => {
    expect(await server.requestWith(await server.signIn("zhoumy"), "department.tree")).toMatchObject({
      status: 500,
    });
  });

  test.each(["/api/nothing", "/api/auth/user", "/api-docs/nothing", "/assets/missing.js"])(
    "%s does not exist",
    async (url) => {
      const response = await server.app.inject({ url, headers: { accept: "text/html" } });
      expect(readAnswer(response)).toEqual({
        status: 404,
        code: "0405",
        message: "请求的资源不存在",
        result: null,
      });
    },
  );

  test.each([
    ["GET", "/api/auth/user/list", "POST"],
    ["PUT", "/api/fcp/web/file/download/some-key", "GET, HEAD"],
    ["POST", "/api-docs/userAdmin", "GET, HEAD"],
  ] as const)("%s %s is not among its methods", async (method, url, allowed) => {
    const response = await server.app.inject({ method, url, headers: { accept: "text/html" } });
    expect(readAnswer(response)).toEqual({
      status: 405,
      code: "0406",
      message: "不支持的请求方式",
      result: null,
    });
    expect(response.headers["allow"]).toBe(allowed);
  });

  test("half a JSON, a foreign format and too much of it", async () => {
    const post = async (payload: string, type = "application/json") =>
      readAnswer(
        await server.app.inject({
          method: "POST",
          url: "/api/auth/user/list",
          payload,
          headers: { "content-type": type },
        }),
      );
    expect(await post('{"pageSize":')).toMatchObject({ status: 400, code: "0401" });
    expect(await post("<a/>", "application/xml")).toMatchObject({ status: 415, code: "0415" });
    expect(await post(JSON.stringify({ content: "x".repeat(2_000_000) }))).toMatchObject({
      status: 413,
      code: "0413",
    });
  });

  test("names that could reach into an object's prototype are refused", async () => {
    const response = await server.app.inject({
      method: "POST",
      url: "/api/auth/user/list",
      payload: '{"pageSize":10,"__proto__":{"isRemove":1}}',
      headers: { "content-type": "application/json", "access-token": await server.signIn("zhoumy") },
    });
    expect(readAnswer(response)).toMatchObject({ status: 400, code: "0401" });
  });
});

test("every answer carries the security headers", async () => {
  for (const url of ["/api/health", "/api/nothing", "/sso/authorize", "/version.json"]) {
    const { headers } = await server.app.inject({ url });
    expect(headers["content-security-policy"]).toContain("script-src 'self';");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["x-powered-by"]).toBeUndefined();
  }
});

test("a server with an operation nobody serves does not start", async () => {
  await expect(testServer({ served: withoutOperations(["userAdmin.add"]) })).rejects.toThrow(
    "operation userAdmin.add has no firm handler",
  );
});

test("a server with an operation that two serve does not start", async () => {
  const again = {
    side: "firm",
    ids: ["role.page"],
    handle: async () => await Promise.resolve(null),
  } as const;
  await expect(testServer({ served: [...operations, again] })).rejects.toThrow(
    "operation role.page is served twice",
  );
});

test("with a key, results leave encrypted and marked", async () => {
  const secret = { key: "0123456789abcdef", iv: "fedcba9876543210" };
  const encrypting = await testServer({ encryptResponses: secret });
  try {
    const response = await encrypting.app.inject({
      method: "POST",
      url: "/api/auth/sso/exchange",
      payload: { ticket: "unknown" },
    });
    expect(response.headers["x-encrypted"]).toBeUndefined();
    expect(response.json()).toMatchObject({ code: "0009" });
    const ticketed = await encrypting.app.inject({
      method: "POST",
      url: "/api/auth/sso/exchange",
      payload: { ticket: await takeTicket(encrypting.app, "zhoumy") },
    });
    expect(ticketed.headers["x-encrypted"]).toBe("1");
    const decipher = createDecipheriv("aes-128-cbc", secret.key, secret.iv);
    const cipher = Buffer.from(ticketed.json<{ result: string }>().result, "base64");
    const plain: unknown = JSON.parse(
      Buffer.concat([decipher.update(cipher), decipher.final()]).toString("utf8"),
    );
    expect(plain).toMatchObject({ accessToken: expect.any(String), refreshToken: "" });
  } finally {
    await encrypting.close();
  }
});
