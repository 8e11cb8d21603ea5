import { describe, expect, test } from "vitest";
import { yuanToFen } from "../../../../src/domain/money.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

const COMPANY = 1_001_002;
const LAST = { companyId: COMPANY, kjnd: 2026, kjqj: 10 };

interface Entry {
  readonly id: number;
  readonly bankAccountId: number;
  readonly jyrq: string;
  readonly zy: string;
  readonly je: number;
  readonly sjfx: number;
  readonly jfje: number;
  readonly dfje: number;
  readonly ye: number;
  readonly kmqc: string | null;
  readonly ruleName: string | null;
  readonly matchStatus: number;
  readonly isTransfer: number;
  readonly transferEntryId: number | null;
  readonly hasReceipt: number;
  readonly lsh: string | null;
  readonly source: number;
}

const call = async (operation: string, params: object) => await server.request("chenjie", operation, params);
const query = async (filters: object = {}) =>
  (
    (await call("bankEntry.query", {
      companyId: COMPANY,
      pageNum: 1,
      pageSize: 500,
      sortField: "jyrq",
      sortOrder: "asc",
      ...filters,
    })) as { result: { list: readonly Entry[] } }
  ).result.list;
const read = async (id: number) => (await query()).find((entry) => entry.id === id);
const account = async () => {
  const [first] = await query();
  return first?.bankAccountId ?? 0;
};
const save = async (more: object) =>
  await call("bankEntry.save", {
    bankAccountId: await account(),
    jyrq: "2026-11-05",
    zy: "测试",
    sjfx: 1,
    je: 100,
    ...more,
  });
const saveOne = async (more: object) => ((await save(more)).result as { id: number }).id;

/** Every balance of the account is that of the row above it and what moved, as the list shows them from the first day on. */
async function expectRunning(bankAccountId: number): Promise<void> {
  const entries = await query({ bankAccountId });
  const { result } = await call("bankAccount.balance", { yhzhid: bankAccountId });
  const { openingBalance, balance } = result as { openingBalance: number; balance: number };
  let fen = yuanToFen(openingBalance);
  for (const entry of entries) {
    fen += yuanToFen(entry.jfje) - yuanToFen(entry.dfje);
    expect([entry.jyrq, entry.zy, yuanToFen(entry.ye)]).toEqual([entry.jyrq, entry.zy, fen]);
  }
  expect(yuanToFen(balance)).toBe(fen);
}

describe("balances", () => {
  test("run on in the demo data, and when entries come, change and go anywhere", async () => {
    const bankAccountId = await account();
    await expectRunning(bankAccountId);
    const early = await saveOne({ jyrq: "2026-10-10", je: 12.34 });
    await expectRunning(bankAccountId);
    const late = await saveOne({ sjfx: 2, je: 5.01 });
    await call("bankEntry.save", { ...(await whole(early)), jyrq: "2026-10-20", je: 20.5 });
    await expectRunning(bankAccountId);
    expect((await call("bankEntry.delete", { idList: [early, late] })).result).toBe(2);
    await expectRunning(bankAccountId);
  });
});

async function whole(id: number) {
  const entry = await read(id);
  if (!entry) throw new Error(`no entry ${id}`);
  const { bankAccountId, jyrq, zy, sjfx, je } = entry;
  return { id, bankAccountId, jyrq, zy, sjfx, je };
}

describe("a new entry", () => {
  test("is matched by the firm's rules, else left open", async () => {
    const fee = await read(await saveOne({ zy: "网银手续费", sjfx: 2, je: 3 }));
    expect(fee).toMatchObject({ kmqc: "财务费用_手续费", ruleName: "银行手续费", matchStatus: 1, dfje: 3 });
    expect(await read(await saveOne({ zy: "手续费退回", sjfx: 1 }))).toMatchObject({
      matchStatus: 0,
      kmqc: null,
    });
    expect(await read(await saveOne({ zy: "往来款" }))).toMatchObject({ matchStatus: 0, ruleName: null });
  });

  test("is refused for tomorrow and for another age, on a subject above others, and in a confirmed month", async () => {
    expect((await save({ jyrq: "2026-11-21" })).message).toContain("不能晚于今天");
    expect((await save({ jyrq: "1990-01-05" })).message).toBe("交易日期不能早于 2000-01-01，请核对年份");
    const subjects = (await call("subject.select", { ztdm: COMPANY, kjnd: 2026, kjqj: 10 })).result as {
      id: number;
      kmmc: string;
    }[];
    const subjectId = subjects.find(({ kmmc }) => kmmc === "管理费用")?.id;
    expect((await save({ subjectId })).message).toContain("还有下级科目");
    const open = await query({ kjnd: 2026, kjqj: 9 });
    const period = { companyId: COMPANY, kjnd: 2026, kjqj: 9, confirmType: 0 };
    await call("bankAccount.confirmStatus.update", { ...period, confirmStatus: 1 });
    expect((await save({ jyrq: "2026-09-09" })).message).toContain("2026年09期的银行流水已确认");
    expect((await call("bankEntry.delete", { idList: [open[0]?.id] })).code).toBe("0409");
    await call("bankAccount.confirmStatus.update", { ...period, confirmStatus: 0 });
    const added = await saveOne({ jyrq: "2026-09-09" });
    expect((await call("bankEntry.delete", { idList: [added] })).result).toBe(1);
  });

  test("of the fund register belongs to its period", async () => {
    const entry = { yhzhid: await account(), kjnd: 2026, kjqj: 11, zy: "备用金", sjfx: 2, je: 9 };
    expect((await call("bankEntry.yhls.save", { ...entry, jyrq: "2026-10-31" })).message).toContain(
      "不在2026年11期内",
    );
    expect((await call("bankEntry.yhls.save", { ...entry, jyrq: "2026-11-02" })).code).toBe("0");
  });
});

test("what the bank says, and what is booked, is not changed by hand", async () => {
  const entries = await query(LAST);
  const booked = entries.find(({ matchStatus }) => matchStatus === 2);
  expect((await call("bankEntry.save", { ...(await whole(booked?.id ?? 0)), zy: "改" })).message).toContain(
    "已生成凭证",
  );
  expect((await call("bankEntry.delete", { idList: [booked?.id] })).message).toContain("已生成凭证");
  const open = entries.find(({ matchStatus, source }) => matchStatus < 2 && source !== 1);
  const sent = await whole(open?.id ?? 0);
  expect((await call("bankEntry.save", { ...sent, je: sent.je + 1 })).message).toContain("不能修改金额");
  expect((await call("bankEntry.save", { ...sent, remark: "已核对" })).code).toBe("0");
});

test("subjects are supplied by the rules or as told, and stay unless they shall be replaced", async () => {
  const subjects = (await call("subject.select", { ztdm: COMPANY, kjnd: 2026, kjqj: 10 })).result as {
    id: number;
    kmqc: string;
  }[];
  const subjectId = subjects.find(({ kmqc }) => kmqc === "管理费用_办公费")?.id;
  const unknown = await saveOne({ zy: "无摘要" });
  const known = await saveOne({ zy: "手续费", sjfx: 2 });
  const idList = [unknown, known];
  expect((await call("bankEntry.batchSupply", { idList, fix: 0 })).result).toEqual({
    suppliedCount: 0,
    leftCount: 2,
  });
  expect((await call("bankEntry.batchSupply", { idList, subjectId, fix: 0 })).result).toEqual({
    suppliedCount: 1,
    leftCount: 1,
  });
  expect(await read(known)).toMatchObject({ kmqc: "财务费用_手续费" });
  await call("bankEntry.batchSupply", { idList: [known], subjectId, fix: 1 });
  expect(await read(known)).toMatchObject({ kmqc: "管理费用_办公费", ruleName: null });
  expect((await call("bankEntry.batchSupply", { idList: [known], fix: 1 })).result).toMatchObject({
    suppliedCount: 1,
  });
  expect(await read(known)).toMatchObject({ kmqc: "财务费用_手续费", ruleName: "银行手续费" });
});

test("transfers between own accounts find each other, once, and part when one goes", async () => {
  const related = (await call("bankEntry.transferRelation", LAST)).result as {
    pairCount: number;
    pairs: { outEntryId: number; inEntryId: number; je: number }[];
  };
  expect(related.pairCount).toBe(1);
  const [pair] = related.pairs;
  const out = await read(pair?.outEntryId ?? 0);
  expect(out).toMatchObject({ sjfx: 2, isTransfer: 1, transferEntryId: pair?.inEntryId, matchStatus: 1 });
  expect(out?.kmqc).toContain("银行存款_");
  expect((await call("bankEntry.transferRelation", LAST)).result).toMatchObject({ pairCount: 0 });
  await call("bankEntry.delete", { idList: [pair?.inEntryId] });
  expect(await read(pair?.outEntryId ?? 0)).toMatchObject({ isTransfer: 0, transferEntryId: null });
});

test("a month with open entries cannot be confirmed", async () => {
  const confirm = { ...LAST, confirmType: 0, confirmStatus: 1 };
  const state = (await call("bankAccount.confirmStatus.query", LAST)).result as { unmatchedCount: number };
  expect(state.unmatchedCount).toBeGreaterThan(0);
  const refused = await call("bankAccount.confirmStatus.update", confirm);
  expect(refused.message).toContain(`还有 ${state.unmatchedCount} 笔未匹配科目`);
});

test("a receipt finds its entry by the serial number in its name", async () => {
  const entry = (await query(LAST)).find(({ lsh, hasReceipt }) => lsh !== null && hasReceipt === 0);
  const { bankAccountId = 0, lsh } = entry ?? {};
  const receipt = (name: string) => new File(["%PDF-1.4"], name, { type: "application/pdf" });
  const upload = async (name: string) =>
    await call("bankEntry.upload", { bankAccountId: String(bankAccountId), multipartFile: receipt(name) });
  expect((await upload("回单.txt")).message).toBe("仅支持 .pdf、.png、.jpg、.jpeg 格式的文件");
  expect((await upload("回单.png")).message).toBe("文件内容不是 .png 格式，请检查后重新上传");
  expect((await upload("回单_00000000.pdf")).message).toContain("没有找到");
  expect((await upload(`回单_${lsh}.pdf`)).result).toMatchObject({ entryId: entry?.id });
  expect(await read(entry?.id ?? 0)).toMatchObject({ hasReceipt: 1 });
});
