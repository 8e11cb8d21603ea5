import { compileWords } from "../../../expression/template.ts";
import type { Row } from "../../../fields/field-view.ts";
import { entryField } from "../../../schema/dotted-field.ts";
import type { ColumnPlan, ColumnsOfPlan } from "../../../schema/plan/plans/screen-plan.ts";
import type { KeyedRow } from "../data/rows-page.ts";
import type { Scope } from "../../host.ts";

/** The entries of a list in the rows, each with its title. */
export interface KnownEntries {
  readonly list: string;
  readonly entries: readonly { readonly key: string; readonly title: string }[];
}

/** The entries that give columns: numbers and periods in their order, others as they come. */
export function readEntries(
  columns: readonly ColumnPlan[],
  rows: readonly KeyedRow[],
  scope: Scope,
): readonly KnownEntries[] {
  const lists = new Map(columns.flatMap(({ of }) => (of ? [[of.list, of] as const] : [])));
  return [...lists.values()].map((of) => {
    const titled = compileWords(of.title);
    const titles = new Map<string, string>();
    for (const { row } of rows)
      for (const entry of entriesOf(row, of)) {
        const key = String(entry[of.by]);
        if (!titles.has(key)) titles.set(key, titleOf(titled, { ...scope, entry }, key));
      }
    const entries = [...titles].map(([key, title]) => ({ key, title }));
    return {
      list: of.list,
      entries: entries.every(({ key }) => ORDERED.test(key)) ? inOrder(entries) : entries,
    };
  });
}

/** A number or a period. */
const ORDERED = /^\d+(?:-\d\d)?$/;

function inOrder(entries: KnownEntries["entries"]): KnownEntries["entries"] {
  return entries.toSorted(({ key: left }, { key: right }) =>
    left.localeCompare(right, "en", { numeric: true }),
  );
}

function entriesOf(row: Row, { list, by }: ColumnsOfPlan): readonly Row[] {
  const entries = row[list];
  return Array.isArray(entries)
    ? (entries as readonly Row[]).filter((entry) => ["string", "number"].includes(typeof entry?.[by]))
    : [];
}

function titleOf(titled: (scope: Scope) => string, scope: Scope, key: string): string {
  try {
    return titled(scope);
  } catch {
    // The values still belong to this entry.
    return key;
  }
}

/** The columns with those of the entries in the place of what stands for them. */
export function withColumnsOf(
  columns: readonly ColumnPlan[],
  known: readonly KnownEntries[],
): readonly ColumnPlan[] {
  return columns.flatMap((column, at): readonly ColumnPlan[] => {
    const { of } = column;
    if (!of) return [column];
    // All columns of an entry stand together, where the first of them is written.
    if (columns[at - 1]?.of?.list === of.list) return [];
    const together = columns.filter((other) => other.of?.list === of.list);
    const { entries = [] } = known.find(({ list }) => list === of.list) ?? {};
    return entries.flatMap((entry) => together.map((own) => columnOf(own, of, entry)));
  });
}

function columnOf(
  { of: _of, ...column }: ColumnPlan,
  { list, by, isAlone }: ColumnsOfPlan,
  { key, title }: KnownEntries["entries"][number],
): ColumnPlan {
  return {
    ...column,
    id: `${list}.${key}.${column.id}`,
    field: entryField(list, by, key, column.field),
    ...(isAlone ? { title, isTitled: true } : { group: title }),
  };
}
