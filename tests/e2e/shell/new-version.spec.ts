import { readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { goTo } from "../app/go-to.ts";
import { dataRows } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

const isVersion = (url: URL) => url.pathname === "/version.json";

/** Records the times, by the page's clock, when it requests its version, and the number of its loads. */
function watchPage(page: Page) {
  const counts = { askedAt: [] as number[], loads: 0 };
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (isVersion(url)) counts.askedAt.push(Number(url.searchParams.get("t")));
  });
  page.on("load", () => (counts.loads += 1));
  return counts;
}

/** From now on the server has another version of the page. */
const deploy = (page: Page) => page.route(isVersion, (route) => route.fulfill({ json: { version: "next" } }));

test("the version is asked for every 30 s at most; another one loads the page anew with a message, once nothing unsaved is left", async ({
  page,
  signIn,
}) => {
  const counts = watchPage(page);
  await page.clock.install();
  await signIn("zhoumy", "/setting/userManage");
  await expect(dataRows(page).first()).toBeVisible();
  await expect.poll(() => counts.askedAt.length).toBe(1);
  await page.clock.runFor(100_000);
  await expect.poll(() => counts.askedAt.length).toBeGreaterThanOrEqual(3);
  const pauses = counts.askedAt.slice(1).map((at, index) => at - (counts.askedAt[index] ?? 0));
  expect(Math.min(...pauses), "at most every 30 s").toBeGreaterThanOrEqual(30_000);
  expect(Math.max(...pauses)).toBeLessThan(60_000);
  expect(counts.loads, "nothing has changed").toBe(1);

  const form = page.getByRole("dialog", { name: "新增用户" });
  await test.step("a form with something unsaved keeps the page, and the reload is offered", async () => {
    await page.getByRole("button", { name: "新增用户" }).click();
    await form.getByRole("textbox", { name: "姓名" }).fill("陈晓");
    await form.getByRole("textbox", { name: "姓名" }).blur();
    await deploy(page);
    await page.clock.runFor(36_000);
    const offer = page.getByRole("alert").filter({ hasText: "系统已更新" });
    await expect(offer).toContainText("页面上有内容还没保存，没有自动刷新。");
    await expect(offer.getByRole("button", { name: "刷新页面" })).toBeVisible();
    await page.clock.runFor(36_000);
    expect(counts.loads).toBe(1);
    await expect(form.getByRole("textbox", { name: "姓名" })).toHaveValue("陈晓");
  });

  await test.step("once nothing is left it comes by itself, after a message", async () => {
    await form.getByRole("button", { name: "取消" }).click();
    await page.clock.runFor(500);
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /放弃|确定|关闭/ })
      .last()
      .click();
    // The message stands for a second and a half.
    await expect(async () => {
      await page.clock.runFor(1000);
      await expect(page.getByText("系统已更新，正在刷新页面…")).toBeVisible({ timeout: 250 });
    }).toPass({ intervals: [0] });
    await page.clock.runFor(2000);
    await expect.poll(() => counts.loads).toBe(2);
    await expect(dataRows(page).first()).toBeVisible();
    await expect(page.getByRole("tab", { name: "用户管理" })).toHaveAttribute("aria-selected", "true");
  });
});

test("a part of the program that a new version took away brings the page back, once", async ({
  page,
  signIn,
}) => {
  const counts = watchPage(page);
  const parts = new Set(readdirSync("dist/app/assets").filter((file) => file.endsWith(".js")));
  await signIn("chenjie", "/workbench/index");
  await expect(page.getByText("当前账期")).toBeVisible();
  await expect.poll(() => counts.askedAt.length).toBe(1);
  await deploy(page);
  const isPart = (url: URL) => parts.has(url.pathname.replace("/assets/", ""));
  let isGone = true;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) isGone = false;
  });
  await page.route(isPart, (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
  await goTo(page, "/setting/userManage");
  await expect.poll(() => counts.loads).toBe(2);
  await expect(dataRows(page).first()).toBeVisible();
  expect(counts.loads).toBe(2);
});
