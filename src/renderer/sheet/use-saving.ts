import { type Dispatch, type SetStateAction, useMemo, useRef, useState } from "react";
import type { Row } from "../../fields/field-view.ts";
import type { EditPlan } from "../../schema/plan/plans/screen-plan.ts";
import type { RendererHost, Scope } from "../host.ts";
import { withIntents } from "../steps/call-intents.ts";
import { type CellChange, type Edits, type EditedRows, NO_EDITS, rebase, savedRows } from "./edits.ts";
import { meet, type Rivals } from "./rivals.ts";
import { cellFindings, failureOf, type Refused, staleRows } from "./save-failure.ts";
import { createSend } from "./send-rows.ts";

export interface SavingInput {
  readonly plan: EditPlan;
  readonly rowKey: string;
  readonly host: RendererHost;
  readonly scope: Scope;
  /** Lays what was saved over the rows on show, and asks for them again. */
  readonly onSaved: (rows: ReadonlyMap<string, Row>) => Promise<void>;
}

/** The reasons why changed rows are not saved, by their keys. */
interface Obstacles {
  readonly refused: Refused;
  readonly rivals: Rivals;
  /** Rows that could not be sent, as they were then. */
  readonly unsent: EditedRows;
}

const NONE: Obstacles = { refused: new Map(), rivals: new Map(), unsent: new Map() };

/** The way of changed rows to the server, in one call or each by its own. A failure keeps them. */
export function useSaving(
  { plan, rowKey, host, scope, onSaved }: SavingInput,
  setEdits: Dispatch<SetStateAction<Edits>>,
) {
  const [obstacles, setObstacles] = useState(NONE);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const busy = useRef(false);
  const call = useMemo(() => withIntents(host.call), [host]);
  const send = createSend({ plan, rowKey, scope, call });

  /** True when they are saved. */
  const sendRows = async (rows: EditedRows, isAgain = false): Promise<boolean> => {
    const keys = [...rows.keys()];
    try {
      await send(rows);
      setEdits((before) => rebase(before, savedRows(rows)));
      setObstacles((before) => withoutRows(before, keys));
      return true;
    } catch (error) {
      const { bases, rivals, gone } = meet(staleRows(error, keys), rows);
      if (bases.size > 0) setEdits((before) => rebase(before, bases));
      // Somebody else has saved other cells than these.
      const next = rebase({ ...NO_EDITS, rows }, bases).rows;
      const isFree = bases.size > 0 && rivals.size === 0 && gone.length === 0;
      if (isFree && next.size > 0 && !isAgain) return await sendRows(next, true);
      const refused = cellFindings(error, plan, rows);
      const unsent = rivals.size === 0 ? rows : new Map();
      setObstacles((before) => withObstacles(withoutRows(before, keys), { refused, rivals, unsent }));
      const isTold = plan.save === "together" && refused.size > 0;
      setFailure(failureOf(error, { isStale: rivals.size > 0, isTold, gone: gone.length }));
      return false;
    }
  };

  const saveParts = async (parts: readonly EditedRows[]) => {
    const saved = new Map<string, Row>();
    for (const part of parts) {
      if (await sendRows(part)) for (const [key, { changed }] of part) saved.set(key, changed);
    }
    if (saved.size > 0) await onSaved(saved);
  };

  return {
    ...obstacles,
    setObstacles,
    saving,
    failure,
    save: async (rows: EditedRows) => {
      if (busy.current) return;
      busy.current = true;
      setSaving(true);
      setFailure(null);
      try {
        await saveParts(plan.save === "row" ? [...rows].map((row) => new Map([row])) : [rows]);
      } finally {
        busy.current = false;
        setSaving(false);
      }
    },
    clear: () => {
      setObstacles(NONE);
      setFailure(null);
    },
  };
}

function withObstacles(before: Obstacles, more: Obstacles): Obstacles {
  return {
    refused: new Map([...before.refused, ...more.refused]),
    rivals: new Map([...before.rivals, ...more.rivals]),
    unsent: new Map([...before.unsent, ...more.unsent]),
  };
}

function withoutRows({ refused, rivals, unsent }: Obstacles, keys: readonly string[]): Obstacles {
  return { refused: without(refused, keys), rivals: without(rivals, keys), unsent: without(unsent, keys) };
}

/** Findings without those about cells that have been changed since; about their rows, where each is saved by itself. */
export function withoutChanged(
  refused: Refused,
  changes: readonly CellChange[],
  save: EditPlan["save"],
): Refused {
  if (refused.size === 0) return refused;
  if (save === "row")
    return without(
      refused,
      changes.map(({ key }) => key),
    );
  const next = new Map(refused);
  for (const { key, field } of changes) {
    const { [field]: _changed, ...others } = next.get(key) ?? {};
    if (Object.keys(others).length === 0) next.delete(key);
    else next.set(key, others);
  }
  return next;
}

function without<Value>(known: ReadonlyMap<string, Value>, keys: readonly string[]): Map<string, Value> {
  return new Map([...known].filter(([key]) => !keys.includes(key)));
}
