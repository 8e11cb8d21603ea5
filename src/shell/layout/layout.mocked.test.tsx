import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderShell } from "../testing/render-shell.tsx";
import { LOCK_KEY } from "../../session/screen-lock.ts";
import { loginInfoSample, menuEntry } from "../testing/session-sample.ts";

vi.mock("../screen/screen.tsx", async () => ({
  Screen: (await import("../testing/fake-screen.tsx")).FakeScreen,
}));

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const tabs = () => screen.getAllByRole("tab").map((tab) => tab.textContent);
const openTab = (name: string) => act(async () => screen.getByRole("tab", { name }).click());
const openEntry = (name: string) => act(async () => screen.getByRole("link", { name }).click());
const closeTab = (title: string) => act(async () => screen.getByTitle(`关闭 ${title}`).click());
const note = (id: string) => screen.findByRole<HTMLInputElement>("textbox", { name: `${id} 备注` });
async function type(id: string, value: string) {
  fireEvent.change(await note(id), { target: { value } });
}
const answer = async (name: RegExp) => {
  const dialog = await screen.findByRole("dialog");
  await act(async () => within(dialog).getByRole("button", { name }).click());
};

describe("menus", () => {
  it("a detail route is highlighted as its parent's entry", async () => {
    renderShell("/setting/userDetail?id=1");
    const entry = await screen.findByRole("link", { name: "用户管理" });
    expect(entry.getAttribute("aria-current")).toBe("page");
    expect(screen.getByRole("link", { name: "系统设置" }).getAttribute("aria-current")).toBe("true");
  });

  it("entries without their permission are hidden", async () => {
    renderShell("/setting/logs", { entries: [menuEntry("basicSetting.logs")] });
    expect(await screen.findByRole("link", { name: "操作日志" })).toBeTruthy();
    expect(screen.queryByRole("link", { name: "用户管理" })).toBeNull();
  });

  it("a top entry with nothing permitted below it leads to /noAuth", async () => {
    const { addressNow } = renderShell("/workbench/index", { entries: [] });
    await openEntry("系统设置");
    expect(addressNow()).toBe("/noAuth");
  });
});

describe("the side menu", () => {
  const side = () => screen.queryByRole("navigation", { name: "系统设置" });
  const fold = (name: string) => act(async () => screen.getByRole("button", { name }).click());
  beforeEach(() => localStorage.removeItem("shell.side"));

  it("folds by its button, and stays folded for the next visit", async () => {
    const { unmount } = renderShell("/setting/userManage");
    await vi.waitFor(() => expect(side()).toBeTruthy());
    await fold("收起菜单");
    expect(side()).toBeNull();
    unmount();
    renderShell("/setting/userManage");
    const button = await screen.findByRole("button", { name: "展开菜单" });
    expect(button.getAttribute("aria-expanded")).toBe("false");
    expect(side()).toBeNull();
    await fold("展开菜单");
    expect(side()).toBeTruthy();
  });

  it("is folded in a narrow window, lies over the page when wanted, and goes with Esc or an entry", async () => {
    const { addressNow } = renderShell("/setting/userManage", { isNarrow: true });
    await screen.findByRole("button", { name: "展开菜单" });
    expect(side()).toBeNull();
    await fold("展开菜单");
    expect(side()).toBeTruthy();
    fireEvent.keyDown(document.body, { key: "Escape" });
    expect(side()).toBeNull();
    await fold("展开菜单");
    await openEntry("操作日志");
    expect(addressNow()).toBe("/setting/logs");
    expect(side()).toBeNull();
  });
});

describe("tabs and pages", () => {
  it("opening a route adds a tab once, beside the home tab", async () => {
    renderShell("/setting/userManage");
    await openEntry("操作日志");
    await openEntry("用户管理");
    expect(tabs()).toEqual(["首页", "用户管理", "操作日志"]);
  });

  it("closing the tab in front goes to its neighbour, and so does the address", async () => {
    const { addressNow } = renderShell("/setting/userManage?page=3");
    await openEntry("操作日志");
    await closeTab("操作日志");
    expect(tabs()).toEqual(["首页", "用户管理"]);
    expect(addressNow()).toBe("/setting/userManage?page=3");
  });

  it("a page that asks before closing keeps its tab on cancel and loses it on ok", async () => {
    renderShell("/setting/userManage");
    await type("setting.user-manage", "草稿");
    await closeTab("用户管理");
    expect(await screen.findByText("确定放弃未保存的修改？")).toBeTruthy();
    await answer(/取\s?消/);
    expect(tabs()).toContain("用户管理");
    expect((await note("setting.user-manage")).value).toBe("草稿");
    await closeTab("用户管理");
    await answer(/^关\s?闭$/);
    await vi.waitFor(() => expect(tabs()).toEqual(["首页"]));
  });

  it("a page may close itself, after its question", async () => {
    renderShell("/setting/userManage");
    await type("setting.user-manage", "草稿");
    const close = () => fireEvent.click(screen.getByRole("button", { name: "关闭本页" }));
    close();
    expect(await screen.findByText("确定放弃未保存的修改？")).toBeTruthy();
    await answer(/取\s?消/);
    expect(tabs()).toContain("用户管理");
    close();
    await answer(/^关\s?闭$/);
    await vi.waitFor(() => expect(tabs()).toEqual(["首页"]));
  });

  it("it asks too when its tab is in the back, and can then be gone to", async () => {
    renderShell("/setting/userManage");
    await type("setting.user-manage", "草稿");
    await openTab("首页");
    await closeTab("用户管理");
    expect(await screen.findByText("确定放弃未保存的修改？")).toBeTruthy();
    await answer(/取\s?消/);
    await openTab("用户管理");
    expect(screen.getByRole("tab", { selected: true }).textContent).toBe("用户管理");
    expect((await note("setting.user-manage")).value).toBe("草稿");
  });

  it("a cached route keeps its state while another tab is in front", async () => {
    renderShell("/setting/userManage");
    const before = await note("setting.user-manage");
    await openTab("首页");
    await openTab("用户管理");
    expect(await note("setting.user-manage")).toBe(before);
  });

  it("any other route is built anew from its address, unless it would ask before closing", async () => {
    renderShell("/setting/logs");
    await act(async () => screen.getByRole("button", { name: "第二页" }).click());
    const before = await note("setting.logs");
    await openTab("首页");
    await openTab("操作日志");
    expect(await note("setting.logs")).not.toBe(before);
    expect(screen.getByText("page=2")).toBeTruthy();
    await type("setting.logs", "草稿");
    await openTab("首页");
    await openTab("操作日志");
    expect((await note("setting.logs")).value).toBe("草稿");
  });

  it("open tabs come back after a reload, without those no longer permitted", async () => {
    const { unmount } = renderShell("/setting/userManage?page=2");
    await openEntry("操作日志");
    unmount();
    renderShell("/workbench/index", { entries: [menuEntry("basicSetting.staffActions")] });
    expect(tabs()).toEqual(["首页", "用户管理"]);
    await openTab("用户管理");
    expect(screen.getByText("page=2")).toBeTruthy();
  });

  it("the offline page leads back to the page as it was left", async () => {
    const { router, addressNow } = renderShell("/setting/logs");
    await type("setting.logs", "草稿");
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await act(() => router.navigate("/500", { state: { offlineAt: "/setting/logs" } }));
    expect(screen.getByRole("heading", { name: "网络已断开" })).toBeTruthy();
    const back = screen.getByRole<HTMLButtonElement>("button", { name: "回到刚才的页面" });
    expect(back.disabled).toBe(true);
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event("online")));
    expect(screen.getByRole("heading", { name: "网络已恢复" })).toBeTruthy();
    await act(async () => back.click());
    expect(addressNow()).toBe("/setting/logs");
    expect((await note("setting.logs")).value).toBe("草稿");
    online.mockRestore();
  });
});

describe("the user's card", () => {
  async function askToSignOut() {
    const shell = renderShell("/workbench/index");
    await act(async () => screen.getByRole("button", { name: "账号 周明远" }).click());
    expect(screen.getByText("上海云帆财税咨询有限公司")).toBeTruthy();
    await act(async () => screen.getByRole("button", { name: "退出登录" }).click());
    expect((await screen.findByRole("dialog")).textContent).toContain("确定要退出登录吗？");
    return shell;
  }

  it("signs out after a confirmation, with a message, everything forgotten", async () => {
    const { sessions } = await askToSignOut();
    await answer(/^退出登录$/);
    expect(await screen.findByText("退出登录成功")).toBeTruthy();
    expect(sessions.end).toHaveBeenCalledOnce();
    expect(sessions.forget).toHaveBeenCalledWith({ keepDrafts: false });
    await vi.waitFor(() => expect(sessions.leave).toHaveBeenCalledOnce(), 3000);
  });

  it("says before signing out that something unsaved will be lost, and only then", async () => {
    renderShell("/setting/logs");
    await act(async () => screen.getByRole("button", { name: "账号 周明远" }).click());
    await act(async () => screen.getByRole("button", { name: "退出登录" }).click());
    expect((await screen.findByRole("dialog")).textContent).not.toContain("尚未保存");
    await answer(/取\s?消/);
    await type("setting.logs", "草稿");
    await openTab("首页");
    await act(async () => screen.getByRole("button", { name: "账号 周明远" }).click());
    await act(async () => screen.getByRole("button", { name: "退出登录" }).click());
    expect(await screen.findByText("有页面的修改尚未保存，退出后将丢失。")).toBeTruthy();
  });

  it("the lock is offered to whoever can open it, and to nobody else", async () => {
    const open = async (hasPassword: boolean, lockByPin: boolean) => {
      renderShell("/workbench/index", { info: { ...loginInfoSample, hasPassword, lockByPin } });
      await act(async () => screen.getByRole("button", { name: "账号 周明远" }).click());
      await act(async () => fireEvent.keyDown(document, { code: "KeyL", ctrlKey: true, altKey: true }));
      const seen = [screen.queryByText("Ctrl Alt L") !== null, localStorage.getItem(LOCK_KEY) !== null];
      localStorage.removeItem(LOCK_KEY);
      cleanup();
      return seen;
    };
    expect(await open(false, false)).toEqual([false, false]);
    expect(await open(true, false)).toEqual([true, true]);
    expect(await open(false, true), "first the code of the lock is asked for").toEqual([true, false]);
  });

  it("stays on cancel", async () => {
    const { sessions } = await askToSignOut();
    await answer(/取\s?消/);
    expect(sessions.forget).not.toHaveBeenCalled();
  });
});
