import { filledFilters, type FilterValues } from "../list-query.ts";
import { readRow } from "../rows-page.ts";

/** Filter values that a user has given a name; names are unique. */
export interface SavedFilter {
  readonly name: string;
  readonly filters: FilterValues;
  /** The list opens with it. */
  readonly isDefault: boolean;
}

export function readSavedFilters(stored: unknown): readonly SavedFilter[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry: unknown): readonly SavedFilter[] => {
    const { name, filters, isDefault } = readRow(entry) ?? {};
    const values = readRow(filters);
    if (typeof name !== "string" || name === "" || !values) return [];
    return [{ name, filters: filledFilters(values), isDefault: isDefault === true }];
  });
}

/** What of a saved filter still fits the list's filters. */
export function fittingFilters(
  { filters }: SavedFilter,
  known: readonly { readonly id: string }[],
): FilterValues {
  return Object.fromEntries(
    Object.entries(filters).filter(([id]) => known.some((filter) => filter.id === id)),
  );
}

/** Saves under a name; the same name is overwritten in its place. */
export function withSaved(
  saved: readonly SavedFilter[],
  name: string,
  filters: FilterValues,
): readonly SavedFilter[] {
  return saved.some((one) => one.name === name)
    ? saved.map((one) => (one.name === name ? { ...one, filters } : one))
    : [...saved, { name, filters, isDefault: false }];
}

/** Renames one; a name that another one has is refused and nothing changes. */
export function withName(saved: readonly SavedFilter[], name: string, next: string): readonly SavedFilter[] {
  if (next === "" || saved.some((one) => one.name === next)) return saved;
  return saved.map((one) => (one.name === name ? { ...one, name: next } : one));
}

/** Makes one the default, or none when it was. */
export function withDefault(saved: readonly SavedFilter[], name: string): readonly SavedFilter[] {
  return saved.map((one) => ({ ...one, isDefault: one.name === name && !one.isDefault }));
}
