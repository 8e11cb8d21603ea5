import { attempt, type LastingStorage } from "../../../session/lasting-storage.ts";
import { draftsKey } from "../../../session/tokens.ts";

/** Values typed into a form and not sent. */
export interface Draft {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** Identifies the loaded record that the draft was typed over; null in a form that creates a record. */
  readonly loaded: string | null;
  /** The changed values alone, by path. */
  readonly values: { readonly [path: string]: unknown };
}

export interface DraftStore {
  readonly read: (form: string) => Draft | null;
  /** A draft that is too large is not kept. */
  readonly write: (form: string, draft: Draft) => void;
  readonly remove: (form: string) => void;
}

type Drafts = readonly (readonly [form: string, draft: Draft])[];

const LONGEST_LIFE_MS = 7 * 24 * 60 * 60 * 1000;
const MOST_DRAFTS = 20;
/** Characters of one draft: twenty of them leave room in the 5 MB that a browser gives. */
const LARGEST = 100_000;

/** The user's drafts on this machine. The oldest go first; none is older than a week. */
export function draftStore(
  storage: LastingStorage,
  userId: number | string,
  now: () => number = Date.now,
): DraftStore {
  const key = draftsKey(userId);
  const read = (): Drafts => {
    const stored: unknown = attempt(() => JSON.parse(storage.getItem(key) ?? "{}"));
    if (typeof stored !== "object" || stored === null) return [];
    return Object.entries(stored).filter(
      (entry): entry is [string, Draft] => isDraft(entry[1]) && now() - entry[1].savedAt < LONGEST_LIFE_MS,
    );
  };
  const change = (form: string, added: Drafts) => {
    const before = read();
    const others = before.filter(([name]) => name !== form);
    if (others.length === before.length && added.length === 0) return;
    const newest = [...others, ...added].toSorted(([, left], [, right]) => right.savedAt - left.savedAt);
    if (newest.length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(Object.fromEntries(newest.slice(0, MOST_DRAFTS))));
  };
  return {
    read: (form) => read().find(([name]) => name === form)?.[1] ?? null,
    write: (form, draft) => change(form, JSON.stringify(draft).length > LARGEST ? [] : [[form, draft]]),
    remove: (form) => change(form, []),
  };
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false;
  const { savedAt, loaded, values } = value as { readonly [name: string]: unknown };
  return (
    typeof savedAt === "number" &&
    (loaded === null || typeof loaded === "string") &&
    typeof values === "object" &&
    values !== null
  );
}
