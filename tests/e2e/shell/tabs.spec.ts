import type { Page } from "@playwright/test";
import { goTo } from "../app/go-to.ts";
import { dataRows } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

const bar = (page: Page) => page.getByRole("tablist", { name: "已打开的页面" });
const tabs = (page: Page) => bar(page).getByRole("tab");
const tab = (page: Page, name: string) => bar(page).getByRole("tab", { name, exact: true });
const openFromMenu = async (page: Page, name: string) => {
  await page.getByRole("navigation", { name: "系统设置" }).getByRole("link", { name, exact: true }).click();
  await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
};

/** Home and user management, the latter in front and filled. */
async function openUserManage(page: Page): Promise<void> {
  await page.getByRole("link", { name: "系统设置" }).click();
  await expect(dataRows(page).first()).toBeVisible();
}

async function openFive(page: Page): Promise<void> {
  await openUserManage(page);
  for (const name of ["标签管理", "操作日志", "角色授权"]) await openFromMenu(page, name);
  await expect(tabs(page)).toHaveText(["首页", "用户管理", "标签管理", "操作日志", "角色授权"]);
}

async function chooseFromTab(page: Page, name: string, entry: string): Promise<void> {
  await tab(page, name).click({ button: "right" });
  await page.getByRole("menuitem", { name: entry, exact: true }).click();
}

test("a route opens one tab; tabs are walked along and closed by mouse, keys and menu, home by no way", async ({
  page,
  signIn,
}) => {
  await signIn("zhoumy");
  await openUserManage(page);

  await test.step("a route opens one tab, however often it is asked for", async () => {
    await expect(tabs(page)).toHaveText(["首页", "用户管理"]);
    await tab(page, "首页").click();
    await expect(page).toHaveURL("/workbench/index");
    await openUserManage(page);
    await openFromMenu(page, "用户管理");
    await expect(tabs(page)).toHaveText(["首页", "用户管理"]);
  });

  await test.step("arrow keys, Home and End walk along the tabs", async () => {
    await openFive(page);
    await tab(page, "角色授权").focus();
    for (const [key, name] of [
      ["ArrowRight", "首页"],
      ["ArrowRight", "用户管理"],
      ["ArrowLeft", "首页"],
      ["ArrowLeft", "角色授权"],
      ["Home", "首页"],
      ["End", "角色授权"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(page, name)).toBeFocused();
      await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
    }
  });

  await test.step("closing the tab in front goes to its neighbour; closing another changes nothing in front", async () => {
    await tab(page, "标签管理").click();
    await page.getByTitle("关闭 标签管理").click();
    await expect(tab(page, "操作日志")).toHaveAttribute("aria-selected", "true");
    await expect(page).toHaveURL("/otherSetting/operationLog");

    await tab(page, "用户管理").click({ button: "middle" });
    await expect(tabs(page)).toHaveText(["首页", "操作日志", "角色授权"]);
    await expect(page).toHaveURL("/otherSetting/operationLog");

    await tab(page, "角色授权").click();
    await expect(page).toHaveURL("/basicSetting/auth/role-auth");
    await tab(page, "角色授权").press("Delete");
    await expect(page, "at the right end the neighbour is the left one").toHaveURL(
      "/otherSetting/operationLog",
    );
    await expect(tabs(page)).toHaveText(["首页", "操作日志"]);
  });

  await test.step("the context menu closes what stands to the right, to the left, and all the others", async () => {
    for (const name of ["用户管理", "标签管理", "角色授权"]) await openFromMenu(page, name);
    await chooseFromTab(page, "标签管理", "关闭右侧");
    await expect(tabs(page)).toHaveText(["首页", "操作日志", "用户管理", "标签管理"]);
    await expect(tab(page, "标签管理")).toHaveAttribute("aria-selected", "true");
    await expect(page).toHaveURL("/setting/tagsManage");
    await chooseFromTab(page, "标签管理", "关闭左侧");
    await expect(tabs(page)).toHaveText(["首页", "标签管理"]);
    await expect(page).toHaveURL("/setting/tagsManage");
    await openFromMenu(page, "用户管理");
    await chooseFromTab(page, "用户管理", "关闭其他");
    await expect(tabs(page)).toHaveText(["首页", "用户管理"]);
    await expect(page).toHaveURL("/setting/userManage");
    await expect(dataRows(page).first()).toBeVisible();
  });

  await test.step("the home tab cannot be closed by any way", async () => {
    await tab(page, "首页").click({ button: "middle" });
    await tab(page, "首页").press("Delete");
    await expect(page.getByTitle("关闭 首页")).toHaveCount(0);
    await expect(page.getByTitle("关闭 用户管理")).toHaveCount(1);
    await tab(page, "首页").click({ button: "right" });
    await expect(page.getByRole("menuitem", { name: "关闭", exact: true })).toBeDisabled();
    await page.getByRole("menuitem", { name: "关闭其他" }).click();
    await expect(tabs(page)).toHaveText(["首页"]);
  });

  await test.step("where the tabs need more room than there is, the one in front is seen as a whole", async () => {
    await page.setViewportSize({ width: 640, height: 720 });
    for (const address of [
      "/setting/userManage",
      "/setting/tagsManage",
      "/otherSetting/operationLog",
      "/basicSetting/auth/role-auth",
      "/basicSetting/auth/depart-staff",
    ])
      await goTo(page, address);
    await expect(tab(page, "部门员工")).toHaveAttribute("aria-selected", "true");
    await expect(bar(page).getByTitle("关闭 部门员工")).toBeInViewport({ ratio: 1 });
  });
});

test(
  "a page behind comes back as it was left, by tab, by the browser's Back and after a reload",
  { tag: "@spine" },
  async ({ page, signIn }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await signIn("zhoumy");
    await openUserManage(page);
    const name = page.getByRole("tabpanel", { name: "用户管理" }).getByLabel("姓名或账号");
    const query = page.getByRole("button", { name: /查\s?询/ });

    await test.step("rows, words not yet searched for, scroll position; and nothing is asked for again", async () => {
      await name.fill("王");
      const rows = page.getByRole("region", { name: "用户管理" });
      await rows.hover();
      await page.mouse.wheel(0, 240);
      const scrolled = () => rows.evaluate((element) => element.scrollTop);
      await expect.poll(scrolled).toBeGreaterThan(100);
      const left = await scrolled();
      let calls = 0;
      page.on("request", (request) => {
        // The home page sends its own requests meanwhile.
        if (request.resourceType() === "xhr" && request.url().includes("/auth/user/")) calls += 1;
      });
      await tab(page, "首页").click();
      await expect(page.getByRole("heading", { name: "早上好" })).toBeVisible();
      await expect(rows).toBeHidden();
      await tab(page, "用户管理").click();
      await expect(rows).toBeVisible();
      expect(await scrolled()).toBe(left);
      await expect(name).toHaveValue("王");
      expect(calls, "requests for coming back").toBe(0);
    });

    await test.step("behind another it keeps its layout, and is neither seen nor found", async () => {
      await expect(page.getByRole("button", { name: "新增用户" })).toBeVisible();
      await openFromMenu(page, "标签管理");
      const behind = page.locator(".shell-pane-behind").filter({ hasText: "新增用户" });
      await expect(behind.locator("tbody tr").first()).toBeHidden();
      await expect(page.getByRole("button", { name: "新增用户" })).toHaveCount(0);
      await expect(behind.locator(".shell-pane-page")).toHaveCSS("display", "contents");
      await tab(page, "用户管理").click();
      await expect(page.getByRole("button", { name: "新增用户" })).toBeVisible();
    });

    await test.step("refreshing a tab loads its page again, from its address", async () => {
      const answer = page.waitForResponse((response) => response.request().resourceType() === "xhr");
      await chooseFromTab(page, "用户管理", "刷新");
      await answer;
      await expect(dataRows(page).first()).toBeVisible();
      await expect(name).toHaveValue("");
    });

    await test.step("each tab keeps its own address, by tab and by the browser's Back", async () => {
      const filtered = "/setting/userManage?f.nameOrAccount=sunli";
      await name.fill("sunli");
      await query.click();
      await expect(page).toHaveURL(filtered);
      await expect(page.getByRole("row", { name: /孙丽/ })).toBeVisible();
      await expect(dataRows(page)).toHaveCount(1);
      await tab(page, "首页").click();
      await expect(page).toHaveURL("/workbench/index");
      await tab(page, "用户管理").click();
      await expect(page).toHaveURL(filtered);
      await tab(page, "首页").click();
      await page.getByRole("navigation", { name: "主菜单" }).getByRole("link", { name: "系统设置" }).click();
      await expect(page).toHaveURL(filtered);
      await page.goBack();
      await expect(page).toHaveURL("/workbench/index");
      await page.goForward();
      await expect(page).toHaveURL(filtered);
      await expect(dataRows(page)).toHaveCount(1);
    });

    await test.step("a reload keeps the tabs, their order, the one in front and its filters", async () => {
      for (const entry of ["操作日志", "角色授权"]) await openFromMenu(page, entry);
      await tab(page, "用户管理").click();
      await page.reload();
      await expect(tabs(page)).toHaveText(["首页", "用户管理", "标签管理", "操作日志", "角色授权"]);
      await expect(tab(page, "用户管理")).toHaveAttribute("aria-selected", "true");
      await expect(name).toHaveValue("sunli");
      await expect(dataRows(page)).toHaveCount(1);
      await tab(page, "操作日志").click();
      await page.reload();
      await tab(page, "用户管理").click();
      await expect(page, "also of a tab behind").toHaveURL("/setting/userManage?f.nameOrAccount=sunli");
    });
  },
);

test("a page with something unsaved asks before its tab closes or it is loaded anew, and stays when the answer is no", async ({
  page,
  signIn,
}) => {
  await signIn("zhoumy");
  await openUserManage(page);
  await page.getByRole("button", { name: "新增用户" }).click();
  const dialog = page.getByRole("dialog", { name: "新增用户" });
  await dialog.getByLabel("姓名").fill("未保存的人");
  // The dialog lies over the tabs; the browser's Back leads past it.
  await page.goBack();
  await expect(page.getByRole("heading", { name: "早上好" })).toBeVisible();
  await expect(dialog).toBeHidden();

  const question = page.getByRole("dialog", { name: "关闭「用户管理」？" });
  await tab(page, "用户管理").click({ button: "middle" });
  await expect(question).toContainText("「新增用户」中有未保存的修改");
  await question.getByRole("button", { name: /取\s?消/ }).click();
  await expect(question).toBeHidden();
  await tab(page, "用户管理").click();
  await expect(dialog.getByLabel("姓名")).toHaveValue("未保存的人");

  await page.goBack();
  await expect(dialog).toBeHidden();
  await tab(page, "用户管理").click({ button: "middle" });
  await question.getByRole("button", { name: "关闭", exact: true }).click();
  await expect(tabs(page)).toHaveText(["首页"]);
  await openUserManage(page);
  await expect(dialog).toBeHidden();

  await test.step("the browser asks before a reload costs something unsaved", async () => {
    await page.getByRole("button", { name: "新增用户" }).click();
    await dialog.getByLabel("姓名").fill("未保存的人");
    const asked = page.waitForEvent("dialog");
    const reload = page.reload();
    const leaving = await asked;
    expect(leaving.type()).toBe("beforeunload");
    await leaving.accept();
    await reload;
    await expect(dataRows(page).first()).toBeVisible();
  });
});
