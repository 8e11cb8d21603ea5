import { describe, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../../../demo/demo-staff.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

interface ShareState {
  readonly expireTime?: string;
  readonly guests: readonly { readonly guest: string; readonly enterTime: string }[];
}

const HOUR_MS = 60 * 60 * 1000;

const share = async (account: string, params: object) =>
  await server.requestWith(await server.signIn(account), "session.shareLogin", params);
const newCode = async (account: string, effectTime = 8) => {
  const { code, result } = await share(account, { effectTime });
  expect(code).toBe("0");
  return (result as { shareCode: string }).shareCode;
};
const present = async (shareCode: string, guest = "王芳") =>
  await server.app.inject({
    method: "POST",
    url: "/sso/authorize",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ redirect: "/login", shareCode, guest }).toString(),
  });
const enter = async (shareCode: string) => {
  const { statusCode, headers } = await present(shareCode);
  expect(statusCode).toBe(302);
  const ticket = new URL(String(headers.location)).searchParams.get("ticket");
  const { result } = await server.requestWith(null, "session.exchangeTicket", { ticket });
  return (result as { accessToken: string }).accessToken;
};
const info = async (token: string) => await server.requestWith(token, "session.customerInfo");

describe("a share code", () => {
  test("lets support staff in as its owner, and says so of what they do", async () => {
    const token = await enter(`  ${await newCode("sunli")}\n`);
    const { result } = await info(token);
    expect(result).toMatchObject({ userBasicInfo: { account: "sunli" }, sharedLogin: true });
    expect((await server.request("sunli", "session.customerInfo")).result).toMatchObject({
      sharedLogin: false,
    });
    const upload = { file: new File(["a"], "a.txt") };
    expect(await server.requestWith(token, "file.upload", upload)).toMatchObject({ code: "0" });
    const logged = await server.db
      .selectFrom("operationLog")
      .select("title")
      .where("operation", "=", "file.upload")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    expect(logged.title).toBe("文件上传（分享登录：王芳）");
  });

  test("asks for the name of whoever comes in, which the owner finds in the log", async () => {
    const code = await newCode("heqing");
    for (const nobody of ["", "  ", "长".repeat(21)]) {
      const { statusCode, body } = await present(code, nobody);
      expect(statusCode).toBe(400);
      expect(body).toContain("请填写您的姓名");
    }
    await enter(code);
    const { userId } = await server.db
      .selectFrom("staff")
      .select("userId")
      .where("account", "=", "heqing")
      .executeTakeFirstOrThrow();
    const entry = await server.db
      .selectFrom("operationLog")
      .select(["title", "target", "success"])
      .where("userId", "=", userId)
      .where("operation", "=", "session.exchangeTicket")
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({ title: "登录（分享登录：王芳）", target: "何清", success: true });
  });

  test("shows its owner how long it holds and who is in, and the guest how long they may stay", async () => {
    const owner = await server.signIn("wujun");
    const state = async (token: string) =>
      (await server.requestWith(token, "session.shareState")).result as ShareState;
    expect(await state(owner)).toEqual({ guests: [] });
    const guest = await enter(await newCode("wujun", 48));
    expect(await state(owner)).toEqual({
      expireTime: server.clock.after(48 * HOUR_MS),
      guests: [{ guest: "王芳", enterTime: server.clock.now() }],
    });
    expect(await state(guest)).toEqual({ expireTime: server.clock.after(24 * HOUR_MS), guests: [] });
  });

  test("is prolonged without the code, for whoever is in too, and never cut short so", async () => {
    const owner = await server.signIn("zhengyan");
    const prolong = async (effectTime: number) =>
      await server.requestWith(owner, "session.shareProlong", { effectTime });
    expect(await prolong(8)).toMatchObject({ code: "0404", message: "分享登录码已失效，请重新生成" });
    const guest = await enter(await newCode("zhengyan", 2));
    server.advanceClock(HOUR_MS);
    expect(await prolong(8)).toMatchObject({
      code: "0",
      result: { expireTime: server.clock.after(8 * HOUR_MS), guests: [{ guest: "王芳" }] },
    });
    const until = server.clock.after(8 * HOUR_MS).slice(0, 16);
    expect(await prolong(2)).toMatchObject({
      code: "0409",
      message: `登录码已经有效到 ${until}，请选择更长的有效期`,
    });
    server.advanceClock(7 * HOUR_MS);
    expect(await info(guest)).toMatchObject({ code: "0" });
    server.advanceClock(HOUR_MS);
    expect(await info(guest)).toMatchObject({ status: 401 });
  });

  test("is revoked: it opens nothing more, and whoever is in is out", async () => {
    const owner = await server.signIn("qianjin");
    const code = await newCode("qianjin");
    const guest = await enter(code);
    const revoke = async (token: string) => await server.requestWith(token, "session.shareRevoke");
    expect(await revoke(guest)).toMatchObject({ code: "0403" });
    expect(await revoke(owner)).toMatchObject({ code: "0" });
    expect(await info(guest)).toMatchObject({ status: 401 });
    expect((await present(code)).statusCode).toBe(400);
    expect(await revoke(owner)).toMatchObject({ code: "0" });
    expect(await info(owner)).toMatchObject({ code: "0" });
  });

  test("opens no page of users, roles and departments, and what stands on them", async () => {
    const token = await enter(await newCode("chenjie"));
    const { result } = await server.requestWith(token, "permission.userMenu", { appId: "app" });
    const codes = (result as { code: string }[]).map(({ code }) => code);
    expect(codes).toContain("basicSetting.logs");
    expect(codes.filter((code) => /organisation|rolePermission|staffActions/.test(code))).toEqual([]);
    const users = { pageNum: 1, pageSize: 10 };
    expect(await server.requestWith(token, "userAdmin.list", users)).toMatchObject({ code: "0403" });
    expect(await server.requestWith(token, "role.page", users)).toMatchObject({ code: "0403" });
    const owner = await server.signIn("chenjie");
    expect(await server.requestWith(owner, "userAdmin.list", users)).toMatchObject({ code: "0" });
  });

  test("holds for the hours that were chosen, and so does what it opened", async () => {
    const code = await newCode("sunli", 2);
    const token = await enter(code);
    server.advanceClock(2 * HOUR_MS - 1000);
    expect(await info(token)).toMatchObject({ code: "0" });
    expect((await present(code)).statusCode).toBe(302);
    server.advanceClock(1000);
    expect(await info(token)).toMatchObject({ status: 401 });
    const { statusCode, body } = await present(code);
    expect(statusCode).toBe(400);
    expect(body).toContain("分享登录码无效或已过期");
  });

  test("is prolonged by sending it, while it holds and by its owner alone", async () => {
    const code = await newCode("sunli", 2);
    expect(await share("sunli", { effectTime: 24, shareCode: code })).toMatchObject({
      code: "0",
      result: { shareCode: code },
    });
    server.advanceClock(23 * HOUR_MS);
    expect((await present(code)).statusCode).toBe(302);
    expect(await share("zhaomin", { effectTime: 24, shareCode: code })).toMatchObject({ code: "0404" });
    expect(await share("sunli", { effectTime: 24, shareCode: "made-up" })).toMatchObject({
      code: "0404",
      message: "分享登录码已失效，请重新生成",
    });
    server.advanceClock(HOUR_MS);
    expect(await share("sunli", { effectTime: 2, shareCode: code })).toMatchObject({ code: "0404" });
  });

  test("gives way to a new one, which signs out whoever came in by it", async () => {
    const owner = await server.signIn("zhaomin");
    const first = await newCode("zhaomin");
    const token = await enter(first);
    const second = await newCode("zhaomin");
    expect(second).not.toBe(first);
    expect(await info(token)).toMatchObject({ status: 401 });
    expect((await present(first)).statusCode).toBe(400);
    expect((await present(second)).statusCode).toBe(302);
    expect(await info(owner)).toMatchObject({ code: "0" });
  });

  test("gives neither another code nor the password away", async () => {
    const token = await enter(await newCode("zhaomin"));
    for (const [operation, params] of [
      ["session.shareLogin", { effectTime: 48 }],
      ["userAdmin.checkPassword", { password: DEMO_PASSWORD }],
      ["userAdmin.resetPwd", { password: "Fresh2026" }],
    ] as const) {
      expect(await server.requestWith(token, operation, params)).toMatchObject({
        code: "0403",
        message: "通过分享登录进入的账号不能修改用户、角色、权限、密码、分享登录、客户链接和小程序绑定",
      });
    }
    for (let attempt = 0; attempt < 6; attempt += 1)
      await server.requestWith(token, "userAdmin.checkPassword", { password: "Wrong1234" });
    const ownToken = await server.signIn("zhaomin");
    expect(
      await server.requestWith(ownToken, "userAdmin.checkPassword", { password: DEMO_PASSWORD }),
    ).toMatchObject({
      code: "0",
    });
  });

  test("ends with the password and with the account", async () => {
    const code = await newCode("liuwei");
    const { userId } = await server.db
      .selectFrom("staff")
      .select("userId")
      .where("account", "=", "liuwei")
      .executeTakeFirstOrThrow();
    const reset = { password: "Fresh2026", userIds: [userId] };
    expect(await server.request("chenjie", "userAdmin.batchResetPwd", reset)).toMatchObject({ code: "0" });
    expect((await present(code)).statusCode).toBe(400);
  });

  test("is for the hours of the list", async () => {
    expect(await share("chenjie", { effectTime: 3 })).toMatchObject({
      code: "0400",
      result: { fieldErrors: [{ path: "effectTime" }] },
    });
  });

  test("a suspended account has none to give", async () => {
    expect(await share("jiangnan", { effectTime: 2 })).toMatchObject({ status: 403 });
  });

  test("stands nowhere readably, not even in the answer that is kept for a repeated intent", async () => {
    const key = "one-intent-of-sharing";
    const ask = async () => await server.request("chenjie", "session.shareLogin", { effectTime: 2 }, key);
    const [first, again] = [await ask(), await ask()];
    expect([first.code, again.code]).toEqual(["0", "0"]);
    const codes = [first, again].map(({ result }) => (result as { shareCode: string }).shareCode);
    const stored = JSON.stringify([
      await server.db.selectFrom("shareCode").selectAll().execute(),
      await server.db.selectFrom("idempotency").selectAll().execute(),
      await server.db.selectFrom("operationLog").selectAll().execute(),
    ]);
    for (const code of codes) expect(stored).not.toContain(code);
    expect((await present(codes[0] ?? "")).statusCode).toBe(400);
    expect((await present(codes[1] ?? "")).statusCode).toBe(302);
  });
});
