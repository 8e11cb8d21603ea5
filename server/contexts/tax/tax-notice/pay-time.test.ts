import { expect, test } from "vitest";
import { Refusal } from "../../../platform/errors.ts";
import { type PayTime, assertPayTime } from "./pay-time.ts";

const NOW = "2026-11-20 09:30:00";
const OCTOBER = { kjnd: 2026, kjqj: 10 };
const kept = (time: PayTime) => assertPayTime(time, OCTOBER, NOW);
function refusal(time: PayTime): string {
  try {
    kept(time);
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
  throw new Error("was accepted");
}

test("a day is kept only where a day was chosen", () => {
  expect(kept({ paymentTimeType: 0, paymentTime: "2026-11-24" })).toEqual({
    paymentTimeType: 0,
    payTime: "2026-11-24",
  });
  for (const paymentTimeType of [1, 2])
    expect(kept({ paymentTimeType, paymentTime: "2026-11-24" })).toEqual({ paymentTimeType, payTime: null });
});

test("without a choice, or without the day of it, there is no time", () => {
  expect(refusal({})).toBe("请选择扣款时间");
  expect(refusal({ paymentTimeType: 0, paymentTime: null })).toBe("请选择扣款日期");
});

test("a day lies between the first and the last on which the tax can be paid", () => {
  const sentence = "扣款日期应在 2026-11-20 至 2026-12-31 之间";
  expect(refusal({ paymentTimeType: 0, paymentTime: "2026-11-19" })).toBe(sentence);
  expect(refusal({ paymentTimeType: 0, paymentTime: "2027-01-01" })).toBe(sentence);
  for (const paymentTime of ["2026-11-20", "2026-12-31"])
    expect(kept({ paymentTimeType: 0, paymentTime }).payTime).toBe(paymentTime);
});
