import { describe, expect, test } from "vitest";
import { answer, lose, send, takeOver, tick } from "./tick-changes.ts";
import {
  isSettled,
  isTicked,
  NO_TICKS,
  sumOf,
  type TickedInvoice,
  type Ticks,
  unsavedOf,
  waiting,
} from "./ticks.ts";

const invoice = (id: number, isSelected: boolean): TickedInvoice => ({
  id,
  number: String(id),
  tax: id * 100,
  isSelected,
});

const saved = { count: 1, tax: 200, left: 400 };
const opened: Ticks = takeOver(NO_TICKS, saved, [invoice(1, false), invoice(2, true)]);

describe("a tick", () => {
  test("counts at once, and is a change to be sent", () => {
    const ticks = tick(opened, [invoice(1, false)], true);
    expect(sumOf(ticks)).toEqual({ count: 2, tax: 300, left: 300 });
    expect(waiting(ticks).map(({ invoice: { id }, to }) => [id, to])).toEqual([[1, true]]);
    expect(isSettled(ticks)).toBe(false);
  });

  test("taken back before it was sent is no change", () => {
    const ticks = tick(tick(opened, [invoice(1, false)], true), [invoice(1, false)], false);
    expect(ticks.changes.size).toBe(0);
  });

  test("taken back while it was on its way is sent after it", () => {
    const sent = send(tick(opened, [invoice(1, false)], true), [1]);
    const back = tick(sent, [invoice(1, false)], false);
    expect(waiting(back), "one after the other").toEqual([]);
    expect(sumOf(back)).toEqual(saved);
    const answered = answer(back, [1], new Set());
    expect(waiting(answered).map(({ to }) => to)).toEqual([false]);
    expect(isTicked(answered, invoice(1, false))).toBe(false);
  });

  test("that the server refuses is shown as it was", () => {
    const sent = send(tick(opened, [invoice(1, false), invoice(2, true)], true), [1]);
    const answered = answer(sent, [1], new Set([1]));
    expect(isTicked(answered, invoice(1, false))).toBe(false);
    expect(sumOf(answered)).toEqual(saved);
    expect(isSettled(answered)).toBe(true);
  });

  test("whose answer was lost is sent again", () => {
    const lost = lose(send(tick(opened, [invoice(1, false)], true), [1]), [1]);
    expect(waiting(lost)).toHaveLength(1);
    expect(unsavedOf(lost)).toBe(1);
    const back = tick(lost, [invoice(1, false)], false);
    expect(waiting(back), "the server may have kept it").toHaveLength(1);
  });
});

describe("the server's word", () => {
  test("takes the place of what it keeps", () => {
    const kept = answer(send(tick(opened, [invoice(1, false)], true), [1]), [1], new Set());
    const fresh = takeOver(kept, { count: 2, tax: 300, left: 300 }, [invoice(1, true), invoice(2, true)]);
    expect(fresh.changes.size).toBe(0);
    expect(sumOf(fresh)).toEqual({ count: 2, tax: 300, left: 300 });
  });

  test("leaves a newer tick, measured against it", () => {
    const kept = answer(send(tick(opened, [invoice(1, false)], true), [1]), [1], new Set());
    const newer = tick(kept, [invoice(2, true)], false);
    const fresh = takeOver(newer, { count: 2, tax: 300, left: 300 }, [invoice(1, true), invoice(2, true)]);
    expect(sumOf(fresh)).toEqual({ count: 1, tax: 100, left: 500 });
  });

  test("with what somebody else has ticked meanwhile leaves nothing to send", () => {
    const wanted = tick(opened, [invoice(1, false)], true);
    const fresh = takeOver(wanted, { count: 2, tax: 300, left: 300 }, [invoice(1, true), invoice(2, true)]);
    expect(waiting(fresh)).toEqual([]);
    expect(sumOf(fresh)).toEqual({ count: 2, tax: 300, left: 300 });
  });
});
