import { periodEnd, shiftPeriod } from "../../../../src/domain/period.ts";
import { type ParamsOf, operation } from "../../../contracts/operation.ts";
import { monthName } from "../../books/door.ts";
import { type ProgressRow, readProgressRows, share, STEP } from "../../tax/door.ts";
import { RecordStore } from "../../../records/record-store.ts";

export type RhythmParams = ParamsOf<"workProgress.rhythmStatistics">;

export interface RhythmDay {
  readonly day: string;
  readonly arrivedNum: number;
  readonly bookedNum: number;
  readonly closedNum: number;
  readonly declaredNum: number;
  readonly arrivedTotal: number;
  readonly bookedTotal: number;
  readonly closedTotal: number;
  readonly declaredTotal: number;
  readonly bookRate: number;
  readonly declareRate: number;
}

/** Day by day of the month after an accounting month, when its work is done, how much was done and how much in all. */
export const rhythmStatistics = operation(
  "workProgress.rhythmStatistics",
  async ({ kjnd, kjqj, ...whose }, context) => {
    const rows = (await readProgressRows(context, { kjnd, kjqj })).filter((row) => isOf(row, whose));
    const ids = new Set(rows.map(({ qyid }) => qyid));
    const books = await RecordStore.open("bookPeriod", context);
    const months = await books.latestPer("qyid", { where: { kjnd, kjqj } });
    const monthBooks = [...months].flatMap(([qyid, book]) => (ids.has(Number(qyid)) ? [book] : []));
    const due = rows.filter(({ states }) => states.declare !== STEP.notNeeded);
    const when = {
      arrived: monthBooks.filter((book) => book.arrivalStatus === STEP.done).map((book) => book.arrivalTime),
      booked: monthBooks.filter((book) => book.bookStatus === STEP.done).map((book) => book.bookTime),
      closed: monthBooks.map((book) => book.closeTime),
      declared: due
        .filter(({ states }) => states.declare === STEP.done)
        .map(({ declareTime }) => declareTime),
    };
    return daysAfter(monthName({ kjnd, kjqj })).map((day): RhythmDay => {
      const [booked, declared] = [upTo(when.booked, day), upTo(when.declared, day)];
      return {
        day,
        arrivedNum: on(when.arrived, day),
        bookedNum: on(when.booked, day),
        closedNum: on(when.closed, day),
        declaredNum: on(when.declared, day),
        arrivedTotal: upTo(when.arrived, day),
        bookedTotal: booked,
        closedTotal: upTo(when.closed, day),
        declaredTotal: declared,
        bookRate: share(booked, rows.length),
        declareRate: share(declared, due.length),
      };
    });
  },
);

function isOf(
  row: ProgressRow,
  { departId, userId, taxlayerType }: Omit<RhythmParams, "kjnd" | "kjqj">,
): boolean {
  return (
    (departId === undefined || row.deptIds.includes(departId)) &&
    (userId === undefined || row.userIds.includes(userId)) &&
    (taxlayerType === undefined || row.taxlayerType === taxlayerType)
  );
}

function daysAfter(month: string): string[] {
  const next = shiftPeriod(month, 1);
  const last = Number(periodEnd(next).slice(8));
  return Array.from({ length: last }, (_none, index) => `${next}-${String(index + 1).padStart(2, "0")}`);
}

function on(times: readonly unknown[], day: string): number {
  return times.filter((time) => typeof time === "string" && time.startsWith(day)).length;
}

function upTo(times: readonly unknown[], day: string): number {
  return times.filter((time) => typeof time === "string" && time.slice(0, 10) <= day).length;
}
