import type { Page } from "@playwright/test";
import { dataRows } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

const UNSAVED = "未保存的人";

const told = (page: Page, name: string) => page.getByRole("heading", { name: `已切换为 ${name}` });
const nameField = (page: Page) => page.getByRole("dialog", { name: "新增用户" }).getByLabel("姓名");

async function typeIntoForm(page: Page): Promise<void> {
  await expect(dataRows(page).first()).toBeVisible();
  await page.getByRole("button", { name: "新增用户" }).click();
  await nameField(page).fill(UNSAVED);
}

/** Chooses an account at the single sign-on in another tab of the browser. */
async function signInBeside(page: Page, account: string): Promise<Page> {
  const beside = await page.context().newPage();
  await beside.goto("/sso/authorize");
  await beside.getByRole("button", { name: account }).click();
  await beside.waitForURL("/workbench/index");
  return beside;
}

interface Asked {
  readonly path: string;
  readonly token: string | undefined;
}

/** The requests of a page from now on. */
function watch(page: Page): readonly Asked[] {
  const asked: Asked[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(api|sso|fintax)/.test(pathname))
      asked.push({ path: pathname, token: request.headers()["access-token"] });
  });
  return asked;
}

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem("accessToken"));

test("a sign-on of somebody else in a second tab stops the first one, which asks nothing with either token, signs nobody out, and keeps what was typed", async ({
  page,
  signInByPage,
}) => {
  await signInByPage("zhoumy", "/setting/userManage");
  await typeIntoForm(page);
  const before = await tokenOf(page);
  const asked = watch(page);
  const beside = await signInBeside(page, "chenjie");
  await expect(told(page, "陈洁")).toBeVisible();
  const tree = await page.locator("body").ariaSnapshot();
  expect(tree).not.toMatch(/用户管理|未保存的人|周明远/);
  const after = await tokenOf(page);
  expect(after).not.toBe(before);
  expect(asked.map(({ token }) => token)).not.toContain(after);
  const until = asked.length;

  await page.getByRole("button", { name: "重新载入" }).click();
  await expect(page.getByRole("button", { name: "账号 陈洁" })).toBeVisible();
  expect(asked.map(({ path }) => path).filter((path) => /logout/.test(path))).toEqual([]);
  expect(new Set(asked.slice(until).map(({ token }) => token))).toEqual(new Set([after]));
  await beside.reload();
  await expect(
    beside.getByRole("heading", { name: "早上好，陈洁" }),
    "the new session lives on",
  ).toBeVisible();

  await test.step("whoever typed finds it again", async () => {
    await beside.close();
    await signInByPage("zhoumy", "/sso/authorize");
    await page.goto("/setting/userManage");
    await page.getByRole("button", { name: "新增用户" }).click();
    await expect(nameField(page)).toHaveValue(UNSAVED);
  });
});

test("the same user's new sign-on stops the first tab too, even behind its lock, and goes on in it once it is loaded anew", async ({
  page,
  signInByPage,
}) => {
  await signInByPage("zhoumy", "/setting/userManage");
  await typeIntoForm(page);
  await page.keyboard.press("Control+Alt+L");
  await expect(page.getByLabel("密码")).toBeFocused();
  const asked = watch(page);
  const beside = await signInBeside(page, "zhoumy");
  await expect(told(page, "周明远")).toBeVisible();
  await expect(page.getByText("您已在其他标签页重新登录")).toBeVisible();
  await expect(nameField(page)).toBeHidden();
  await page.getByRole("button", { name: "重新载入" }).click();
  await page.getByRole("button", { name: "新增用户" }).click();
  await expect(nameField(page)).toHaveValue(UNSAVED);
  expect(asked.map(({ path }) => path).filter((path) => /logout/.test(path))).toEqual([]);
  await beside.reload();
  await expect(beside.getByRole("heading", { name: "早上好，周明远" })).toBeVisible();
});
