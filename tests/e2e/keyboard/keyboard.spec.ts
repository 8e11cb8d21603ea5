import { leave, tabTo } from "../app/keyboard.ts";
import { expect, test } from "../app/test.ts";

test("a list is used without a mouse: filter, order, walk, tick, open, 更多, pages", async ({
  page,
  signIn,
}) => {
  await signIn("chenjie", "/setting/userManage");
  const list = page.getByRole("region", { name: "用户管理" });
  const rows = list.locator("tbody").getByRole("row");
  const table = page.getByRole("table", { name: "用户管理" });
  await expect(rows.first()).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();

  await test.step("filter and order", async () => {
    await tabTo(page, page.getByRole("search").getByRole("textbox", { name: "姓名或账号" }));
    await page.keyboard.insertText("n");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/=n$/);
    const head = list.getByRole("columnheader", { name: "登录账号" });
    await tabTo(page, head.getByRole("button", { name: "登录账号", exact: true }));
    await page.keyboard.press("Enter");
    await expect(head).toHaveAttribute("aria-sort", "ascending");
    await expect(table).toHaveAttribute("aria-busy", "false");
  });

  await test.step("walk, tick and open", async () => {
    await tabTo(page, rows.first());
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(rows.nth(2)).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(rows.nth(1)).toBeFocused();
    await page.keyboard.press("Space");
    await expect(rows.nth(1).getByRole("checkbox")).toBeChecked();
    await page.keyboard.press("Enter");
    await leave(page, page.getByRole("dialog", { name: /编辑/ }), rows.nth(1));
  });

  await test.step("更多 is left by Esc and starts an action, whose dialog gives the focus back", async () => {
    const more = rows.nth(1).getByRole("button", { name: "更多" });
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

  await test.step("pages are turned and jumped to", async () => {
    const next = page.getByRole("button", { name: "下一页" });
    await tabTo(page, next);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/page=2/);
    await expect(next, "the focus stays for the next page").toBeFocused();
    await tabTo(page, page.getByLabel("跳至页"), 3);
    await page.keyboard.insertText("1");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "第 1 页" })).toHaveAttribute("aria-current", "page");
  });
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
