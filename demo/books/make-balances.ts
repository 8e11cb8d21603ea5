import { fenToYuan } from "../../src/domain/money.ts";
import type { DemoRandom } from "../demo-random.ts";
import type { DemoRecord, DemoWorld } from "../demo-world.ts";
import { type Book, bookedPeriods, idOf } from "./books.ts";
import type { MadeEntry } from "./make-entries.ts";

/** Debit, credit, and the amount in 分. */
type Posting = readonly [debit: number, credit: number, fen: number];

/** The number of months with balances. */
const MONTHS = 3;

/** Balances of the last months. Every posting has two sides, so assets are always liabilities and equity. */
export function makeBalances(world: DemoWorld, book: Book, entries: readonly MadeEntry[]): DemoRecord[] {
  const random = world.random("ledger", book.company.companyId);
  const net = new Map<number, number>();
  const sides = new Map([...book.subjects.values()].map(({ id, yefx }) => [id, yefx]));
  post(net, new Map(), opening(book, random));
  const periods = bookedPeriods(world, book);
  return periods.flatMap((period, index) => {
    const before = new Map(net);
    const moved = new Map<number, { debit: number; credit: number }>();
    const { kjnd, kjqj, name } = period;
    const bank = entries.filter(({ record }) => record.kjnd === kjnd && record.kjqj === kjqj);
    post(net, moved, [...bankPostings(book, bank), ...monthlyPostings(book, bank, random)]);
    post(net, moved, closing(book, moved));
    if (kjqj === 12) post(net, moved, yearEnd(book, net));
    if (index < periods.length - MONTHS) return [];
    const ids = [...new Set([...before.keys(), ...moved.keys()])].toSorted((a, b) => a - b);
    return ids.map((subjectId): DemoRecord => {
      const sign = sides.get(subjectId) === 1 ? 1 : -1;
      const { debit = 0, credit = 0 } = moved.get(subjectId) ?? {};
      const fields = {
        subjectId,
        qcye: fenToYuan(sign * (before.get(subjectId) ?? 0)),
        jffse: fenToYuan(debit),
        dffse: fenToYuan(credit),
        qmye: fenToYuan(sign * (net.get(subjectId) ?? 0)),
      };
      return { companyId: book.company.companyId, kjnd, kjqj, createTime: `${name}-28 18:00:00`, fields };
    });
  });
}

function post(
  net: Map<number, number>,
  moved: Map<number, { debit: number; credit: number }>,
  postings: readonly Posting[],
): void {
  const add = (id: number, debit: number, credit: number) => {
    net.set(id, (net.get(id) ?? 0) + debit - credit);
    const known = moved.get(id) ?? { debit: 0, credit: 0 };
    moved.set(id, { debit: known.debit + debit, credit: known.credit + credit });
  };
  for (const [debit, credit, fen] of postings) {
    if (fen === 0) continue;
    add(debit, fen, 0);
    add(credit, 0, fen);
  }
}

const CAPITAL = "实收资本";
const PROFIT = "本年利润";

/** The owners' contribution stands behind everything that is there at the beginning. */
function opening(book: Book, random: DemoRandom): Posting[] {
  const capital = idOf(book, CAPITAL);
  const amount = (least: number, most: number) => random.between(least, most) * 10_000;
  const banks = book.accounts.flatMap(({ kmmc, status, openingBalance }): Posting[] =>
    status === 1 ? [[idOf(book, `银行存款_${kmmc}`), capital, Math.round(openingBalance * 100)]] : [],
  );
  return [
    ...banks,
    [idOf(book, "库存现金"), capital, amount(10, 80)],
    [idOf(book, "库存商品"), capital, amount(4_000, 20_000)],
    [idOf(book, "应收账款"), capital, amount(8_000, 30_000)],
    [idOf(book, "固定资产"), capital, amount(3_000, 30_000)],
    [capital, idOf(book, "累计折旧"), amount(300, 1_500)],
    [capital, idOf(book, "应付账款"), amount(2_000, 9_000)],
  ];
}

/** The booked entries of the statements; of a transfer the half that pays. */
function bankPostings(book: Book, entries: readonly MadeEntry[]): Posting[] {
  return entries.flatMap(({ account, fen, sjfx, subjectId, isBooked, transfer }): Posting[] => {
    if (!isBooked || subjectId === null || (transfer !== null && sjfx === 1)) return [];
    const bank = idOf(book, `银行存款_${book.accounts[account]?.kmmc ?? ""}`);
    return [sjfx === 1 ? [bank, subjectId, fen] : [subjectId, bank, fen]];
  });
}

/** The amounts of a month beside the bank: sales, purchases, wages, depreciation. */
function monthlyPostings(book: Book, entries: readonly MadeEntry[], random: DemoRandom): Posting[] {
  const id = (kmqc: string) => idOf(book, kmqc);
  const paidIn = entries.reduce(
    (total, { subjectId, sjfx, fen }) => total + (sjfx === 1 && subjectId === id("应收账款") ? fen : 0),
    0,
  );
  const isGeneral = book.company.taxlayerType === "001";
  const sales = Math.round((paidIn > 0 ? paidIn : random.between(2_000_000, 9_000_000)) * 0.95);
  const tax = Math.round(sales * (isGeneral ? 0.13 : 0.01));
  const cost = Math.round(sales * (0.55 + random.next() * 0.2));
  const bought = Math.round(cost * (0.95 + random.next() * 0.1));
  const wages = random.between(800_000, 4_000_000);
  return [
    [id("应收账款"), id("主营业务收入"), sales],
    [id("应收账款"), id("应交税费_应交增值税"), tax],
    [id("主营业务成本"), id("库存商品"), cost],
    [id("库存商品"), id("应付账款"), bought],
    ...(isGeneral ? [[id("应交税费_应交增值税"), id("应付账款"), Math.round(bought * 0.13)] as const] : []),
    [id("管理费用_工资"), id("应付职工薪酬_工资"), wages],
    [id("管理费用_社会保险费"), id("应付职工薪酬_社会保险费"), Math.round(wages * 0.26)],
    [id("管理费用_折旧费"), id("累计折旧"), random.between(20_000, 200_000)],
  ];
}

/** The profit of the year becomes 未分配利润: 本年利润 begins the next one with nothing. */
function yearEnd(book: Book, net: ReadonlyMap<number, number>): Posting[] {
  const profit = idOf(book, PROFIT);
  const kept = idOf(book, "利润分配_未分配利润");
  const balance = net.get(profit) ?? 0;
  return [balance > 0 ? [kept, profit, balance] : [profit, kept, -balance]];
}

/** Income and expenses of the month go into 本年利润 and leave nothing behind. */
function closing(book: Book, moved: ReadonlyMap<number, { debit: number; credit: number }>): Posting[] {
  const profit = idOf(book, PROFIT);
  const isResult = /^(主营业务|其他业务|税金及附加|销售费用|管理费用|财务费用|营业外|所得税费用)/;
  return [...book.subjects].flatMap(([kmqc, { id }]): Posting[] => {
    const { debit = 0, credit = 0 } = isResult.test(kmqc) ? (moved.get(id) ?? {}) : {};
    if (debit === credit) return [];
    return [credit > debit ? [id, profit, credit - debit] : [profit, id, debit - credit]];
  });
}
