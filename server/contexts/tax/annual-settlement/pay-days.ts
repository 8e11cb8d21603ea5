import { settlementWindow } from "../../../../src/domain/tax/filing-window.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { type PayDays, latestPayTime } from "../company-period/period-days.ts";

/** The days on which a year's tax can be paid: from today to its deadline, and to the end of the next month in any case. */
export function payDaysOfYear(
  kjnd: number,
  { filingCalendar, clock }: Pick<FirmContext, "filingCalendar" | "clock">,
): PayDays {
  const first = clock.now().slice(0, 10);
  const { last } = settlementWindow(kjnd, filingCalendar);
  const usual = latestPayTime(first);
  return { first, last: last > usual ? last : usual };
}
