import { answer, press, tabBackTo, tabTo } from "../app/keyboard.ts";
import { button, dataRows } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

test("the frame: menus, tabs and their menu, the user card", async ({ page, signIn }) => {
  await signIn("chenjie", "/setting/userManage");
  await expect(dataRows(page).first()).toBeVisible();
  await press(page, page.getByRole("link", { name: "标签管理" }));
  const tab = (name: string) => page.getByRole("tab", { name, exact: true });
  await expect(tab("标签管理")).toHaveAttribute("aria-selected", "true");
  await tabTo(page, tab("标签管理"));
  await page.keyboard.press("ArrowLeft");
  await expect(tab("用户管理")).toBeFocused();
  await expect(tab("用户管理")).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Shift+F10");
  await expect(page.getByRole("menuitem", { name: "刷新" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(tab("用户管理")).toBeFocused();
  await page.keyboard.press("Delete");
  await expect(tab("用户管理")).toHaveCount(0);
  await expect(page.getByRole("tab", { selected: true }), "the next tab takes the focus").toBeFocused();

  await tabBackTo(page, button(page, "账号 陈洁"));
  await page.keyboard.press("Enter");
  await tabTo(page, button(page, "键盘快捷键"));
  await page.keyboard.press("Escape");
  await expect(button(page, "账号 陈洁")).toBeFocused();
  await page.keyboard.press("Enter");
  await press(page, button(page, "退出登录"));
  await answer(page, "确定要退出登录吗？", "Escape");
  await expect(button(page, "账号 陈洁")).toBeFocused();
});

test("keys start the buttons of the page in sight, and a sheet tells them", async ({ page, signIn }) => {
  await signIn("chenjie", "/setting/tagsManage");
  await expect(dataRows(page).first()).toBeVisible();
  const add = page.getByRole("dialog", { name: "新增标签" });
  const sheet = page.getByRole("dialog", { name: "键盘快捷键" });

  await page.keyboard.press("?");
  await expect(sheet.getByRole("region", { name: "本页" })).toContainText("新增标签Alt + N");
  await page.keyboard.press("Alt+KeyN");
  await expect(add, "what lies under a dialog is out of reach").toBeHidden();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();

  await page.getByRole("search").getByRole("textbox").focus();
  await page.keyboard.press("Alt+KeyN");
  await expect(add.getByLabel("标签名称")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button(page, "新增标签")).toBeFocused();

  await page.getByRole("link", { name: "用户管理" }).click();
  await expect(page.getByRole("tabpanel", { name: "用户管理" }).getByRole("row").nth(1)).toBeVisible();
  await page.keyboard.press("Alt+KeyN");
  await expect(page.getByRole("dialog", { name: "新增用户" }), "not of the page behind").toBeVisible();
  await expect(add).toBeHidden();
  await page.keyboard.press("Escape");

  await press(page, button(page, "账号 陈洁"));
  await press(page, button(page, "键盘快捷键"));
  await expect(sheet.getByRole("region", { name: "本页" })).toContainText("新增用户Alt + N");
});
