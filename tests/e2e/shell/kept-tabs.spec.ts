import type { Page, Response } from "@playwright/test";
import { dataRows } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

const bar = (page: Page) => page.getByRole("tablist", { name: "已打开的页面" });
const tabs = (page: Page) => bar(page).getByRole("tab");
const tab = (page: Page, name: string) => bar(page).getByRole("tab", { name, exact: true });

async function openFromMenu(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page.getByRole("navigation", { name: "系统设置" }).getByRole("link", { name, exact: true }).click();
    await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
  }
}

/** Home and the named pages of the settings, the last one in front. */
async function openSettings(page: Page, ...names: readonly string[]): Promise<void> {
  await page.getByRole("link", { name: "系统设置" }).click();
  await expect(dataRows(page).first()).toBeVisible();
  await openFromMenu(page, ...names);
}

async function choose(page: Page, name: string, entry: string): Promise<void> {
  await tab(page, name).click({ button: "right" });
  await page.getByRole("menuitem", { name: entry, exact: true }).click();
}

/** The next answer of the server that has taken this part of the frame. */
function taken(page: Page, part: string, text = ""): Promise<Response> {
  return page.waitForResponse((response) => {
    const sent = response.request().postData() ?? "";
    return response.url().endsWith("/userSetting/save") && sent.includes(`"${part}"`) && sent.includes(text);
  });
}

/** For the journeys that follow. */
async function unpin(page: Page, name: string): Promise<void> {
  const unpinned = taken(page, "pinned");
  await choose(page, name, "取消固定");
  await unpinned;
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^账号/ }).click();
  await page.getByRole("button", { name: "退出登录" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "退出登录" }).click();
  await expect(page.getByRole("heading", { name: "单点登录" })).toBeVisible();
}

/** As a user does who finds the sign-in page: without the journey's own preparations. */
async function signInAgain(page: Page, account: string): Promise<void> {
  await page.goto("/login");
  await page.getByRole("button", { name: account }).click();
  await page.waitForURL("/workbench/index");
}

test("tabs are moved by mouse, by keys and by the menu; a pinned one stands at the left and stays when all are closed", async ({
  page,
  signIn,
}) => {
  await signIn("zhoumy");
  await openSettings(page, "标签管理", "操作日志");
  const middle = async (name: string) => {
    const box = await tab(page, name).boundingBox();
    return box ? ([box.x + box.width / 2, box.y + box.height / 2] as const) : ([0, 0] as const);
  };
  const dragTo = async (name: string, [x, y]: readonly [number, number]) => {
    await page.mouse.move(...(await middle(name)));
    await page.mouse.down();
    await page.mouse.move(x, y, { steps: 8 });
  };

  await test.step("by mouse, where Esc takes a drag back", async () => {
    const [left, y] = await middle("用户管理");
    await dragTo("操作日志", [left - 10, y]);
    await expect(tabs(page)).toHaveText(["首页", "操作日志", "用户管理", "标签管理"]);
    await page.keyboard.press("Escape");
    await expect(tabs(page)).toHaveText(["首页", "用户管理", "标签管理", "操作日志"]);
    await page.mouse.up();
    await dragTo("用户管理", [left + 600, y]);
    await page.mouse.up();
    await expect(tabs(page)).toHaveText(["首页", "标签管理", "操作日志", "用户管理"]);
    await expect(tab(page, "操作日志"), "a drag does not open the tab").toHaveAttribute(
      "aria-selected",
      "true",
    );
  });

  await test.step("by keys and by the menu, and a reload keeps the order", async () => {
    await tab(page, "操作日志").focus();
    await page.keyboard.press("Alt+Shift+ArrowLeft");
    await expect(tabs(page)).toHaveText(["首页", "操作日志", "标签管理", "用户管理"]);
    await expect(tab(page, "操作日志")).toBeFocused();
    await page.keyboard.press("Alt+Shift+ArrowLeft");
    await choose(page, "用户管理", "左移");
    await expect(tabs(page), "never before home").toHaveText(["首页", "操作日志", "用户管理", "标签管理"]);
    await page.reload();
    await expect(tabs(page)).toHaveText(["首页", "操作日志", "用户管理", "标签管理"]);
  });

  await test.step("a pinned one has no cross, and stays", async () => {
    await choose(page, "标签管理", "固定");
    await expect(tabs(page)).toHaveText(["首页", "标签管理", "操作日志", "用户管理"]);
    await expect(page.getByTitle("关闭 标签管理")).toHaveCount(0);
    await tab(page, "标签管理").press("Delete");
    await tab(page, "标签管理").click({ button: "middle" });
    await choose(page, "用户管理", "关闭其他");
    await expect(tabs(page)).toHaveText(["首页", "标签管理", "用户管理"]);
    await choose(page, "用户管理", "关闭全部");
    await expect(tabs(page)).toHaveText(["首页", "标签管理"]);
    await choose(page, "标签管理", "取消固定");
    await page.getByTitle("关闭 标签管理").click();
    await expect(tabs(page)).toHaveText(["首页"]);
  });
});

test("after a sign-out and a sign-in the tabs are back, the pinned ones in every window; to who does not want them, these alone", async ({
  page,
  context,
  signInByPage,
}) => {
  await signInByPage("zhoumy");
  await openSettings(page, "标签管理");
  const pinned = taken(page, "pinned", "tagsManage");
  const opened = taken(page, "tabs", "operationLog");
  await choose(page, "标签管理", "固定");
  await openFromMenu(page, "操作日志");
  await pinned;
  await opened;
  await signOut(page);
  await signInAgain(page, "zhoumy");
  await expect(tabs(page)).toHaveText(["首页", "标签管理", "用户管理", "操作日志"]);
  await expect(tab(page, "首页"), "the page that was asked for is in front").toHaveAttribute(
    "aria-selected",
    "true",
  );
  await tab(page, "用户管理").click();
  await expect(dataRows(page).first()).toBeVisible();

  const other = await context.newPage();
  await other.goto("/workbench/index");
  await expect(tabs(other)).toHaveText(["首页", "标签管理"]);
  await other.close();

  const card = page.getByRole("button", { name: /^账号/ });
  await card.click();
  const off = taken(page, "tabs", "isOff");
  await page.getByLabel("登录后恢复上次打开的页面").uncheck();
  await off;
  await page.keyboard.press("Escape");
  await signOut(page);
  await signInAgain(page, "zhoumy");
  await expect(tabs(page)).toHaveText(["首页", "标签管理"]);
  await card.click();
  await expect(page.getByLabel("登录后恢复上次打开的页面")).not.toBeChecked();
  await page.keyboard.press("Escape");
  await unpin(page, "标签管理");
});
