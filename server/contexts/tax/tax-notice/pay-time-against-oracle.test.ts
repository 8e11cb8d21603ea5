import { expect, test } from "vitest";
import { yuanToFen } from "../../../../src/domain/money.ts";
import { filingWindow } from "../../../../src/domain/tax/filing-window.ts";
import { lateFee } from "../../../../src/domain/tax/late-fee.ts";
import { createRandom } from "../../../../tests/fuzz/random.ts";
import {
  type PayTimeRequest,
  type FoundPayTime,
  workOutPayTime,
} from "../../../../tests/oracles/pay-time-oracle.ts";
import { Refusal } from "../../../platform/errors.ts";
import { assertPayTime } from "./pay-time.ts";

const REFUSED = "refused";
type Row = readonly [
  period: string,
  today: string,
  type: number,
  chosen: string | null,
  dueYuan: number,
  payTime: string | null,
  days: number,
  feeYuan: number,
];

/** Worked out by hand; the filing windows end on 2026-10-26, 2026-11-16, 2026-12-15 and 2027-01-20. */
const ROWS: readonly Row[] = [
  ["2026-09", "2026-10-03", 0, "2026-10-03", 1000, "2026-10-03", 0, 0],
  ["2026-09", "2026-10-03", 0, "2026-10-26", 1000, "2026-10-26", 0, 0],
  ["2026-09", "2026-10-03", 0, "2026-10-27", 1000, "2026-10-27", 1, 0],
  ["2026-09", "2026-10-03", 0, "2026-11-30", 1000, "2026-11-30", 35, 17.5],
  ["2026-09", "2026-10-03", 0, "2026-12-01", 1000, REFUSED, 0, 0],
  ["2026-09", "2026-10-14", 0, "2026-10-13", 1000, REFUSED, 0, 0],
  ["2026-09", "2026-10-14", 0, "2026-10-14", 1000, "2026-10-14", 0, 0],
  ["2026-09", "2026-10-14", 1, "2026-10-20", 1000, null, 0, 0],
  ["2026-09", "2026-10-14", 2, "2026-11-30", 1000, null, 0, 0],
  ["2026-09", "2026-10-14", 0, null, 1000, REFUSED, 0, 0],
  ["2026-09", "2026-10-20", 0, "2026-10-28", 12_345.67, "2026-10-28", 2, 12.35],
  ["2026-09", "2026-10-20", 3, null, 0, null, 0, 0],
  ["2026-09", "2026-10-20", 4, null, 0, null, 0, 0],
  ["2026-09", "2026-10-20", 0, "2026-10-31", 0.9, "2026-10-31", 5, 0],
  ["2026-10", "2026-11-03", 0, "2026-11-16", 5000, "2026-11-16", 0, 0],
  ["2026-10", "2026-11-03", 0, "2026-11-17", 5000, "2026-11-17", 1, 2.5],
  ["2026-10", "2026-11-03", 0, "2026-12-31", 5000, "2026-12-31", 45, 112.5],
  ["2026-10", "2026-11-03", 0, "2027-01-01", 5000, REFUSED, 0, 0],
  ["2026-10", "2026-11-14", 0, "2026-11-30", 8888.88, "2026-11-30", 14, 62.22],
  ["2026-10", "2026-11-14", 1, null, 8888.88, null, 0, 0],
  ["2026-10", "2026-11-20", 0, "2026-11-19", 300, REFUSED, 0, 0],
  ["2026-10", "2026-11-20", 0, "2026-11-20", 300, "2026-11-20", 4, 0],
  ["2026-10", "2026-11-20", 0, "2026-11-24", 300_000, "2026-11-24", 8, 1200],
  ["2026-10", "2026-11-20", 2, "2026-11-24", 300, null, 0, 0],
  ["2026-11", "2026-11-20", 0, "2026-11-30", 4321.09, REFUSED, 0, 0],
  ["2026-11", "2026-11-20", 0, "2026-12-01", 4321.09, "2026-12-01", 0, 0],
  ["2026-11", "2026-11-20", 0, "2027-01-31", 4321.09, "2027-01-31", 47, 101.55],
  ["2026-12", "2027-01-03", 0, "2027-01-20", 700, "2027-01-20", 0, 0],
  ["2026-12", "2027-01-03", 0, "2027-02-28", 700, "2027-02-28", 39, 13.65],
  ["2026-12", "2027-01-03", 0, "2027-03-01", 700, REFUSED, 0, 0],
  ["2026-12", "2027-01-14", 0, "2027-01-21", 2000.01, "2027-01-21", 1, 0],
  ["2026-12", "2027-01-14", 0, "2027-01-21", 2010, "2027-01-21", 1, 1.01],
  ["2026-12", "2027-01-20", 0, "2027-01-31", 1.01, "2027-01-31", 11, 0],
  ["2026-12", "2027-01-20", 4, "2027-01-31", 700, null, 0, 0],
];

test.each(ROWS)("%s on %s, type %s, day %s, of %s yuan", (...row) => {
  const [period, today, type, chosen, dueYuan, payTime, days, feeYuan] = row;
  const asked = { period, today, type, chosen, deadline: deadlineOf(period), dueFen: yuanToFen(dueYuan) };
  const isRefused = payTime === REFUSED;
  const byHand = { payTime: isRefused ? null : payTime, isRefused, days, fee: yuanToFen(feeYuan) };
  expect(inProduct(asked)).toEqual(byHand);
  expect(workOutPayTime(asked)).toEqual(byHand);
});

const CASES = 3000;

test(`${CASES} periods, days and amounts come out as with a calendar and a calculator`, () => {
  const random = createRandom(117);
  const met = new Set<string>();
  for (let number = 0; number < CASES; number += 1) {
    const period = `2026-${String(1 + random.below(12)).padStart(2, "0")}`;
    const today = dayAfter(`${period}-01`, random.below(71));
    const asked = {
      period,
      today,
      type: random.oneIn(10) ? 1 + random.below(4) : 0,
      chosen: dayAfter(today, random.below(84) - 3),
      deadline: deadlineOf(period),
      dueFen: random.oneIn(4) ? random.below(4001) : random.below(99_999_999_999_999),
    };
    const found = workOutPayTime(asked);
    expect({ asked, ...inProduct(asked) }).toEqual({ asked, ...found });
    met.add(found.isRefused ? "refused" : found.fee > 0 ? "fee" : found.days > 0 ? "too little" : "in time");
  }
  expect([...met].toSorted()).toEqual(["fee", "in time", "refused", "too little"]);
});

function inProduct({ period, today, type, chosen, deadline, dueFen }: PayTimeRequest): FoundPayTime {
  const month = { kjnd: Number(period.slice(0, 4)), kjqj: Number(period.slice(5)) };
  try {
    const { payTime } = assertPayTime(
      { paymentTimeType: type, paymentTime: chosen },
      month,
      `${today} 09:30:00`,
    );
    if (payTime === null) return { payTime, isRefused: false, days: 0, fee: 0 };
    return { payTime, isRefused: false, ...lateFee(dueFen, deadline, payTime) };
  } catch (error) {
    if (error instanceof Refusal) return { payTime: null, isRefused: true, days: 0, fee: 0 };
    throw error;
  }
}

function deadlineOf(period: string): string {
  return filingWindow(Number(period.slice(0, 4)), Number(period.slice(5))).last;
}

function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
