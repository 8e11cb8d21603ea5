import { periodEnd, shiftPeriod } from "../../src/domain/period.ts";
import type { DemoWorld } from "../demo-world.ts";
import { isServed } from "../tax/demo-period-state.ts";
import { type DemoProduct, PRODUCTS } from "./rights-products.ts";

/** A client's part of a batch. */
export interface DemoPart {
  readonly companyId: number;
  readonly num: number;
  readonly usedNum: number;
  readonly backNum: number;
  readonly createTime: string;
}

/** So much of a right as was bought, or given to the firm, at a time. */
export interface DemoBatch {
  readonly product: DemoProduct;
  readonly tradeKind: "buy" | "gift" | "code";
  readonly createTime: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly total: number;
  readonly parts: readonly DemoPart[];
}

/** Days since each product was bought; below zero: it is paid for and begins later. */
const BOUGHT = [690, 338, 75, -24];
/** Of so many clients each is given a part of a batch. */
const ONE_OF = 6;
/** The clients of a batch are moved on by so many: none of them has the same two rights as all others. */
const SHIFT = 2;

export function demoBatches(world: DemoWorld): DemoBatch[] {
  return PRODUCTS.flatMap((product, place) =>
    BOUGHT.slice(0, place % 3 === 0 ? 4 : 3).map((days, round) =>
      batchOf(world, { product, place, days, round }),
    ),
  );
}

interface Bought {
  readonly product: DemoProduct;
  readonly place: number;
  readonly days: number;
  readonly round: number;
}

function batchOf(world: DemoWorld, { product, place, days, round }: Bought): DemoBatch {
  const since = days + place * 3 * Math.sign(days);
  const createTime = world.daysAgo(Math.max(since, 6 + place), place * 37 + round * 11);
  const startDate = world.daysAgo(since).slice(0, 10);
  const endDate = periodEnd(shiftPeriod(startDate.slice(0, 7), product.validMonths));
  const isOver = endDate < world.clock.now().slice(0, 10);
  const parts = days < 0 ? [] : partsOf(world, { product, place, days: since, round }, isOver);
  const given = parts.reduce((sum, { num, backNum }) => sum + num - backNum, 0);
  const total = Math.max(product.minNum, Math.ceil((given * 1.25) / product.minNum) * product.minNum);
  const tradeKind = round === 2 && place % 4 === 3 ? "gift" : round === 1 && place % 4 === 2 ? "code" : "buy";
  return { product, tradeKind, createTime, startDate, endDate, total, parts };
}

function partsOf(world: DemoWorld, { product, place, days, round }: Bought, isOver: boolean): DemoPart[] {
  const clients = world.companies.filter(isServed);
  const kind = (place + round * SHIFT) % ONE_OF;
  return clients.flatMap(({ companyId }, index): DemoPart[] => {
    if (index % ONE_OF !== kind) return [];
    const num = product.each;
    const turn = Math.floor(index / ONE_OF) + place;
    const used = [0, Math.ceil(num / 2), num, Math.ceil(num / 3)][turn % 4] ?? 0;
    const usedNum = isOver ? num - (turn % 5 === 0 ? Math.floor(num / 2) : 0) : used;
    const backNum = turn % 7 === 3 ? num - usedNum : 0;
    const createTime = world.daysAgo(Math.max(2, days - 1 - (index % 40)), index * 13 + place);
    return [{ companyId, num, usedNum, backNum, createTime }];
  });
}
