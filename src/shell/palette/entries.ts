import type { KeptPlace } from "./kept-places.ts";

/** A line of the palette. */
export interface Entry {
  readonly key: string;
  readonly title: string;
  /** Distinguishes it from entries of the same name: the group of the menu, a tax number, a department. */
  readonly note?: string | undefined;
  /** Somewhere to go, which can be a favourite. */
  readonly place?: KeptPlace;
  readonly run: () => void;
}

export interface EntryGroup {
  readonly title: string;
  readonly entries: readonly Entry[];
}

export type Finds = (typed: string, label: string) => boolean;

/** The entries that a text finds by title or note, those first whose title holds it as it stands. */
export function findEntries(entries: readonly Entry[], text: string, finds: Finds): Entry[] {
  const word = text.trim().toLowerCase();
  const place = ({ title }: Entry) => {
    const at = title.toLowerCase().indexOf(word);
    return at === -1 ? Number.POSITIVE_INFINITY : at;
  };
  return entries
    .filter(({ title, note }) => finds(text, note === undefined ? title : `${title} ${note}`))
    .map((entry) => ({ entry, at: place(entry) }))
    .toSorted((one, other) => (one.at === other.at ? 0 : one.at - other.at))
    .map(({ entry }) => entry);
}

/** Groups that hold something; an entry stands in the first group that has it. */
export function distinctGroups(groups: readonly EntryGroup[]): EntryGroup[] {
  const seen = new Set<string>();
  return groups
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter(({ key }) => {
        const isNew = !seen.has(key);
        seen.add(key);
        return isNew;
      }),
    }))
    .filter(({ entries }) => entries.length > 0);
}
