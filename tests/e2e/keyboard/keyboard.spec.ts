import { leave, tabTo } from "../app/keyboard.ts";
import { expect, test } from "../app/test.ts";

interface List {
  readonly screen: string;
  readonly title: string;
  /** A text filter and what to type there. */
  readonly filter: readonly [label: string, text: string];
  readonly sort: string;
  readonly ticks: boolean;
  /** The title of the page or dialog that Enter on a row opens. */
  readonly opens: RegExp;
}

const LISTS: readonly List[] = [
  {
    screen: "/setting/userManage",
    title: "用户管理",
    filter: ["姓名或账号", "an"],
    sort: "登录账号",
    ticks: true,
    opens: /编辑/,
  },
  {
    screen: "/customer/index",
    title: "客户列表",
    filter: ["客户名称", "上海"],
    sort: "客户编码",
    ticks: true,
    opens: /详情/,
  },
  {
    screen: "/basicSetting/auth/depart-staff",
    title: "部门员工",
    filter: ["姓名或账号", "an"],
    sort: "登录账号",
    ticks: true,
    opens: /编辑/,
  },
  {
    screen: "/otherSetting/operationLog",
    title: "操作日志",
    filter: ["操作内容", "用户"],
    sort: "操作时间",
    ticks: false,
    opens: /操作详情/,
  },
];

for (const { screen, title, filter, sort, ticks, opens } of LISTS) {
  test(`${title} is used without a mouse: filter, order, walk, tick, open`, async ({ page, signIn }) => {
    await signIn("chenjie", screen);
    const list = page.getByRole("region", { name: title });
    const rows = list.locator("tbody").getByRole("row");
    await expect(rows.first()).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();

    const [label, text] = filter;
    await tabTo(page, page.getByRole("search").getByRole("textbox", { name: label }));
    await page.keyboard.insertText(text);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`=${encodeURIComponent(text)}`));

    const head = list.getByRole("columnheader", { name: sort });
    const before = await head.getAttribute("aria-sort");
    await tabTo(page, head.getByRole("button", { name: sort, exact: true }));
    await page.keyboard.press("Enter");
    await expect(head).not.toHaveAttribute("aria-sort", before ?? "");
    await expect(page.getByRole("table", { name: title })).toHaveAttribute("aria-busy", "false");

    await tabTo(page, rows.first());
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(rows.nth(2)).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(rows.nth(1)).toBeFocused();
    await page.keyboard.press("Space");
    if (ticks) await expect(rows.nth(1).getByRole("checkbox")).toBeChecked();
    await page.keyboard.press("Enter");
    await expect(
      page.getByRole("dialog", { name: opens }).or(page.getByRole("tab", { name: opens })),
    ).toBeVisible();
  });
}

test("a row's 更多 opens, is left by Esc and starts an action, whose dialog gives the focus back", async ({
  page,
  signIn,
}) => {
  await signIn("chenjie", "/setting/userManage");
  const row = page.getByRole("row").nth(2);
  await row.focus();
  const more = row.getByRole("button", { name: "更多" });
  await tabTo(page, more, 8);
  await page.keyboard.press("Enter");
  const items = page.getByRole("menuitem");
  await expect(items.first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(more).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(items.first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(items.nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await leave(page, page.getByRole("dialog"), more);
});

test("pages are turned, their size and a jump are set by keyboard", async ({ page, signIn }) => {
  await signIn("chenjie", "/customer/index");
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  const next = page.getByRole("button", { name: "下一页" });
  await next.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/page=2/);
  await expect(next, "the focus stays for the next page").toBeFocused();
  await tabTo(page, page.getByLabel("跳至页"), 3);
  await page.keyboard.insertText("3");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "第 3 页" })).toHaveAttribute("aria-current", "page");
});

test("a row that takes the focus is not below the head or the totals", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1440, height: 640 });
  await signIn("chenjie", "/setting/userManage");
  const list = page.getByRole("region", { name: "用户管理" });
  const rows = list.locator("tbody").getByRole("row");
  await expect(list.getByRole("rowheader", { name: "合计" })).toBeVisible();
  const isCovered = () =>
    list.evaluate((region) => {
      const edge = (cell: string) => region.querySelector(cell)?.getBoundingClientRect();
      const row = document.activeElement?.getBoundingClientRect();
      if (!row) return true;
      return row.top < (edge("thead th")?.bottom ?? 0) - 1 || row.bottom > (edge("tfoot th")?.top ?? 0) + 1;
    });
  await rows.first().focus();
  const covered: string[] = [];
  for (const key of [...Array<string>(18).fill("ArrowDown"), ...Array<string>(18).fill("ArrowUp")]) {
    await page.keyboard.press(key);
    if (await isCovered()) covered.push(key);
  }
  expect(covered).toEqual([]);
  await expect(rows.first()).toBeFocused();
});
