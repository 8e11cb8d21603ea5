import type { Locator, Page } from "@playwright/test";
import { columnTexts } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

const SCREEN = "/setting/userManage";
const CUSTOMERS = "/customer/index";

const head = (page: Page, title: string) => page.getByRole("columnheader", { name: title, exact: true });
const titles = async (page: Page) =>
  (await page.getByRole("columnheader").allTextContents()).map((title) => title.replace("ⓘ", ""));
const widthOf = async (column: Locator) => Math.round((await column.boundingBox())?.width ?? 0);
const leftOf = async (column: Locator) => Math.round((await column.boundingBox())?.x ?? 0);

/** The panel, open and with its lines. */
async function openSettings(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "列设置" }).click();
  const panel = page.getByRole("dialog", { name: "列设置" });
  await expect(panel.getByRole("list", { name: "列" })).toBeVisible();
  return panel;
}

/** Takes the right edge of a column with the pointer and moves it. */
async function dragEdge(page: Page, title: string, by: number): Promise<void> {
  const box = await page.getByRole("columnheader", { name: title, exact: true }).boundingBox();
  if (!box) throw new Error(`${title} is not on show`);
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width - 3, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 3 + by / 2, y);
  await page.mouse.move(box.x + box.width - 3 + by, y);
}

test("columns are hidden, shown and fixed, after a reload too; a fixed one stays in sight when the list is moved sideways, at either edge", async ({
  page,
  signIn,
}) => {
  // Of a narrower window the fixed columns would take more than their part, and give way.
  await page.setViewportSize({ width: 1440, height: 800 });
  await signIn("chenjie", CUSTOMERS);
  await expect(head(page, "标签")).toBeVisible();
  await expect(head(page, "所属行业")).toBeHidden();
  const panel = await openSettings(page);
  await panel.getByRole("checkbox", { name: "标签" }).uncheck();
  await panel.getByRole("checkbox", { name: "所属行业" }).check();
  await expect(head(page, "标签")).toBeHidden();
  await expect(head(page, "所属行业")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(page.getByRole("button", { name: "列设置" })).toBeFocused();
  await page.reload();
  await expect(head(page, "所属行业")).toBeVisible();
  await expect(head(page, "标签")).toBeHidden();

  // The columns as they are planned, for those that are fixed.
  await openSettings(page);
  await panel.getByRole("button", { name: "恢复默认" }).click();
  await expect(head(page, "所属行业")).toBeHidden();
  await panel.getByLabel("固定「客户编码」").selectOption("固定在左");
  await panel.getByLabel("固定「创建时间」").selectOption("固定在右");
  await page.keyboard.press("Escape");
  const rows = page.getByRole("region", { name: "客户列表" });
  const before = await leftOf(head(page, "客户编码"));
  await expect(head(page, "创建时间"), "without moving to the end").toBeInViewport();
  await rows.evaluate((element) => element.scrollTo({ left: 2000 }));
  await expect.poll(() => rows.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
  expect(await leftOf(head(page, "客户编码"))).toBe(before);
  expect(await leftOf(head(page, "纳税期限")), "the others go below it").toBeLessThan(before);
  const first = page.getByRole("row").nth(1);
  expect(await leftOf(first.getByRole("cell", { name: /^KH\d+/ })), "the cells with the title").toBe(before);

  await openSettings(page);
  await panel.getByLabel("固定「客户名称」").selectOption("不固定");
  await page.keyboard.press("Escape");
  await expect.poll(() => leftOf(head(page, "客户名称")), "no longer fixed").toBeLessThan(before);
  await page.reload();
  await expect(head(page, "创建时间")).toBeInViewport();
  expect((await titles(page)).slice(1, 3)).toEqual(["客户编码", "客户名称"]);
});

test("columns are put in another order, made wider and rows closer, after a reload too", async ({
  page,
  signIn,
}) => {
  await signIn("chenjie", SCREEN);
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  const names = await columnTexts(page, "姓名");
  const panel = await openSettings(page);
  const handle = panel.getByRole("button", { name: "移动「状态」，按上下方向键" });
  await handle.focus();
  await handle.press("ArrowUp");
  await expect(handle).toBeFocused();
  await handle.press("ArrowUp");
  await expect(panel.getByText("「状态」移到第 2 位")).toBeAttached();
  expect((await titles(page)).slice(1, 5)).toEqual(["姓名", "状态", "登录账号", "手机号"]);

  const line = (title: string) => panel.getByRole("listitem").filter({ hasText: title });
  await line("角色").dragTo(line("手机号"));
  const expected = ["姓名", "状态", "登录账号", "角色", "手机号", "所属部门", "用户类型"];
  await expect.poll(async () => (await titles(page)).slice(1, 8)).toEqual(expected);
  expect(await columnTexts(page, "姓名"), "the cells went along").toEqual(names);
  await page.reload();
  await expect.poll(async () => (await titles(page)).slice(1, 8)).toEqual(expected);

  await test.step("an edge is dragged, alone; Esc takes the drag back", async () => {
    const account = head(page, "登录账号");
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
      const from = await widthOf(account);
      await dragEdge(page, "登录账号", 70);
      await page.mouse.up();
      expect(await widthOf(account)).toBe(from + 70);
      expect(await account.getAttribute("aria-sort"), "a drag is no click on the title").toBe("none");
      await dragEdge(page, "登录账号", 40);
      await page.keyboard.press("Escape");
      await page.mouse.move(900, 400);
      await page.mouse.up();
      expect(await widthOf(account)).toBe(from + 70);
      await page.reload();
      await expect(account).toBeVisible();
      expect(await widthOf(account)).toBe(from + 70);
    }
    await openSettings(page);
    await expect(panel.getByLabel("「登录账号」的列宽")).toHaveValue(String(await widthOf(account)));
    const field = panel.getByLabel("「手机号」的列宽");
    await field.fill("160");
    await field.press("Enter");
    await expect.poll(() => widthOf(head(page, "手机号"))).toBe(160);
    await page.keyboard.press("Escape");
  });

  await test.step("rows are closer together or further apart", async () => {
    const first = page.getByRole("row").nth(1);
    const height = async () => (await first.boundingBox())?.height ?? 0;
    await expect(first).toBeVisible();
    const usual = await height();
    await openSettings(page);
    await panel.getByRole("radio", { name: "宽松" }).check();
    await expect.poll(height).toBeGreaterThan(usual);
    await panel.getByRole("radio", { name: "紧凑" }).check();
    await expect.poll(height).toBeLessThan(usual);
    const compact = await height();
    await page.reload();
    await expect(first).toBeVisible();
    expect(await height()).toBe(compact);
  });
});
