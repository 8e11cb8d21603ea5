import type { Trail } from "../../renderer/trail/trail.ts";

export const HOME_PATH = "/workbench/index";
export const MAX_TABS = 20;
/** With the home tab. */
export const MAX_PINNED = 10;

export interface Tab {
  /** Names the tab: the path of its route, with the parameter that the route has a tab of its own for each value of. */
  readonly key: string;
  /** Stays while the tab goes on to another key. */
  readonly id: number;
  readonly path: string;
  /** The query string of the tab's own address, with `?` or empty. */
  readonly search: string;
  /** Stands at the left and closes only by its own page. The home tab is always pinned. */
  readonly isPinned: boolean;
  /** The name that its page gives itself; absent: the title of its route. */
  readonly title?: string;
  /** The list that its page came from. */
  readonly trail?: Trail;
  /** A page is built anew when this number changes. */
  readonly build: number;
  /** Rises with every visit of any tab: the smallest was left alone longest. */
  readonly visited: number;
  /** The confirmation that its page needed before closing when it went to the back; null for none. */
  readonly question: string | null;
}

/** The part of a tab that is kept over a reload. */
export type KeptTab = Pick<Tab, "key" | "path" | "search" | "title" | "trail"> &
  Partial<Pick<Tab, "isPinned">>;

/** The home tab always stands first, the other pinned ones after it; `active` is always the key of one of the tabs. */
export interface TabsState {
  readonly tabs: readonly Tab[];
  readonly active: string;
}

export interface Visit {
  readonly type: "visit";
  readonly key: string;
  readonly path: string;
  readonly search: string;
  readonly trail?: Trail | undefined;
  /** Goes on in the tab in front, unless the address has one already or the page in front has a question. */
  readonly goesOn?: boolean | undefined;
  /** The confirmation that the page in front needs before closing. */
  readonly question: string | null;
}

export type TabsAction =
  /** Opens the tab or comes back to it. Beyond the limit the tab left alone longest goes, never one with a question. */
  | Visit
  | { readonly type: "search"; readonly key: string; readonly search: string }
  | { readonly type: "title"; readonly key: string; readonly title: string }
  | { readonly type: "close"; readonly keys: readonly string[] }
  | { readonly type: "pin"; readonly key: string; readonly isPinned: boolean }
  /** To a place among all tabs, as far as pinned tabs and others stay apart. */
  | { readonly type: "move"; readonly key: string; readonly to: number }
  /** Takes in the tabs that another window or an earlier session has left: exactly `pinned` are pinned then. */
  | { readonly type: "restore"; readonly pinned: readonly KeptTab[]; readonly open: readonly KeptTab[] }
  | { readonly type: "refresh"; readonly key: string };

export function createTabs(kept: readonly KeptTab[] = []): TabsState {
  const others = kept.filter(
    ({ key }, index) => key !== HOME_PATH && kept.findIndex((tab) => tab.key === key) === index,
  );
  const home = kept.find(({ key }) => key === HOME_PATH);
  const tabs = [
    { key: HOME_PATH, path: HOME_PATH, search: home?.search ?? "", isPinned: true },
    ...others,
  ].slice(0, MAX_TABS);
  return {
    tabs: inOrder(tabs.map((tab, id) => asTab(tab, id))),
    active: HOME_PATH,
  };
}

/** Pure; answers the same state when nothing changes. */
export function tabsReducer(state: TabsState, action: TabsAction): TabsState {
  switch (action.type) {
    case "visit":
      return visit(state, action);
    case "search":
      return change(state, action.key, (tab) =>
        tab.search === action.search ? tab : { ...tab, search: action.search },
      );
    case "title":
      return change(state, action.key, (tab) =>
        tab.title === action.title ? tab : { ...tab, title: action.title },
      );
    case "refresh":
      return change(state, action.key, (tab) => ({ ...tab, build: tab.build + 1 }));
    case "close":
      return close(state, action.keys);
    case "pin":
      return pin(state, action.key, action.isPinned);
    case "move":
      return move(state, action.key, action.to);
    case "restore":
      return restore(state, action.pinned, action.open);
  }
}

export function findTab(state: TabsState, key: string): Tab | undefined {
  return state.tabs.find((tab) => tab.key === key);
}

/** False for the home tab, and where there are enough pinned tabs already. */
export function mayPin(state: TabsState, key: string): boolean {
  return key !== HOME_PATH && state.tabs.filter((tab) => tab.isPinned).length < MAX_PINNED;
}

/** The places that a tab may be moved to, the first and the last. */
export function placesFor({ tabs }: TabsState, key: string): readonly [number, number] {
  const pinned = tabs.filter((tab) => tab.isPinned).length;
  if (key === HOME_PATH) return [0, 0];
  return tabs.some((tab) => tab.key === key && tab.isPinned) ? [1, pinned - 1] : [pinned, tabs.length - 1];
}

export function keysBesides(state: TabsState, key: string): string[] {
  return closable(state.tabs).filter((tabKey) => tabKey !== key);
}

export function keysLeftOf(state: TabsState, key: string): string[] {
  return closable(
    state.tabs.slice(
      0,
      state.tabs.findIndex((tab) => tab.key === key),
    ),
  );
}

export function keysRightOf(state: TabsState, key: string): string[] {
  return closable(state.tabs.slice(state.tabs.findIndex((tab) => tab.key === key) + 1));
}

function visit(state: TabsState, { key, path, search, trail, goesOn, question }: Visit): TabsState {
  const visited = Math.max(...state.tabs.map((tab) => tab.visited)) + 1;
  const left = state.tabs.map((tab) => (tab.key === state.active ? { ...tab, question } : tab));
  const here = { search, visited, question: null, ...(trail && { trail }) };
  if (left.some((tab) => tab.key === key)) {
    return { tabs: left.map((tab) => (tab.key === key ? { ...tab, ...here } : tab)), active: key };
  }
  const front = left.find((tab) => tab.key === state.active);
  // A pinned tab stays what it is.
  if (goesOn && question === null && front?.path === path && !front.isPinned) {
    const { title: _, ...kept } = front;
    return { tabs: left.map((tab) => (tab === front ? { ...kept, ...here, key } : tab)), active: key };
  }
  const id = Math.max(...left.map((tab) => tab.id)) + 1;
  return { tabs: withinLimit([...left, { key, id, path, isPinned: false, build: 0, ...here }]), active: key };
}

/** The tab just opened was visited last, so it stays. */
function withinLimit(tabs: readonly Tab[]): readonly Tab[] {
  if (tabs.length <= MAX_TABS) return tabs;
  const idle = tabs
    .filter((tab) => !tab.isPinned && tab.question === null)
    .toSorted((a, b) => a.visited - b.visited)[0];
  return idle ? tabs.filter((tab) => tab !== idle) : tabs;
}

function close(state: TabsState, keys: readonly string[]): TabsState {
  const stays = (tab: Tab) => tab.key === HOME_PATH || !keys.includes(tab.key);
  if (state.tabs.every(stays)) return state;
  const at = state.tabs.findIndex((tab) => tab.key === state.active);
  const next = state.tabs.slice(at).find(stays) ?? state.tabs.slice(0, at).findLast(stays);
  return { tabs: state.tabs.filter(stays), active: next?.key ?? HOME_PATH };
}

function pin(state: TabsState, key: string, isPinned: boolean): TabsState {
  if (isPinned ? !mayPin(state, key) : key === HOME_PATH) return state;
  const next = change(state, key, (tab) => (tab.isPinned === isPinned ? tab : { ...tab, isPinned }));
  return next === state ? state : { ...next, tabs: inOrder(next.tabs) };
}

function move(state: TabsState, key: string, to: number): TabsState {
  const from = state.tabs.findIndex((tab) => tab.key === key);
  const [first, last] = placesFor(state, key);
  const at = Math.min(Math.max(to, first), last);
  const tab = state.tabs[from];
  if (!tab || at === from) return state;
  return { ...state, tabs: state.tabs.toSpliced(from, 1).toSpliced(at, 0, tab) };
}

/** Tabs that are open already stay as they are. */
function restore(state: TabsState, pinned: readonly KeptTab[], open: readonly KeptTab[]): TabsState {
  const pins = pinned.filter(({ key }) => key !== HOME_PATH).slice(0, MAX_PINNED - 1);
  const isPin = (key: string) => key === HOME_PATH || pins.some((tab) => tab.key === key);
  const wanted = [...pins, ...open.filter(({ key }) => !isPin(key))].filter(
    ({ key }, index, all) => all.findIndex((tab) => tab.key === key) === index,
  );
  const known = state.tabs.filter((tab) => !wanted.some(({ key }) => key === tab.key));
  const nextId = Math.max(...state.tabs.map((tab) => tab.id)) + 1;
  // An open page is never given up for one that was left.
  const fresh = wanted.filter(({ key }) => !findTab(state, key)).slice(0, MAX_TABS - state.tabs.length);
  const taken = wanted.flatMap((kept) => {
    const place = fresh.indexOf(kept);
    return findTab(state, kept.key) ?? (place < 0 ? [] : asTab(kept, nextId + place));
  });
  const tabs = [...known.slice(0, 1), ...taken, ...known.slice(1)];
  return { ...state, tabs: inOrder(tabs.map((tab) => ({ ...tab, isPinned: isPin(tab.key) }))) };
}

function asTab({ isPinned = false, ...kept }: KeptTab, id: number): Tab {
  return { ...kept, isPinned, id, build: 0, visited: 0, question: null };
}

/** Pinned tabs first, each part as it stood. */
function inOrder(tabs: readonly Tab[]): readonly Tab[] {
  return [...tabs.filter((tab) => tab.isPinned), ...tabs.filter((tab) => !tab.isPinned)];
}

function change(state: TabsState, key: string, edit: (tab: Tab) => Tab): TabsState {
  const tabs = state.tabs.map((tab) => (tab.key === key ? edit(tab) : tab));
  return tabs.every((tab, index) => tab === state.tabs[index]) ? state : { ...state, tabs };
}

function closable(tabs: readonly Tab[]): string[] {
  return tabs.filter((tab) => !tab.isPinned).map((tab) => tab.key);
}
