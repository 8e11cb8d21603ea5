import { attempt, lastingStorage } from "../../session/lasting-storage.ts";
import { createTabs, type TabsState } from "./tabs-reducer.ts";

/** Keeps one user's open tabs over a reload. */
export interface KeptTabs {
  readonly read: () => TabsState;
  readonly write: (state: TabsState) => void;
}

/** Where in session storage a user's tabs are. */
export function tabsKey(userId: number | string): string {
  return `tabs.${userId}`;
}

/** Kept tabs whose path may no longer be opened are left out. */
export function createKeptTabs(userId: number | string, mayOpen: (path: string) => boolean): KeptTabs {
  const key = tabsKey(userId);
  const storage = lastingStorage(() => sessionStorage);
  return {
    read: () => createTabs(parseTabs(storage.getItem(key)).filter((tab) => mayOpen(tab.path))),
    write: ({ tabs }) =>
      storage.setItem(key, JSON.stringify(tabs.map(({ path, search }) => ({ path, search })))),
  };
}

function parseTabs(text: string | null): { path: string; search: string }[] {
  const value: unknown = attempt(() => JSON.parse(text ?? "[]"));
  return Array.isArray(value) ? value.filter(isAddress) : [];
}

function isAddress(value: unknown): value is { path: string; search: string } {
  return (
    value !== null &&
    typeof value === "object" &&
    "path" in value &&
    typeof value.path === "string" &&
    "search" in value &&
    typeof value.search === "string"
  );
}
