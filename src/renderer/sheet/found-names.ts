import { type Edits, isReplacement, rebase } from "./edits.ts";
import { PastedName } from "./pasted-name.ts";

/** A cell with a pasted name, and the value that the name stands for. */
export interface FoundName {
  readonly key: string;
  readonly field: string;
  readonly name: PastedName;
  readonly value: unknown;
}

/** Puts values in the place of the names that stand for them, in the steps that lead back and forth too. */
export function placeFound(edits: Edits, found: readonly FoundName[]): Edits {
  const values = new Map(found.map(({ key, field, name, value }) => [placeOf(key, field, name), value]));
  const valueAt = (key: string, field: string, value: unknown) => {
    const place = value instanceof PastedName ? placeOf(key, field, value) : undefined;
    return place !== undefined && values.has(place) ? values.get(place) : value;
  };
  const inSteps = (steps: Edits["done"]) =>
    steps.map((step) =>
      step.map((part) => {
        if (!isReplacement(part)) return part;
        const { key, field, before, after } = part;
        return { ...part, before: valueAt(key, field, before), after: valueAt(key, field, after) };
      }),
    );
  const rows = new Map(edits.rows);
  for (const key of new Set(found.map((cell) => cell.key))) {
    const edited = rows.get(key);
    if (!edited) continue;
    const changed = Object.entries(edited.changed).map(([field, value]) => [
      field,
      valueAt(key, field, value),
    ]);
    rows.set(key, { base: edited.base, changed: Object.fromEntries(changed) });
  }
  return rebase({ ...edits, rows, done: inSteps(edits.done), undone: inSteps(edits.undone) }, new Map());
}

function placeOf(key: string, field: string, { text }: PastedName): string {
  return JSON.stringify([key, field, text]);
}
