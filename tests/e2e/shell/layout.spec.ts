import { dataRows } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

const WRITES = ["新增用户", "导出", "编辑", "停用", "启用", "删除", "授权", "重置密码", "更多", "批量删除"];

test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: 720 }));

test("the frame: top menu, a side menu of 180 with the title of its group, tabs, content", async ({
  page,
  signIn,
}) => {
  await signIn("zhoumy");
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
  await top.getByRole("link", { name: "系统设置" }).click();

  const side = page.getByRole("navigation", { name: "系统设置" });
  await expect(side.getByRole("heading", { level: 2 })).toHaveText("系统设置");
  await expect(side.getByRole("link", { name: "用户管理" })).toHaveAttribute("aria-current", "page");
  await expect(top.getByRole("link", { name: "系统设置" })).toHaveAttribute("aria-current", "true");
  expect((await side.boundingBox())?.width).toBe(180);
  await expect(page).toHaveTitle("用户管理 - 代账工作台");
});

test("at a width of 1280 nothing but the content scrolls, filters take one line, no title is cut off", async ({
  page,
  signIn,
}) => {
  await signIn("zhoumy", "/setting/userManage");
  await expect(dataRows(page).first()).toBeVisible();
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

test("at 200 % the menu folds, fixed columns give way, and the page scrolls before the table has no row", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await signIn("zhoumy", "/customer/index");
  await expect(page.getByRole("columnheader", { name: "客户名称" })).toBeInViewport();
  await expect(page.getByRole("columnheader", { name: "操作" }), "too wide together").not.toBeInViewport();
  await page.goto("/setting/userManage");
  await expect(dataRows(page).first()).toBeVisible();
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
});

test("a wide window gives its room to the values: the actions keep their width", async ({ page, signIn }) => {
  await signIn("zhoumy", "/setting/userManage");
  const widths = async () => {
    const boxes = await page.getByRole("columnheader", { name: /^(操作|登录账号.*)$/ }).all();
    return await Promise.all(boxes.map(async (box) => (await box.boundingBox())?.width ?? 0));
  };
  await expect(dataRows(page).first()).toBeVisible();
  const [account = 0, actions = 0] = await widths();
  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect.poll(async () => (await widths())[0]).toBeGreaterThan(account + 20);
  expect((await widths())[1]).toBeCloseTo(actions, 0);
  expect((await dataRows(page).first().boundingBox())?.height).toBe(40);
});

test("a planned page says that it is not open yet, in the frame", async ({ page, signIn }) => {
  await signIn("zhoumy", "/companyCenter/renewalStatistics");
  await expect(page.getByRole("heading", { name: "「续费统计」尚未开放" })).toBeVisible();
  await expect(page).toHaveURL("/404");
  await page.getByRole("navigation", { name: "主菜单" }).getByRole("link", { name: "客户中心" }).click();
  await expect(page.getByRole("table")).toBeVisible();
});

test("the header opens a card with the names of user and firm", async ({ page, signIn }) => {
  await signIn("qianjin");
  await page.getByRole("button", { name: "账号 钱锦" }).click();
  const card = page.getByRole("dialog", { name: "钱锦" });
  await expect(card).toContainText("钱锦");
  await expect(card).toContainText("苏州锦程企业服务有限公司");
  await expect(card.getByRole("button", { name: "退出登录" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(card).toBeHidden();
});

test("the menu follows the role: none has nothing, an accountant their customers, a branch admin their users", async ({
  page,
  signIn,
}) => {
  await signIn("fenglei");
  await expect(page.getByText("暂无可用的功能")).toBeVisible();
  await signIn("sunli");
  await expect(page.getByRole("heading", { name: "早上好，孙丽" })).toBeVisible();
  await expect(page.getByRole("link", { name: "客户列表" })).toBeVisible();
  await expect(page.getByRole("link", { name: "用户管理" })).toHaveCount(0);
  await signIn("liuwei");
  await expect(page.getByRole("heading", { name: "早上好，刘伟" })).toBeVisible();
  await page.getByRole("link", { name: "用户管理" }).click();
  const side = page.getByRole("navigation", { name: "系统设置" });
  await expect(side.getByRole("link")).toHaveText(["用户管理", "部门员工", "操作日志", "公告管理"]);
  await expect(page.getByRole("button", { name: "新增用户" })).toBeVisible();
});

test("an account that sees only opens user management and finds nothing to change there", async ({
  page,
  signIn,
}) => {
  await signIn("heqing");
  await expect(page.getByRole("link", { name: "用户管理" }), "view-only gives no menu entry").toHaveCount(0);
  await page.goto("/setting/userManage");
  await expect(page.getByRole("row", { name: /weizihan/ })).toBeVisible();
  for (const name of WRITES) {
    await expect(page.getByRole("button", { name, exact: true }), name).toHaveCount(0);
  }
  await expect(page.getByRole("checkbox"), "nothing to tick rows for").toHaveCount(0);
  await expect(page.getByRole("columnheader", { name: "操作" })).toHaveCount(0);
});

test("by keyboard the first stop leads past the menus into the content", async ({ page, signIn }) => {
  await signIn("zhoumy", "/setting/userManage");
  await expect(dataRows(page).first()).toBeVisible();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "跳到页面内容" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page).toHaveURL(/\/setting\/userManage/);
  await expect(page.getByRole("tab", { name: "用户管理" })).toHaveAttribute("aria-selected", "true");
});

test("a page's plan and code come with its first opening, and the page comes in over 200 ms", async ({
  page,
  signIn,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  const ofList = () => fetched.filter((path) => /list-view.*js|user-manage/.test(path));
  await signIn("chenjie", "/workbench/index");
  await expect(page.getByRole("heading", { name: "早上好，陈洁" })).toBeVisible();
  expect(ofList()).toEqual([]);
  await page.getByRole("link", { name: "系统设置" }).click();
  await expect(page.getByRole("button", { name: "新增用户" })).toBeVisible();
  expect(ofList()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^\/plans\/screens\/.*user-manage\.json$/),
      expect.stringMatching(/^\/assets\/list-view-.*\.js$/),
    ]),
  );
  const pane = page.getByRole("tabpanel").filter({ has: page.getByRole("button", { name: "新增用户" }) });
  await expect(pane).toHaveCSS("animation-duration", "0.2s");
});
