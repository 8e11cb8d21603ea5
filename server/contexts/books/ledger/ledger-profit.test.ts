import { describe, expect, test } from "vitest";
import { fenToYuan, yuanToFen } from "../../../../src/domain/money.ts";
import { goldenFact } from "../../../../tests/golden/golden-facts.ts";
import { AUGUST, interest, refunded, returned, sold } from "../testing/entries.ts";
import { type BookedMonth, type Entry, keepBalance, keepLedger, readChart } from "../testing/keep-ledger.ts";
import { useLedgerServer } from "../testing/use-ledger-server.ts";

const { server, newClient, emptyBooks, prepaidProfit, situation } = useLedgerServer();

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
      { kjqj: 8, entries: [...AUGUST, ["应交税费_应交企业所得税", "库存现金", 60]] },
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
