import type { FilterPlan, ListPlan } from "../../src/schema/plan/plans/screen-plan.ts";
import { expectedCell, isBlank, listed, plain, type Row } from "./cell-oracle.ts";
import type { Scope } from "./viewer.ts";

/** A value for a filter, as the plan means it, with the label by which the user finds it. */
export interface Choice {
  readonly value: unknown;
  readonly label: string;
}

/** True when a row satisfies the filters. A row that does not show the filtered field may do so. */
export function satisfies(
  plan: ListPlan,
  filter: FilterPlan,
  chosen: Choice,
  row: Row,
  scope: Scope,
): boolean {
  const ownField = ownProperty(filter, row);
  const namesake = plan.columns.find(({ title }) => title === filter.title);
  const property = ownField ?? namesake?.field;
  if (property === undefined) return true;
  const shown = row[property];
  const [from, to] = Array.isArray(chosen.value) ? (chosen.value as readonly unknown[]) : [];
  switch (filter.kind) {
    case "text":
    case "tax-number":
      return contains(shown, chosen.value);
    case "date":
      return day(shown) === chosen.value;
    case "date-range":
      return day(shown) >= String(from) && day(shown) <= String(to);
    case "number-range":
      return Number(shown) >= Number(from) && Number(shown) <= Number(to);
    case "period":
      return (
        (periodOf(filter, row) ?? plain(shown)).replace("-", "") === String(chosen.value).replace("-", "")
      );
    // The nodes below a node are found with it.
    case "tree":
      return true;
    default:
      if (ownField !== undefined) return listed(shown).some((entry) => listed(chosen.value).includes(entry));
      return namesake !== undefined && reads(expectedCell(namesake, row, plan, scope).text, chosen.label);
  }
}

/** Values to try a filter with, of what the rows show and of what the filter itself offers. */
export function triedValues(
  plan: ListPlan,
  filter: FilterPlan,
  rows: readonly Row[],
  offered: readonly Choice[],
): readonly Choice[] {
  const rowChoices = rows.flatMap((row) => {
    const property =
      ownProperty(filter, row) ?? plan.columns.find(({ title }) => title === filter.title)?.field;
    return property === undefined ? [] : listed(row[property]);
  });
  switch (filter.kind) {
    case "text":
    case "tax-number":
      return [...rowChoices, ...rows.flatMap(Object.values)].flatMap(searched);
    case "date":
      return rowChoices.map((value) => same(day(value)));
    case "date-range": {
      const days = rowChoices.map(day);
      return days.map((value) => ({ value: [value, value], label: value }));
    }
    case "number-range":
      return rowChoices
        .filter((value) => !isBlank(value))
        .map((value) => ({
          value: [Number(value), Number(value)],
          label:
            filter.options.percent === true ? String(Number((Number(value) * 100).toFixed(6))) : plain(value),
        }));
    case "period":
      return filter.params.length === 2
        ? rows.flatMap((row) => periodOf(filter, row) ?? []).map(same)
        : rowChoices.map((value) => same(plain(value)));
    default: {
      const first = offered.filter(({ value }) => rowChoices.includes(value));
      return [...first, ...offered.filter((choice) => !first.includes(choice))];
    }
  }
}

/** A value that the server masked can be searched for by its part before the mask. */
function searched(value: unknown): readonly Choice[] {
  if (typeof value !== "string") return [];
  const text = value.split("*")[0] ?? "";
  return text === "" || text.length > 40 ? [] : [same(text)];
}

function same(text: string): Choice {
  return { value: text, label: text };
}

function contains(text: unknown, value: unknown): boolean {
  const shown = plain(text).toLowerCase();
  const asked = String(value).toLowerCase();
  return shown.includes(asked) || (shown.includes("*") && asked.startsWith(shown.split("*")[0] ?? ""));
}

/** A column of the filter's title has words where the filter has keys; a choice may say more than the name. */
function reads(shown: string, label: string): boolean {
  return shown.split(/[、 ]/).some((word) => word !== "" && (word.includes(label) || label.includes(word)));
}

/** `2026-10`, of the year and the month of a row. */
function periodOf({ params: [year = "", month = ""] }: FilterPlan, row: Row): string | undefined {
  if (isBlank(row[year]) || isBlank(row[month])) return undefined;
  return `${plain(row[year])}-${plain(row[month]).padStart(2, "0")}`;
}

/** The property of a row that a filter is about; a range goes by its id, as its ends may be other properties. */
function ownProperty({ field, id, kind }: FilterPlan, row: Row): string | undefined {
  const names = kind.endsWith("-range") ? [id] : [field, id];
  return names.find((name) => Object.hasOwn(row, name));
}

function day(value: unknown): string {
  return plain(value).slice(0, 10);
}
