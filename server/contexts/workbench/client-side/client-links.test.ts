import { expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";
import { ENDED, clientDesk } from "./testing/client-desk.ts";

const server = useTestServer();
const { ask, makeBy, linkOf, companiesOf, userIdOf, enterAsGuest } = clientDesk(server);

interface Listed {
  readonly linkId: number;
  readonly companyId: number;
  readonly companyName: string;
  readonly userName: string;
  readonly createTime: string;
  readonly expireTime: string;
  readonly lastTime: string | null;
  readonly lastIp: string | null;
  readonly state: number;
  readonly closedReason: string | null;
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

const listed = async (account: string, params: object = {}) => {
  const page = { pageNum: 1, pageSize: 50, ...params };
  const { code, result } = await server.request(account, "miniProgram.clientLink.page", page);
  expect(code).toBe("0");
  return (result as { list: readonly Listed[] }).list;
};
const revoke = async (account: string, linkIdList: readonly number[]) =>
  await server.request(account, "miniProgram.clientLink.revoke", { linkIdList });
const opens = async (link: string) => expect(await ask("open", { link })).toMatchObject({ code: "0" });
const isEnded = async (link: string) => {
  for (const [operation, params] of [
    ["open", { link }],
    ["records", { link, module: 0 }],
    ["submit", { link, module: 4, content: "我还在" }],
  ] as const)
    expect(await ask(operation, params)).toMatchObject(ENDED);
};
const clientOf = async (account: string) => (await companiesOf(account))[0]?.companyId ?? 0;

/** A company that the account does not see. */
async function hiddenFrom(account: string): Promise<number> {
  const companies = await server.db
    .selectFrom("company")
    .select("companyId")
    .where("gsid", "=", 1001)
    .where("isRemove", "=", 0)
    .orderBy("companyId")
    .execute();
  for (const { companyId } of companies) {
    const { code } = await server.request(account, "miniProgram.client.link", { companyId });
    if (code === "0404") return companyId;
  }
  throw new Error(`${account} sees every company`);
}

test("a guest with a share code makes no link, and ends none", async () => {
  const companyId = await clientOf("sunli");
  const owner = await server.signIn("chenjie");
  const link = await linkOf(companyId, "chenjie", owner);
  const guest = await enterAsGuest(owner);
  const refused = { code: "0403", message: expect.stringContaining("通过分享登录进入的账号不能") };
  expect(await makeBy(guest, companyId)).toMatchObject(refused);
  const [entry] = await listed("chenjie", { companyId });
  const linkIdList = [entry?.linkId];
  expect(await server.requestWith(guest, "miniProgram.clientLink.revoke", { linkIdList })).toMatchObject(
    refused,
  );
  await server.requestWith(owner, "session.shareRevoke");
  await opens(link);
});

test("a link is listed with who made it, until when, and when and from where it was used", async () => {
  const companyId = await clientOf("sunli");
  const link = await linkOf(companyId, "sunli");
  const made = server.clock.now();
  const find = async () => (await listed("sunli", { companyId })).find(({ userName }) => userName === "孙丽");
  expect(await find()).toMatchObject({
    companyId,
    createTime: made,
    expireTime: server.clock.after(WEEK_MS),
    lastTime: null,
    lastIp: null,
    state: 1,
    closedReason: null,
  });
  await opens(link);
  const used = server.clock.now();
  expect(await find()).toMatchObject({ lastTime: used, lastIp: "127.0.0.1" });
  server.advanceClock(59_000);
  await opens(link);
  expect(await find()).toMatchObject({ lastTime: used });
  server.advanceClock(1000);
  await opens(link);
  expect(await find()).toMatchObject({ lastTime: server.clock.now() });
  const stored = JSON.stringify([
    await listed("sunli", { companyId }),
    await server.db.selectFrom("clientLink").selectAll().execute(),
  ]);
  expect(stored).not.toContain(link);
});

test("a link is revoked by whoever sees its company, once, and by nobody else", async () => {
  const companyId = await hiddenFrom("liuwei");
  const link = await linkOf(companyId);
  const entry = (await listed("zhoumy", { companyId })).find(({ userName }) => userName === "陈洁");
  const linkId = entry?.linkId ?? 0;
  expect((await listed("liuwei")).map((other) => other.linkId)).not.toContain(linkId);
  const gone = { code: "0404", message: "链接已失效或已被撤销，请刷新后查看" };
  expect(await revoke("liuwei", [linkId])).toMatchObject(gone);
  expect(
    await server.request("qianjin", "miniProgram.clientLink.revoke", { linkIdList: [linkId] }),
  ).toMatchObject(gone);
  await opens(link);
  expect(await revoke("zhoumy", [linkId])).toMatchObject({ code: "0", result: { count: 1 } });
  await isEnded(link);
  expect(await revoke("zhoumy", [linkId])).toMatchObject(gone);
  expect((await listed("zhoumy", { companyId })).map((other) => other.linkId)).not.toContain(linkId);
});

test("a right that is taken from the maker closes the links, and the list says why", async () => {
  const companyId = await clientOf("sunli");
  const link = await linkOf(companyId, "sunli");
  const userId = await userIdOf("sunli");
  const state = async () =>
    (await listed("zhoumy", { companyId })).find(({ userName }) => userName === "孙丽");
  await server.db
    .deleteFrom("rolePermission")
    .where("code", "=", "customerCentre.customerInfo.clientLinks")
    .where("roleId", "in", (from) =>
      from.selectFrom("staffRole").select("roleId").where("userId", "=", userId),
    )
    .execute();
  await isEnded(link);
  expect(await state()).toMatchObject({ state: 0, closedReason: "生成人已没有客户链接的权限" });
});

test("a client that its maker no longer sees is closed to the link", async () => {
  const companyId = await clientOf("zhaomin");
  const link = await linkOf(companyId, "zhaomin");
  await opens(link);
  await server.db.deleteFrom("companyGrant").where("companyId", "=", companyId).execute();
  await isEnded(link);
  const entry = (await listed("zhoumy", { companyId })).find(({ userName }) => userName === "赵敏");
  expect(entry).toMatchObject({ state: 0, closedReason: "生成人已看不到该客户" });
});

test("a sign-out ends the links that were made in it where the firm says so, and no others", async () => {
  const [first = { companyId: 0 }, second = { companyId: 0 }] = await companiesOf("sunli");
  const linkIn = async (token: string, companyId: number) => await linkOf(companyId, "chenjie", token);
  const signOut = async (token: string) => await server.requestWith(token, "session.signOut");
  const one = await server.signIn("chenjie");
  const kept = await linkIn(one, first.companyId);
  await signOut(one);
  await opens(kept);
  const setting = { subject: "firm", signOutEndsLinks: 1 };
  expect(await server.request("zhoumy", "config.firmSetting.save", setting)).toMatchObject({ code: "0" });
  const [two, three] = [await server.signIn("chenjie"), await server.signIn("chenjie")];
  const ending = await linkIn(two, first.companyId);
  const staying = await linkIn(three, second.companyId);
  await signOut(two);
  await isEnded(ending);
  await opens(staying);
});

test("a stop ends the links for good", async () => {
  const companyId = await clientOf("zhaomin");
  const userId = await userIdOf("zhaomin");
  const second = await linkOf(companyId, "zhaomin");
  const stop = async (status: number) =>
    expect(await server.request("chenjie", "userAdmin.modifyStatus", { userId, status })).toMatchObject({
      code: "0",
    });
  await stop(0);
  await isEnded(second);
  await stop(1);
  await isEnded(second);
});

test("without the right nobody lists, makes or ends links", async () => {
  const page = { pageNum: 1, pageSize: 10 };
  expect(await server.request("heqing", "miniProgram.client.link", { companyId: 1_001_001 })).toMatchObject({
    code: "0403",
  });
  expect(await server.request("heqing", "miniProgram.clientLink.revoke", { linkIdList: [1] })).toMatchObject({
    code: "0403",
  });
  expect(await server.request("heqing", "miniProgram.clientLink.page", page)).toMatchObject({ code: "0" });
  expect(await server.request("jiangnan", "miniProgram.clientLink.page", page)).toMatchObject({
    status: 403,
  });
});

test("a password reset by an administrator ends the links", async () => {
  const link = await linkOf(await clientOf("sunli"), "chenjie");
  await opens(link);
  const reset = { userIds: [await userIdOf("chenjie")], password: "Fresh2026" };
  expect(await server.request("zhoumy", "userAdmin.batchResetPwd", reset)).toMatchObject({ code: "0" });
  await isEnded(link);
});
