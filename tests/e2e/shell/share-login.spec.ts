import type { Browser, Page } from "@playwright/test";
import { watchLeaks } from "../app/leaks.ts";
import { expect, test } from "../app/test.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const panelOf = (page: Page) => page.getByRole("dialog", { name: "分享登录" });

async function openPanel(page: Page) {
  await page.getByRole("banner").getByRole("button", { name: "分享登录" }).click();
  return panelOf(page);
}

/** Support staff at another desk. */
async function openDesk(browser: Browser, address: string): Promise<Page> {
  const desk = await browser.newContext({ baseURL: address, locale: "zh-CN" });
  const page = await desk.newPage();
  await page.goto("/login");
  return page;
}

test("a code is made, copied and stands nowhere else; who comes in by it is named and marked, until it is revoked", async ({
  app,
  browser,
  page,
  signIn,
}) => {
  const leaksOf = watchLeaks(page, {});
  await signIn("chenjie");
  const panel = await openPanel(page);
  const guest = await openDesk(browser, app.address);
  let code = "";

  await test.step("for 2, 8, 12, 24 or 48 hours, 8 unless chosen", async () => {
    const validity = panel.getByLabel("有效期");
    await expect(validity.getByRole("option")).toHaveText(["2小时", "8小时", "12小时", "24小时", "48小时"]);
    await expect(validity).toHaveValue("8");
    await panel.getByRole("button", { name: "生成登录码" }).click();
    code = await panel.getByLabel("登录码").inputValue();
    expect(code).toMatch(/^[\w-]{43}$/);
    await expect(panel).toContainText("有效期至2026-11-20 18:");
    await panel.getByRole("button", { name: "复制分享" }).click();
    await expect(page.getByText("复制成功，可直接粘贴", { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);

    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    expect(await leaksOf(code)).toEqual([]);
    await openPanel(page);
    await expect(panel.getByLabel("登录码"), "it is there again").toHaveValue(code);
  });

  const codeBox = guest.getByLabel("分享登录码");
  const nameBox = guest.getByLabel("您的姓名");
  const enter = guest.getByRole("button", { name: "进入" });
  const refusal = guest.getByRole("alert");
  await test.step("without a name, or by another code, nobody gets in", async () => {
    await codeBox.fill("made-up");
    await enter.click();
    await expect(nameBox).toBeFocused();
    await nameBox.fill("王芳");
    await enter.click();
    await expect(refusal).toHaveText("分享登录码无效或已过期，请向账号所有人重新索取。");
    await expect(refusal).toBeInViewport();
    await expect(codeBox).toBeFocused();
    await expect(nameBox, "the name need not be typed again").toHaveValue("王芳");
  });

  await test.step("who comes in is marked on every page, and sees no users, roles and passwords", async () => {
    await codeBox.fill(code);
    await enter.click();
    await expect(guest).toHaveURL("/workbench/index");
    const banner = guest.getByRole("banner");
    await expect(banner.getByRole("note")).toHaveText(/^分享登录 · 剩余 (8 小时|7 小时 59 分)$/);
    await expect(banner.getByRole("button", { name: "分享登录" }), "nobody shares on").toHaveCount(0);
    await guest.getByRole("button", { name: /^账号/ }).click();
    await expect(guest.getByRole("button", { name: "退出登录" })).toBeVisible();
    await expect(guest.getByRole("button", { name: "修改密码" })).toHaveCount(0);
    await guest.keyboard.press("Escape");

    await guest.getByRole("navigation", { name: "主菜单" }).getByRole("link", { name: "系统设置" }).click();
    const side = guest.getByRole("navigation", { name: "系统设置" });
    await expect(side.getByRole("link", { name: "操作日志" })).toBeVisible();
    for (const name of ["用户管理", "角色权限", "部门员工"])
      await expect(side.getByRole("link", { name })).toHaveCount(0);
    await guest.goto("/setting/userManage");
    await expect(guest).toHaveURL(/\/(noAuth|workbench\/index)$/);
  });

  await test.step("its owner reads who is in, in the panel and in the log, and the code no more", async () => {
    await page.goto("/otherSetting/operationLog");
    await expect(page.getByRole("row", { name: /陈洁.*登录（分享登录：王芳）/ }).first()).toBeVisible();
    await openPanel(page);
    await expect(panel).toContainText(/已进入王芳（11-20 10:\d\d）/);
    await expect(panel).toContainText("登录码只在生成时显示");
    await expect(panel).toContainText("有效期至2026-11-20 18:");
  });

  await test.step("it is prolonged for whoever is in, and revoked with them", async () => {
    const hours = panel.getByLabel("从现在起");
    await hours.selectOption("2");
    await panel.getByRole("button", { name: "延长" }).click();
    await expect(panel.getByRole("alert")).toContainText("请选择更长的有效期");
    await hours.selectOption("12");
    await panel.getByRole("button", { name: "延长" }).click();
    await expect(panel).toContainText("有效期至2026-11-20 22:");
    await guest.reload();
    await expect(guest.getByRole("note")).toHaveText(/^分享登录 · 剩余 (12 小时|11 小时 59 分)$/);

    await panel.getByRole("button", { name: "撤销" }).click();
    await expect(panel).toContainText("登录码将失效，已进入的人会退出。");
    await panel.getByRole("button", { name: "确定" }).click();
    await expect(panel.getByRole("button", { name: "生成登录码" })).toBeVisible();
    await expect(guest.getByRole("heading", { name: "单点登录" })).toBeVisible();
    await guest.context().close();
  });
});
