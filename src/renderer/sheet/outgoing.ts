import type { Row } from "../../fields/field-view.ts";
import { type EditedRows, type Edits, NO_EDITS } from "./edits.ts";
import { isNewKey } from "./new-rows.ts";

/** Rows on their way to the server. */
export interface Outgoing {
  readonly changed: EditedRows;
  readonly added: EditedRows;
  /** The removed rows as the server gave them. */
  readonly removed: ReadonlyMap<string, Row>;
}

/** Everything that differs from what the server has; changes of a row that goes are not sent. */
export function outgoingOf({ rows, removed }: Pick<Edits, "rows" | "removed">): Outgoing {
  const part = (isWanted: (key: string) => boolean) =>
    new Map([...rows].filter(([key]) => isWanted(key) && !removed.has(key)));
  return { changed: part((key) => !isNewKey(key)), added: part(isNewKey), removed };
}

/** Each row by itself. */
export function oneByOne({ changed, added, removed }: Outgoing): readonly Outgoing[] {
  const nothing = outgoingOf(NO_EDITS);
  return [
    ...[...changed].map((row) => ({ ...nothing, changed: new Map([row]) })),
    ...[...added].map((row) => ({ ...nothing, added: new Map([row]) })),
    ...[...removed].map((row) => ({ ...nothing, removed: new Map([row]) })),
  ];
}

export function isNothing({ changed, added, removed }: Outgoing): boolean {
  return changed.size + added.size + removed.size === 0;
}

/** Changed and new rows, by key. */
export function writtenRows({ changed, added }: Outgoing): EditedRows {
  return new Map([...changed, ...added]);
}

export function keysOf({ changed, added, removed }: Outgoing): readonly string[] {
  return [...changed.keys(), ...added.keys(), ...removed.keys()];
}
