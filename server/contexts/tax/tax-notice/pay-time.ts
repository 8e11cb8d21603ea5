import { Refusal } from "../../../platform/errors.ts";
import { type PayDays, payDaysOf } from "../company-period/period-days.ts";
import { PAY_ON_DATE } from "../company-period/period-states.ts";

export interface PayTime {
  readonly paymentTimeType?: number | null | undefined;
  readonly paymentTime?: string | null | undefined;
}

/** As it is kept: a day only where a day was chosen. Refuses a day outside of those in which the month's tax can be paid. */
export function assertPayTime(
  given: PayTime,
  month: { readonly kjnd: number; readonly kjqj: number },
  now: string,
): KeptPayTime {
  return assertPayDay(given, payDaysOf(month, now));
}

interface KeptPayTime {
  readonly paymentTimeType: number;
  readonly payTime: string | null;
}

/** The same of a tax that can be paid on these days. */
export function assertPayDay(
  { paymentTimeType, paymentTime }: PayTime,
  { first, last }: PayDays,
): KeptPayTime {
  if (paymentTimeType === null || paymentTimeType === undefined)
    throw refusal("paymentTimeType", "请选择扣款时间");
  if (paymentTimeType !== PAY_ON_DATE) return { paymentTimeType, payTime: null };
  if (paymentTime === null || paymentTime === undefined) throw refusal("paymentTime", "请选择扣款日期");
  if (paymentTime < first || paymentTime > last)
    throw refusal("paymentTime", `扣款日期应在 ${first} 至 ${last} 之间`);
  return { paymentTimeType, payTime: paymentTime };
}

function refusal(path: string, message: string): Refusal {
  return new Refusal("validation", message, [{ path, message }]);
}
