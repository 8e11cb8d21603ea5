import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test, vi } from "vitest";
import { bookOf } from "../../../platform/spreadsheet/testing/book-of.ts";
import { XLSX_MIME } from "../../../platform/spreadsheet/write-workbook.ts";
import { jobEnd } from "../../../testing/follow-job.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

type Line = readonly (string | number | null)[];

const HEAD = "交易日期 摘要 收入金额 支出金额 余额 对方户名 对方账号 对方开户行 流水号".split(" ");
const FIXTURES = path.join(import.meta.dirname, "../../../../tests/fixtures/statements");

const call = async (operation: string, params: object) => await server.request("chenjie", operation, params);

async function bookFile(lines: readonly Line[], head: readonly string[] = HEAD): Promise<File> {
  return new File([await bookOf([head, ...lines])], "对账单.xlsx", { type: XLSX_MIME });
}

async function fixture(name: string): Promise<File> {
  const content = await readFile(path.join(FIXTURES, `${name}.xlsx`));
  return new File([Uint8Array.from(content)], `${name}.xlsx`, { type: XLSX_MIME });
}

let accounts = 0;

async function newAccount(openingBalance = 0): Promise<number> {
  accounts += 1;
  const { result, message } = await call("bankAccount.save", {
    companyId: 1_001_002,
    sysBankId: "1",
    khh: "中国工商银行上海外滩支行",
    zhlx: 2,
    yhzh: `10017777${String(accounts).padStart(6, "0")}`,
    openingBalance,
  });
  if (result === null) throw new Error(String(message));
  return (result as { yhzhid: number }).yhzhid;
}

interface Plan {
  readonly planKey: string;
  readonly newCount: number;
  readonly sameCount: number;
  readonly faultCount: number;
  readonly faults: readonly { readonly line: number; readonly reason: string }[];
  readonly facts: readonly { readonly title: string; readonly content: string }[];
  readonly problems: readonly { readonly content: string }[];
  readonly questions: readonly {
    readonly id: string;
    readonly text: string;
    readonly answer: string | null;
  }[];
}

const importFile = async (bankAccountId: number, multipartFile: File) =>
  await call("bankEntry.statement.import", { bankAccountId: String(bankAccountId), multipartFile });

const planFile = async (bankAccountId: number, multipartFile: File) =>
  (await call("bankEntry.statement.importPlan", { bankAccountId: String(bankAccountId), multipartFile }))
    .result as Plan;

const endOf = async ({ result, message }: { result?: unknown; message?: unknown }) => {
  if (result === null || result === undefined) throw new Error(String(message));
  return await jobEnd(server, "chenjie", (result as { taskid: string }).taskid);
};

const answer = async (planKey: string, answers: Readonly<Record<string, string>>) =>
  await call("importPlan.start", {
    planKey,
    questions: Object.entries(answers).map(([id, chosen]) => ({ id, answer: chosen })),
  });

interface Entry {
  readonly jyrq: string;
  readonly zy: string;
  readonly ye: number;
  readonly jfje: number;
  readonly dfje: number;
  readonly dfhm: string | null;
  readonly dfzh: string | null;
  readonly lsh: string | null;
}

const entriesOf = async (bankAccountId: number) =>
  (
    (
      await call("bankEntry.statement.page", {
        bankAccountId,
        pageNum: 1,
        pageSize: 500,
        sortField: "jyrq",
        sortOrder: "asc",
      })
    ).result as { list: readonly Entry[] }
  ).list;

const balancesOf = async (bankAccountId: number) => (await entriesOf(bankAccountId)).map(({ ye }) => ye);

const openingOf = async (yhzhid: number) =>
  ((await call("bankAccount.balance", { yhzhid })).result as { openingBalance: number }).openingBalance;

describe("a statement", () => {
  const FIRST: readonly Line[] = [
    ["2026-11-03", "货款", 500.5, null, 1500.5, "上海恒岳商贸有限公司", "62221234", null, "A000001"],
    ["2026-11-04", "手续费", null, 10, 1490.5, "开户银行", null, null, "A000002"],
  ];

  test("is kept with its balances, matched by the firm's rules; what is there already is not kept again", async () => {
    const account = await newAccount(1000);
    const begun = await importFile(account, await bookFile(FIRST));
    expect(begun.result).toMatchObject({ rowCount: 2 });
    expect(await endOf(begun)).toMatchObject({ status: 1, message: "2 条成功" });
    expect(await balancesOf(account)).toEqual([1500.5, 1490.5]);
    const { result } = await call("bankEntry.query", { bankAccountId: account, pageNum: 1, pageSize: 10 });
    expect((result as { list: object[] }).list).toMatchObject([
      { zy: "手续费", ruleName: "银行手续费", matchStatus: 1, source: 3, kjqj: 11 },
      { zy: "货款", source: 3, jfje: 500.5, je: 500.5 },
    ]);
    const more = await importFile(
      account,
      await bookFile([
        ...FIRST.slice(1),
        ["2026-11-06", "退款", 20, null, null, null, null, null, "A000004"],
      ]),
    );
    expect(await endOf(more)).toMatchObject({ message: "1 条成功，1 条已有，没有重复导入" });
    expect(await balancesOf(account)).toEqual([1500.5, 1490.5, 1510.5]);
  });

  test("with one faulty line is refused as a whole, with every fault of it", async () => {
    const account = await newAccount();
    const plan = await planFile(account, await fixture("faulty-row-switches-check-off"));
    expect(plan.faults.map(({ line }) => line)).toEqual([3, 4]);
    expect(plan.faults[1]?.reason).toContain(
      "余额 99,999.00 与上一笔余额加减本笔金额不符，按上一笔应为 151.00",
    );
    const { message } = await importFile(account, await fixture("faulty-row-switches-check-off"));
    expect(message).toContain("银行对账单须整份导入");
    expect(await entriesOf(account)).toEqual([]);
  });

  test("that does not begin with the balance of the account, or is in no order, is refused", async () => {
    const account = await newAccount(1000);
    const wrong = await importFile(account, await bookFile([["2026-11-03", "货款", 500, null, 900]]));
    expect(wrong.message).toContain("按第 2 行的余额，对账单第一笔之前的余额为 400.00");
    const mixed = await importFile(
      account,
      await bookFile([
        ["2026-11-03", "一", 1, null],
        ["2026-11-05", "二", 1, null],
        ["2026-11-04", "三", 1, null],
        ["2026-11-06", "四", 1, null],
      ]),
    );
    expect(mixed.message).toContain("第 4 行：交易日期 2026-11-04 早于上一行，与文件从早到晚的顺序不一致");
    expect(await entriesOf(account)).toEqual([]);
  });

  test("of tomorrow, before the account was opened or of a confirmed month is refused", async () => {
    const account = await newAccount();
    const period = { companyId: 1_001_002, kjnd: 2026, kjqj: 9, confirmType: 0 };
    await call("bankAccount.confirmStatus.update", { ...period, confirmStatus: 1 });
    const plan = await planFile(
      account,
      await bookFile([
        ["2026-09-09", "一", 1, null],
        ["2026-11-21", "二", 1, null],
      ]),
    );
    await call("bankAccount.confirmStatus.update", { ...period, confirmStatus: 0 });
    expect(plan.faults).toMatchObject([
      { line: 2, reason: "2026年09期的银行流水已确认，不能再改动，请先取消确认" },
      { line: 3, reason: "交易日期不能晚于今天" },
    ]);
  });

  test("without a column of amounts is told so", async () => {
    const file = await bookFile([["2026-11-03", "货款", 500]], ["交易日期", "摘要", "余额"]);
    expect((await importFile(await newAccount(), file)).message).toContain(
      "文件缺少列：“收入金额”、“支出金额”（至少一列），或“金额”",
    );
  });
});

describe("the files of banks", () => {
  test.each([
    ["layout-abc", [10_000, 10_000.01]],
    ["layout-boc", [100]],
    ["layout-ccb_corp", [100]],
    ["layout-cmb", [1234, 234]],
    ["layout-icbc", [1234.56]],
    ["newest-first", [100, 150]],
    ["reversal", [-100, 0]],
    ["placeholders", [100, 200, 300]],
  ])("%s is imported as it is", async (name, balances) => {
    const account = await newAccount();
    expect(await endOf(await importFile(account, await fixture(name)))).toMatchObject({ status: 1 });
    expect(await balancesOf(account)).toEqual(balances);
  });

  test("a reversal is a payment of minus, so that the sums are the bank's", async () => {
    const account = await newAccount();
    await endOf(await importFile(account, await fixture("reversal")));
    expect(await entriesOf(account)).toMatchObject([
      { zy: "付款", jfje: 0, dfje: 100 },
      { zy: "冲正", jfje: 0, dfje: -100 },
    ]);
  });

  test("a counterpart's number is kept as it can be, and never costs a line", async () => {
    const account = await newAccount();
    await endOf(await importFile(account, await fixture("opposite-account-forms")));
    expect((await entriesOf(account)).map(({ dfzh }) => dfzh)).toEqual([
      "6222 **** **** 2222",
      "0200 **** **** 0001",
      "6222 **** **** 2222",
      "NRA1 **** **** 7890",
      "6222 **** **** 2222",
      "243",
    ]);
  });

  test("amounts have two decimals, and the dust of formulas is left out", async () => {
    const plan = await planFile(await newAccount(), await fixture("more-than-two-decimals"));
    expect(plan.faults).toMatchObject([
      { line: 2, reason: "收入金额最多 2 位小数" },
      { line: 4, reason: "收入金额最多 2 位小数" },
    ]);
  });

  test("interest of 0.00 is left out and counted", async () => {
    const account = await newAccount();
    const plan = await planFile(
      account,
      await bookFile([
        ["2026-11-02", "货款", 10, null, 10],
        ["2026-11-03", "结息", 0, null, 10],
      ]),
    );
    expect(plan).toMatchObject({ newCount: 1, sameCount: 0, faultCount: 0 });
    expect(plan.facts).toContainEqual({ title: "没有发生额", content: "1 行，不导入" });
    expect(await endOf(await answer(plan.planKey, {}))).toMatchObject({ message: "1 条成功" });
  });
});

describe("nothing counts twice", () => {
  test("the same file again brings nothing", async () => {
    const account = await newAccount(100_000);
    await endOf(await importFile(account, await fixture("without-serial-twice")));
    const { message } = await importFile(account, await fixture("without-serial-twice"));
    expect(message).toBe("文件中的数据都已存在，没有需要导入的内容");
    expect(await balancesOf(account)).toEqual([97_000, 102_000]);
  });

  test("two equal fees in one file stay two, and a third one is new", async () => {
    const account = await newAccount();
    const fee: Line = ["2026-11-03", "手续费", null, 1];
    await endOf(await importFile(account, await bookFile([fee, fee])));
    expect(await balancesOf(account)).toEqual([-1, -2]);
    expect(await endOf(await importFile(account, await bookFile([fee, fee, fee])))).toMatchObject({
      message: "1 条成功，2 条已有，没有重复导入",
    });
    expect(await balancesOf(account)).toEqual([-1, -2, -3]);
  });

  test("what has been typed in counts, and entries that the file does not have are asked about", async () => {
    const account = await newAccount();
    const typed = { bankAccountId: account, jyrq: "2026-11-03", zy: "付房租", sjfx: 2, je: 30 };
    await call("bankEntry.save", typed);
    await call("bankEntry.save", { ...typed, je: 7, zy: "多记的" });
    const plan = await planFile(
      account,
      await bookFile([
        ["2026-11-03", "转账", null, 30],
        ["2026-11-03", "货款", 50, null],
      ]),
    );
    expect(plan).toMatchObject({ newCount: 1, sameCount: 1 });
    expect(plan.questions).toMatchObject([{ id: "overlap", answer: null }]);
    expect(plan.questions[0]?.text).toContain("另有 1 笔已有的流水不在文件中");
    expect((await answer(plan.planKey, {})).message).toContain("另有 1 笔已有的流水不在文件中");
    await endOf(await answer(plan.planKey, { overlap: "missing" }));
    expect((await entriesOf(account)).length).toBe(3);
  });
});

describe("the balance that an account begins with", () => {
  const FILE: readonly Line[] = [["2026-11-03", "货款", 500, null, 100_500]];

  test("is set by its first statement where the user wants it", async () => {
    const account = await newAccount();
    const plan = await planFile(account, await bookFile(FILE));
    expect(plan.questions).toMatchObject([{ id: "opening", answer: null }]);
    await endOf(await answer(plan.planKey, { opening: "set" }));
    expect([await openingOf(account), await balancesOf(account)]).toEqual([100_000, [100_500]]);
  });

  test("stays where they do not", async () => {
    const account = await newAccount();
    const { planKey } = await planFile(account, await bookFile(FILE));
    await endOf(await answer(planKey, { opening: "keep" }));
    expect([await openingOf(account), await balancesOf(account)]).toEqual([0, [500]]);
  });

  test("moves back with a statement of earlier days that joins", async () => {
    const account = await newAccount();
    const { planKey } = await planFile(account, await bookFile(FILE));
    await endOf(await answer(planKey, { opening: "set" }));
    await endOf(await importFile(account, await bookFile([["2026-10-30", "付款", null, 1000, 100_000]])));
    expect([await openingOf(account), await balancesOf(account)]).toEqual([101_000, [100_000, 100_500]]);
  });
});

test("a gap between the statement and what is there is named and asked about, and closed by what is missing", async () => {
  const account = await newAccount();
  await endOf(await importFile(account, await bookFile([["2026-10-04", "一", 100, null, 100]])));
  const plan = await planFile(account, await bookFile([["2026-10-20", "三", 1, null, 301]]));
  expect(plan.questions).toMatchObject([{ id: "gap", answer: null }]);
  expect(plan.questions[0]?.text).toBe(
    "余额不衔接：至 2026-10-04 余额 100.00，2026-10-20 该笔之前的余额 300.00（第 2 行的余额减去本笔），相差 200.00，可能缺少 2026-10-05 至 2026-10-19 的流水",
  );
  await endOf(await answer(plan.planKey, { gap: "import" }));
  expect(await balancesOf(account)).toEqual([100, 101]);
  await endOf(await importFile(account, await bookFile([["2026-10-10", "二", 200, null, 300]])));
  expect(await balancesOf(account)).toEqual([100, 300, 301]);
});

test("2,000 lines cost far fewer statements of the database than there are lines", async () => {
  const account = await newAccount();
  const two = (number: number) => String(number).padStart(2, "0");
  const lines = Array.from({ length: 2000 }, (_, place): Line => {
    const day = `2026-${two(1 + Math.floor(place / 200))}-${two(1 + Math.floor((place % 200) / 10))}`;
    return [day, `第 ${place} 笔`, 1, null, place + 1, null, null, null, `S${place}`];
  });
  const file = await bookFile(lines);
  const balance = async () => {
    const { result } = await call("bankAccount.balance", { yhzhid: account });
    return (result as { balance: number }).balance;
  };
  const count = await server.countStatements(async () => {
    expect((await importFile(account, file)).result).toMatchObject({ rowCount: 2000 });
    // Each look at the task costs statements as well.
    await vi.waitFor(async () => expect(await balance()).toBe(2000), { timeout: 60_000, interval: 1000 });
  });
  expect(count).toBeLessThan(1000);
});
