import { yesAndNo } from "../../../fields/boolean/contract.ts";
import { enumEntries } from "../../../fields/enum/enum-labels.ts";
import { plainText } from "../../../domain/plain-text.ts";
import { periodLabel } from "../../../domain/period.ts";
import { isRelativeDays, relativeDaysLabel, resolveRelativeDays } from "../../../domain/relative-days.ts";
import type { Json } from "../../../schema/plan/plans/screen-plan.ts";
import type { SentenceFilter } from "./filter-titles.ts";
import type { ReadingTables } from "./reading.ts";

/** A condition as people read it, without its title: 小规模纳税人; 上月（2026-10-01 至 2026-10-31）; 不低于 50,000. */
export function conditionText(filter: SentenceFilter, value: Json, tables: ReadingTables): string {
  const { kind, options } = filter;
  switch (kind) {
    case "enum":
      return labels(value, enumEntries(options, tables.enums), "全部");
    case "state":
      return labels(value, tables.states[plainText(options.state)]?.cases ?? [], "全部");
    case "boolean":
      return value === yesAndNo(options).on ? "是" : "否";
    case "date-range":
      return daysText(value, tables.today);
    case "period":
      return periodLabel(plainText(value));
    case "number-range":
      return amountsText(value as readonly (number | null)[]);
    default:
      return plainText(value);
  }
}

function labels(
  value: Json,
  entries: readonly { readonly value: Json; readonly label: string }[],
  all: string,
): string {
  if (value === null) return all;
  const values = Array.isArray(value) ? (value as readonly Json[]) : [value];
  return values
    .map((held) => entries.find((entry) => entry.value === held)?.label ?? plainText(held))
    .join("、");
}

function daysText(value: Json, today: string): string {
  const span = ([from, to]: readonly string[]) => (from === to ? `${from}` : `${from} 至 ${to}`);
  return isRelativeDays(value)
    ? `${relativeDaysLabel(value)}（${span(resolveRelativeDays(value, today))}）`
    : span(value as readonly string[]);
}

function amountsText([low = null, high = null]: readonly (number | null)[]): string {
  const text = (amount: number) => amount.toLocaleString("zh-CN", { maximumFractionDigits: 10 });
  if (low === null) return `不超过 ${text(high ?? 0)}`;
  if (high === null) return `不低于 ${text(low)}`;
  return low === high ? text(low) : `${text(low)} 至 ${text(high)}`;
}
