import { isOutcomeUnknown, RequestError, type StaleRow } from "../../request/request-error.ts";
import type { EditPlan } from "../../schema/plan/plans/screen-plan.ts";
import { failureText } from "../failure-text.ts";
import type { EditedRow, EditedRows } from "./edits.ts";
import { keysOf, type Outgoing } from "./outgoing.ts";
import { type UnremovedRows, unremovedText } from "./unremoved-rows.ts";

/** The server's findings about cells: sentences by row and field. */
export type Refused = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** Rows that another user has saved meanwhile, by their keys. */
export function staleRows(error: unknown, plan: EditPlan, rows: Outgoing): ReadonlyMap<string, StaleRow> {
  const stale = error instanceof RequestError ? error.stale : [];
  return new Map(
    stale.flatMap((row) => {
      const key = row.path === "" ? keysOf(rows)[0] : keyAt(row.path, plan, rows);
      return key === undefined ? [] : [[key, row] as const];
    }),
  );
}

/** The key of a row by its place among those that were sent. */
function keyAt(path: string, { remove }: EditPlan, { changed, removed }: Outgoing): string | undefined {
  const [, list, index] = /^(.*)\.(\d+)$/.exec(path) ?? [];
  const sent = list !== undefined && list === remove?.param ? removed : changed;
  return [...sent.keys()][Number(index)];
}

/**
 * The server's findings by row and field: `lineList.2.jbgz`, or `lineList[2].jbgz`; of a row that was sent alone `jbgz`.
 * One about a property without a cell, or about none of the changed cells of a row, stands at the first of them.
 */
export function cellFindings(
  error: unknown,
  { save, param, add }: EditPlan,
  { changed, added }: Outgoing,
  fields: ReadonlySet<string>,
): Refused {
  if (!(error instanceof RequestError) || error.stale.length > 0) return new Map();
  if (save === "together")
    return new Map([
      ...listFindings(error, param, changed, fields),
      ...listFindings(error, add?.param, added, fields),
    ]);
  const [only] = changed;
  if (only) return rowFindings(error, only, new Set(Object.keys(only[1].changed)));
  const [fresh] = added;
  return fresh ? rowFindings(error, fresh, fields) : new Map();
}

function rowFindings(
  error: RequestError,
  [key, { changed }]: readonly [string, EditedRow],
  cells: ReadonlySet<string>,
): Refused {
  const { fieldErrors, message } = error;
  const found = fieldErrors.filter(({ path }) => cells.has(path));
  if (found.length > 0)
    return new Map([[key, Object.fromEntries(found.map((fault) => [fault.path, fault.message]))]]);
  const [first] = Object.keys(changed);
  return first === undefined || isOutcomeUnknown(error) ? new Map() : new Map([[key, { [first]: message }]]);
}

function listFindings(
  error: RequestError,
  param: string | undefined,
  rows: EditedRows,
  fields: ReadonlySet<string>,
): Refused {
  const sent = [...rows];
  const found = new Map<string, Record<string, string>>();
  for (const { path, message } of error.fieldErrors) {
    const [list, index, field] = path.replaceAll(/\[(\d+)\]/g, ".$1").split(".");
    const [key, row] = (list === param ? sent[Number(index)] : undefined) ?? [];
    const cell = field !== undefined && fields.has(field) ? field : Object.keys(row?.changed ?? {})[0];
    if (key !== undefined && cell !== undefined) found.set(key, { ...found.get(key), [cell]: message });
  }
  return found;
}

interface Found {
  readonly isStale: boolean;
  /** Its cells say so. */
  readonly isTold: boolean;
  readonly gone: number;
  readonly unremoved: UnremovedRows;
}

/** The reason why rows were not saved, beside the faults at cells; null: no further message is needed. */
export function failureOf(error: unknown, { isStale, isTold, gone, unremoved }: Found): string | null {
  if (isStale) return "有单元格同时被他人修改，请选择保留哪一个";
  if (gone > 0) return `${gone} 行已被他人删除，请放弃对它们的修改后再保存`;
  if (unremoved.size > 0) return unremovedText(unremoved);
  if (isTold) return null;
  const text = failureText(error);
  return isOutcomeUnknown(error) ? `${text}。修改已保留，再次保存不会重复提交` : text;
}
