import { describe, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../../../demo/demo-staff.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";
import { hashPassword, isPassword } from "./password-hash.ts";

const server = useTestServer();

const MINUTE = 60_000;
const userId = async (account: string) => (await row(account)).userId;
const row = async (account: string) =>
  await server.db.selectFrom("staff").selectAll().where("account", "=", account).executeTakeFirstOrThrow();
const hasPassword = async (account: string, password: string) =>
  await isPassword(password, (await row(account)).passwordHash ?? "");
const check = async (account: string, password: string) =>
  await server.requestWith(await server.signIn(account), "userAdmin.checkPassword", { password });
const batchReset = async (account: string, accounts: readonly string[], password = "Fresh2026") =>
  await server.requestWith(await server.signIn(account), "userAdmin.batchResetPwd", {
    password,
    userIds: await Promise.all(accounts.map(userId)),
  });

test("a hash tells its password from others, and two of the same differ", async () => {
  const [first, second] = [await hashPassword("Secret123"), await hashPassword("Secret123")];
  expect(first).not.toBe(second);
  expect(await isPassword("Secret123", first)).toBe(true);
  expect(await isPassword("Secret124", first)).toBe(false);
});

describe("the own password", () => {
  test("is changed after the old one has been checked, and signs out everywhere", async () => {
    const token = await server.signIn("sunli");
    const reset = async (password: string) =>
      await server.requestWith(token, "userAdmin.resetPwd", { password });
    expect(await reset("Fresh2026")).toMatchObject({ code: "0409", message: "请先校验旧密码" });
    expect(await check("sunli", "Wrong1234")).toMatchObject({ code: "0409", message: "旧密码校验失败" });
    expect(await reset("Fresh2026")).toMatchObject({ code: "0409" });
    expect(await check("sunli", DEMO_PASSWORD)).toMatchObject({ code: "0", result: null });
    expect(await reset(DEMO_PASSWORD)).toMatchObject({
      code: "0400",
      result: { fieldErrors: [{ path: "password", message: "新密码不能与旧密码相同" }] },
    });
    expect(await reset("Fresh2026")).toMatchObject({ code: "0" });
    expect(await hasPassword("sunli", "Fresh2026")).toBe(true);
    expect(await server.requestWith(token, "session.customerInfo")).toMatchObject({ status: 401 });
    expect(await check("sunli", DEMO_PASSWORD)).toMatchObject({ code: "0409" });
  });

  test("a check holds for ten minutes", async () => {
    await check("xuting", DEMO_PASSWORD);
    server.advanceClock(11 * MINUTE);
    const token = await server.signIn("xuting");
    expect(await server.requestWith(token, "userAdmin.resetPwd", { password: "Fresh2026" })).toMatchObject({
      code: "0409",
      message: "请先校验旧密码",
    });
  });

  test("five failures make even the right password wait ten minutes", async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await check("zhaomin", "Wrong1234");
    expect(await check("zhaomin", DEMO_PASSWORD)).toMatchObject({
      code: "0409",
      message: "旧密码连续 5 次校验失败，请 10 分钟后再试",
    });
    server.advanceClock(11 * MINUTE);
    expect(await check("zhaomin", DEMO_PASSWORD)).toMatchObject({ code: "0" });
  });

  test("five failures are five, however many tries come at once", async () => {
    const token = await server.signIn("qianjin");
    const answers = await Promise.all(
      Array.from({ length: 12 }, async () => {
        return await server.requestWith(token, "userAdmin.checkPassword", { password: "Wrong1234" });
      }),
    );
    expect(answers.filter(({ message }) => message === "旧密码校验失败")).toHaveLength(5);
    expect(await check("qianjin", DEMO_PASSWORD)).toMatchObject({ code: "0409" });
  });

  test("nobody checks another's", async () => {
    expect(
      await server.request("chenjie", "userAdmin.checkPassword", {
        password: DEMO_PASSWORD,
        userIds: [await userId("zhoumy")],
      }),
    ).toMatchObject({ code: "0403" });
  });
});

describe("others' passwords", () => {
  test("a batch gets the new one and is signed out", async () => {
    const token = await server.signIn("wujun");
    expect(await batchReset("chenjie", ["wujun", "tiantian"])).toMatchObject({ code: "0", result: null });
    expect(await hasPassword("wujun", "Fresh2026")).toBe(true);
    expect(await hasPassword("tiantian", "Fresh2026")).toBe(true);
    expect(await server.requestWith(token, "session.customerInfo")).toMatchObject({ status: 401 });
    expect([await row("wujun"), await row("tiantian")].map(({ passwordDue }) => passwordDue)).toEqual([1, 1]);
  });

  test("one user resets their own too", async () => {
    const reset = async (account: string) =>
      await server.requestWith(await server.signIn(account), "userAdmin.resetPwd", {
        password: "Other2026",
        userIds: [await userId("donghao")],
      });
    expect(await reset("zhaomin")).toMatchObject({ code: "0403" });
    expect(await reset("chenjie")).toMatchObject({ code: "0" });
    expect(await hasPassword("donghao", "Other2026")).toBe(true);
  });

  test("the rules of a password are told at its field", async () => {
    expect(await batchReset("chenjie", ["yuanmeng"], "abcdefg1")).toMatchObject({
      code: "0400",
      result: { fieldErrors: [{ path: "password", message: "长度为8~18位，必须包含大小写字母" }] },
    });
    expect(await batchReset("chenjie", ["yuanmeng"], "")).toMatchObject({
      code: "0400",
      result: { fieldErrors: [{ path: "password", message: "请填写密码" }] },
    });
    expect(await hasPassword("yuanmeng", DEMO_PASSWORD)).toBe(true);
  });

  test("a batch with one that may not be touched is refused whole", async () => {
    const mighty = await userId("huangsiqi");
    const { roleId } = await server.db
      .selectFrom("role")
      .select("roleId")
      .where("roleName", "=", "只读审计")
      .where("gsid", "=", 1001)
      .executeTakeFirstOrThrow();
    await server.db.insertInto("staffRole").values({ userId: mighty, roleId, gsid: 1001 }).execute();
    const refusals = [
      await batchReset("chenjie", ["yuanmeng", "chenjie"]),
      await batchReset("chenjie", ["yuanmeng", "zhoumy"]),
      await batchReset("liuwei", ["songyuwei", "chenjie"]),
      await batchReset("liuwei", ["songyuwei", "huangsiqi"]),
      await batchReset("chenjie", ["yuanmeng", "luwenbin"]),
      await batchReset("chenjie", ["yuanmeng", "qianjin"]),
    ];
    expect(refusals.map(({ code, message }) => [code, message])).toEqual([
      ["0409", "不能在这里重置自己的密码，请使用“修改密码”"],
      ["0409", "不能重置超级管理员的密码"],
      ["0409", "「陈洁」是管理员，只有管理员可以操作"],
      ["0409", "所选用户中有权限超出您的人，请联系管理员重置"],
      ["0404", "用户不存在或已被删除，请刷新后重试"],
      ["0404", "用户不存在或已被删除，请刷新后重试"],
    ]);
    expect(await hasPassword("yuanmeng", DEMO_PASSWORD)).toBe(true);
  });
});

test("no password, nor a quick hash of one, is kept beside the slow hash", async () => {
  const params = { password: "Secret2026", userIds: [await userId("panchenxi")] };
  const fingerprintUnder = async (key: string) => {
    await server.request("chenjie", "userAdmin.batchResetPwd", params, key);
    const { fingerprint } = await server.db
      .selectFrom("idempotency")
      .select("fingerprint")
      .where("key", "=", key)
      .executeTakeFirstOrThrow();
    return fingerprint.split(".");
  };
  const [[open, mark], [sameOpen, otherMark]] = [
    await fingerprintUnder("reset-secret-1"),
    await fingerprintUnder("reset-secret-2"),
  ];
  expect(sameOpen).toBe(open);
  expect(otherMark, "equal passwords do not look alike").not.toBe(mark);
  const log = await server.db.selectFrom("operationLog").selectAll().execute();
  expect(JSON.stringify(log)).not.toContain("Secret2026");
});
