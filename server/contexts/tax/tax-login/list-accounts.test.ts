import { sql } from "kysely";
import { expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

interface Account {
  readonly companyId: number;
  readonly accountState: number;
  readonly areaCode: string;
  readonly phone: string | null;
  readonly smsBlock: number | null;
  readonly failCause: string | null;
  readonly userIds: readonly number[];
  readonly lastLoginTime: string | null;
}

const list = async (params: object = {}, account = "chenjie") => {
  const { result } = await server.request(account, "taxLogin.account.page", {
    pageNum: 1,
    pageSize: 500,
    ...params,
  });
  return (result as { list: Account[] }).list;
};
const accountOf = async (companyId: number) =>
  (await list()).find((account) => account.companyId === companyId) as Account;
const send = async (account: Account, phone: string, params: object = {}) =>
  await server.request("chenjie", "taxLogin.sendSmsVerifyCode", {
    phone,
    account: "user0001",
    areaCode: "31",
    qyid: account.companyId,
    password: "Pass#2026",
    ...params,
  });

/** An account that the bureau has just let in by this phone. */
async function verified(companyId: number, phone: string): Promise<Account> {
  const account = await accountOf(companyId);
  const { result } = await send(account, phone);
  const { smsCodeId } = result as { smsCodeId: string };
  await server.request("chenjie", "taxLogin.doLoginApp", {
    phone,
    account: "user0001",
    areaCode: "31",
    qyid: companyId,
    password: "Pass#2026",
    smsCodeId,
    verifyCode: phone.slice(-6),
  });
  return await accountOf(companyId);
}

test("every client in service has a row, with an account or without, and nobody's password or phone", async () => {
  const accounts = await list();
  const states = new Set(accounts.map(({ accountState }) => accountState));
  expect([...states].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  const missing = accounts.filter(({ accountState }) => accountState === 6);
  expect(missing.every(({ phone, lastLoginTime }) => phone === null && lastLoginTime === null)).toBe(true);
  expect(
    accounts.every(({ phone }) => phone === null || /^1\d\d\*{4}\d{4}$/.test(phone)),
    "phones are masked",
  ).toBe(true);
  expect(JSON.stringify(accounts)).not.toMatch(/pwd|v1\./);
  const { result } = await server.request("chenjie", "company.list", {
    pageNum: 1,
    pageSize: 1,
    status: 1,
  });
  expect(accounts).toHaveLength((result as { total: number }).total);
});

test("the counts are those of the list, whatever narrows it", async () => {
  for (const narrowed of [{}, { dlfsTypeCode: "1" }, { verifyType: 1 }, { areaCode: "31" }]) {
    const accounts = await list(narrowed);
    const { result } = await server.request("chenjie", "taxLogin.account.count", narrowed);
    const of = (state: number) => accounts.filter(({ accountState }) => accountState === state).length;
    expect(result).toEqual({
      total: accounts.length,
      unverified: of(0),
      valid: of(1),
      expired: of(2),
      wrongPassword: of(3),
      frozen: of(4),
      phoneLocked: of(5),
      missing: of(6),
    });
  }
});

test("what the bureau says becomes the state: wrong password, frozen, expired, and valid again", async () => {
  const account = await verified(1_001_004, "13912341201");
  expect(account).toMatchObject({ accountState: 1, failCause: null, phone: "139****1201" });
  const saidBy = async (phone: string) => {
    await send(account, phone);
    const { accountState, failCause } = await accountOf(account.companyId);
    return [accountState, failCause];
  };
  expect(await saidBy("13912349001")).toEqual([3, "用户名或密码错误，请重新填写"]);
  expect(await saidBy("13912342035")).toEqual([4, expect.stringContaining("（错误码 2035）")]);
  expect(await saidBy("13912342062")).toEqual([2, expect.stringContaining("（错误码 2062）")]);
  expect(await verified(account.companyId, "13912341202")).toMatchObject({
    accountState: 1,
    failCause: null,
  });
});

test("a phone that the bureau sends no codes to is locked, at every account it belongs to, until it is unlocked", async () => {
  const { companyId } = await verified(1_001_002, "13912341203");
  const phone = "15912349012";
  await server.db
    .updateTable("plainRecord")
    .set({ fields: sql`jsonb_set(fields, '{phone}', ${JSON.stringify(phone)}::jsonb)` })
    .where("resource", "=", "bureauAccount")
    .where("companyId", "=", companyId)
    .execute();
  expect(await accountOf(companyId)).toMatchObject({ accountState: 1, smsBlock: null });
  await send(await accountOf(companyId), phone, { account: "tried" });
  expect(await accountOf(companyId)).toMatchObject({ accountState: 5, smsBlock: 3, phone: "159****9012" });
  const info = await server.request("chenjie", "taxLogin.queryCompanyTaxAccountInfo", { companyId });
  expect(info.result).toMatchObject({ loginState: 5 });
  const unlock = { qyId: companyId, areaCode: "31", phone: "159****9012" };
  expect(await server.request("chenjie", "taxLogin.unLockPhone", unlock)).toMatchObject({ code: "0" });
  expect(await accountOf(companyId)).toMatchObject({ accountState: 1, smsBlock: null });
});

test("an accountant sees the accounts of their own clients; another firm none of them; without the code nothing", async () => {
  const own = await list({}, "sunli");
  const all = await list();
  expect(own.length).toBeLessThan(all.length);
  const first = all.find(({ userIds }) => userIds.length > 0);
  const keeper = first?.userIds[0];
  expect(await list({ userId: keeper })).toEqual(
    all.filter(({ userIds }) => userIds.includes(Number(keeper))),
  );
  const elsewhere = new Set((await list({}, "qianjin")).map(({ companyId }) => companyId));
  expect(all.some(({ companyId }) => elsewhere.has(companyId))).toBe(false);
  const refused = await server.request("fenglei", "taxLogin.account.page", { pageNum: 1, pageSize: 20 });
  expect(refused).toMatchObject({ code: "0403" });
  const unlock = { qyId: own[0]?.companyId, areaCode: "31", phone: "13912349012" };
  expect(await server.request("qianjin", "taxLogin.unLockPhone", unlock)).toMatchObject({ code: "0404" });
});
