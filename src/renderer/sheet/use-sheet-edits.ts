import { useCallback, useMemo, useRef, useState } from "react";
import { compileTemplate } from "../../expression/template.ts";
import type { Row } from "../../fields/field-view.ts";
import { isOutcomeUnknown, RequestError } from "../../request/request-error.ts";
import type { EditPlan } from "../../schema/plan/plans/screen-plan.ts";
import { failureText } from "../failure-text.ts";
import type { RendererHost, Scope } from "../host.ts";
import { withIntents } from "../steps/call-intents.ts";
import { type CellChange, changeCells, type Edits, NO_EDITS, rebase, redo, undo } from "./edits.ts";
import { meet, type Rivals, settle } from "./rivals.ts";

/** The server's findings about cells: sentences by row and field. */
export type Refused = ReadonlyMap<string, Readonly<Record<string, string>>>;

interface EditsInput {
  readonly plan: EditPlan;
  readonly rowKey: string;
  readonly host: RendererHost;
  readonly scope: Scope;
  /** Lays what was saved over the rows on show, and asks for them again. */
  readonly onSaved: (rows: ReadonlyMap<string, Row>) => Promise<void>;
}

export interface SheetEdits {
  readonly edits: Edits;
  readonly refused: Refused;
  readonly rivals: Rivals;
  readonly saving: boolean;
  /** Why the last attempt to save failed, beside what stands at cells. */
  readonly failure: string | null;
  readonly change: (changes: readonly CellChange[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly discard: () => void;
  readonly save: () => Promise<void>;
  /** Decides about a cell that both have changed. */
  readonly decide: (key: string, field: string, choice: "mine" | "theirs") => void;
}

const NOTHING_REFUSED: Refused = new Map();
const NO_RIVALS: Rivals = new Map();

/** The changes of a sheet and their way to the server. A failure keeps all of them. */
export function useSheetEdits({ plan, rowKey, host, scope, onSaved }: EditsInput): SheetEdits {
  const [edits, setEdits] = useState(NO_EDITS);
  const [refused, setRefused] = useState(NOTHING_REFUSED);
  const [rivals, setRivals] = useState(NO_RIVALS);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const busy = useRef(false);
  const call = useMemo(() => withIntents(host.call), [host]);

  const change = useCallback((changes: readonly CellChange[]) => {
    setEdits((before) => changeCells(before, changes));
    setRefused((before) => withoutCells(before, changes));
  }, []);

  const send = async ({ rows }: Edits) => {
    const changed = [...rows.values()].map(({ base, changed: values }) => ({
      [rowKey]: base[rowKey],
      ...values,
      ...(plan.version && { rowVersion: base["rowVersion"] }),
    }));
    const params = compileTemplate(plan.submit.params)({ ...scope, changed }) as Record<string, unknown>;
    await call(plan.submit.call, params, { silent: true });
  };

  const save = async (attempt: Edits = edits, isAgain = false): Promise<void> => {
    try {
      await send(attempt);
      setEdits(NO_EDITS);
      setRefused(NOTHING_REFUSED);
      await onSaved(new Map([...attempt.rows].map(([key, { changed }]) => [key, changed])));
    } catch (error) {
      const keys = [...attempt.rows.keys()];
      const stale = error instanceof RequestError ? error.stale : [];
      const { bases, rivals: met, gone } = meet(stale, keys, attempt.rows);
      if (bases.size > 0) {
        const next = rebase(attempt, bases);
        setEdits(next);
        setRivals(met);
        // Somebody else has saved other cells than these.
        if (met.size === 0 && gone.length === 0 && !isAgain && next.rows.size > 0)
          return await save(next, true);
      }
      const atCells = cellFindings(error, plan.param, keys);
      setRefused(atCells);
      setFailure(failureOf(error, { isStale: met.size > 0, atCells: atCells.size, gone: gone.length }));
    }
  };

  return {
    edits,
    refused,
    rivals,
    saving,
    failure,
    change,
    undo: useCallback(() => setEdits(undo), []),
    redo: useCallback(() => setEdits(redo), []),
    discard: useCallback(() => {
      setEdits(NO_EDITS);
      setRefused(NOTHING_REFUSED);
      setRivals(NO_RIVALS);
      setFailure(null);
    }, []),
    save: async () => {
      if (busy.current) return;
      busy.current = true;
      setSaving(true);
      setFailure(null);
      await save();
      busy.current = false;
      setSaving(false);
    },
    decide: (key, field, choice) => {
      const edited = edits.rows.get(key);
      setRivals((before) => settle(before, key, field));
      if (choice === "theirs" && edited)
        change([{ key, field, base: edited.base, value: edited.base[field] }]);
    },
  };
}

/** Findings without those about cells that have been changed since. */
function withoutCells(refused: Refused, changes: readonly CellChange[]): Refused {
  if (refused.size === 0) return refused;
  const next = new Map(refused);
  for (const { key, field } of changes) {
    const { [field]: _changed, ...others } = next.get(key) ?? {};
    if (Object.keys(others).length === 0) next.delete(key);
    else next.set(key, others);
  }
  return next;
}

/** The server's findings by row and field: `lineList.2.jbgz`, or `lineList[2].jbgz`. */
function cellFindings(error: unknown, param: string, keys: readonly string[]): Refused {
  const found = new Map<string, Record<string, string>>();
  if (!(error instanceof RequestError)) return found;
  for (const { path, message } of error.fieldErrors) {
    const [list, index, field] = path.replaceAll(/\[(\d+)\]/g, ".$1").split(".");
    const key = list === param ? keys[Number(index)] : undefined;
    if (key !== undefined && field !== undefined) found.set(key, { ...found.get(key), [field]: message });
  }
  return found;
}

interface Found {
  readonly isStale: boolean;
  readonly atCells: number;
  readonly gone: number;
}

function failureOf(error: unknown, { isStale, atCells, gone }: Found): string | null {
  if (isStale) return "有单元格同时被他人修改，请选择保留哪一个";
  if (gone > 0) return `${gone} 行已被他人删除，请放弃对它们的修改后再保存`;
  if (atCells > 0) return null;
  const text = failureText(error);
  return isOutcomeUnknown(error) ? `${text}。修改已保留，再次保存不会重复提交` : text;
}
