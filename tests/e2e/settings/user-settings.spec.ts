import type { Browser, Page } from "@playwright/test";
import { dataRows } from "../app/list-screen.ts";
import { watchSettings } from "../app/forget-settings.ts";
import { newSession } from "../app/session.ts";
import { expect, test } from "../app/test.ts";

const CUSTOMERS = "/customer/index";
const OWNER = "zhaomin";
const COLLEAGUE = "sunli";
const OUTSIDER = "heqing";

const opener = (page: Page) => page.getByRole("button", { name: "常用筛选" });
const panel = (page: Page) => page.getByRole("dialog", { name: "常用筛选" });
const head = (page: Page, title: string) => page.getByRole("columnheader", { name: title, exact: true });

/** Another browser, in which the account has just signed in and opened an address. */
async function otherBrowser(browser: Browser, address: string, account: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    storageState: await newSession(address, account),
  });
  const page = await context.newPage();
  await page.goto(CUSTOMERS);
  await expect(dataRows(page).first()).toBeVisible();
  return page;
}

test("a column that is hidden in one browser is hidden in another; what an older version has kept in the browser comes along once", async ({
  page,
  signIn,
  app,
  browser,
}) => {
  await signIn(OWNER, CUSTOMERS);
  await expect(head(page, "标签")).toBeVisible();
  await page.evaluate(() => {
    const info = JSON.parse(localStorage.getItem("loginInfo") ?? "{}") as { userBasicInfo: { id: number } };
    const place = `${info.userBasicInfo.id}.customer.index`;
    const filter = { name: "旧电脑上的", filters: { companyName: "云启" }, isDefault: false };
    localStorage.setItem(`list.filters.${place}`, JSON.stringify([filter]));
    localStorage.setItem(
      `list.columns.${place}`,
      JSON.stringify({ columns: [{ id: "createTime", shown: false }] }),
    );
  });
  await page.goto(CUSTOMERS);
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("list.")));
  await expect.poll(kept).toEqual([]);
  await expect(head(page, "标签")).toBeVisible();
  await page.getByRole("button", { name: "列设置" }).click();
  const saved = page.waitForResponse((response) => response.url().endsWith("/userSetting/save"));
  await page.getByRole("dialog", { name: "列设置" }).getByRole("checkbox", { name: "标签" }).uncheck();
  await expect(head(page, "标签")).toBeHidden();
  await saved;
  expect(await kept(), "nothing of it stays in the browser").toEqual([]);

  const elsewhere = await otherBrowser(browser, app.address, OWNER);
  await expect(head(elsewhere, "标签")).toBeHidden();
  await expect(head(elsewhere, "创建时间")).toBeHidden();
  await expect(head(elsewhere, "客户名称")).toBeVisible();
  await opener(elsewhere).click();
  await expect(panel(elsewhere).getByRole("button", { name: "旧电脑上的", exact: true })).toBeVisible();
  await elsewhere.context().close();
});

test("上月 is saved as a word and shared: a colleague of the department uses it, another department does not see it", async ({
  page,
  signIn,
  app,
  browser,
}) => {
  await signIn(OWNER, CUSTOMERS);
  await expect(dataRows(page).first()).toBeVisible();
  const filters = page.getByRole("search");
  await filters.getByRole("button", { name: "展开" }).click();
  await filters.getByRole("combobox", { name: "创建日期" }).click();
  await page.getByText("上月", { exact: true }).click();
  await filters.getByRole("button", { name: "查询" }).click();
  await expect(page).toHaveURL(/f\.createTime=last-month/);

  await opener(page).click();
  await panel(page).getByLabel("筛选名称").fill("上月新增");
  await panel(page).getByRole("button", { name: "保存当前筛选" }).click();
  const share = panel(page).getByRole("button", { name: "与部门共享「上月新增」" });
  await share.click();
  await expect(share).toHaveText("部门共享 ✓");

  const colleague = await otherBrowser(browser, app.address, COLLEAGUE);
  const watch = watchSettings(colleague.context());
  await opener(colleague).click();
  const shared = panel(colleague).getByRole("listitem").filter({ hasText: "上月新增" });
  await expect(shared).toContainText("赵敏 · 会计一部");
  await expect(shared.getByRole("button", { name: "重命名「上月新增」" })).toHaveCount(0);
  await expect(shared.getByRole("button", { name: "删除「上月新增」" })).toHaveCount(0);
  const asked = colleague.waitForRequest((request) => request.postData()?.includes("2026-10-31") === true);
  await shared.getByRole("button", { name: "上月新增", exact: true }).click();
  expect((await asked).postData(), "the days of the month before").toContain("2026-10-01");
  await expect(colleague).toHaveURL(/f\.createTime=last-month/);
  await opener(colleague).click();
  await shared.getByRole("button", { name: "打开列表时使用「上月新增」" }).click();
  await expect(shared.getByRole("button", { name: "打开列表时使用「上月新增」" })).toHaveText("默认 ✓");
  await colleague.goto(CUSTOMERS);
  await expect(colleague, "it opens with it").toHaveURL(/f\.createTime=last-month/);
  await watch.undo(app.address);
  await colleague.context().close();

  const outsider = await otherBrowser(browser, app.address, OUTSIDER);
  await opener(outsider).click();
  await expect(panel(outsider).getByText("还没有常用筛选")).toBeVisible();
  await expect(panel(outsider).getByText("上月新增")).toHaveCount(0);
  await outsider.context().close();
});
