import type { Page } from "@playwright/test";
import { goTo } from "../app/go-to.ts";
import { KEEPS_LEFT_PAGES } from "../app/keeps-left-pages.ts";
import { keptOnDevice, NOTHING } from "../app/kept-on-device.ts";
import { dataRows } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

test.use(KEEPS_LEFT_PAGES);

const USERS = "/setting/userManage";
const WALK = ["/customer/index", "/accountCenter/workOrder", USERS];
const PRIVATE = "只写给自己的人";

const ssoPage = (page: Page) => page.getByRole("heading", { name: "单点登录" });

/** Addresses whose answers the browser would still give without a request to the server. */
async function keptAnswers(page: Page, addresses: readonly string[]): Promise<readonly string[]> {
  return await page.evaluate(async (wanted) => {
    const isKept = (address: string) =>
      fetch(address, { cache: "only-if-cached", mode: "same-origin" }).then(
        ({ ok }) => ok,
        () => false,
      );
    const found = await Promise.all(
      wanted.map(async (address) => ((await isKept(address)) ? [address] : [])),
    );
    return found.flat();
  }, addresses);
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^账号/ }).click();
  await page.getByRole("button", { name: "退出登录" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "退出登录" }).click();
  await expect(ssoPage(page)).toBeVisible();
}

test("after a day's walk a sign-out leaves nothing: not on the device, not in caches, not behind Back, not to whoever comes next", async ({
  page,
  signInByPage,
}) => {
  const read = new Set<string>();
  const code = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/") && request.method() === "GET") read.add(request.url());
    if (pathname.startsWith("/assets/")) code.add(request.url());
  });
  await signInByPage("chenjie");
  for (const path of WALK) {
    await goTo(page, path);
    await expect(dataRows(page).first()).toBeVisible();
  }
  await page.getByRole("button", { name: "新增用户" }).click();
  await page.getByRole("dialog", { name: "新增用户" }).getByLabel("姓名").fill(PRIVATE);
  page.on("dialog", (question) => void question.accept());
  await page.goto(USERS);
  await expect(dataRows(page).first()).toBeVisible();
  expect(
    await page.evaluate(() => JSON.stringify(Object.entries(localStorage))),
    "what was typed is kept as long as the session goes on",
  ).toContain(PRIVATE);

  await signOut(page);
  expect(await keptOnDevice(page)).toEqual(NOTHING);
  for (const steps of [1, 2, 3]) {
    const [left] = await Promise.all([
      page.waitForEvent("framenavigated"),
      page.evaluate((back) => void setTimeout(() => history.go(-back)), steps),
    ]);
    expect(new URL(left.url()).pathname).not.toMatch(/^\/sso/);
    await expect(ssoPage(page)).toBeVisible();
    await expect(page.getByRole("row")).toHaveCount(0);
    expect(await keptOnDevice(page), "not even where somebody else was").toEqual(NOTHING);
  }
  await page.goto("/404");
  const databases = page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect([...(await databases), ...(await page.evaluate(() => caches.keys()))]).toEqual([]);
  expect((await keptAnswers(page, [...code])).length, "code may be kept").toBeGreaterThan(0);
  expect(read.size).toBeGreaterThan(0);
  expect(await keptAnswers(page, [...read])).toEqual([]);

  await signInByPage("zhoumy");
  await expect(page.getByRole("tab")).toHaveText(["首页"]);
  await goTo(page, USERS);
  await page.getByRole("button", { name: "新增用户" }).click();
  await expect(page.getByRole("dialog", { name: "新增用户" }).getByLabel("姓名")).toHaveValue("");
});
