import { describe, expect, test } from "vitest";
import { jobEnd } from "../../../testing/follow-job.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

const COMPANY = 1_001_002;

interface Account {
  readonly yhzhid: number;
  readonly companyId: number;
  readonly sysBankId: string;
  readonly yhzh: string;
  readonly zhlx: number;
  readonly authStatus: number;
  readonly authEndDate: string | null;
  readonly collectChannel: number;
  readonly collectStatus: number;
  readonly collectMessage: string | null;
  readonly balance: number;
  readonly lastEntryDate: string | null;
  readonly status: number;
}

const call = async (operation: string, params: object, account = "chenjie") =>
  await server.request(account, operation, params);
const list = async (filters: object = {}) =>
  (
    (await call("bankAccount.list", { pageNum: 1, pageSize: 500, ...filters })).result as {
      list: readonly Account[];
    }
  ).list;
const NEW = { companyId: COMPANY, sysBankId: "1", khh: "中国工商银行上海南京路支行", zhlx: 2 };
let made = 0;
const add = async (more: object = {}) => {
  made += 1;
  return await call("bankAccount.save", { ...NEW, yhzh: `100100${made}00112233`, ...more });
};
const addOne = async (more: object = {}) => ((await add(more)).result as { yhzhid: number }).yhzhid;
const read = async (yhzhid: number) =>
  (await list({ companyId: COMPANY })).find((account) => account.yhzhid === yhzhid);

const busyAccount = async () =>
  (await list({ companyId: COMPANY })).find(({ lastEntryDate }) => lastEntryDate !== null);

describe("a new account", () => {
  test("bears the company's name, is in RMB, and shows its number masked", async () => {
    const yhzhid = await addOne({ openingBalance: 88.8 });
    expect(await read(yhzhid)).toMatchObject({
      zhmc: expect.stringContaining("公司") as string,
      bzdm: "CNY",
      yhzh: expect.stringMatching(/^1001 \*{4} \*{4} 2233$/) as string,
      balance: 88.8,
      authStatus: 0,
    });
  });

  test("is refused with a number that is none or taken, a second basic account, a strange currency or channel", async () => {
    expect((await add({ yhzh: "1001 **** **** 2233" })).message).toContain("8 至 30 位数字");
    const yhzh = "62220212345678";
    await add({ yhzh });
    expect((await add({ yhzh })).message).toContain("已存在");
    expect((await add({ zhlx: 1 })).message).toContain("已有基本存款账户");
    expect((await add({ bzdm: "GBP" })).message).toContain("没有启用币种 GBP");
    expect((await add({ sysBankId: "3", collectChannel: 1 })).message).toContain("不支持所选的采集渠道");
  });

  test("stands on a cash subject of its own ledger", async () => {
    const subjects = async (ztdm: number) =>
      (await call("subject.select", { ztdm, kjnd: 2026, kjqj: 10 })).result as {
        id: number;
        kmdm: string;
        kmmc: string;
      }[];
    const idOf = async (kmdm: string, ztdm = COMPANY) =>
      (await subjects(ztdm)).find((subject) => subject.kmdm === kmdm)?.id;
    expect((await add({ subjectId: await idOf("1002") })).message).toContain("还有下级科目");
    expect((await add({ subjectId: await idOf("2202") })).message).toContain("不是货币资金科目");
    expect((await add({ subjectId: await idOf("100201", 1_001_003) })).message).toContain("不属于该企业");
    const yhzhid = await addOne();
    expect((await call("bankAccount.mapping", { yhzhid, subjectId: await idOf("1012") })).code).toBe("0");
    expect(await read(yhzhid)).toMatchObject({ kmdm: "1012", kmqc: "其他货币资金" });
  });
});

describe("deleting", () => {
  test("is refused with entries or an authorisation in force, whichever call asks", async () => {
    const busy = await busyAccount();
    const checked = await call("bankAccount.canDelete", { bankAccountId: busy?.yhzhid });
    expect(checked.result).toMatchObject({ canDelete: false });
    expect((await call("bankAccount.delete", { yhzhid: busy?.yhzhid })).message).toMatch(
      /已有 \d+ 笔银行流水/,
    );
    const yhzhid = await addOne({ collectChannel: 1 });
    expect((await call("bankAccount.canDelete", { bankAccountId: yhzhid })).result).toEqual({
      canDelete: true,
      reason: null,
    });
    await call("bankAccount.auth.create", { yhzhid, sysBankId: "1", generate: 1 });
    expect((await call("bankAccount.delete", { yhzhid })).message).toContain("银行授权尚未解除");
    const free = await addOne();
    const both = await call("bankAccount.batchDelete", { yhzhidList: [free, yhzhid] });
    expect(both.code).toBe("0409");
    expect((await call("bankAccount.batchDelete", { yhzhidList: [free] })).result).toBe(1);
    expect(await read(free)).toBeUndefined();
  });

  test("a temporary account goes by its own call, and no other account does", async () => {
    const temp = { companyId: COMPANY, sysBankId: "1", khh: "工商银行临时网点", yhzh: "555566667777" };
    expect((await call("bankAccount.temp.create", { ...temp, expireDate: "2026-01-01" })).message).toContain(
      "不能早于今天",
    );
    const created = await call("bankAccount.temp.create", { ...temp, expireDate: "2027-01-01" });
    const { yhzhid } = created.result as { yhzhid: number };
    expect(await read(yhzhid)).toMatchObject({ isTemp: 1, zhlx: 4 });
    const regular = await addOne();
    expect((await call("bankAccount.temp.delete", { yhzhid: regular })).message).toContain(
      "只能删除临时账户",
    );
    expect((await call("bankAccount.temp.delete", { yhzhid })).code).toBe("0");
  });

  test("an account with money cannot be closed, nor its number changed", async () => {
    const busy = await busyAccount();
    const { yhzhid = 0 } = busy ?? {};
    expect((await call("bankAccount.update", { yhzhid, status: 0 })).message).toContain("余额不为零");
    expect((await call("bankAccount.update", { yhzhid, yhzh: "99998888777766" })).message).toContain(
      "不能修改银行账号",
    );
    expect((await call("bankAccount.update", { yhzhid, yhzh: busy?.yhzh, remark: "常用" })).code).toBe("0");
  });
});

describe("authorisation", () => {
  test("a code is issued, confirmed at the bank, and holds for a year", async () => {
    const yhzhid = await addOne({ collectChannel: 1 });
    const issued = await call("bankAccount.auth.create", { yhzhid, sysBankId: "1", generate: 1 });
    const { authQueryCode } = issued.result as { authQueryCode: string };
    expect(issued.result).toMatchObject({ authStatus: 1, authEndDate: null });
    const wrong = await call("bankAccount.auth.create", {
      yhzhid,
      sysBankId: "3",
      generate: 0,
      authQueryCode,
    });
    expect(wrong.message).toContain("不在所选银行");
    const granted = await call("bankAccount.auth.create", {
      yhzhid,
      sysBankId: "1",
      generate: 0,
      authQueryCode,
    });
    expect(granted.result).toMatchObject({ authStatus: 2, authEndDate: "2027-11-20" });
    const again = await call("bankAccount.auth.create", {
      yhzhid,
      sysBankId: "1",
      generate: 0,
      authQueryCode,
    });
    expect(again.code).toBe("0");
    const records = await call("bankAccount.auth.expiryRecordPage", {
      companyId: COMPANY,
      pageNum: 1,
      pageSize: 50,
    });
    const agreements = (
      records.result as { list: { yhzhid: number; isRenewed: number; remainDays: number }[] }
    ).list.filter((agreement) => agreement.yhzhid === yhzhid);
    expect(agreements.map(({ isRenewed }) => isRenewed).toSorted((a, b) => a - b)).toEqual([0, 1]);
    expect(agreements[0]?.remainDays).toBe(365);
  });

  test("what is collected by hand needs none", async () => {
    const yhzhid = await addOne({ collectChannel: 3 });
    const answer = await call("bankAccount.auth.create", { yhzhid, sysBankId: "1", generate: 1 });
    expect(answer.message).toContain("不需要授权");
  });

  test("checks tell of companies, of the firm, and of what runs out", async () => {
    const company = (await call("bankAccount.auth.checkCompany", { companyId: COMPANY })).result;
    expect(company).toMatchObject({ authorised: false });
    const agency = async (sysBankId: string) =>
      (await call("bankAccount.auth.checkAgency", { sysBankId })).result;
    expect(await agency("1")).toMatchObject({ authorised: true });
    expect(await agency("46")).toMatchObject({
      authorised: false,
      message: expect.stringContaining("到期") as string,
    });
    expect(await agency("5")).toMatchObject({ authorised: false, agreementNo: null });
    const near = (await call("bankAccount.auth.expiryCheck", { days: 30 })).result as {
      expiredCount: number;
      expiringCount: number;
      accounts: { remainDays: number }[];
    };
    expect(near.expiredCount).toBeGreaterThan(0);
    expect(near.expiringCount).toBeGreaterThan(0);
    expect(near.accounts.every(({ remainDays }) => remainDays <= 30)).toBe(true);
  });
});

describe("collecting", () => {
  test("keeps what is new at the bank, once, and tells of accounts that cannot be asked", async () => {
    const all = await list({ status: 1 });
    const asked = all.filter(
      (account) =>
        account.authStatus === 2 &&
        (account.authEndDate ?? "") > "2026-12-01" &&
        account.lastEntryDate !== null,
    );
    const refused = all.find((account) => account.authStatus === 0);
    const yhzhidList = [...asked.slice(0, 6), ...(refused ? [refused] : [])].map(({ yhzhid }) => yhzhid);
    const collect = async () => {
      const { result } = await call("bankAccount.receiptTask.start", { yhzhidList });
      const { taskid } = result as { taskid: string };
      await jobEnd(server, "chenjie", taskid);
      return (await call("bankAccount.receiptTask.result", { taskid })).result as {
        status: number;
        message: string;
        accounts: Account[];
      };
    };
    const first = await collect();
    expect(first.status).toBe(3);
    expect(first.accounts).toHaveLength(yhzhidList.length);
    const failed = first.accounts.find(({ yhzhid }) => yhzhid === refused?.yhzhid);
    expect(failed).toMatchObject({
      collectStatus: 3,
      collectMessage: expect.stringContaining("未授权") as string,
    });
    expect(Number(/新增流水 (\d+) 笔/.exec(first.message)?.[1])).toBeGreaterThan(0);
    const second = await collect();
    expect(second.message).toContain("新增流水 0 笔");
  });

  test("the bank's balance is that of the books and what has not been collected", async () => {
    const account = (await list({ status: 1, authStatus: 2 })).find(
      ({ authEndDate, lastEntryDate }) =>
        (authEndDate ?? "") > "2026-12-01" && (lastEntryDate ?? "9") < "2026-11-01",
    );
    const { result } = await call("bankAccount.balance", { yhzhid: account?.yhzhid });
    const { openingBalance, totalIn, totalOut, balance } = result as Record<string, number>;
    expect(Math.round(((openingBalance ?? 0) + (totalIn ?? 0) - (totalOut ?? 0)) * 100)).toBe(
      Math.round((balance ?? 0) * 100),
    );
  });

  test("a client's balance is that of its first account in use, never of another client's", async () => {
    const accounts = await list();
    const [{ companyId, yhzhid } = { companyId: 0, yhzhid: 0 }] = accounts;
    const { result } = await call("bankAccount.balance", { companyId });
    const own = accounts.filter((account) => account.companyId === companyId);
    expect(own.map((account) => account.yhzhid)).toContain((result as { yhzhid: number }).yhzhid);
    const other = accounts.find((account) => account.companyId !== companyId);
    const mixed = await call("bankAccount.balance", { companyId: other?.companyId, yhzhid });
    expect(mixed.message).toBe("该银行账户不属于所选的客户");
    expect((await call("bankAccount.balance", {})).message).toBe("请选择银行账户或客户");
  });

  test("another firm's accounts are no one's to ask", async () => {
    const [account] = await list();
    const answer = await call("bankAccount.receiptTask.start", { yhzhidList: [account?.yhzhid] }, "qianjin");
    expect(answer.code).not.toBe("0");
  });
});
