import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { bookOf } from "../../../platform/spreadsheet/testing/book-of.ts";
import { XLSX_MIME, writeWorkbook } from "../../../platform/spreadsheet/write-workbook.ts";
import { jobEnd } from "../../../testing/follow-job.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();
const FIXTURES = path.join(import.meta.dirname, "../../../../tests/fixtures/statements");

const call = async (operation: string, params: object) => await server.request("chenjie", operation, params);

async function fixture(name: string): Promise<File> {
  const content = await readFile(path.join(FIXTURES, `${name}.xlsx`));
  return new File([Uint8Array.from(content)], `${name}.xlsx`, { type: XLSX_MIME });
}

let accounts = 0;

async function newAccount(): Promise<number> {
  accounts += 1;
  const { result } = await call("bankAccount.save", {
    companyId: 1_001_002,
    sysBankId: "1",
    khh: "中国工商银行上海外滩支行",
    zhlx: 2,
    yhzh: `10018888${String(accounts).padStart(6, "0")}`,
    openingBalance: 0,
  });
  return (result as { yhzhid: number }).yhzhid;
}

interface Column {
  readonly place: number;
  readonly title: string;
  readonly field: string | null;
  readonly state: string;
}
interface Plan {
  readonly planKey: string;
  readonly newCount: number;
  readonly facts: readonly { readonly title: string; readonly content: string }[];
  readonly problems: readonly { readonly content: string }[];
  readonly questions: readonly { readonly id: string; readonly answer: string | null }[];
  readonly columns: readonly Column[];
}

async function planOf(file: File, account?: number): Promise<Plan> {
  const bankAccountId = String(account ?? (await newAccount()));
  const { result, message } = await call("bankEntry.statement.importPlan", {
    bankAccountId,
    multipartFile: file,
  });
  if (result === null) throw new Error(String(message));
  return result as Plan;
}

const factOf = ({ facts }: Plan, title: string) => facts.find((fact) => fact.title === title)?.content;

async function start(planKey: string, answers: object) {
  const { result, message } = await call("importPlan.start", { planKey, ...answers });
  if (result === null) throw new Error(String(message));
  return await jobEnd(server, "chenjie", (result as { taskid: string }).taskid);
}

const entriesOf = async (bankAccountId: number) =>
  (
    (await call("bankEntry.statement.page", { bankAccountId, pageNum: 1, pageSize: 100 })).result as {
      list: readonly { lsh: string | null; ye: number }[];
    }
  ).list;

describe("the sheets of a file", () => {
  test("that can be imported are all offered, and may be read as one", async () => {
    const account = await newAccount();
    const plan = await planOf(await fixture("two-sheets"), account);
    expect(plan.questions).toMatchObject([{ id: "sheet", answer: null }]);
    expect(factOf(plan, "工作表")).toMatch(/“10月”，“11月”未读取/);
    const { planKey } = plan;
    await expect(start(planKey, {})).rejects.toThrow("文件中有 2 个可以导入的工作表，请选择读取哪一个");
    const { result } = await call("importPlan.choices", { planKey, question: "sheet" });
    expect(result).toMatchObject([
      { value: "0" },
      { value: "1" },
      { value: "all", label: "全部 2 个工作表" },
    ]);
    const questions = [{ id: "sheet", answer: "all" }];
    expect(await start(planKey, { questions })).toMatchObject({ status: 1, message: "2 条成功" });
    expect(await entriesOf(account)).toHaveLength(2);
  });

  test("read as one name the sheet of each fault", async () => {
    const recipient = { user: { gsid: 1001, id: 1 } };
    const sheets = ["10月", "11月"].map((name) => ({ name, widths: [], frozenRows: 1 }));
    const head = ["交易日期", "摘要", "收入金额", "余额"];
    const content = await writeWorkbook(sheets, recipient, (add) => {
      add([head, ["2026-10-02", "货款", 100, 100]]);
      add([head, ["昨天", "货款", 1, 101]], 1);
    });
    const { planKey } = await planOf(new File([Uint8Array.from(content)], "流水.xlsx", { type: XLSX_MIME }));
    const questions = [{ id: "sheet", answer: "all" }];
    const { result } = await call("importPlan.answer", { planKey, questions });
    expect(result).toMatchObject({ faults: [{ line: 2, column: "11月·交易日期", content: "昨天" }] });
  });

  test("that are hidden are named and not read", async () => {
    const plan = await planOf(await fixture("hidden-first-sheet"));
    expect([plan.problems, plan.newCount > 0]).toEqual([[], true]);
    expect(factOf(plan, "工作表")).toMatch(/隐藏的“.+”未读取/);
  });
});

test.each(["cells-without-references", "leading-zero-format"])(
  "a file with %s is read as Excel shows it",
  async (name) => {
    const account = await newAccount();
    const plan = await planOf(await fixture(name), account);
    expect(plan.problems).toEqual([]);
    expect((await start(plan.planKey, {})).status).toBe(1);
    const [entry] = await entriesOf(account);
    if (name === "leading-zero-format") expect(entry?.lsh).toBe("0012");
  },
);

test("a text of a bank in GB 18030 is read", async () => {
  // 交易日期,摘要,收入金额,余额 / 2026-11-02,货款,"1,234.50",1234.50
  const head = "bdbbd2d7c8d5c6da2cd5aad2aa2ccad5c8ebbdf0b6ee2cd3e0b6ee0d0a";
  const row = `${Buffer.from("2026-11-02,").toString("hex")}bbf5bfee${Buffer.from(',"1,234.50",1234.50\r\n').toString("hex")}`;
  const plan = await planOf(new File([Buffer.from(head + row, "hex")], "流水.csv", { type: "text/csv" }));
  expect([plan.newCount, plan.problems]).toEqual([1, []]);
});

describe("a file whose titles nobody knows", () => {
  const rows = [
    ["日子", "进来", "出去", "剩下", "手续"],
    ["2026-11-02", 100, null, 100, 1],
    ["2026-11-03", null, 30, 70, 2.5],
  ] as const;
  const file = async () => new File([await bookOf(rows)], "流水.xlsx", { type: XLSX_MIME });

  test("is mapped by the user once, and read so the next time", async () => {
    const account = await newAccount();
    const first = await planOf(await file(), account);
    expect(first.problems[0]?.content).toMatch(/^文件缺少列：“交易日期”/);
    const columns = ["jyrq", "jfje", "dfje", "ye", "-"].map((field, place) => ({ place, field }));
    const { result } = await call("importPlan.answer", { planKey: first.planKey, columns });
    expect(result).toMatchObject({ newCount: 2, problems: [] });
    expect(await start(first.planKey, { columns })).toMatchObject({ message: "2 条成功" });

    const next = await planOf(await file(), await newAccount());
    expect([next.newCount, next.problems]).toEqual([2, []]);
    expect(factOf(next, "列的对应")).toBe("按上次导入同样表头时的选择");
    expect(next.columns.map(({ field }) => field)).toEqual(["jyrq", "jfje", "dfje", "ye", "-"]);
  });
});

test("amounts that nothing takes have to be decided about", async () => {
  const recipient = { user: { gsid: 1001, id: 1 } };
  const sheet = { name: "流水", widths: [], frozenRows: 1 };
  const content = await writeWorkbook([sheet], recipient, (add) =>
    add([
      ["交易日期", "摘要", "收入金额", "余额", "返利"],
      ["2026-11-02", "货款", 100, 100, 1012.5],
    ]),
  );
  const plan = await planOf(new File([Uint8Array.from(content)], "流水.xlsx", { type: XLSX_MIME }));
  expect(plan.problems).toEqual([{ content: "列“返利”有金额（合计 1,012.50），请选择对应的项目或不导入" }]);
  await expect(start(plan.planKey, {})).rejects.toThrow("列“返利”有金额");
  const columns = [{ place: 4, field: "-" }];
  expect(await start(plan.planKey, { columns })).toMatchObject({ status: 1 });
});
