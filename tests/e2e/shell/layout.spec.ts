import type { Page } from "@playwright/test";
import { signInToApi } from "../app/api.ts";
import { addCompany } from "../app/companies.ts";
import { dataRows } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

const WRITES = ["新增用户", "导出", "编辑", "停用", "启用", "删除", "授权", "重置密码", "更多", "批量删除"];

/** Expects that the search finds nothing of these words. */
async function expectNotFound(page: Page, ...words: readonly string[]): Promise<void> {
  const palette = page.getByRole("dialog", { name: "搜索页面、客户、人员和操作" });
  await expect(page.getByRole("button", { name: "搜索" }).first()).toBeVisible();
  await page.keyboard.press("Control+k");
  for (const word of words) {
    await palette.getByRole("combobox").fill(word);
    await expect(palette.getByText(`没有找到「${word}」`)).toBeVisible();
  }
  await page.keyboard.press("Escape");
  await expect(palette).toBeHidden();
}

test(
  "the frame: top menu, a side menu of 180 with the title of its group, tabs, content whose code comes with its first opening",
  { tag: "@spine" },
  async ({ page, signIn }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
    const ofList = () => fetched.filter((path) => /list-view.*js|user-manage/.test(path));
    await signIn("zhoumy", "/workbench/index");
    await expect(page.getByRole("heading", { name: "早上好，周明远" })).toBeVisible();
    const top = page.getByRole("navigation", { name: "主菜单" });
    await expect(top.getByRole("link")).toHaveText([
      "工作台",
      "客户中心",
      "核算中心",
      "收费管理",
      "业绩中心",
      "商机洞察",
      "企业微信",
      "数智员工",
      "报表",
      "系统设置",
    ]);
    await expect(top.getByRole("link", { name: "工作台" })).toHaveAttribute("aria-current", "true");
    expect(ofList()).toEqual([]);
    await top.getByRole("link", { name: "系统设置" }).click();
    const pane = page.getByRole("tabpanel").filter({ has: page.getByRole("button", { name: "新增用户" }) });
    await expect(dataRows(pane).first()).toBeVisible();
    expect(ofList()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^\/plans\/screens\/.*user-manage\.json$/),
        expect.stringMatching(/^\/assets\/list-view-.*\.js$/),
      ]),
    );
    await expect(pane, "the page comes in over 200 ms").toHaveCSS("animation-duration", "0.2s");

    const side = page.getByRole("navigation", { name: "系统设置" });
    await expect(side.getByRole("heading", { level: 2 })).toHaveText("系统设置");
    await expect(side.getByRole("link", { name: "用户管理" })).toHaveAttribute("aria-current", "page");
    await expect(top.getByRole("link", { name: "系统设置" })).toHaveAttribute("aria-current", "true");
    expect((await side.boundingBox())?.width).toBe(180);
    await expect(page).toHaveTitle("用户管理 - 代账工作台");

    await test.step("nothing but the content scrolls, filters take one line, no title is cut off", async () => {
      const overflow = await page.evaluate(() => {
        const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
        return { right: scrollWidth - clientWidth, below: scrollHeight - clientHeight };
      });
      expect(overflow).toEqual({ right: 0, below: 0 });
      const before = await page.getByRole("banner").boundingBox();
      await page.getByRole("table").hover();
      await page.mouse.wheel(0, 5000);
      await expect(dataRows(page).last()).toBeInViewport();
      expect(await page.getByRole("banner").boundingBox()).toEqual(before);

      expect((await page.getByRole("search").boundingBox())?.height).toBeLessThan(60);
      const cut = await page
        .getByRole("columnheader")
        .evaluateAll((heads) =>
          heads.filter((head) => head.scrollWidth > head.clientWidth).map((head) => head.textContent),
        );
      expect(cut).toEqual([]);
    });

    await test.step("a wide window gives its room to the values: the actions keep their width", async () => {
      const widths = async () => {
        const boxes = await page.getByRole("columnheader", { name: /^(操作|登录账号.*)$/ }).all();
        return await Promise.all(boxes.map(async (box) => (await box.boundingBox())?.width ?? 0));
      };
      const [account = 0, actions = 0] = await widths();
      await page.setViewportSize({ width: 1920, height: 1080 });
      await expect.poll(async () => (await widths())[0]).toBeGreaterThan(account + 20);
      expect((await widths())[1]).toBeCloseTo(actions, 0);
      expect((await dataRows(page).first().boundingBox())?.height).toBe(40);
    });
  },
);

test("in a narrow window the menus fold, fixed columns give way, and the keyboard leads past the menus into the content", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await signIn("zhoumy", "/setting/userManage");
  await expect(dataRows(page).first()).toBeVisible();
  await test.step("by keyboard the first stop leads past the menus into the content", async () => {
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "跳到页面内容" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await expect(page).toHaveURL(/\/setting\/userManage/);
    await expect(page.getByRole("tab", { name: "用户管理" })).toHaveAttribute("aria-selected", "true");
  });

  await test.step("at 200 % the menu folds, and the page scrolls before the table has no row", async () => {
    await page.setViewportSize({ width: 640, height: 360 });
    await expect(page.getByRole("navigation", { name: "系统设置" })).toHaveCount(0);
    const table = page.getByRole("region", { name: "用户管理" });
    expect((await table.boundingBox())?.height).toBeGreaterThan(120);
    await dataRows(page).nth(1).scrollIntoViewIfNeeded();
    await expect(dataRows(page).nth(1)).toBeInViewport();
    const edit = dataRows(page).first().getByRole("button", { name: "编辑" });
    await expect(edit, "there is room between the fixed columns").toBeInViewport();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, "nothing sticks out of the window").toBe(640);
    await page.getByRole("button", { name: "展开菜单" }).click();
    await page.getByRole("link", { name: "标签管理" }).click();
    await expect(page).toHaveURL("/setting/tagsManage");
    await expect(page.getByRole("navigation", { name: "系统设置" })).toHaveCount(0);
    await page.goto("/customer/index");
    await expect(page.getByRole("columnheader", { name: "客户名称" })).toBeInViewport();
    await expect(page.getByRole("columnheader", { name: "操作" }), "too wide together").not.toBeInViewport();
  });

  await test.step("at 1024 the current area is in sight, and a list leads to each of the others", async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto("/setting/userManage");
    const areas = page.getByRole("navigation", { name: "主菜单" });
    await expect(areas.getByRole("link", { name: "系统设置" })).toBeInViewport({ ratio: 0.95 });
    await areas.getByRole("button", { name: "更多" }).click();
    const list = page.getByRole("dialog", { name: "全部菜单" });
    await expect(list.getByRole("link", { name: "系统设置" })).toHaveAttribute("aria-current", "true");
    await list.getByRole("link", { name: "客户中心" }).click();
    await expect(list).toHaveCount(0);
    await expect(page).toHaveURL(/\/(customer|companyCenter)\//);
    await expect(areas.getByRole("link", { name: "客户中心" })).toBeInViewport({ ratio: 0.95 });
    await page.setViewportSize({ width: 1440, height: 768 });
    await expect(areas.getByRole("button", { name: "更多" })).toHaveCount(0);
  });
});

test("menu, search and bell follow the role: none has nothing, an accountant their customers, a branch admin their users", async ({
  app,
  page,
  signIn,
}) => {
  const client = await addCompany(await signInToApi(app.address, "zhoumy"), "昆明翠湖游船有限公司");
  await test.step("an account without function permission works with the home page alone", async () => {
    await signIn("fenglei");
    await expect(page.getByRole("heading", { name: "早上好，冯磊" })).toBeVisible();
    await expect(page.getByText("暂无可用的功能，请联系管理员开通权限。")).toBeVisible();
    await expect(page.getByRole("navigation", { name: "主菜单" }).getByRole("link")).toHaveText(["工作台"]);
    await page.getByRole("button", { name: /^通知中心/ }).click();
    const bell = page.getByRole("dialog", { name: "通知中心" });
    await expect(bell.getByRole("tab"), "none of work orders").toHaveText(["系统通知", "公告"]);
    await page.goto("/accountCenter/invoice");
    await expect(page).toHaveURL("/workbench/index");
  });

  await test.step("an accountant has their customers, and finds nobody else's", async () => {
    await signIn("sunli");
    await expect(page.getByRole("heading", { name: "早上好，孙丽" })).toBeVisible();
    await expect(page.getByRole("link", { name: "客户列表" })).toBeVisible();
    await expect(page.getByRole("link", { name: "用户管理" })).toHaveCount(0);
    await expectNotFound(page, "孙丽", "yhgl", client.companyName);
  });

  await test.step("a branch admin has their users", async () => {
    await signIn("liuwei");
    await expect(page.getByRole("heading", { name: "早上好，刘伟" })).toBeVisible();
    await page.getByRole("link", { name: "用户管理" }).click();
    const side = page.getByRole("navigation", { name: "系统设置" });
    await expect(side.getByRole("link")).toHaveText(["用户管理", "部门员工", "操作日志", "公告管理"]);
    await expect(page.getByRole("button", { name: "新增用户" })).toBeVisible();
  });
});

test("an account that sees only opens user management and finds nothing to change there", async ({
  page,
  signIn,
}) => {
  await signIn("heqing");
  await expect(page.getByRole("link", { name: "用户管理" }), "view-only gives no menu entry").toHaveCount(0);
  await page.goto("/accountCenter");
  await expect(page, "nor has a group without an open entry one").toHaveURL("/noAuth");
  await page.goto("/setting/userManage");
  await expect(page.getByRole("row", { name: /weizihan/ })).toBeVisible();
  for (const name of WRITES) {
    await expect(page.getByRole("button", { name, exact: true }), name).toHaveCount(0);
  }
  await expect(page.getByRole("checkbox"), "nothing to tick rows for").toHaveCount(0);
  await expect(page.getByRole("columnheader", { name: "操作" })).toHaveCount(0);
});
