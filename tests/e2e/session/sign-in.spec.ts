import type { Page } from "@playwright/test";
import { keptOnDevice } from "../app/kept-on-device.ts";
import { expect, test } from "../app/test.ts";

const ONE_DAY = 24 * 60 * 60;

/** By a page without the app, which would leave for the sign-on by itself as soon as its tokens are gone. */
async function forgetTokens(page: Page): Promise<void> {
  await page.goto("/version.json");
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
}

test(
  "the root leads to the single sign-on, a chosen account to its home page, and a second one takes its place",
  { tag: "@spine" },
  async ({ page, signInByPage }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "单点登录" })).toBeVisible();
    await page.getByRole("button", { name: "zhoumy" }).click();
    await expect(page).toHaveURL("/workbench/index");
    await expect(page.getByRole("heading", { name: "早上好，周明远" })).toBeVisible();
    await expect(page).toHaveTitle("首页 - 代账工作台");

    await test.step("the home page tells firm, day, period, edition and term by the server's clock, not the browser's", async () => {
      expect(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe(
        "America/New_York",
      );
      await expect(page.getByRole("tabpanel").getByText("上海云帆财税咨询有限公司")).toBeVisible();
      // The card of the day, which begins with the greeting.
      const day = page.getByRole("heading", { level: 1 }).locator("xpath=../..");
      await expect(day.getByRole("term")).toHaveText(["今天", "当前账期", "版本", "有效期至"]);
      await expect(day.getByRole("definition")).toHaveText([
        "2026-11-20 星期五",
        "2026年10期",
        "成长版",
        "2027-11-20",
      ]);
    });

    await test.step("tokens stand in local storage and in cookies of one day; the ticket stays nowhere", async () => {
      const kept = await keptOnDevice(page);
      expect(kept.local).toEqual(["accessToken", "loginInfo", "refreshToken"]);
      expect(kept.cookies).toEqual(["accessToken", "refreshToken"]);
      const stored = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
      for (const cookie of await page.context().cookies()) {
        if (cookie.path !== "/") continue;
        expect(decodeURIComponent(cookie.value)).toBe(stored[cookie.name]);
        const seconds = cookie.expires - Date.now() / 1000;
        expect(Math.abs(seconds - ONE_DAY), "seconds the cookie lives beside a day").toBeLessThan(60);
      }
      const addresses = await page.evaluate(() => navigation.entries().map(({ url }) => url));
      expect(addresses.filter((url) => url?.includes("ticket"))).toEqual([]);
    });

    await test.step("somebody with a session goes home from the sign-in page without being asked", async () => {
      const second = await page.context().newPage();
      await second.goto("/login");
      await expect(second).toHaveURL("/workbench/index");
      await expect(second.getByRole("heading", { name: "早上好，周明远" })).toBeVisible();
      await second.close();
    });

    await test.step("another account takes the place of the first, and does not inherit its tabs", async () => {
      const first = await page.evaluate(() => localStorage.getItem("accessToken"));
      await page.getByRole("link", { name: "系统设置" }).click();
      await expect(page.getByRole("tab", { name: "用户管理" })).toBeVisible();
      await signInByPage("chenjie", "/sso/authorize");
      await expect(page.getByRole("heading", { name: "早上好，陈洁" })).toBeVisible();
      await expect(page.getByRole("tab")).toHaveText(["首页"]);
      const stored = await page.evaluate(() => localStorage.getItem("accessToken"));
      expect(stored).not.toBe(first);
      const cookies = (await page.context().cookies()).filter(({ name }) => name === "accessToken");
      expect(cookies.map(({ value }) => value)).toEqual([stored]);
    });
  },
);

test("the address asked for before the sign-in opens after it, once, and home where it leads nowhere any more", async ({
  page,
  signInByPage,
}) => {
  await signInByPage("zhoumy", "/setting/userManage?f.nameOrAccount=sunli");
  await expect(page).toHaveURL("/setting/userManage?f.nameOrAccount=sunli");
  await expect(page.getByRole("tab", { name: "用户管理" })).toHaveAttribute("aria-selected", "true");
  await page.goto("/login");
  await expect(page, "the wish is granted once").toHaveURL("/workbench/index");

  await forgetTokens(page);
  await page.goto("/setting/userManage");
  await expect(page.getByRole("heading", { name: "单点登录" })).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem("draft:wanted-address", "/setting/of-an-older-version"));
  await page.getByRole("button", { name: "zhoumy" }).click();
  await expect(page.getByText("跳转路径不存在", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/workbench/index");
});

test("a used ticket signs nobody in: the reason and the way to sign in again", async ({
  page,
  signInByPage,
}) => {
  const arrival = page.waitForRequest(/\/login\?ticket=/);
  await signInByPage("zhoumy");
  const used = new URL((await arrival).url()).searchParams.get("ticket");
  await forgetTokens(page);

  for (const ticket of [used, "0123456789abcdef"]) {
    await page.goto(`/login?ticket=${ticket}`);
    await expect(page.getByRole("heading", { name: "登录失败" })).toBeVisible();
    await expect(page.getByText("登录票据已失效，请重新登录")).toBeVisible();
    await expect(page).toHaveURL("/login");
    expect((await keptOnDevice(page)).local).toEqual([]);
  }

  await page.getByRole("button", { name: "重新登录" }).click();
  await expect(page.getByRole("heading", { name: "单点登录" })).toBeVisible();
  await page.getByRole("button", { name: "zhoumy" }).click();
  await expect(page).toHaveURL("/workbench/index");
});
