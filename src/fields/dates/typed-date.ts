import { readDay } from "../../domain/day-text.ts";
import { periodLabel, readPeriod } from "../../domain/period.ts";

/** Full width becomes ordinary, any separator a hyphen; eight digits are a day. A time may follow. */
export function cleanTypedDay(typed: string): string {
  const plain = typed.normalize("NFKC").replaceAll("：", ":");
  const [day = "", ...rest] = plain.trimStart().split(" ");
  const dashed = day.replaceAll(/[/.。年月]/g, "-").replace("日", "");
  const whole = /^\d{8}$/.test(dashed) ? (readDay(dashed) ?? dashed) : dashed;
  return [whole, ...rest].join(" ");
}

/** A typed day with both digits of its month and day. */
export function completeTypedDay(typed: string): string {
  const cleaned = cleanTypedDay(typed).trimEnd();
  const day = readDay(cleaned);
  return day === null ? cleaned : [day, ...cleaned.split(" ").slice(1)].join(" ");
}

/** A period typed as 2026-10 or 202610, as the control writes it. */
export function cleanTypedPeriod(typed: string): string {
  const plain = typed
    .normalize("NFKC")
    .trim()
    .replaceAll(/[/.。]/g, "-");
  const period = readPeriod(plain);
  return period === null ? plain : periodLabel(period);
}

/** A typed period with both digits of its number: 2026-1, 2026年1月. */
export function completeTypedPeriod(typed: string): string {
  const parts = /^(\d{4})[-年](\d{1,2})[月期]?$/.exec(cleanTypedPeriod(typed));
  return cleanTypedPeriod(parts ? `${parts[1]}-${parts[2]?.padStart(2, "0")}` : typed);
}
