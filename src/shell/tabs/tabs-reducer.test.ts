import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  createTabs,
  findTab,
  HOME_PATH,
  MAX_TABS,
  pathsBesides,
  pathsRightOf,
  type TabsAction,
  tabsReducer,
  type TabsState,
} from "./tabs-reducer.ts";

const open = (state: TabsState, path: string, search = "", question: string | null = null) =>
  tabsReducer(state, { type: "visit", path, search, question });
const paths = (state: TabsState) => state.tabs.map((tab) => tab.path);
const three = ["/a", "/b", "/c"].reduce((state, path) => open(state, path), createTabs());

describe("tabs", () => {
  it("start with the home tab alone", () => {
    expect(paths(createTabs())).toEqual([HOME_PATH]);
  });

  it("opening a route adds a tab and brings it to the front", () => {
    expect(paths(three)).toEqual([HOME_PATH, "/a", "/b", "/c"]);
    expect(three.active).toBe("/c");
  });

  it("a route already open is not doubled and takes the new address", () => {
    const again = open(three, "/a", "?x=1");
    expect(paths(again)).toEqual(paths(three));
    expect(again.active).toBe("/a");
    expect(findTab(again, "/a")?.search).toBe("?x=1");
  });

  it("the home tab cannot be closed", () => {
    const home = createTabs();
    expect(tabsReducer(home, { type: "close", paths: [HOME_PATH] })).toBe(home);
  });

  it("closing the active tab goes to the right neighbour, else to the left one", () => {
    const onB = open(three, "/b");
    const closed = tabsReducer(onB, { type: "close", paths: ["/b"] });
    expect(closed.active).toBe("/c");
    expect(tabsReducer(closed, { type: "close", paths: ["/c"] }).active).toBe("/a");
  });

  it("closing a tab in the background keeps the active one", () => {
    expect(tabsReducer(three, { type: "close", paths: ["/a"] }).active).toBe("/c");
  });

  it("names the other tabs and the tabs to the right, never home", () => {
    expect(pathsBesides(three, "/b")).toEqual(["/a", "/c"]);
    expect(pathsRightOf(three, "/a")).toEqual(["/b", "/c"]);
    expect(pathsRightOf(three, "/c")).toEqual([]);
  });

  it("refreshing builds the page anew", () => {
    const refreshed = tabsReducer(three, { type: "refresh", path: "/b" });
    expect(findTab(refreshed, "/b")?.build).toBe(1);
    expect(findTab(refreshed, "/a")?.build).toBe(0);
  });

  it("beyond the limit the tab left alone longest goes, but never one with a question", () => {
    const full = Array.from({ length: MAX_TABS - 1 }, (_, index) => `/p${index}`).reduce(
      (state, path) => open(state, path),
      createTabs(),
    );
    expect(full.tabs).toHaveLength(MAX_TABS);
    const more = open(open(open(open(full, "/p1"), "/p0", "", "放弃吗"), "/p2"), "/new");
    expect(more.tabs).toHaveLength(MAX_TABS);
    expect(paths(more)).not.toContain("/p3");
    const visits = Array.from({ length: 3 * MAX_TABS }, (_, index) => `/q${index}`);
    const later = visits.reduce((state, path) => open(state, path), more);
    expect(later.tabs.map((tab) => tab.path)).toContain("/p1");
    expect(later.tabs).toHaveLength(MAX_TABS);
  });

  it("a page's question is kept while it is in the back and forgotten when it comes to the front", () => {
    const back = open(three, "/a", "", "确定放弃？");
    expect(findTab(back, "/c")?.question).toBe("确定放弃？");
    expect(findTab(open(back, "/c"), "/c")?.question).toBeNull();
  });

  it("takes kept tabs back once each, home first", () => {
    const kept = createTabs([
      { path: "/a", search: "?x=1" },
      { path: HOME_PATH, search: "" },
      { path: "/a", search: "" },
    ]);
    expect(paths(kept)).toEqual([HOME_PATH, "/a"]);
    expect(findTab(kept, "/a")?.search).toBe("?x=1");
  });
});

describe("whatever happens to the tabs", () => {
  const path = fc.constantFrom(HOME_PATH, ...Array.from({ length: 30 }, (_, index) => `/p${index}`));
  const action: fc.Arbitrary<TabsAction> = fc.oneof(
    fc.record({
      type: fc.constant("visit" as const),
      path,
      search: fc.string(),
      question: fc.constant(null),
    }),
    fc.record({ type: fc.constant("search" as const), path, search: fc.string() }),
    fc.record({ type: fc.constant("close" as const), paths: fc.array(path) }),
    fc.record({ type: fc.constant("refresh" as const), path }),
  );

  it("home stands first, no path stands twice, the active tab exists, the limit holds", () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 80 }), (actions) => {
        const state = actions.reduce(tabsReducer, createTabs());
        const all = paths(state);
        expect(all[0]).toBe(HOME_PATH);
        expect(new Set(all).size).toBe(all.length);
        expect(all).toContain(state.active);
        expect(all.length).toBeLessThanOrEqual(MAX_TABS);
      }),
    );
  });

  it("only closing and the limit take tabs away, and a visit always ends on its tab", () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), path, (actions, target) => {
        const before = actions.reduce(tabsReducer, createTabs());
        const after = open(before, target);
        expect(after.active).toBe(target);
        const gone = paths(before).filter((known) => !paths(after).includes(known));
        expect(gone.length).toBeLessThanOrEqual(before.tabs.length === MAX_TABS ? 1 : 0);
      }),
    );
  });
});
