import type { ExpressionFunctions } from "./expression-function.ts";

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const PERIOD = /^(\d{4})-(\d{2})$/;
const DAY_MS = 86_400_000;

/** Calculating with days ("2026-11-20") and accounting periods ("2026-10"), as texts: they compare as they stand. */
export const dateFunctions: ExpressionFunctions = {
  addDays: {
    declaration: "addDays(day: string, days: number): string",
    summary: 'The day so many days later: addDays("2026-02-28", 1) is "2026-03-01".',
    run: (day, days) => dayText(Date.parse(`${expectDay(day).text}T00:00:00Z`) + wholeNumber(days) * DAY_MS),
  },
  addMonths: {
    declaration: "addMonths(period: string, months: number): string",
    summary:
      'The period so many months later, of a period or of a day: addMonths("2026-01", -1) is "2025-12".',
    run: (period, months) => addMonths(expectPeriod(period), wholeNumber(months)),
  },
  endOfMonth: {
    declaration: "endOfMonth(period: string): string",
    summary: 'The last day of a period, or of the month of a day: endOfMonth("2026-02") is "2026-02-28".',
    run: (period) => {
      const { year, month } = expectPeriod(period);
      return dayText(Date.UTC(year, month, 0));
    },
  },
  monthOf: {
    declaration: "monthOf(period: string): number",
    summary: 'The month, 1 to 12, of a period or a day: the kjqj of "2026-10" is 10.',
    run: (period) => expectPeriod(period).month,
  },
  yearOf: {
    declaration: "yearOf(period: string): number",
    summary: 'The year of a period or a day: the kjnd of "2026-10" is 2026.',
    run: (period) => expectPeriod(period).year,
  },
};

interface Month {
  readonly year: number;
  /** From 1. */
  readonly month: number;
}

function addMonths({ year, month }: Month, months: number): string {
  const count = year * 12 + (month - 1) + months;
  return `${String(Math.floor(count / 12)).padStart(4, "0")}-${String((count % 12) + 1).padStart(2, "0")}`;
}

function expectDay(value: unknown): { readonly text: string } {
  const text = typeof value === "string" ? value : "";
  const at = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // A parser may take the 30th of February for the 2nd of March.
  if (Number.isNaN(at) || dayText(at) !== text) throw new TypeError('needs a day like "2026-11-20"');
  return { text };
}

function expectPeriod(value: unknown): Month {
  const text = typeof value === "string" ? value : "";
  const [, year, month] = PERIOD.exec(DAY.test(text) ? text.slice(0, 7) : text) ?? [];
  if (Number(month) >= 1 && Number(month) <= 12) return { year: Number(year), month: Number(month) };
  throw new TypeError('needs a period like "2026-10", or a day');
}

function wholeNumber(value: unknown): number {
  if (!Number.isInteger(value)) throw new TypeError("needs a whole number");
  return value as number;
}

function dayText(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
