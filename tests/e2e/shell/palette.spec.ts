import type { Page } from "@playwright/test";
import { signInToApi } from "../app/api.ts";
import { findBarriers } from "../app/axe.ts";
import { addCompany } from "../app/companies.ts";
import { dataRows } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

const palette = (page: Page) => page.getByRole("dialog", { name: "搜索页面、客户、人员和操作" });
const box = (page: Page) => palette(page).getByRole("combobox");
const group = (page: Page, name: string) => palette(page).getByRole("group", { name, exact: true });
const current = (page: Page) => palette(page).getByRole("option", { selected: true });

async function find(page: Page, text: string): Promise<void> {
  await expect(page.getByRole("button", { name: "搜索" }).first()).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(box(page)).toBeFocused();
  await box(page).fill(text);
}

test("pages, clients, people and actions are found by pinyin, and opened without the mouse; favourites and the pages opened last are kept", async ({
  page,
  signIn,
  app,
}) => {
  const client = await addCompany(await signInToApi(app.address, "zhoumy"), "昆明西山缆车有限公司");
  await signIn("chenjie");

  await test.step("a page, a client, a person", async () => {
    await find(page, "yhgl");
    await expect(current(page)).toHaveText("用户管理系统设置");
    expect(await findBarriers(page, { at: "palette", within: ".palette" })).toEqual([]);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/setting/userManage");
    await expect(palette(page)).toBeHidden();

    for (const text of ["kmxslc", "kunming 缆车", client.taxlayerNo.slice(5, 17)]) {
      await find(page, text);
      await expect(group(page, "客户").getByRole("option")).toHaveText([
        client.companyName + client.taxlayerNo,
      ]);
      await page.keyboard.press("Escape");
      await expect(palette(page)).toBeHidden();
    }
    await find(page, "kmxslc");
    await expect(current(page)).toContainText(client.companyName);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/customer\/detail\?companyId=\d+$/);

    await find(page, "sunli");
    await expect(current(page)).toHaveText("孙丽会计一部");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/setting/userManage?f.nameOrAccount=sunli");
    await expect(dataRows(page)).toHaveCount(1);
  });

  await test.step("arrow keys walk through the groups and around their ends; nothing found is said", async () => {
    await find(page, "管理");
    const all = palette(page).getByRole("option");
    await expect(group(page, "客户").getByRole("option").first(), "clients come last").toBeVisible();
    await expect(current(page)).toHaveText((await all.first().textContent()) ?? "");
    await page.keyboard.press("ArrowUp");
    await expect(current(page)).toHaveText((await all.last().textContent()) ?? "");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(current(page)).toHaveText((await all.nth(1).textContent()) ?? "");
    await box(page).fill("没有这样的东西");
    await expect(palette(page).getByText("没有找到「没有这样的东西」")).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(palette(page)).toBeVisible();
  });

  await test.step("favourites and the pages opened last are kept for the user", async () => {
    await box(page).fill("bqgl");
    await expect(current(page)).toHaveText("标签管理系统设置");
    const starred = page.waitForResponse((answer) => answer.url().endsWith("/userSetting/save"));
    await page.keyboard.press("Control+d");
    await starred;
    await expect(current(page)).toContainText("收藏");
    // The page before may be kept just now.
    const opened = page.waitForRequest((asked) =>
      /"opened".*"places":\[\{"address":"\/otherSetting\/operationLog/.test(asked.postData() ?? ""),
    );
    await box(page).fill("操作日志");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/otherSetting/operationLog");
    await (await opened).response();
    await page.getByRole("tab", { name: "操作日志" }).press("Delete");

    await page.reload();
    await page.getByRole("button", { name: "搜索" }).first().click();
    await expect(group(page, "收藏").getByRole("option")).toContainText(["标签管理"]);
    await expect(group(page, "最近打开").getByRole("option").first()).toContainText("操作日志");
    await palette(page).getByTitle("取消收藏 标签管理").click();
    await expect(group(page, "收藏")).toHaveCount(0);
  });

  await test.step("a search that fails is said, and the pages are found all the same", async () => {
    await page.route("**/company/match*", (route) => route.abort());
    await box(page).fill("用户");
    await expect(palette(page).getByText("未能查找客户和人员，请检查网络后重试")).toBeVisible();
    await expect(current(page)).toContainText("用户管理");
  });

  await test.step("an action starts", async () => {
    await box(page).fill("tcdl");
    await expect(current(page)).toHaveText("退出登录");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "确定要退出登录吗？" })).toBeVisible();
  });
});
