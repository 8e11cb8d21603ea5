import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { yuanToFen } from "../../../../src/domain/money.ts";
import { taxNumberCheckDigit } from "../../../../src/domain/tax-number.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

const LEDGER = 1_001_002;
const PERIOD = { kjnd: 2026, kjqj: 10 };

interface SubjectRow {
  readonly id: number;
  readonly kmdm: string;
  readonly kmmc: string;
  readonly kmqc: string;
  readonly kmlb: number;
  readonly yefx: number;
  readonly level: number;
  readonly isLeaf: number;
  readonly status: number;
  readonly qcye: number;
  readonly jffse: number;
  readonly dffse: number;
  readonly qmye: number;
}

const call = async (operation: string, params: object, account = "chenjie") =>
  await server.request(account, operation, params);
const select = async (filters: object = {}, ztdm = LEDGER) =>
  (await call("subject.select", { ztdm, ...PERIOD, ...filters })).result as SubjectRow[];
const find = async (kmdm: string, ztdm = LEDGER) =>
  (await select({}, ztdm)).find((subject) => subject.kmdm === kmdm) as SubjectRow;
const add = async (fields: object) => await call("subject.save", { ztdm: LEDGER, ...fields });

describe("the trial balance", () => {
  test("adds up: what is owned is what is owed and what is the owners'", async () => {
    const rows = (await select()).filter(({ level }) => level === 1);
    const net = (category: number) =>
      rows
        .filter(({ kmlb }) => kmlb === category)
        .reduce((total, { yefx, qmye }) => total + (yefx === 1 ? 1 : -1) * yuanToFen(qmye), 0);
    expect(net(1)).toBeGreaterThan(0);
    expect(net(1) + net(2) + net(4) + net(5) + net(6)).toBe(0);
    expect(net(6)).toBe(0);
  });

  test("each subject ends with what it began with and what moved", async () => {
    const rows = await select();
    expect(rows.filter(({ jffse }) => jffse !== 0).length).toBeGreaterThan(8);
    for (const { kmqc, yefx, qcye, jffse, dffse, qmye } of rows.filter(({ isLeaf }) => isLeaf === 1)) {
      const moved = (yefx === 1 ? 1 : -1) * (yuanToFen(jffse) - yuanToFen(dffse));
      expect([kmqc, yuanToFen(qcye) + moved]).toEqual([kmqc, yuanToFen(qmye)]);
    }
  });

  test("what is looked for brings what stands above it along, when asked to", async () => {
    const found = await select({ keyword: "100201" });
    expect(found.map(({ level }) => level)).not.toContain(1);
    const withUpper = await select({ keyword: "100201", withUpper: 1 });
    expect(withUpper[0]).toMatchObject({ kmdm: "1002", level: 1 });
    expect(withUpper.slice(1)).toEqual(found);
  });

  test("a subject shows the sum of what is below it", async () => {
    const rows = await select();
    const below = rows.filter(({ kmdm }) => kmdm.length === 6 && kmdm.startsWith("1002"));
    expect(below.length).toBeGreaterThan(1);
    expect(yuanToFen((await find("1002")).qmye)).toBe(
      below.reduce((total, { qmye }) => total + yuanToFen(qmye), 0),
    );
  });

  test("a filter leaves the sums as they are", async () => {
    const whole = await find("1002");
    const [shown] = await select({ keyword: "银行存款", level: 1 });
    expect(shown).toMatchObject({ kmdm: "1002", qmye: whole.qmye });
  });
});

describe("a new subject", () => {
  test("stands below its parent, with its category and side", async () => {
    const next = await call("subject.nextCode", { ztdm: LEDGER, parentCode: "2241" });
    const { kmdm } = next.result as { kmdm: string };
    expect(kmdm).toBe("224103");
    expect((await add({ kmdm, kmmc: "代收水电费" })).code).toBe("0");
    expect(await find(kmdm)).toMatchObject({ kmqc: "其他应付款_代收水电费", kmlb: 2, yefx: 2, isLeaf: 1 });
  });

  test("makes its parent one that is not booked on", async () => {
    expect((await find("1501")).isLeaf).toBe(1);
    await add({ kmdm: "150101", kmmc: "国债" });
    expect((await find("1501")).isLeaf).toBe(0);
    const { id } = await find("150101");
    expect((await call("subject.delete", { ztdm: LEDGER, id })).code).toBe("0");
    expect((await find("1501")).isLeaf).toBe(1);
  });

  test("is refused without a parent, below one in use, and with a name or code that is taken", async () => {
    expect((await add({ kmdm: "88880101", kmmc: "悬空" })).message).toContain("上级科目 888801 不存在");
    expect((await add({ kmdm: "112201", kmmc: "外地客户" })).message).toContain("已有核算数据");
    expect((await add({ kmdm: "660299", kmmc: "工资" })).code).toBe("0400");
    const subject = (await select()).find(({ kmmc }) => kmmc === "办公费") as SubjectRow;
    const parent = subject.kmdm.slice(0, 4);
    expect((await add({ kmdm: `${parent}88`, kmmc: "办公费" })).message).toContain(`重复`);
    expect((await add({ kmdm: subject.kmdm, kmmc: "另一个" })).message).toContain("已存在");
    expect((await add({ kmdm: "7001", kmmc: "没有类别" })).message).toContain("科目类别");
  });

  test("a name that differs in brackets and blanks alone is taken, where it stands", async () => {
    await add({ kmdm: "141111", kmmc: "某某银行（尾号1）" });
    const { id } = await find("141111");
    const same = "某某银行 (尾号1)";
    expect((await add({ kmdm: "141112", kmmc: same })).message).toBe(
      `科目名称“${same}”与同级科目 141111 重复，请更换名称`,
    );
    const check = async (fields: object) =>
      (await call("subject.checkDuplicateName", { ztdm: LEDGER, parentCode: "1411", ...fields })).result;
    expect(await check({ kmmc: same })).toMatchObject({ duplicate: true, kmdm: "141111" });
    expect(await check({ kmmc: same, id })).toMatchObject({ duplicate: false });
    expect(await check({ kmmc: "某某银行（尾号2）" })).toMatchObject({ duplicate: false });
    await call("subject.delete", { ztdm: LEDGER, id });
  });

  test("two of one name, from before, can still be changed", async () => {
    const name = "某某银行（尾号3）";
    await add({ kmdm: "141113", kmmc: name });
    await add({ kmdm: "141114", kmmc: "另一银行" });
    const other = await find("141114");
    await sql`update plain_record set fields = jsonb_set(fields, '{kmmc}', '"某某银行(尾号3)"')
      where id = ${other.id}`.execute(server.db);
    const { id } = await find("141113");
    const kept = { ztdm: LEDGER, id, kmmc: name };
    expect((await call("subject.checkDuplicateName", { ...kept, parentCode: "1411" })).result).toMatchObject({
      duplicate: false,
    });
    expect(await call("subject.update", { ...kept, remark: "原有" })).toMatchObject({ code: "0" });
    for (const subject of [id, other.id]) await call("subject.delete", { ztdm: LEDGER, id: subject });
  });

  test("a new name stands in the full names below", async () => {
    await add({ kmdm: "141101", kmmc: "包装物" });
    await add({ kmdm: "14110101", kmmc: "纸箱" });
    const { id } = await find("141101");
    await call("subject.update", { ztdm: LEDGER, id, kmmc: "包装材料" });
    expect((await find("14110101")).kmqc).toBe("周转材料_包装材料_纸箱");
  });
});

describe("deleting", () => {
  test("each reason is told by itself", async () => {
    const bank = await find("1002");
    const reasons = (await call("subject.validateRemoval", { id: bank.id })).result as { reasons: string[] };
    expect(reasons.reasons.join()).toContain("系统预置");
    expect(reasons.reasons.join()).toContain("个下级科目");
    const account = await find("100201");
    const { removable, reasons: why } = (await call("subject.validateRemoval", { id: account.id }))
      .result as { removable: boolean; reasons: string[] };
    expect(removable).toBe(false);
    expect(why.join()).toMatch(/已有发生额.*尚有余额.*个银行账户/);
    const refused = await call("subject.delete", { ztdm: LEDGER, id: account.id });
    expect(refused).toMatchObject({ code: "0409" });
    expect(await find("100201")).toBeDefined();
  });
});

describe("freezing", () => {
  test("goes down to what is below, and only parents in use let it be used again", async () => {
    await add({ kmdm: "160101", kmmc: "电子设备" }).then(({ code }) => expect(code).toBe("0400"));
    await add({ kmdm: "160401", kmmc: "厂房改造" });
    const parent = await find("1604");
    expect((await call("subject.freeze", { ztdm: LEDGER, id: parent.id })).code).toBe("0");
    const child = await find("160401");
    expect(child.status).toBe(0);
    expect((await call("subject.enable", { ztdm: LEDGER, id: child.id })).message).toContain(
      "请先启用上级科目",
    );
    await call("subject.updateStatus", { idList: [parent.id], status: 1 });
    expect((await call("subject.enable", { ztdm: LEDGER, id: child.id })).code).toBe("0");
  });

  test("is refused where there is a balance", async () => {
    const { id } = await find("1001");
    expect((await call("subject.freeze", { ztdm: LEDGER, id })).message).toContain("尚有余额");
  });
});

test("a ledger without subjects takes a standard chart once", async () => {
  const first = "91310115MA900018X";
  const added = await call("company.add", {
    companyName: "上海试账科技有限公司",
    taxlayerNo: `${first}${taxNumberCheckDigit(first)}`,
    taxlayerType: "101",
    nsqxdm: "08",
    companyType: "1",
    beginDate: "2026-11-01",
    provinceId: "31",
  });
  const ztdm = (added.result as { companyId?: number } | null)?.companyId;
  if (ztdm === undefined) throw new Error(added.message ?? "");
  const chart = (await call("subject.batchAdd", { ztdm, kjzd: 3 })).result as { addedCount: number };
  expect(chart.addedCount).toBeGreaterThan(66);
  expect((await select({}, ztdm)).filter(({ level }) => level === 1)).toHaveLength(66);
  const again = (await call("subject.batchAdd", { ztdm, kjzd: 3 })).result;
  expect(again).toEqual({ addedCount: 0, skippedCount: chart.addedCount });
  expect((await call("subject.balanceExists", { ztdm })).result).toMatchObject({ exists: false });
  expect((await call("subject.batchAdd", { ztdm, kjzd: 11 })).message).toContain("工会会计制度");
});

test("what has been booked is found by ledger and by subject", async () => {
  const cash = await find("1001");
  const unused = await find("1511");
  const exists = async (operation: string, subjectId?: number) =>
    (await call(operation, { ztdm: LEDGER, ...(subjectId !== undefined && { subjectId }) })).result;
  expect(await exists("subject.accountingExists")).toMatchObject({ exists: true, lastPeriod: "2026-10" });
  expect(await exists("subject.accountingExists", unused.id)).toMatchObject({ exists: false });
  expect(await exists("subject.balanceExists", cash.id)).toMatchObject({ exists: true, subjectCount: 1 });
});

test("an accountant sees only the ledgers that are hers", async () => {
  const codes = new Set<string>();
  for (const ztdm of [1_001_001, 1_001_002, 1_001_003, 1_001_004])
    codes.add((await call("subject.tree", { ztdm }, "sunli")).code);
  expect(codes).toEqual(new Set(["0", "0404"]));
});
