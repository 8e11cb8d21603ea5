import { useCallback, useMemo } from "react";
import type { EditedRow, EditedRows } from "./edits.ts";
import { isNewKey } from "./new-rows.ts";
import { PastedName } from "./pasted-name.ts";
import type { SheetColumn } from "./sheet-columns.ts";
import type { Refused } from "./save-failure.ts";

type RowFaults = Readonly<Record<string, string>>;

export type SheetFaults = ReadonlyMap<string, RowFaults>;

interface FaultsInput {
  readonly columns: readonly SheetColumn[];
  readonly edited: EditedRows;
  readonly refused: Refused;
  /** Pasted names that stand for no value. */
  readonly unknown: SheetFaults;
  /** True for a new row that shows its missing values. */
  readonly insistsOn: (key: string) => boolean;
}

/** Faults of changed cells, by row and field: by the catalogue's rules, else by the server's findings. */
export function useSheetFaults({ columns, edited, refused, unknown, insistsOn }: FaultsInput): {
  readonly faults: SheetFaults;
  /** True while a new row cannot be sent for what is missing in it. */
  readonly lacks: (key: string) => boolean;
  readonly isWrong: (edited: EditedRow, isNew: boolean) => boolean;
} {
  const { faultsOf, missingOf } = useMemo(
    () => ({ faultsOf: once(createFaultsOf(columns)), missingOf: once(createMissingOf(columns)) }),
    [columns],
  );
  const isWrong = useCallback(
    (row: EditedRow, isNew: boolean) => hasPastedName(row) || Object.keys(faultsOf(row, isNew)).length > 0,
    [faultsOf],
  );
  const lacks = useCallback(
    (key: string) => {
      const row = isNewKey(key) ? edited.get(key) : undefined;
      return row !== undefined && Object.keys(missingOf(row, true)).length > 0;
    },
    [edited, missingOf],
  );
  const faults = useMemo(() => {
    const found = new Map<string, RowFaults>();
    for (const [key, row] of edited) {
      const isNew = isNewKey(key);
      const missing = isNew && insistsOn(key) ? missingOf(row, isNew) : NONE;
      const all = { ...refused.get(key), ...missing, ...faultsOf(row, isNew), ...unknown.get(key) };
      if (Object.keys(all).length > 0) found.set(key, all);
    }
    return found;
  }, [faultsOf, missingOf, edited, refused, unknown, insistsOn]);
  return { faults, lacks, isWrong };
}

function hasPastedName({ changed }: EditedRow): boolean {
  return Object.values(changed).some((value) => value instanceof PastedName);
}

type FaultsOf = (row: EditedRow, isNew: boolean) => RowFaults;

const NONE: RowFaults = {};

function createFaultsOf(columns: readonly SheetColumn[]) {
  return ({ changed }: EditedRow, isNew: boolean): RowFaults =>
    faultsBy(columns, ({ field, edit, add }) =>
      Object.hasOwn(changed, field) ? (isNew ? add : edit)?.faultOf(changed[field]) : undefined,
    );
}

/** The cells of a new row that must be filled, and are not. */
function createMissingOf(columns: readonly SheetColumn[]) {
  return ({ changed }: EditedRow): RowFaults =>
    faultsBy(columns, ({ field, add }) =>
      add?.plan.required && !Object.hasOwn(changed, field) ? add.missing : undefined,
    );
}

function faultsBy(
  columns: readonly SheetColumn[],
  faultIn: (column: SheetColumn) => string | undefined,
): RowFaults {
  return Object.fromEntries(
    columns.flatMap((column) => {
      const fault = faultIn(column);
      return fault === undefined ? [] : [[column.field, fault] as const];
    }),
  );
}

/** A row is looked at once: it is another object as soon as something of it changes. */
function once(faultsOf: FaultsOf): FaultsOf {
  const known = new WeakMap<EditedRow, RowFaults>();
  return (row, isNew) => {
    const faults = known.get(row) ?? faultsOf(row, isNew);
    known.set(row, faults);
    return faults;
  };
}
