import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { TabBar } from "./tab-bar.tsx";
import { createTabs, HOME_PATH, tabsReducer } from "./tabs-reducer.ts";

afterEach(cleanup);

const state = ["/a", "/b", "/c"].reduce(
  (tabs, path) => tabsReducer(tabs, { type: "visit", key: path, path, search: "", question: null }),
  createTabs(),
);
const titles: Record<string, string> = { [HOME_PATH]: "首页", "/a": "甲", "/b": "乙", "/c": "丙" };

function show(shown = state) {
  const handlers = {
    onActivate: vi.fn(),
    onClose: vi.fn(),
    onRefresh: vi.fn(),
    onPin: vi.fn(),
    onMove: vi.fn(),
  };
  render(<TabBar state={shown} isBehind={false} titleOf={(path) => titles[path] ?? path} {...handlers} />);
  return handlers;
}
const tab = (name: string) => screen.getByRole("tab", { name });

describe("the tab bar", () => {
  it("marks the tab in front, which alone stands in the tab order", () => {
    show();
    expect(tab("丙").getAttribute("aria-selected")).toBe("true");
    expect(screen.getAllByRole("tab").map((each) => each.tabIndex)).toEqual([-1, -1, -1, 0]);
  });

  it("the home tab has no way to close it", () => {
    show();
    expect(screen.queryByTitle("关闭 首页")).toBeNull();
    expect(screen.getByTitle("关闭 甲")).toBeTruthy();
  });

  it("the middle button closes, the right one does not", () => {
    const { onClose } = show();
    fireEvent(tab("甲"), new MouseEvent("auxclick", { button: 2, bubbles: true }));
    expect(onClose).not.toHaveBeenCalled();
    fireEvent(tab("甲"), new MouseEvent("auxclick", { button: 1, bubbles: true }));
    expect(onClose).toHaveBeenCalledWith(["/a"]);
  });

  it("arrow keys walk around the bar, Home and End go to its ends", () => {
    const { onActivate } = show();
    fireEvent.keyDown(tab("乙"), { key: "ArrowRight" });
    expect(onActivate).toHaveBeenLastCalledWith("/c");
    fireEvent.keyDown(tab("丙"), { key: "ArrowRight" });
    expect(onActivate).toHaveBeenLastCalledWith(HOME_PATH);
    fireEvent.keyDown(tab("首页"), { key: "ArrowLeft" });
    expect(onActivate).toHaveBeenLastCalledWith("/c");
    fireEvent.keyDown(tab("乙"), { key: "Home" });
    expect(onActivate).toHaveBeenLastCalledWith(HOME_PATH);
    expect(document.activeElement).toBe(tab("首页"));
  });

  it("Delete closes the tab", () => {
    const { onClose } = show();
    fireEvent.keyDown(tab("乙"), { key: "Delete" });
    expect(onClose).toHaveBeenCalledWith(["/b"]);
  });

  it("Alt and Shift with an arrow move the tab, and so does the context menu", async () => {
    const { onActivate, onMove } = show();
    fireEvent.keyDown(tab("乙"), { key: "ArrowLeft", altKey: true, shiftKey: true });
    expect(onMove).toHaveBeenLastCalledWith("/b", 1);
    expect(onActivate).not.toHaveBeenCalled();
    fireEvent.contextMenu(tab("乙"));
    fireEvent.click(await screen.findByText("右移"));
    expect(onMove).toHaveBeenLastCalledWith("/b", 3);
  });

  it("a pinned tab has no way to close it, and says that it is pinned", async () => {
    const { onClose, onPin } = show(tabsReducer(state, { type: "pin", key: "/b", isPinned: true }));
    expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
      "首页",
      "乙",
      "甲",
      "丙",
    ]);
    expect(tab("乙").title).toBe("乙（已固定）");
    expect(screen.queryByTitle("关闭 乙")).toBeNull();
    fireEvent.keyDown(tab("乙"), { key: "Delete" });
    fireEvent(tab("乙"), new MouseEvent("auxclick", { button: 1, bubbles: true }));
    fireEvent.contextMenu(tab("乙"));
    fireEvent.click(await screen.findByText("关闭"));
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(await screen.findByText("取消固定"));
    expect(onPin).toHaveBeenCalledWith("/b", false);
  });

  it("the context menu refreshes, closes, and closes the others or those to the right", async () => {
    const { onClose, onRefresh } = show();
    fireEvent.contextMenu(tab("乙"));
    fireEvent.click(await screen.findByText("刷新"));
    expect(onRefresh).toHaveBeenCalledWith("/b");
    fireEvent.contextMenu(tab("乙"));
    fireEvent.click(await screen.findByText("关闭其他"));
    expect(onClose).toHaveBeenLastCalledWith(["/a", "/c"]);
    fireEvent.contextMenu(tab("甲"));
    fireEvent.click(await screen.findByText("关闭右侧"));
    expect(onClose).toHaveBeenLastCalledWith(["/b", "/c"]);
    fireEvent.contextMenu(tab("甲"));
    fireEvent.click(await screen.findByText("关闭全部"));
    expect(onClose).toHaveBeenLastCalledWith(["/a", "/b", "/c"]);
  });
});
