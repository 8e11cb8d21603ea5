import { App } from "antd";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { readTrail, type Trail } from "../../renderer/trail/trail.ts";
import type { RoutePlan } from "../../schema/plan/plans/shell-plan.ts";
import { shellText } from "../shell-text.ts";
import type { ClosingGuards } from "./closing-guards.ts";
import type { KeptTabs } from "./kept-tabs.ts";
import { tabKey } from "./tab-key.ts";
import {
  findTab,
  type KeptTab,
  type TabsAction,
  tabsReducer,
  type TabsState,
  type Visit,
} from "./tabs-reducer.ts";

/** The browser's location; `key` changes with every navigation. */
export interface Place {
  readonly path: string;
  readonly search: string;
  readonly key: string;
  /** The state that the navigation brought along. */
  readonly state?: unknown;
}

/** The state that a navigation from a list brings along: the list, and whether it goes on in the tab in front. */
export interface TrailState {
  readonly trail: Trail;
  readonly goesOn?: boolean;
}

export interface Tabs {
  readonly state: TabsState;
  /** The address that meets a tab as it was left. */
  readonly addressOf: (key: string) => string;
  /** The question before the tab may close, or null. */
  readonly question: (key: string) => string | null;
  readonly titleOf: (key: string) => string;
  readonly close: (keys: readonly string[]) => Promise<void>;
  readonly refresh: (key: string) => Promise<void>;
  /** Remembers the address of a page that is not in front. */
  readonly keepSearch: (key: string, search: string) => void;
  readonly setTitle: (key: string, title: string) => void;
  readonly pin: (key: string, isPinned: boolean) => void;
  /** Moves a tab to a place among all, as far as it may. */
  readonly move: (key: string, to: number) => void;
  readonly restore: (pinned: readonly KeptTab[], open: readonly KeptTab[]) => void;
}

interface Visited {
  readonly tabs: TabsState;
  /** The navigation that led to these tabs. */
  readonly last: Place | null;
}

interface UseTabsOptions {
  readonly place: Place;
  readonly kept: KeptTabs;
  readonly guards: ClosingGuards;
  readonly routes: ReadonlyMap<string, RoutePlan>;
}

/** The open tabs. Every navigation opens its tab or comes back to it; closing the front tab navigates. */
export function useTabs({ place, kept, guards, routes }: UseTabsOptions): Tabs {
  const navigate = useNavigate();
  const { modal } = App.useApp();
  const [stored, setStored] = useState<Visited>(() => ({ tabs: kept.read(), last: null }));
  const latest = useRef(stored);
  const dispatch = useCallback((action: TabsAction, last = latest.current.last) => {
    latest.current = { tabs: tabsReducer(latest.current.tabs, action), last };
    setStored(latest.current);
  }, []);

  // Shown at once, stored afterwards: an update made while rendering is lost when an earlier one still waits.
  const visit = visitOf(place, routes, guards.ask(stored.tabs.active));
  const state = stored.last === place ? stored.tabs : tabsReducer(stored.tabs, visit);
  useLayoutEffect(() => {
    if (latest.current.last !== place) dispatch(visit, place);
  });
  useEffect(() => kept.write(state), [kept, state]);

  const question = (key: string) => guards.ask(key) ?? findTab(state, key)?.question ?? null;
  const titleOf = (key: string) => {
    const tab = findTab(state, key);
    return tab?.title ?? routes.get(tab?.path ?? key)?.title ?? key;
  };

  async function agrees(key: string, does: "close" | "refresh"): Promise<boolean> {
    const content = question(key);
    if (content === null) return true;
    const agreed = await modal.confirm({
      title: shellText(`tabs.${does}Title`, { title: titleOf(key) }),
      content,
      okText: shellText(`tabs.${does}`),
      cancelText: shellText("cancel"),
    });
    if (agreed) guards.agree(key);
    return agreed;
  }

  return {
    state,
    question,
    titleOf,
    addressOf: (key) => addressIn(state, key),
    close: async (keys) => {
      const agreed: string[] = [];
      for (const key of keys) if (await agrees(key, "close")) agreed.push(key);
      const front = latest.current.tabs.active;
      dispatch({ type: "close", keys: agreed });
      const { tabs } = latest.current;
      if (tabs.active !== front) void navigate(addressIn(tabs, tabs.active));
    },
    refresh: async (key) => {
      if (await agrees(key, "refresh")) dispatch({ type: "refresh", key });
    },
    keepSearch: useCallback((key, search) => dispatch({ type: "search", key, search }), [dispatch]),
    setTitle: useCallback((key, title) => dispatch({ type: "title", key, title }), [dispatch]),
    pin: (key, isPinned) => dispatch({ type: "pin", key, isPinned }),
    move: (key, to) => dispatch({ type: "move", key, to }),
    restore: useCallback((pinned, open) => dispatch({ type: "restore", pinned, open }), [dispatch]),
  };
}

function visitOf(
  { path, search, state }: Place,
  routes: ReadonlyMap<string, RoutePlan>,
  question: string | null,
): Visit {
  const { trail, goesOn } = (state ?? {}) as { readonly [name in keyof TrailState]?: unknown };
  return {
    type: "visit",
    key: tabKey(routes.get(path), path, search),
    path,
    search,
    trail: readTrail(trail),
    goesOn: goesOn === true,
    question,
  };
}

function addressIn(state: TabsState, key: string): string {
  const tab = findTab(state, key);
  return tab ? tab.path + tab.search : key;
}
