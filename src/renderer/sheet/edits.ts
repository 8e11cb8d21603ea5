import type { Row } from "../../fields/field-view.ts";
import { isNewKey, nextNumber } from "./new-rows.ts";
import { PastedName } from "./pasted-name.ts";

/** A row as it was before its first change, and the values that its changed fields have now. */
export interface EditedRow {
  readonly base: Row;
  readonly changed: Row;
}

export type EditedRows = ReadonlyMap<string, EditedRow>;

/** A cell that gets a value. */
export interface CellChange {
  readonly key: string;
  readonly field: string;
  /** The row as the server gave it. */
  readonly base: Row;
  readonly value: unknown;
}

interface Replacement extends Omit<CellChange, "value"> {
  readonly before: unknown;
  readonly after: unknown;
}

/** A row that shall go, or is taken back. */
interface Removal {
  readonly key: string;
  readonly base: Row;
  readonly goes: boolean;
}

type Part = Replacement | Removal;

type Step = readonly Part[];

/** The changes of a sheet that are not saved yet, and the steps that lead back and forth. */
export interface Edits {
  /** New rows among them. */
  readonly rows: EditedRows;
  /** Rows that shall go, as the server gave them. */
  readonly removed: ReadonlyMap<string, Row>;
  /** Number of the first new row since the last ones were saved. */
  readonly firstNew: number;
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
}

export const NO_EDITS: Edits = { rows: new Map(), removed: new Map(), firstNew: 1, done: [], undone: [] };

/** Steps that can be taken back. */
const REMEMBERED = 100;

/** Changes cells as one step. A cell that gets back what it had is changed no longer. */
export function changeCells(edits: Edits, changes: readonly CellChange[]): Edits {
  return take(edits, replacementsOf(edits, changes));
}

/** A row of the sheet, as the server gave it; a new one as it was begun. */
export interface RowAtHand {
  readonly key: string;
  readonly base: Row;
}

/** Removes rows, as one step; new ones are gone at once. */
export function removeRows(edits: Edits, rows: readonly RowAtHand[]): Edits {
  const emptied = rows.flatMap(({ key, base }) =>
    isNewKey(key)
      ? Object.keys(edits.rows.get(key)?.changed ?? {}).map((field) => ({
          key,
          field,
          base,
          value: undefined,
        }))
      : [],
  );
  const going = rows.filter(({ key }) => !isNewKey(key) && !edits.removed.has(key));
  return take(edits, [
    ...replacementsOf(edits, emptied),
    ...going.map(({ key, base }) => ({ key, base: edits.rows.get(key)?.base ?? base, goes: true })),
  ]);
}

/** Takes rows back that should go, as one step. */
export function keepRows(edits: Edits, keys: readonly string[]): Edits {
  return take(
    edits,
    keys.flatMap((key) => {
      const base = edits.removed.get(key);
      return base ? [{ key, base, goes: false }] : [];
    }),
  );
}

/** Forgets rows that are new or removed no longer, since the server has them so; no step leads back over that. */
export function forgetRows(edits: Edits, keys: readonly string[]): Edits {
  const left = (key: string) => !keys.includes(key);
  const without = (steps: readonly Step[]) =>
    steps.map((step) => step.filter(({ key }) => left(key))).filter((step) => step.length > 0);
  return {
    rows: new Map([...edits.rows].filter(([key]) => left(key))),
    removed: new Map([...edits.removed].filter(([key]) => left(key))),
    firstNew: nextNumber(edits.rows, edits.firstNew),
    done: without(edits.done),
    undone: without(edits.undone),
  };
}

/** No changes, and no key of a new row that has been one before. */
export function discardEdits({ rows, firstNew }: Edits): Edits {
  return { ...NO_EDITS, firstNew: nextNumber(rows, firstNew) };
}

/** The row as the server gave it last; undefined: it is not on show. */
type RowOf = (key: string) => Row | undefined;

/** Takes the last step back, over a save too. Rows that are neither changed nor on show stay as they are. */
export function undo(edits: Edits, rowOf: RowOf): Edits {
  const step = edits.done.at(-1);
  if (!step) return edits;
  return {
    ...apply(edits, stepOnShow(edits, step, rowOf), "before"),
    done: edits.done.slice(0, -1),
    undone: [...edits.undone, step],
  };
}

export function redo(edits: Edits, rowOf: RowOf): Edits {
  const step = edits.undone.at(-1);
  if (!step) return edits;
  return {
    ...apply(edits, stepOnShow(edits, step, rowOf), "after"),
    done: [...edits.done, step],
    undone: edits.undone.slice(0, -1),
  };
}

/** A saved row is another one since the step was made; a new row is as it was begun. */
function stepOnShow({ rows }: Edits, step: Step, rowOf: RowOf): Step {
  return step.flatMap((part) => {
    const { key } = part;
    const base = rows.get(key)?.base ?? (isNewKey(key) ? part.base : rowOf(key));
    return base ? [{ ...part, base }] : [];
  });
}

/** Puts other rows below the changes: what now is as changed, is changed no longer. */
export function rebase(edits: Edits, bases: ReadonlyMap<string, Row>): Edits {
  const rows = [...edits.rows].flatMap(([key, { base, changed }]) => {
    const next = { base: bases.get(key) ?? base, changed };
    const left = Object.entries(changed).filter(([field, value]) => !isSameCell(value, next.base[field]));
    return left.length === 0 ? [] : [[key, { ...next, changed: Object.fromEntries(left) }] as const];
  });
  return { ...edits, rows: new Map(rows) };
}

/** Rows that were sent, as the server has them since. */
export function savedRows(sent: EditedRows): ReadonlyMap<string, Row> {
  return new Map([...sent].map(([key, { base, changed }]) => [key, { ...base, ...changed }]));
}

/** Number of changed cells. */
export function countCells(rows: EditedRows): number {
  return [...rows.values()].reduce((count, { changed }) => count + Object.keys(changed).length, 0);
}

/** Nothing, null and an empty text say the same in a cell. */
export function isSameCell(left: unknown, right: unknown): boolean {
  const blank = (value: unknown) => value === undefined || value === null || value === "";
  return (
    Object.is(left, right) ||
    (blank(left) && blank(right)) ||
    isSameList(left, right) ||
    isSameName(left, right)
  );
}

/** True when both change the same cells to the same. */
export function isSameRow(left: Row | undefined, right: Row): boolean {
  if (left === undefined) return false;
  const fields = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...fields].every(
    (field) =>
      Object.hasOwn(left, field) && Object.hasOwn(right, field) && isSameCell(left[field], right[field]),
  );
}

function isSameList(left: unknown, right: unknown): boolean {
  return Array.isArray(left) && Array.isArray(right) && JSON.stringify(left) === JSON.stringify(right);
}

function isSameName(left: unknown, right: unknown): boolean {
  return left instanceof PastedName && right instanceof PastedName && left.text === right.text;
}

function replacementsOf({ rows }: Edits, changes: readonly CellChange[]): Step {
  return changes.flatMap(({ value, ...cell }) => {
    const before = valueOf(rows, cell);
    return isSameCell(before, value) ? [] : [{ ...cell, before, after: value }];
  });
}

function valueOf(rows: EditedRows, { key, field, base }: Omit<CellChange, "value">): unknown {
  const edited = rows.get(key);
  return edited && Object.hasOwn(edited.changed, field)
    ? edited.changed[field]
    : (edited?.base ?? base)[field];
}

function take(edits: Edits, step: Step): Edits {
  if (step.length === 0) return edits;
  return { ...apply(edits, step, "after"), done: [...edits.done, step].slice(-REMEMBERED), undone: [] };
}

function apply(edits: Edits, step: Step, side: "before" | "after"): Edits {
  const removals = step.filter(isRemoval);
  return {
    ...edits,
    rows: replace(edits.rows, step.filter(isReplacement), side),
    removed: removals.length === 0 ? edits.removed : strike(edits.removed, removals, side),
  };
}

function isRemoval(part: Part): part is Removal {
  return "goes" in part;
}

export function isReplacement(part: Part): part is Replacement {
  return !isRemoval(part);
}

function strike(
  removed: Edits["removed"],
  removals: readonly Removal[],
  side: "before" | "after",
): Edits["removed"] {
  const next = new Map(removed);
  for (const { key, base, goes } of removals) {
    if (goes === (side === "after")) next.set(key, base);
    else next.delete(key);
  }
  return next;
}

function replace(rows: EditedRows, step: readonly Replacement[], side: "before" | "after"): EditedRows {
  const next = new Map(rows);
  const touched = new Map<string, { base: Row; changed: Record<string, unknown> }>();
  for (const { key, field, base, [side]: value } of step) {
    const known = next.get(key);
    const row = touched.get(key) ?? { base: known?.base ?? base, changed: { ...known?.changed } };
    touched.set(key, row);
    if (isSameCell(value, row.base[field])) delete row.changed[field];
    else row.changed[field] = value;
  }
  for (const [key, row] of touched) {
    if (Object.keys(row.changed).length === 0) next.delete(key);
    else next.set(key, row);
  }
  return next;
}
