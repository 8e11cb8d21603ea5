import type { RiskPeriod } from "../risk-facts.ts";

const MONTHS = 12;

/** Months since year 0: one more is the next month. */
export function monthNumber({ kjnd, kjqj }: RiskPeriod): number {
  return kjnd * 12 + kjqj - 1;
}

function periodOf(month: number): RiskPeriod {
  return { kjnd: Math.floor(month / 12), kjqj: (month % 12) + 1 };
}

/** First and last day of the twelve months that end with the period. */
export function yearTo(period: RiskPeriod): readonly [from: string, to: string] {
  const last = monthNumber(period);
  const days = new Date(Date.UTC(period.kjnd, period.kjqj, 0)).getUTCDate();
  return [`${monthText(last - MONTHS + 1)}-01`, `${monthText(last)}-${days}`];
}

function monthText(month: number): string {
  const { kjnd, kjqj } = periodOf(month);
  return `${kjnd}-${String(kjqj).padStart(2, "0")}`;
}
