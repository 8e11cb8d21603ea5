import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderShell } from "./testing/render-shell.tsx";
import { loginInfoSample, menuEntry } from "./testing/session-sample.ts";

vi.mock("./screen/screen.tsx", async () => ({
  Screen: (await import("./testing/fake-screen.tsx")).FakeScreen,
}));

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const signedOut = { state: { kind: "signed-out" } } as const;
const heading = (name: string) => screen.findByRole("heading", { name });

describe("an address leads", () => {
  it("/ to /login, and from there to the home page when there is a session", async () => {
    const { addressNow } = renderShell("/");
    expect(await heading("workbench.home")).toBeTruthy();
    expect(addressNow()).toBe("/workbench/index");
  });

  it("/login without a session: login info cleared, off to the single sign-on", async () => {
    const { sessions } = renderShell("/login", signedOut);
    await vi.waitFor(() => expect(sessions.leave).toHaveBeenCalled());
    expect(sessions.forget).toHaveBeenCalledWith({ keepDrafts: true });
  });

  it("a route without a session to the sign-in, and afterwards back to where the visitor wanted", async () => {
    const first = renderShell("/setting/userManage?page=2", signedOut);
    await vi.waitFor(() => expect(first.addressNow()).toBe("/login"));
    first.unmount();
    const { addressNow } = renderShell("/login");
    expect(await heading("setting.user-manage")).toBeTruthy();
    expect(addressNow()).toBe("/setting/userManage?page=2");
  });

  it("a remembered address outside the application is ignored", async () => {
    sessionStorage.setItem("draft:wanted-address", "//evil.example/workbench");
    expect(renderShell("/login").addressNow()).not.toContain("evil");
    expect(await heading("workbench.home")).toBeTruthy();
  });

  it.each([
    ["/nowhere", "页面不存在"],
    ["/setting/planned", "「以后的页面」尚未开放"],
  ])("%s to the page that says: %s", async (address, words) => {
    const { addressNow } = renderShell(address);
    expect(await heading(words)).toBeTruthy();
    expect(addressNow()).toBe("/404");
    expect(document.title).toBe(`${words} - 代账工作台`);
    expect(screen.getByRole("button", { name: "返回首页" })).toBeTruthy();
  });

  it.each(["/403", "/404", "/500", "/noAuth"])("%s in the frame of whoever is signed in", async (address) => {
    renderShell(address);
    const notice = await screen.findByRole("button", { name: /返回|重\s?试/ });
    expect(screen.getByRole("main").contains(notice)).toBe(true);
    expect(screen.getAllByRole("main")).toHaveLength(1);
    expect(screen.getByRole("navigation", { name: "主菜单" })).toBeTruthy();
    expect(screen.getByRole("tab", { name: "首页" }).getAttribute("aria-selected")).toBe("false");
    screen.getByRole("tab", { name: "首页" }).click();
    expect(await heading("workbench.home")).toBeTruthy();
  });

  it("a missing page without a frame for whoever is not signed in", async () => {
    renderShell("/404", signedOut);
    expect(await heading("页面不存在")).toBeTruthy();
    expect(screen.queryByRole("navigation")).toBeNull();
  });

  it("a screen without its permission to /noAuth", async () => {
    const { addressNow } = renderShell("/setting/userManage", { entries: [menuEntry("basicSetting.logs")] });
    expect(await heading("暂无权限")).toBeTruthy();
    expect(addressNow()).toBe("/noAuth");
  });

  it("any one of several codes opens a screen, seeing only is enough", async () => {
    renderShell("/setting/logs", { entries: [menuEntry("basicSetting.tags", 2)] });
    expect(await heading("setting.logs")).toBeTruthy();
  });

  it("a screen of some firms only to them", async () => {
    const firm = String(loginInfoSample.dzgsDTO.gsid);
    const others = renderShell("/setting/pool", { tenantSettings: new Map([["pool", new Set(["0"])]]) });
    await vi.waitFor(() => expect(others.addressNow()).not.toBe("/setting/pool"));
    expect(screen.queryByRole("link", { name: "线索私海" })).toBeNull();
    cleanup();
    renderShell("/setting/pool", { tenantSettings: new Map([["pool", new Set(["0", firm])]]) });
    expect(await heading("setting.pool")).toBeTruthy();
    expect(screen.getByRole("link", { name: "线索私海" })).toBeTruthy();
  });

  it("/403 needs a session", async () => {
    const { addressNow } = renderShell("/403", signedOut);
    await vi.waitFor(() => expect(addressNow()).toBe("/login"));
    cleanup();
    renderShell("/403");
    expect(await heading("没有访问权限")).toBeTruthy();
  });

  it("an account for the home page only always home, and its menu has nothing else", async () => {
    const { addressNow } = renderShell("/setting/userManage", { homeOnly: true });
    expect(await heading("workbench.home")).toBeTruthy();
    expect(addressNow()).toBe("/workbench/index");
    expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "跳到页面内容",
      "工作台",
      "首页",
    ]);
  });

  it("the hash route of the 500 page to the 500 page", async () => {
    const { addressNow } = renderShell("/#/500");
    expect(await heading("服务异常")).toBeTruthy();
    expect(addressNow()).toBe("/500");
  });

  it("a menu's own address to its first permitted entry, else to /noAuth", async () => {
    const { addressNow } = renderShell("/setting", { entries: [menuEntry("basicSetting.logs")] });
    expect(await heading("setting.logs")).toBeTruthy();
    expect(addressNow()).toBe("/setting/logs");
    cleanup();
    renderShell("/setting", { entries: [] });
    expect(await heading("暂无权限")).toBeTruthy();
  });

  it("a route whose session could not be loaded to another try", async () => {
    const { sessions } = renderShell("/setting/userManage", {
      state: { kind: "failed", message: "请求超时" },
    });
    expect(await screen.findByText("请求超时")).toBeTruthy();
    screen.getByRole("button", { name: /重\s?试/ }).click();
    expect(sessions.resume).toHaveBeenCalledOnce();
  });

  it("a refused ticket to the reason and a new sign-in", async () => {
    const { sessions } = renderShell("/login", { state: { kind: "failed", message: "票据已失效" } });
    expect(await screen.findByText("票据已失效")).toBeTruthy();
    screen.getByRole("button", { name: "重新登录" }).click();
    expect(sessions.leave).toHaveBeenCalledOnce();
  });
});
