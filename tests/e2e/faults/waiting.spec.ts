import type { Page } from "@playwright/test";
import { columnTexts } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

/** Holds the answers of a path, to questions with the words, back until the function it resolves to is called; that one waits until the browser has them. */
async function hold(page: Page, path: string, words = ""): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const deliveries: Promise<void>[] = [];
  await page.route(path, async (route) => {
    if (!route.request().postData()?.includes(words)) return await route.fallback();
    const answer = await route.fetch();
    const delivery = released.then(async () => await route.fulfill({ response: answer }));
    deliveries.push(delivery);
    return await delivery;
  });
  return async () => {
    release();
    await Promise.all(deliveries);
  };
}

test("a slow read moves the bar at the top edge and keeps the old rows, and comes too late for a newer one; a slow write covers the page", async ({
  page,
  signIn,
}) => {
  await signIn("chenjie", "/setting/userManage");
  const rows = page.getByRole("table");
  const search = page.getByLabel("姓名或账号");
  const bar = page.getByRole("progressbar", { name: "加载进度" });
  await expect(page.getByRole("cell", { name: "weizihan" })).toBeVisible();

  await test.step("a read", async () => {
    const release = await hold(page, "**/auth/user/list", "叶青");
    await search.fill("叶青");
    await page.getByRole("button", { name: "查询" }).click();
    await expect(bar).toBeVisible();
    await expect(rows).toHaveAttribute("aria-busy", "true");
    await expect(rows).toHaveCSS("opacity", "0.55");
    await expect(page.getByRole("cell", { name: "weizihan" })).toBeVisible();
    await expect(page.getByText("加载中...")).toBeHidden();
    await release();
    await expect(page.getByRole("cell", { name: "yeqing" })).toBeVisible();
    await expect(rows).toHaveCSS("opacity", "1");
    await expect(bar).toBeHidden();
    await expect(page.getByRole("cell", { name: "weizihan" })).toBeHidden();
  });

  await test.step("a late answer never stands over a newer one", async () => {
    const release = await hold(page, "**/auth/user/list", "liwenjing");
    await search.fill("liwenjing");
    await search.press("Enter");
    await expect(rows).toHaveAttribute("aria-busy", "true");
    await search.fill("duruo");
    await search.press("Enter");
    await expect.poll(() => columnTexts(page, "姓名")).toHaveLength(1);
    await expect(page.getByRole("cell", { name: "duruo" })).toBeVisible();
    await release();
    await expect(rows).toHaveAttribute("aria-busy", "false");
    await expect(page.getByRole("cell", { name: "duruo" })).toBeVisible();
    await expect(page).toHaveURL(/duruo/);
  });

  await test.step("a write", async () => {
    const row = page.getByRole("row", { name: /duruo/ });
    const release = await hold(page, "**/auth/user/modifyStatus");
    await row.getByRole("button", { name: "停用" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "停用" }).click();
    await expect(page.getByText("加载中...")).toBeVisible();
    await release();
    await expect(row.getByText("停用", { exact: true })).toBeVisible();
    await expect(page.getByText("加载中...")).toBeHidden();
  });
});
