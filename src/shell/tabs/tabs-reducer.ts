export const HOME_PATH = "/workbench/index";
export const MAX_TABS = 20;

export interface Tab {
  readonly path: string;
  /** The query string of the tab's own address, with `?` or empty. */
  readonly search: string;
  /** A page is built anew when this number changes. */
  readonly build: number;
  /** Rises with every visit of any tab: the smallest was left alone longest. */
  readonly visited: number;
  /** What its page wanted asked before closing when it went to the back; null for nothing. */
  readonly question: string | null;
}

/** The home tab always stands first; `active` is always the path of one of the tabs. */
export interface TabsState {
  readonly tabs: readonly Tab[];
  readonly active: string;
}

export type TabsAction =
  /**
   * Opens the tab or comes back to it; `question` is what the page in front wants asked before closing.
   * Beyond the limit the tab left alone longest goes, never one with a question.
   */
  | {
      readonly type: "visit";
      readonly path: string;
      readonly search: string;
      readonly question: string | null;
    }
  | { readonly type: "search"; readonly path: string; readonly search: string }
  | { readonly type: "close"; readonly paths: readonly string[] }
  | { readonly type: "refresh"; readonly path: string };

export function createTabs(kept: readonly Pick<Tab, "path" | "search">[] = []): TabsState {
  const others = kept.filter(
    ({ path }, index) => path !== HOME_PATH && kept.findIndex((tab) => tab.path === path) === index,
  );
  const home = kept.find(({ path }) => path === HOME_PATH);
  const tabs = [{ path: HOME_PATH, search: home?.search ?? "" }, ...others].slice(0, MAX_TABS);
  return {
    tabs: tabs.map(({ path, search }) => ({ path, search, build: 0, visited: 0, question: null })),
    active: HOME_PATH,
  };
}

/** Pure; answers the same state when nothing changes. */
export function tabsReducer(state: TabsState, action: TabsAction): TabsState {
  switch (action.type) {
    case "visit":
      return visit(state, action);
    case "search":
      return change(state, action.path, (tab) =>
        tab.search === action.search ? tab : { ...tab, search: action.search },
      );
    case "refresh":
      return change(state, action.path, (tab) => ({ ...tab, build: tab.build + 1 }));
    case "close":
      return close(state, action.paths);
  }
}

export function findTab(state: TabsState, path: string): Tab | undefined {
  return state.tabs.find((tab) => tab.path === path);
}

export function pathsBesides(state: TabsState, path: string): string[] {
  return closable(state.tabs).filter((other) => other !== path);
}

export function pathsRightOf(state: TabsState, path: string): string[] {
  return closable(state.tabs.slice(state.tabs.findIndex((tab) => tab.path === path) + 1));
}

function visit(
  state: TabsState,
  { path, search, question }: Extract<TabsAction, { type: "visit" }>,
): TabsState {
  const visited = Math.max(...state.tabs.map((tab) => tab.visited)) + 1;
  const left = state.tabs.map((tab) => (tab.path === state.active ? { ...tab, question } : tab));
  const tabs = left.some((tab) => tab.path === path)
    ? left.map((tab) => (tab.path === path ? { ...tab, search, visited, question: null } : tab))
    : [...left, { path, search, build: 0, visited, question: null }];
  return { tabs: withinLimit(tabs), active: path };
}

/** The tab just opened was visited last, so it stays. */
function withinLimit(tabs: readonly Tab[]): readonly Tab[] {
  if (tabs.length <= MAX_TABS) return tabs;
  const idle = tabs
    .filter((tab) => tab.path !== HOME_PATH && tab.question === null)
    .toSorted((a, b) => a.visited - b.visited)[0];
  return idle ? tabs.filter((tab) => tab !== idle) : tabs;
}

function close(state: TabsState, paths: readonly string[]): TabsState {
  const stays = (tab: Tab) => tab.path === HOME_PATH || !paths.includes(tab.path);
  if (state.tabs.every(stays)) return state;
  const at = state.tabs.findIndex((tab) => tab.path === state.active);
  const next = state.tabs.slice(at).find(stays) ?? state.tabs.slice(0, at).findLast(stays);
  return { tabs: state.tabs.filter(stays), active: next?.path ?? HOME_PATH };
}

function change(state: TabsState, path: string, edit: (tab: Tab) => Tab): TabsState {
  const tabs = state.tabs.map((tab) => (tab.path === path ? edit(tab) : tab));
  return tabs.every((tab, index) => tab === state.tabs[index]) ? state : { ...state, tabs };
}

function closable(tabs: readonly Tab[]): string[] {
  return tabs.map((tab) => tab.path).filter((path) => path !== HOME_PATH);
}
