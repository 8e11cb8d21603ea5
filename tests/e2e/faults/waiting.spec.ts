import type { Page } from "@playwright/test";
import { filtered } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

/** Holds the answers of a path back until the function it resolves to is called. */
async function hold(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(path, async (route) => {
    const answer = await route.fetch();
    await released;
    await route.fulfill({ response: answer });
  });
  return () => release();
}

test("a slow read moves the bar at the top edge and keeps the old rows in sight", async ({
  page,
  signIn,
}) => {
  await signIn("chenjie", "/setting/userManage");
  await expect(page.getByRole("cell", { name: "weizihan" })).toBeVisible();
  const release = await hold(page, "**/auth/user/list");
  await page.getByLabel("姓名或账号").fill("叶青");
  await page.getByRole("button", { name: "查询" }).click();
  await expect(page.getByRole("progressbar", { name: "加载进度" })).toBeVisible();
  await expect(page.getByRole("table")).toHaveAttribute("aria-busy", "true");
  await expect(page.getByRole("table")).toHaveCSS("opacity", "0.55");
  await expect(page.getByRole("cell", { name: "weizihan" })).toBeVisible();
  await expect(page.getByText("加载中...")).toBeHidden();
  release();
  await expect(page.getByRole("cell", { name: "yeqing" })).toBeVisible();
  await expect(page.getByRole("table")).toHaveCSS("opacity", "1");
  await expect(page.getByRole("progressbar", { name: "加载进度" })).toBeHidden();
  await expect(page.getByRole("cell", { name: "weizihan" })).toBeHidden();
});

test("a slow write covers the page until it is answered", async ({ page, signIn }) => {
  await signIn("chenjie", filtered("/setting/userManage", "nameOrAccount", "duruo"));
  const row = page.getByRole("row", { name: /duruo/ });
  const release = await hold(page, "**/auth/user/modifyStatus");
  await row.getByRole("button", { name: "停用" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "停用" }).click();
  await expect(page.getByText("加载中...")).toBeVisible();
  release();
  await expect(row.getByText("停用", { exact: true })).toBeVisible();
  await expect(page.getByText("加载中...")).toBeHidden();
});
