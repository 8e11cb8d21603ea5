import { describe, expect, test } from "vitest";
import { fenToYuan, yuanToFen } from "../../../../src/domain/money.ts";
import { taxNumberCheckDigit } from "../../../../src/domain/tax-number.ts";
import { goldenFact } from "../../../../tests/golden/golden-facts.ts";
import { jobEnd } from "../../../testing/follow-job.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";
import {
  type BookedMonth,
  type Entry,
  asObject,
  keepBalance,
  keepLedger,
  readChart,
} from "../testing/keep-ledger.ts";

const server = useTestServer();

const call = async <Result>(operation: string, params: object) => {
  const { code, message, result } = await server.request("chenjie", operation, params);
  if (code !== "0") throw new Error(`${operation}: ${message}`);
  return result as Result;
};

let made = 0;
/** A client with a chart and no balances. */
const newClient = async (change: object = {}) => {
  made += 1;
  const first = `91310115MA6${String(30_000 + made)}7`;
  const { companyId } = await call<{ companyId: number }>("company.add", {
    companyName: `上海账簿${made}有限公司`,
    taxlayerNo: first + taxNumberCheckDigit(first),
    taxlayerType: "001",
    nsqxdm: "06",
    companyType: "1",
    beginDate: "2025-01-01",
    provinceId: "31",
    ...change,
  });
  await call("company.rebuild", { companyId });
  return companyId;
};

let company: number | undefined;
/** The one company whose books each test fills anew. */
const emptyBooks = async () => {
  company ??= await newClient();
  await server.db
    .deleteFrom("plainRecord")
    .where("resource", "=", "subjectBalance")
    .where("companyId", "=", company)
    .execute();
  return company;
};

/** 利润总额 of the prepayment of a quarter. */
const prepaidProfit = async (qyId: number, kjnd: number, quarter: number) => {
  await call("incomeTax.corporate.calculate", { kjnd, quarter, qyIdList: [qyId] });
  const { lrze, profitSource } = await call<{ lrze: number; profitSource: number }>(
    "incomeTax.corporate.detail",
    { kjnd, quarter, qyId },
  );
  expect(profitSource).toBe(1);
  return lrze;
};

/** The profit since January of 经营情况, and that of its last month. */
const situation = async (qyid: number, kjnd: number, kjqj: number) => {
  const detail = await call<{
    profit: number | null;
    months: readonly { kjqj: number; profit: number | null }[];
  }>("report.situation.detail", { qyid, kjnd, kjqj });
  return { profit: detail.profit, month: detail.months.find((one) => one.kjqj === kjqj)?.profit };
};

interface Settled {
  readonly lrze: number;
  readonly yysr: number | null;
  readonly yycb: number | null;
  readonly qjfy: number | null;
  readonly ywzdf: number | null;
}
const settlement = async (qyId: number, kjnd: number) => {
  const { taskid } = await call<{ taskid: string }>("taxDeclare.hsqj.calculate", { kjnd, qyIdList: [qyId] });
  await jobEnd(server, "chenjie", taskid);
  const { lrze, yysr, yycb, qjfy, ywzdf } = await call<Settled>("taxDeclare.hsqj.detail", { kjnd, qyId });
  return { lrze, yysr, yycb, qjfy, ywzdf };
};

const CASH = "库存现金";
const sold = (yuan: number): Entry => ["应收账款", "主营业务收入", yuan];
const returned = (yuan: number): Entry => ["主营业务收入", "应收账款", yuan];
const costs = (yuan: number): Entry => ["主营业务成本", "库存商品", yuan];
const paid = (expense: string, yuan: number): Entry => [expense, CASH, yuan];
const refunded = (expense: string, yuan: number): Entry => [CASH, expense, yuan];
const interest = (yuan: number): Entry => [CASH, "财务费用_利息收入", yuan];

const PROFIT_AND_LOSS = 6;

/** 利润总额 of a demo ledger, by its balances alone: what is in 本年利润 and what is not there yet. */
async function recount(kjnd: number, kjqj: number): Promise<ReadonlyMap<number, number>> {
  const rows = await server.db
    .selectFrom("plainRecord")
    .select(["companyId", "fields"])
    .where("resource", "=", "subjectBalance")
    .where("kjnd", "=", kjnd)
    .where("kjqj", "=", kjqj)
    .execute();
  const subjects = new Map(
    (
      await server.db
        .selectFrom("plainRecord")
        .select(["id", "fields"])
        .where("resource", "=", "subject")
        .execute()
    ).map(({ id, fields }) => [id, asObject(fields)]),
  );
  const profits = new Map<number, number>();
  for (const { companyId, fields } of rows) {
    const { subjectId, qmye } = asObject(fields);
    const { kmqc, kmlb, yefx } = subjects.get(Number(subjectId)) ?? {};
    if (companyId === null || (kmqc !== "本年利润" && Number(kmlb) !== PROFIT_AND_LOSS)) continue;
    const fen = yuanToFen(Number(qmye)) * (Number(yefx) === 1 ? -1 : 1);
    profits.set(companyId, (profits.get(companyId) ?? 0) + fen);
  }
  return profits;
}
describe("counted again in the demo data", () => {
  test("the profit of every filing from the books is that of the ledger", async () => {
    const profits = await recount(2026, 9);
    let seen = 0;
    for (const tax of ["corporate", "operating"]) {
      const { list } = await call<{ list: readonly Readonly<Record<string, number | null>>[] }>(
        `incomeTax.${tax}.page`,
        { kjnd: 2026, quarter: 3, pageNum: 1, pageSize: 500 },
      );
      for (const { companyId, calcStatus, profitSource, isAdjusted, lrze } of list) {
        if (calcStatus !== 1 || profitSource !== 1 || isAdjusted !== 0) continue;
        seen += 1;
        expect([companyId, lrze]).toEqual([companyId, fenToYuan(profits.get(Number(companyId)) ?? 0)]);
      }
    }
    expect(seen).toBeGreaterThan(30);
  });

  test.each([8, 9, 10])("the profit of every client in month %i is that of the ledger", async (kjqj) => {
    const profits = await recount(2026, kjqj);
    const { list } = await call<{ list: readonly { qyid: number; profit: number | null }[] }>(
      "report.situation.page",
      { kjnd: 2026, kjqj, pageNum: 1, pageSize: 500 },
    );
    const known = list.filter(({ profit }) => profit !== null);
    expect(known.length).toBeGreaterThan(30);
    for (const { qyid, profit } of known)
      expect([qyid, profit]).toEqual([qyid, fenToYuan(profits.get(qyid) ?? 0)]);
  });
});

test("interest that the bank has paid is income of the year", async () => {
  type Amounts = Readonly<Record<string, { readonly debit: string; readonly credit: string }>>;
  const { in: given, expected } = goldenFact<
    { readonly yearProfitBefore: string; readonly moved: readonly Amounts[] },
    { readonly profitSinceJanuary: string }
  >("income-tax", "book-profit-with-interest-income");
  const companyId = await emptyBooks();
  const chart = await readChart(server, companyId);
  const leaf = new Map([["管理费用", "管理费用_工资"]]);
  for (const moved of given.moved)
    for (const [name, { debit, credit }] of Object.entries(moved)) {
      const [, kmmc = ""] = /^\d+ ([^（]+)/.exec(name) ?? [];
      const found = [...chart].find(([kmqc]) => kmqc.split("_").at(-1) === (leaf.get(kmmc) ?? kmmc));
      const isYearProfit = kmmc === "本年利润";
      const opening = isYearProfit ? yuanToFen(Number(given.yearProfitBefore)) : 0;
      const closing = isYearProfit ? opening + yuanToFen(Number(credit)) - yuanToFen(Number(debit)) : 0;
      const amounts = { qcye: fenToYuan(opening), jffse: Number(debit), dffse: Number(credit) };
      const fields = { subjectId: found?.[1].id, ...amounts, qmye: fenToYuan(closing) };
      await keepBalance(server, { companyId, kjnd: 2026, kjqj: 9 }, fields);
    }
  const profit = Number(expected.profitSinceJanuary);
  expect(await prepaidProfit(companyId, 2026, 3)).toBe(profit);
  expect(await situation(companyId, 2026, 9)).toMatchObject({ profit });
});

/** Months of a year; `profit`: since January, of the last of them, before income tax; `last`: of that month alone. */
interface Case {
  readonly name: string;
  readonly months: readonly BookedMonth[];
  readonly profit: number;
  readonly last: number;
}
const AUGUST: readonly Entry[] = [sold(1000), costs(600), paid("管理费用_办公费", 100)];
const CASES: readonly Case[] = [
  {
    name: "a return of goods takes its sale back",
    months: [
      { kjqj: 8, entries: AUGUST },
      { kjqj: 9, entries: [...AUGUST, returned(200)] },
    ],
    profit: 400,
    last: 100,
  },
  {
    name: "an expense that was paid back is none",
    months: [
      { kjqj: 8, entries: AUGUST },
      { kjqj: 9, entries: [sold(1000), refunded("管理费用_办公费", 40)] },
    ],
    profit: 1340,
    last: 1040,
  },
  {
    name: "months that are not carried count as those that are",
    months: [
      { kjqj: 7, entries: [...AUGUST, interest(1.5)] },
      { kjqj: 8, entries: [...AUGUST, returned(50)], isOpen: true },
      { kjqj: 9, entries: [interest(7.25)], isOpen: true },
    ],
    profit: 558.75,
    last: 7.25,
  },
  {
    name: "income tax that was booked, paid and taken back is not an expense of the profit before it",
    months: [
      { kjqj: 7, entries: [...AUGUST, ["所得税费用", "应交税费_应交企业所得税", 60]] },
      { kjqj: 8, entries: [...AUGUST, ["应交税费_应交企业所得税", CASH, 60]] },
      { kjqj: 9, entries: [...AUGUST, ["应交税费_应交企业所得税", "所得税费用", 25]] },
    ],
    profit: 900,
    last: 300,
  },
  {
    name: "a dividend is no expense",
    months: [
      { kjqj: 8, entries: AUGUST },
      { kjqj: 9, entries: [...AUGUST, ["利润分配_未分配利润", "应付股利", 500]] },
    ],
    profit: 600,
    last: 300,
  },
  {
    name: "an adjustment of earlier years is no profit of this one",
    months: [
      {
        kjqj: 9,
        entries: [
          ...AUGUST,
          ["应收账款", "以前年度损益调整", 700],
          ["以前年度损益调整", "利润分配_未分配利润", 700],
        ],
      },
    ],
    profit: 300,
    last: 300,
  },
  {
    name: "a year that begins with the profit of the last one has its own",
    months: [
      { kjqj: 1, entries: AUGUST },
      { kjqj: 2, entries: AUGUST },
      { kjqj: 9, entries: AUGUST },
    ],
    profit: 900,
    last: 300,
  },
];

describe("the profit since January", () => {
  test.each(CASES)("$name", async ({ months, profit, last }) => {
    const companyId = await emptyBooks();
    await keepLedger(server, companyId, 2026, months);
    expect(await prepaidProfit(companyId, 2026, 3)).toBe(profit);
    expect(await situation(companyId, 2026, 9)).toEqual({ profit, month: last });
  });

  test("is that of the quarter's filing for a ledger closed at the end of the year", async () => {
    const companyId = await emptyBooks();
    const entries: Entry[] = [
      ...AUGUST,
      interest(12.34),
      returned(100),
      ["所得税费用", "应交税费_应交企业所得税", 11.5],
      ["本年利润", "利润分配_未分配利润", 500.84],
    ];
    await keepLedger(server, companyId, 2025, [
      { kjqj: 11, entries: AUGUST },
      { kjqj: 12, entries },
    ]);
    expect(await prepaidProfit(companyId, 2025, 4)).toBe(512.34);
    expect(await situation(companyId, 2025, 12)).toEqual({ profit: 512.34, month: 212.34 });
  });

  test("of a nonprofit is what its net assets grew by", async () => {
    const companyId = await newClient({ companyType: "3" });
    const entries: Entry[] = [
      ["现金", "会费收入", 900],
      ["业务活动成本", "现金", 250],
    ];
    const carried: Entry[] = [
      ["会费收入", "非限定性净资产", 1800],
      ["非限定性净资产", "业务活动成本", 500],
    ];
    await keepLedger(server, companyId, 2025, [
      { kjqj: 11, entries, isOpen: true },
      { kjqj: 12, entries: [...entries, ...carried], isOpen: true },
    ]);
    expect(await situation(companyId, 2025, 12)).toEqual({ profit: 1300, month: 650 });
  });
});

describe("the parts of the year's profit", () => {
  const settledOf = async (december: readonly Entry[]) => {
    const companyId = await emptyBooks();
    await keepLedger(server, companyId, 2025, [
      { kjqj: 11, entries: AUGUST },
      { kjqj: 12, entries: december },
    ]);
    return await settlement(companyId, 2025);
  };

  test("take interest from the bank off the expenses", async () => {
    expect(await settledOf([...AUGUST, interest(11.5), paid("财务费用_手续费", 20)])).toEqual({
      lrze: 591.5,
      yysr: 2000,
      yycb: 1200,
      qjfy: 208.5,
      ywzdf: 0,
    });
  });

  test("take a month's refund of an expense off it", async () => {
    expect(await settledOf([...AUGUST, refunded("管理费用_业务招待费", 30)])).toMatchObject({
      lrze: 630,
      qjfy: 170,
      ywzdf: -30,
    });
  });

  test("are those of a year that is not carried, with returns and refunds", async () => {
    const companyId = await emptyBooks();
    const isOpen = true;
    await keepLedger(server, companyId, 2025, [
      { kjqj: 11, entries: [...AUGUST, returned(150), interest(3)], isOpen },
      { kjqj: 12, entries: [...AUGUST, refunded("管理费用_办公费", 30)], isOpen },
    ]);
    expect(await settlement(companyId, 2025)).toMatchObject({ lrze: 483, yysr: 1850, yycb: 1200, qjfy: 167 });
  });

  test("are left open where the books do not say which subject was booked on both sides", async () => {
    expect(await settledOf([...AUGUST, returned(100)])).toMatchObject({ lrze: 500, yysr: null, qjfy: null });
  });
});
