import { attempt, lastingStorage } from "../../session/lasting-storage.ts";
import { readTrail } from "../../renderer/walk/trail.ts";
import { createTabs, type KeptTab, type Tab, type TabsState } from "./tabs-reducer.ts";

/** Keeps one user's open tabs over a reload. */
export interface KeptTabs {
  readonly read: () => TabsState;
  readonly write: (state: TabsState) => void;
}

/** The key of a user's tabs in session storage. */
export function tabsKey(userId: number | string): string {
  return `tabs.${userId}`;
}

/** Kept tabs whose path may no longer be opened are left out. */
export function createKeptTabs(userId: number | string, mayOpen: (path: string) => boolean): KeptTabs {
  const key = tabsKey(userId);
  const storage = lastingStorage(() => sessionStorage);
  return {
    read: () => createTabs(parseTabs(storage.getItem(key)).filter((tab) => mayOpen(tab.path))),
    write: ({ tabs }) => storage.setItem(key, JSON.stringify(tabs.map(keptPart))),
  };
}

function keptPart({ key, path, search, title, trail }: Tab): KeptTab {
  return { key, path, search, ...(title !== undefined && { title }), ...(trail && { trail }) };
}

function parseTabs(text: string | null): KeptTab[] {
  const value: unknown = attempt(() => JSON.parse(text ?? "[]"));
  return Array.isArray(value) ? value.flatMap(readTab) : [];
}

/** An entry written by an older program, or by hand, may lack anything. */
function readTab(value: unknown): KeptTab[] {
  if (value === null || typeof value !== "object") return [];
  const { key, path, search, title, trail } = value as { readonly [name: string]: unknown };
  if (typeof path !== "string" || typeof search !== "string") return [];
  const read = readTrail(trail);
  return [
    {
      key: typeof key === "string" ? key : path,
      path,
      search,
      ...(typeof title === "string" && { title }),
      ...(read && { trail: read }),
    },
  ];
}
