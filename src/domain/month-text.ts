import { readDay } from "./day-text.ts";
import { readPeriod } from "./period.ts";
import { cutBlanks } from "./typed-text.ts";

const APART = /^(\d{4})[-/.年](\d{1,2})[月期]?$/;

/**
 * A month as people and systems write it (2026-1, 2026/01, 2026年1月, 2026年01期, 202601), and as a spreadsheet makes a
 * day of it (2026-01-01), as `YYYY-MM`. Null: it is none, as any other day of a month.
 */
export function readMonth(text: string): string | null {
  const plain = cutBlanks(text.normalize("NFKC")).replaceAll("。", ".");
  const [, year, month = ""] = APART.exec(plain) ?? [];
  if (year !== undefined) return readPeriod(`${year}-${month.padStart(2, "0")}`);
  const day = readDay(plain);
  return readPeriod(day?.endsWith("-01") === true ? day.slice(0, 7) : plain);
}
