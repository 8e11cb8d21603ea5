import { App } from "antd";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { shellText } from "../shell-text.ts";
import type { ClosingGuards } from "./closing-guards.ts";
import type { KeptTabs } from "./kept-tabs.ts";
import { findTab, type TabsAction, tabsReducer, type TabsState } from "./tabs-reducer.ts";

/** Where the browser stands; `key` changes with every navigation. */
export interface Place {
  readonly path: string;
  readonly search: string;
  readonly key: string;
}

export interface Tabs {
  readonly state: TabsState;
  /** The address that meets a tab as it was left. */
  readonly addressOf: (path: string) => string;
  /** What to ask before the tab may close, or null. */
  readonly question: (path: string) => string | null;
  readonly close: (paths: readonly string[]) => Promise<void>;
  readonly refresh: (path: string) => Promise<void>;
  /** Remembers the address of a page that is not in front. */
  readonly keepSearch: (path: string, search: string) => void;
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
  readonly titleOf: (path: string) => string;
}

/** The open tabs. Every navigation opens its tab or comes back to it; closing the front tab navigates. */
export function useTabs({ place, kept, guards, titleOf }: UseTabsOptions): Tabs {
  const navigate = useNavigate();
  const { modal } = App.useApp();
  const [stored, setStored] = useState<Visited>(() => ({ tabs: kept.read(), last: null }));
  const latest = useRef(stored);
  const dispatch = useCallback((action: TabsAction, last = latest.current.last) => {
    latest.current = { tabs: tabsReducer(latest.current.tabs, action), last };
    setStored(latest.current);
  }, []);

  // Shown at once, stored afterwards: an update made while rendering is lost when an earlier one still waits.
  const visit: TabsAction = { type: "visit", ...place, question: guards.ask(stored.tabs.active) };
  const state = stored.last === place ? stored.tabs : tabsReducer(stored.tabs, visit);
  useLayoutEffect(() => {
    if (latest.current.last !== place) dispatch(visit, place);
  });
  useEffect(() => kept.write(state), [kept, state]);

  const question = (path: string) => guards.ask(path) ?? findTab(state, path)?.question ?? null;

  async function agrees(path: string, does: "close" | "refresh"): Promise<boolean> {
    const content = question(path);
    if (content === null) return true;
    return modal.confirm({
      title: shellText(`tabs.${does}Title`, { title: titleOf(path) }),
      content,
      okText: shellText(`tabs.${does}`),
      cancelText: shellText("cancel"),
    });
  }

  return {
    state,
    question,
    addressOf: (path) => addressIn(state, path),
    close: async (paths) => {
      const agreed: string[] = [];
      for (const path of paths) if (await agrees(path, "close")) agreed.push(path);
      const front = latest.current.tabs.active;
      dispatch({ type: "close", paths: agreed });
      const { tabs } = latest.current;
      if (tabs.active !== front) void navigate(addressIn(tabs, tabs.active));
    },
    refresh: async (path) => {
      if (await agrees(path, "refresh")) dispatch({ type: "refresh", path });
    },
    keepSearch: useCallback((path, search) => dispatch({ type: "search", path, search }), [dispatch]),
  };
}

function addressIn(state: TabsState, path: string): string {
  return path + (findTab(state, path)?.search ?? "");
}
