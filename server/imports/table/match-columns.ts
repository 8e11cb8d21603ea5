import { splitUnit } from "../../../src/domain/title-unit.ts";
import type { ImportLayout } from "../../../src/schema/project/import-kind.ts";
import { type WorkbookColumn, bareTitle } from "../../platform/spreadsheet/workbook-column.ts";
import type { HeadCell } from "./find-head.ts";
import { OWN_TITLES } from "./own-titles.ts";

/** Place of a column of the file, from 0 → the name of the column that it is taken as; null: it is not imported. */
export type ColumnMapping = ReadonlyMap<number, string | null>;

export interface ColumnMatch {
  readonly layout: ImportLayout | undefined;
  /** All places that something is known of; others are in the file and nobody's. */
  readonly mapping: ColumnMapping;
  /** Titles that stand above two columns, either of which may be meant. */
  readonly doubled: readonly string[];
}

/** All bare titles that are known of a kind. */
export function knownNames(
  columns: readonly WorkbookColumn[],
  layouts: readonly ImportLayout[],
): ReadonlySet<string> {
  const own = columns.flatMap(({ title, synonyms = [] }) => [title, ...synonyms]);
  const others = layouts.flatMap((layout) => [...layout.columns.values()].flat());
  return new Set([...own, ...others].flatMap(namesOf));
}

/**
 * Which column of the file is which of ours: by the layout that it is of, by our own titles, then by their synonyms. Of a
 * column of ours that two of the file stand for by different titles, the first way of these counts and the other one
 * stays nobody's. `answered`: what the user has decided of columns, before all else.
 */
export function matchColumns(
  head: readonly HeadCell[],
  columns: readonly WorkbookColumn[],
  layouts: readonly ImportLayout[],
  answered: ColumnMapping,
): ColumnMatch {
  const layout = layoutOf(head, layouts);
  const mapping = new Map<number, string | null>(answered);
  const doubled = new Set<string>();
  const taken = new Set([...answered.values()].filter((name) => name !== null));
  for (const ways of waysOf(columns, layout)) {
    for (const { name, titles } of ways) {
      if (taken.has(name)) continue;
      const places = placesOf(head, titles).filter((place) => !mapping.has(place));
      const [place] = places;
      if (place === undefined) continue;
      if (places.length > 1) doubled.add(head[place]?.title ?? "");
      taken.add(name);
      mapping.set(place, name);
    }
  }
  for (const place of skippedPlaces(head, layout)) if (!mapping.has(place)) mapping.set(place, null);
  return { layout, mapping, doubled: [...doubled] };
}

interface Way {
  readonly name: string;
  readonly titles: readonly string[];
}

/** Each way to find the columns, the surest first. */
function waysOf(columns: readonly WorkbookColumn[], layout: ImportLayout | undefined): Way[][] {
  const of = (titlesOf: (column: WorkbookColumn) => readonly string[]) =>
    columns.map((column) => ({
      name: column.name,
      titles: titlesOf(column).flatMap(namesOf),
    }));
  return [
    ...(layout ? [of(({ name }) => layout.columns.get(name) ?? [])] : []),
    of(({ title }) => [title]),
    of(({ synonyms = [] }) => synonyms),
  ];
}

/** A title as it stands, then without its unit. */
function namesOf(title: string): string[] {
  return [bareTitle(title), splitUnit(title).bare];
}

/** The places of the first of the titles that stands in the head. */
function placesOf(head: readonly HeadCell[], titles: readonly string[]): number[] {
  for (const title of titles) {
    const places = head.flatMap(({ names }, place) => (names.includes(title) ? [place] : []));
    if (places.length > 0) return places;
  }
  return [];
}

function skippedPlaces(head: readonly HeadCell[], layout: ImportLayout | undefined): number[] {
  return [...OWN_TITLES, ...(layout?.skipped ?? [])].flatMap((title) => placesOf(head, [bareTitle(title)]));
}

function layoutOf(head: readonly HeadCell[], layouts: readonly ImportLayout[]): ImportLayout | undefined {
  const names = new Set(head.flatMap((cell) => cell.names));
  return layouts
    .filter(({ heads }) => heads.length > 0 && heads.every((title) => names.has(bareTitle(title))))
    .toSorted((a, b) => b.heads.length - a.heads.length)[0];
}
