import { type Dispatch, type SetStateAction, useMemo, useRef, useState } from "react";
import type { Row } from "../../fields/field-view.ts";
import type { EditPlan } from "../../schema/plan/plans/screen-plan.ts";
import type { RendererHost, Scope } from "../host.ts";
import { withIntents } from "../steps/call-intents.ts";
import {
  type CellChange,
  type Edits,
  type EditedRows,
  forgetRows,
  keepRows,
  NO_EDITS,
  rebase,
  savedRows,
} from "./edits.ts";
import { isNothing, keysOf, oneByOne, type Outgoing, writtenRows } from "./outgoing.ts";
import { findConflicts, type FoundConflicts, type CellConflicts } from "./cell-conflicts.ts";
import { cellFindings, failureOf, type Refused, staleRows } from "./save-failure.ts";
import { findUnremoved, type UnremovedRows } from "./unremoved-rows.ts";
import { createSend } from "./send-rows.ts";

export interface SavingInput {
  readonly plan: EditPlan;
  readonly rowKey: string;
  readonly host: RendererHost;
  readonly scope: Scope;
  /** Properties that have a cell. */
  readonly fields: ReadonlySet<string>;
  /** Lays the saved values over the visible rows, and fetches these again. */
  readonly onSaved: (saved: Saved) => Promise<void>;
  /** Fetches the visible rows again. */
  readonly onReload: () => Promise<void>;
}

/** The rows that the server has taken. */
export interface Saved {
  /** Changed values by key. */
  readonly changed: ReadonlyMap<string, Row>;
  readonly added: number;
  readonly removed: number;
}

/** The reasons why changed rows are not saved, by their keys. */
interface Obstacles {
  readonly refused: Refused;
  readonly conflicts: CellConflicts;
  readonly unremoved: UnremovedRows;
  /** Rows that could not be sent, as they were then. */
  readonly unsent: EditedRows;
}

const NONE: Obstacles = { refused: new Map(), conflicts: new Map(), unremoved: new Map(), unsent: new Map() };

/** The way of rows to the server, in one call or each by its own. A failure keeps them. */
export function useSaving(
  { plan, rowKey, host, scope, fields, onSaved, onReload }: SavingInput,
  setEdits: Dispatch<SetStateAction<Edits>>,
) {
  const [obstacles, setObstacles] = useState(NONE);
  const [onTheirWay, setOnTheirWay] = useState<readonly string[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const busy = useRef<Promise<void> | null>(null);
  const call = useMemo(() => withIntents(host.call), [host]);
  const send = createSend({ plan, rowKey, scope, call });

  /** The rows that were taken; null: none. */
  const sendRows = async (rows: Outgoing, isAgain = false): Promise<Outgoing | null> => {
    const keys = keysOf(rows);
    try {
      await send(rows);
      setEdits((before) => rebase(before, savedRows(rows.changed)));
      setObstacles((before) => withoutRows(before, keys));
      return rows;
    } catch (error) {
      const stale = staleRows(error, plan, rows);
      const meeting = findConflicts(stale, rows.changed);
      const { bases, conflicts, gone } = meeting;
      if (bases.size > 0) setEdits((before) => rebase(before, bases));
      const removal = findUnremoved(stale, rows);
      const { unremoved } = removal;
      if (removal.gone.length > 0) setEdits((before) => forgetRows(before, removal.gone));
      const next = leftToSend(rows, meeting, removal);
      if (next && isNothing(next)) return rows;
      if (next && !isAgain) return await sendRows(next, true);
      if (unremoved.size > 0) {
        setEdits((before) => keepRows(before, [...unremoved.keys()]));
        await onReload();
      }
      const refused = cellFindings(error, plan, rows, fields);
      const unsent = conflicts.size === 0 ? writtenRows(rows) : new Map();
      setObstacles((before) =>
        withObstacles(withoutRows(before, keys), { refused, conflicts, unremoved, unsent }),
      );
      const isTold = plan.save === "together" && refused.size > 0;
      setFailure(failureOf(error, { isStale: conflicts.size > 0, isTold, gone: gone.length, unremoved }));
      return null;
    }
  };

  const saveParts = async (parts: readonly Outgoing[]) => {
    const taken: Outgoing[] = [];
    for (const part of parts) {
      const sent = await sendRows(part);
      if (sent) taken.push(sent);
    }
    if (taken.length === 0) return;
    await onSaved(savedOf(taken));
    const settled = taken.flatMap(({ added, removed }) => [...added.keys(), ...removed.keys()]);
    // The new rows stay in their place until the rows are loaded again.
    if (settled.length > 0) setEdits((before) => forgetRows(before, settled));
  };

  return {
    ...obstacles,
    setObstacles,
    saving: onTheirWay !== null,
    onTheirWay,
    failure,
    save: async (rows: Outgoing) => {
      if (busy.current) return;
      setOnTheirWay([...rows.added.keys(), ...rows.removed.keys()]);
      setFailure(null);
      busy.current = saveParts(plan.save === "row" ? oneByOne(rows) : [rows]);
      try {
        await busy.current;
      } finally {
        busy.current = null;
        setOnTheirWay(null);
      }
    },
    /** Resolves when nothing is on its way. */
    settled: async () => {
      while (busy.current) await busy.current;
    },
    clear: () => {
      setObstacles(NONE);
      setFailure(null);
    },
  };
}

/** The rows without what others have saved or removed just so; undefined: nothing is so, or the user has to look first. */
function leftToSend(
  rows: Outgoing,
  { bases, conflicts, gone }: FoundConflicts,
  removal: ReturnType<typeof findUnremoved>,
): Outgoing | undefined {
  const isMet = bases.size + removal.gone.length > 0;
  if (!isMet || conflicts.size + gone.length + removal.unremoved.size > 0) return undefined;
  const changed = rebase({ ...NO_EDITS, rows: rows.changed }, bases).rows;
  return { ...rows, changed, removed: without(rows.removed, removal.gone) };
}

function savedOf(parts: readonly Outgoing[]): Saved {
  const count = (name: "added" | "removed") => parts.reduce((sum, part) => sum + part[name].size, 0);
  const changed = parts.flatMap((part) => [...part.changed].map(([key, row]) => [key, row.changed] as const));
  return { changed: new Map(changed), added: count("added"), removed: count("removed") };
}

function withObstacles(before: Obstacles, more: Obstacles): Obstacles {
  return {
    refused: new Map([...before.refused, ...more.refused]),
    conflicts: new Map([...before.conflicts, ...more.conflicts]),
    unremoved: new Map([...before.unremoved, ...more.unremoved]),
    unsent: new Map([...before.unsent, ...more.unsent]),
  };
}

function withoutRows(obstacles: Obstacles, keys: readonly string[]): Obstacles {
  return {
    refused: without(obstacles.refused, keys),
    conflicts: without(obstacles.conflicts, keys),
    unremoved: without(obstacles.unremoved, keys),
    unsent: without(obstacles.unsent, keys),
  };
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

export function without<Value>(
  known: ReadonlyMap<string, Value>,
  keys: readonly string[],
): Map<string, Value> {
  return new Map([...known].filter(([key]) => !keys.includes(key)));
}
