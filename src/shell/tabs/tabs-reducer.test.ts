import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  createTabs,
  findTab,
  HOME_PATH,
  MAX_PINNED,
  MAX_TABS,
  keysBesides,
  keysLeftOf,
  keysRightOf,
  type TabsAction,
  tabsReducer,
  type TabsState,
} from "./tabs-reducer.ts";

const open = (state: TabsState, path: string, search = "", question: string | null = null) =>
  tabsReducer(state, { type: "visit", key: path, path, search, question });
const paths = (state: TabsState) => state.tabs.map((tab) => tab.key);
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
    expect(tabsReducer(home, { type: "close", keys: [HOME_PATH] })).toBe(home);
  });

  it("closing the active tab goes to the right neighbour, else to the left one", () => {
    const onB = open(three, "/b");
    const closed = tabsReducer(onB, { type: "close", keys: ["/b"] });
    expect(closed.active).toBe("/c");
    expect(tabsReducer(closed, { type: "close", keys: ["/c"] }).active).toBe("/a");
  });

  it("closing a tab in the background keeps the active one", () => {
    expect(tabsReducer(three, { type: "close", keys: ["/a"] }).active).toBe("/c");
  });

  it("names the other tabs, those to the left and those to the right, never home", () => {
    expect(keysBesides(three, "/b")).toEqual(["/a", "/c"]);
    expect(keysLeftOf(three, "/c")).toEqual(["/a", "/b"]);
    expect(keysLeftOf(three, "/a")).toEqual([]);
    expect(keysRightOf(three, "/a")).toEqual(["/b", "/c"]);
    expect(keysRightOf(three, "/c")).toEqual([]);
  });

  it("refreshing builds the page anew", () => {
    const refreshed = tabsReducer(three, { type: "refresh", key: "/b" });
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
    expect(later.tabs.map((tab) => tab.key)).toContain("/p1");
    expect(later.tabs).toHaveLength(MAX_TABS);
  });

  it("a page's question is kept while it is in the back and forgotten when it comes to the front", () => {
    const back = open(three, "/a", "", "确定放弃？");
    expect(findTab(back, "/c")?.question).toBe("确定放弃？");
    expect(findTab(open(back, "/c"), "/c")?.question).toBeNull();
  });

  describe("of one route, a tab for each value of a parameter", () => {
    const visit = (state: TabsState, id: number, more: Partial<TabsAction> = {}) =>
      tabsReducer(state, {
        type: "visit",
        key: `/c?id=${id}`,
        path: "/c",
        search: `?id=${id}`,
        question: null,
        ...more,
      } as TabsAction);
    const two = visit(visit(createTabs(), 1), 2);

    it("stand beside each other, each with its own title", () => {
      const titled = tabsReducer(two, { type: "title", key: "/c?id=1", title: "甲" });
      expect(paths(titled)).toEqual([HOME_PATH, "/c?id=1", "/c?id=2"]);
      expect(findTab(titled, "/c?id=1")?.title).toBe("甲");
      expect(findTab(visit(titled, 1), "/c?id=1")?.title).toBe("甲");
    });

    it("go on in the tab in front, which stays the same tab under another name", () => {
      const named = tabsReducer(two, { type: "title", key: "/c?id=2", title: "乙" });
      const on = visit(named, 3, { goesOn: true });
      expect(paths(on)).toEqual([HOME_PATH, "/c?id=1", "/c?id=3"]);
      expect(on.active).toBe("/c?id=3");
      expect(findTab(on, "/c?id=3")?.id).toBe(findTab(two, "/c?id=2")?.id);
      expect(findTab(on, "/c?id=3")?.title).toBeUndefined();
    });

    it("go on in the tab that the address has already, and never over something unsaved", () => {
      expect(paths(visit(two, 1, { goesOn: true }))).toEqual(paths(two));
      expect(visit(two, 1, { goesOn: true }).active).toBe("/c?id=1");
      expect(paths(visit(two, 3, { goesOn: true, question: "确定放弃？" }))).toEqual([
        ...paths(two),
        "/c?id=3",
      ]);
    });
  });

  it("takes kept tabs back once each, home first", () => {
    const kept = createTabs([
      { key: "/a", path: "/a", search: "?x=1" },
      { key: HOME_PATH, path: HOME_PATH, search: "" },
      { key: "/a", path: "/a", search: "" },
    ]);
    expect(paths(kept)).toEqual([HOME_PATH, "/a"]);
    expect(findTab(kept, "/a")?.search).toBe("?x=1");
  });
});

describe("pinned tabs", () => {
  const pin = (state: TabsState, key: string, isPinned = true) =>
    tabsReducer(state, { type: "pin", key, isPinned });
  const move = (state: TabsState, key: string, to: number) => tabsReducer(state, { type: "move", key, to });

  it("stand after home in the order in which they were pinned, and go back to the front of the others", () => {
    const two = pin(pin(three, "/c"), "/a");
    expect(paths(two)).toEqual([HOME_PATH, "/c", "/a", "/b"]);
    expect(paths(pin(two, "/c", false))).toEqual([HOME_PATH, "/a", "/c", "/b"]);
    expect(pin(three, HOME_PATH, false)).toBe(three);
  });

  it("are not among those that are closed together, and close when their own page asks", () => {
    const pinned = pin(three, "/b");
    expect(keysBesides(pinned, "/a")).toEqual(["/c"]);
    expect(keysLeftOf(pinned, "/c")).toEqual(["/a"]);
    expect(paths(tabsReducer(pinned, { type: "close", keys: ["/b"] }))).toEqual([HOME_PATH, "/a", "/c"]);
  });

  it("are at most so many, and never give way to a new tab", () => {
    const all = Array.from({ length: MAX_TABS - 1 }, (_, at) => `/p${at}`).reduce(
      (state, path) => open(state, path),
      createTabs(),
    );
    const pinned = all.tabs.reduce((state, { key }) => pin(state, key), all);
    expect(pinned.tabs.filter((tab) => tab.isPinned)).toHaveLength(MAX_PINNED);
    const later = Array.from({ length: MAX_TABS }, (_, at) => `/q${at}`).reduce(
      (state, path) => open(state, path),
      pinned,
    );
    expect(paths(later).slice(0, MAX_PINNED)).toEqual(paths(pinned).slice(0, MAX_PINNED));
  });

  it("a tab moves among its own kind only, and home never", () => {
    const pinned = pin(pin(three, "/a"), "/b");
    expect(paths(move(pinned, "/b", 0))).toEqual([HOME_PATH, "/b", "/a", "/c"]);
    expect(move(pinned, "/c", 1)).toBe(pinned);
    expect(move(pinned, HOME_PATH, 2)).toBe(pinned);
    expect(paths(move(three, "/c", 1))).toEqual([HOME_PATH, "/c", "/a", "/b"]);
  });

  it("a page that was pinned does not go on to another record", () => {
    const go = {
      type: "visit",
      path: "/a",
      search: "?id=2",
      key: "/a?id=2",
      goesOn: true,
      question: null,
    } as const;
    expect(paths(tabsReducer(pin(open(three, "/a"), "/a"), go))).toEqual([
      HOME_PATH,
      "/a",
      "/b",
      "/c",
      "/a?id=2",
    ]);
  });

  it("come back with the others around the page that is open already, which stays as it is", () => {
    const kept = (key: string) => ({ key, path: key, search: "" });
    const here = open(createTabs(), "/b", "?x=1");
    const back = tabsReducer(here, { type: "restore", pinned: [kept("/p")], open: [kept("/a"), kept("/b")] });
    expect(paths(back)).toEqual([HOME_PATH, "/p", "/a", "/b"]);
    expect(findTab(back, "/b")).toEqual(findTab(here, "/b"));
    expect(back.active).toBe("/b");
    expect(paths(tabsReducer(pin(three, "/c"), { type: "restore", pinned: [], open: [] }))).toEqual([
      HOME_PATH,
      "/c",
      "/a",
      "/b",
    ]);
  });
});

it("an open page is not given up for those that come back", () => {
  const kept = (index: number) => ({ key: `/k${index}`, path: `/k${index}`, search: "" });
  const many = Array.from({ length: MAX_TABS + 5 }, (_, index) => kept(index));
  const here = open(createTabs(), `/k${MAX_TABS + 4}`);
  const back = tabsReducer(here, { type: "restore", pinned: [], open: many });
  expect(back.tabs).toHaveLength(MAX_TABS);
  expect(paths(back)).toContain(back.active);
});

describe("whatever happens to the tabs", () => {
  const path = fc.constantFrom(HOME_PATH, ...Array.from({ length: 30 }, (_, index) => `/p${index}`));
  const kept = fc.array(
    path.map((key) => ({ key, path: key, search: "" })),
    { maxLength: 25 },
  );
  const action: fc.Arbitrary<TabsAction> = fc.oneof(
    fc.record({
      type: fc.constant("visit" as const),
      key: path,
      path: fc.constant("/p"),
      goesOn: fc.boolean(),
      search: fc.string(),
      question: fc.constant(null),
    }),
    fc.record({ type: fc.constant("search" as const), key: path, search: fc.string() }),
    fc.record({ type: fc.constant("close" as const), keys: fc.array(path) }),
    fc.record({ type: fc.constant("refresh" as const), key: path }),
    fc.record({ type: fc.constant("pin" as const), key: path, isPinned: fc.boolean() }),
    fc.record({ type: fc.constant("move" as const), key: path, to: fc.integer({ min: -3, max: 30 }) }),
    fc.record({ type: fc.constant("restore" as const), pinned: kept, open: kept }),
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
        expect(new Set(state.tabs.map((tab) => tab.id)).size, "ids").toBe(all.length);
        const pins = state.tabs.map((tab) => tab.isPinned);
        expect(pins, "pinned ones stand first").toEqual(pins.toSorted((a, b) => Number(b) - Number(a)));
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
