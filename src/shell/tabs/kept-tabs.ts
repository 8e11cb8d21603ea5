import { attempt, lastingStorage } from "../../session/lasting-storage.ts";
import { readTrail } from "../../renderer/trail/trail.ts";
import { createTabs, type KeptTab, type Tab, type TabsState } from "./tabs-reducer.ts";

/** Keeps one user's open tabs over a reload. */
export interface KeptTabs {
  readonly read: () => TabsState;
  readonly write: (state: TabsState) => void;
  /** The tabs of a kept value whose paths may be opened. */
  readonly parse: (value: unknown) => readonly KeptTab[];
}

/** The key of a user's tabs in session storage. */
export function tabsKey(userId: number | string): string {
  return `tabs.${userId}`;
}

/** Kept tabs whose path may no longer be opened are left out. */
export function createKeptTabs(userId: number | string, mayOpen: (path: string) => boolean): KeptTabs {
  const key = tabsKey(userId);
  const storage = lastingStorage(() => sessionStorage);
  const parse = (value: unknown) => readTabs(value).filter((tab) => mayOpen(tab.path));
  return {
    parse,
    read: () => createTabs(parse(attempt(() => JSON.parse(storage.getItem(key) ?? "[]") as unknown))),
    write: ({ tabs }) => storage.setItem(key, JSON.stringify(tabs.map(keptPart))),
  };
}

function keptPart({ key, path, search, title, trail, isPinned }: Tab): KeptTab {
  return {
    key,
    path,
    search,
    ...(title !== undefined && { title }),
    ...(trail && { trail }),
    ...(isPinned && { isPinned }),
  };
}

function readTabs(value: unknown): KeptTab[] {
  return Array.isArray(value) ? value.flatMap(readTab) : [];
}

/** An entry written by an older program, or by hand, may lack anything. */
function readTab(value: unknown): KeptTab[] {
  if (value === null || typeof value !== "object") return [];
  const { key, path, search, title, trail, isPinned } = value as { readonly [name: string]: unknown };
  if (typeof path !== "string" || typeof search !== "string") return [];
  const read = readTrail(trail);
  return [
    {
      key: typeof key === "string" ? key : path,
      path,
      search,
      ...(typeof title === "string" && { title }),
      ...(read && { trail: read }),
      ...(isPinned === true && { isPinned }),
    },
  ];
}
