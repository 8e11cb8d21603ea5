import type { assertPayTime } from "./pay-time.ts";

/** Amounts up to one yuan are never collected. */
const LEAST_DUE = 1;
/** 待定 */
const PENDING = 1;
const NOTHING_TO_PAY = 3;

/** The payment of a tax without a choice of its day: it is in doubt, or too small; null: a user chooses the day. */
export function paymentWithoutChoice(
  taxAmount: string | number | null,
  isDoubtful: boolean,
): ReturnType<typeof assertPayTime> | null {
  if (Number(taxAmount) <= LEAST_DUE) return { paymentTimeType: NOTHING_TO_PAY, payTime: null };
  return isDoubtful ? { paymentTimeType: PENDING, payTime: null } : null;
}
