import { useCallback, useMemo, useRef, useState } from "react";
import type { Row } from "../../fields/field-view.ts";
import type { EditPlan } from "../../schema/plan/plans/screen-plan.ts";
import type { RendererHost, Scope } from "../host.ts";
import { withIntents } from "../steps/call-intents.ts";
import {
  type CellChange,
  changeCells,
  type Edits,
  type EditedRows,
  NO_EDITS,
  rebase,
  redo,
  savedRows,
  undo,
} from "./edits.ts";
import { meet, type Rivals, settle } from "./rivals.ts";
import { cellFindings, failureOf, type Refused, staleRows } from "./save-failure.ts";
import { createSend } from "./send-rows.ts";

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
  /** Changed rows that could not be sent, as they were then. */
  readonly unsent: EditedRows;
  readonly saving: boolean;
  /** Why the last attempt to save failed, beside what stands at cells. */
  readonly failure: string | null;
  readonly change: (changes: readonly CellChange[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly discard: () => void;
  /** Sends changed rows, in one call or each by its own. */
  readonly save: (rows: EditedRows) => Promise<void>;
  /** Decides about a cell that both have changed. */
  readonly decide: (key: string, field: string, choice: "mine" | "theirs") => void;
}

const NOTHING_REFUSED: Refused = new Map();
const NO_RIVALS: Rivals = new Map();
const NO_ROWS: EditedRows = new Map();

/** The changes of a sheet and their way to the server. A failure keeps all of them. */
export function useSheetEdits({ plan, rowKey, host, scope, onSaved }: EditsInput): SheetEdits {
  const [edits, setEdits] = useState(NO_EDITS);
  const [refused, setRefused] = useState(NOTHING_REFUSED);
  const [rivals, setRivals] = useState(NO_RIVALS);
  const [unsent, setUnsent] = useState(NO_ROWS);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const busy = useRef(false);
  const call = useMemo(() => withIntents(host.call), [host]);
  const send = createSend({ plan, rowKey, scope, call });

  const change = useCallback(
    (changes: readonly CellChange[]) => {
      const keys = changes.map(({ key }) => key);
      setEdits((before) => changeCells(before, changes));
      setRefused((before) => (plan.save === "row" ? without(before, keys) : withoutCells(before, changes)));
    },
    [plan],
  );

  /** True when they are saved. */
  const sendRows = async (rows: EditedRows, isAgain = false): Promise<boolean> => {
    const keys = [...rows.keys()];
    try {
      await send(rows);
      setEdits((before) => rebase(before, savedRows(rows)));
      setRefused((before) => without(before, keys));
      setUnsent((before) => without(before, keys));
      return true;
    } catch (error) {
      const { bases, rivals: met, gone } = meet(staleRows(error, keys), rows);
      if (bases.size > 0) {
        setEdits((before) => rebase(before, bases));
        setRivals((before) => new Map([...before, ...met]));
        // Somebody else has saved other cells than these.
        const next = rebase({ ...NO_EDITS, rows }, bases).rows;
        if (met.size === 0 && gone.length === 0 && !isAgain && next.size > 0)
          return await sendRows(next, true);
      }
      const atCells = cellFindings(error, plan, rows);
      setRefused((before) => new Map([...without(before, keys), ...atCells]));
      setUnsent((before) => new Map([...before, ...rows]));
      const isTold = plan.save === "together" && atCells.size > 0;
      setFailure(failureOf(error, { isStale: met.size > 0, isTold, gone: gone.length }));
      return false;
    }
  };

  const save = async (rows: EditedRows) => {
    const parts = plan.save === "row" ? [...rows].map((row) => new Map([row])) : [rows];
    const saved = new Map<string, Row>();
    for (const part of parts) {
      if (await sendRows(part)) for (const [key, { changed }] of part) saved.set(key, changed);
    }
    if (saved.size > 0) await onSaved(saved);
  };

  return {
    edits,
    refused,
    rivals,
    unsent,
    saving,
    failure,
    change,
    undo: useCallback(() => setEdits(undo), []),
    redo: useCallback(() => setEdits(redo), []),
    discard: useCallback(() => {
      setEdits(NO_EDITS);
      setRefused(NOTHING_REFUSED);
      setRivals(NO_RIVALS);
      setUnsent(NO_ROWS);
      setFailure(null);
    }, []),
    save: async (rows) => {
      if (busy.current) return;
      busy.current = true;
      setSaving(true);
      setFailure(null);
      await save(rows);
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

function without<Value>(known: ReadonlyMap<string, Value>, keys: readonly string[]): Map<string, Value> {
  return new Map([...known].filter(([key]) => !keys.includes(key)));
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
