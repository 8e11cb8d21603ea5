import { attempt, type LastingStorage } from "../../../session/lasting-storage.ts";
import { countdownsKey } from "../../../session/tokens.ts";
import type { Row } from "../../../fields/field-view.ts";

/** A dialog in the step in which a countdown runs, without what no browser keeps. */
export interface KeptSteps {
  readonly at: string;
  /** Milliseconds since 1970 at which a sending led to the step. */
  readonly entered: number;
  /** The end of its longest countdown. */
  readonly until: number;
  /** The steps before it, in their order. */
  readonly trail: readonly string[];
  readonly values: { readonly [step: string]: Row };
  readonly answers: { readonly [step: string]: unknown };
  readonly sent: { readonly [step: string]: Row };
}

export interface StepsStore {
  readonly read: (dialog: string) => KeptSteps | null;
  readonly write: (dialog: string, kept: KeptSteps) => void;
  readonly remove: (dialog: string) => void;
}

type Entries = readonly (readonly [dialog: string, kept: KeptSteps])[];

/** The user's countdowns on this machine; those that have ended go. */
export function stepsStore(
  storage: LastingStorage,
  userId: number | string,
  now: () => number = Date.now,
): StepsStore {
  const key = countdownsKey(userId);
  const read = (): Entries => {
    const stored: unknown = attempt(() => JSON.parse(storage.getItem(key) ?? "{}"));
    if (typeof stored !== "object" || stored === null) return [];
    return Object.entries(stored).filter(
      (entry): entry is [string, KeptSteps] => isKept(entry[1]) && entry[1].until > now(),
    );
  };
  const change = (dialog: string, added: Entries) => {
    const entries = [...read().filter(([name]) => name !== dialog), ...added];
    if (entries.length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(Object.fromEntries(entries)));
  };
  return {
    read: (dialog) => read().find(([name]) => name === dialog)?.[1] ?? null,
    write: (dialog, kept) => change(dialog, [[dialog, kept]]),
    remove: (dialog) => change(dialog, []),
  };
}

function isKept(value: unknown): value is KeptSteps {
  if (!isObject(value)) return false;
  const { at, entered, until, trail, values, answers, sent } = value;
  return (
    typeof at === "string" &&
    typeof entered === "number" &&
    typeof until === "number" &&
    Array.isArray(trail) &&
    [values, answers, sent].every(isObject)
  );
}

function isObject(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
