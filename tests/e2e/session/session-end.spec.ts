import type { Page } from "@playwright/test";
import { signInToApi } from "../app/api.ts";
import { keptOnDevice, NOTHING } from "../app/kept-on-device.ts";
import { KEEPS_LEFT_PAGES } from "../app/keeps-left-pages.ts";
import { dataRows } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

test.use(KEEPS_LEFT_PAGES);

const EXPIRED = "登录失效，请重新登录";
const DISABLED = "该账号已停用，请联系管理员开通权限";

const refresh = (page: Page) => page.getByRole("button", { name: /刷\s?新/ });
const ssoPage = (page: Page) => page.getByRole("heading", { name: "单点登录" });

async function openUserManage(page: Page): Promise<void> {
  await page.goto("/setting/userManage");
  await expect(dataRows(page).first()).toBeVisible();
  // A call that is still on its way would be the one that meets what a test does next.
  await expect(page.getByRole("row").last()).toHaveText(/^合计\d+$/);
}

async function askToSignOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^账号/ }).click();
  await page.getByRole("button", { name: "退出登录" }).click();
}

/** Keeps what the page does by itself, by its socket or its settings, from meeting the end before a call does. Before the page is opened. */
async function silenceOthers(page: Page): Promise<void> {
  await page.routeWebSocket(/\/fintax\/websocket\//, () => {});
  await page.route("**/userSetting/save", (route) =>
    route.fulfill({ json: { code: "0", message: null, result: null } }),
  );
}

/** Counts the departures to the sign-on and answers them with nothing: the page stays, and what it said can be read. */
async function countDepartures(page: Page): Promise<() => number> {
  let departures = 0;
  await page.route("**/sso/logout*", async (route) => {
    departures += 1;
    await route.fulfill({ status: 204 });
  });
  return () => departures;
}

/** Ends the session in another tab of the browser, so that the token of this page is dead. */
async function endElsewhere(page: Page): Promise<void> {
  const elsewhere = await page.context().newPage();
  await elsewhere.goto("/sso/logout");
  await elsewhere.getByRole("button", { name: "退出登录" }).click();
  await expect(elsewhere.getByRole("heading", { name: "分享登录" })).toBeVisible();
  await elsewhere.close();
}

/** Resolves once the page has these words, however short: those of a second are gone between two looks of an expectation. */
async function appearance(page: Page, words: string): Promise<void> {
  await page.evaluate(
    (text) =>
      new Promise<void>((resolve) => {
        new MutationObserver(() => {
          if (document.body.textContent.includes(text)) resolve();
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    words,
  );
}

/** Stops a colleague or lets them work again, as the administrator does at another desk. */
async function setStatus(address: string, account: string, status: 0 | 1): Promise<void> {
  const admin = await signInToApi(address, "chenjie");
  const list = await admin.post("/api/auth/user/list", { nameOrAccount: account, pageNum: 1, pageSize: 10 });
  const { list: rows } = list.result as { list: { id: number; account: string }[] };
  const userId = rows.find((row) => row.account === account)?.id;
  const answer = await admin.post("/api/auth/user/modifyStatus", { userId, status });
  expect(answer.code, answer.message ?? "").toBe("0");
}

test("signing out asks first, empties the device, ends the session at the server and in the other tabs, and Back shows nothing", async ({
  page,
  app,
  signInByPage,
}) => {
  await signInByPage("zhoumy");
  await openUserManage(page);
  const other = await page.context().newPage();
  await other.goto("/workbench/index");
  await expect(other.getByRole("heading", { name: "早上好，周明远" })).toBeVisible();
  await askToSignOut(page);
  const question = page.getByRole("dialog");
  await expect(question).toContainText("确定要退出登录吗？");
  await question.getByRole("button", { name: /取\s?消/ }).click();
  await expect(question).toBeHidden();
  await openUserManage(page);

  const token = (await page.evaluate(() => localStorage.getItem("accessToken"))) ?? "";
  await askToSignOut(page);
  const told = appearance(page, "退出登录成功");
  await question.getByRole("button", { name: "退出登录" }).click();
  await told;
  await expect(ssoPage(page)).toBeVisible();
  await expect(ssoPage(other), "at once").toBeVisible();
  expect(await keptOnDevice(page)).toEqual(NOTHING);

  const answer = await fetch(`${app.address}/api/fcp/web/customer/info`, {
    headers: { "access-token": token },
  });
  expect(answer.status).toBe(401);

  // The page answers before it is left.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(ssoPage(page)).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(0);
});

test("an account stopped while it works reads the server's reason once and is signed out after three seconds", async ({
  page,
  app,
  signInByPage,
}) => {
  await silenceOthers(page);
  await signInByPage("wujun");
  await openUserManage(page);
  await setStatus(app.address, "wujun", 0);

  await page.clock.install();
  await refresh(page).click();
  await expect(page.getByText(DISABLED, { exact: true })).toBeVisible();
  await refresh(page).click();
  await expect(page).toHaveURL("/setting/userManage");
  await expect(page.getByText(DISABLED, { exact: true })).toHaveCount(1);
  expect((await keptOnDevice(page)).local, "the tokens go at once").toEqual([]);

  await page.clock.fastForward(3000);
  await expect(ssoPage(page)).toBeVisible();
  await page.getByRole("button", { name: "wujun" }).click();
  await expect(page.getByRole("dialog")).toContainText(DISABLED);

  await setStatus(app.address, "wujun", 1);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /确\s?定/ })
    .click();
  await signInByPage("wujun");
  await expect(dataRows(page).first(), "the work goes on where it stopped").toBeVisible();
});

test("calls that fail together for a session that is over show one message, forget it and leave once", async ({
  page,
  signInByPage,
}) => {
  await silenceOthers(page);
  await signInByPage("zhengyan");
  await openUserManage(page);
  await endElsewhere(page);
  const departures = await countDepartures(page);
  let refused = 0;
  page.on("response", (response) => {
    if (response.status() === 401) refused += 1;
  });
  // It leaves before all of its code has come.
  await page.reload({ waitUntil: "commit" });
  await expect.poll(() => refused, "calls that a starting page makes at once").toBe(4);
  await expect(page.getByRole("main").getByText(EXPIRED)).toHaveCount(1);
  await expect(page.getByText(EXPIRED, { exact: true }), "the page's own words and one message").toHaveCount(
    2,
  );
  await expect.poll(departures, "after the time to read it").toBe(1);
  expect((await keptOnDevice(page)).local).toEqual([]);
});

test("a session that ended by itself is left without the browser asking, and signing in goes on where the work stopped", async ({
  page,
  signInByPage,
}) => {
  await signInByPage("zhengyan", "/setting/userManage?f.nameOrAccount=sunli");
  await expect(dataRows(page).first()).toBeVisible();
  await page.getByRole("button", { name: "新增用户" }).click();
  await page.getByRole("dialog", { name: "新增用户" }).getByLabel("姓名").fill("未保存的人");
  const asked: string[] = [];
  page.on("dialog", (question) => {
    asked.push(question.type());
    void question.accept();
  });
  await endElsewhere(page);
  await expect(ssoPage(page), "told by the socket").toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole("button", { name: "zhengyan" }).click();
  await expect(page).toHaveURL("/setting/userManage?f.nameOrAccount=sunli");
  await expect(dataRows(page).first()).toBeVisible();
});

test("without network the page gives way to one that waits, and comes back with nothing lost, which is saved after it", async ({
  page,
  app,
  context,
  signInByPage,
}) => {
  await signInByPage("zhoumy");
  await openUserManage(page);
  await page.getByLabel("姓名或账号").fill("duruo");
  await context.setOffline(true);
  await page.getByLabel("姓名或账号").press("Enter");
  await expect(page).toHaveURL("/500");
  await expect(page.getByRole("heading", { name: "网络已断开" })).toBeVisible();
  const back = page.getByRole("button", { name: "回到刚才的页面" });
  await expect(back).toBeDisabled();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "网络已恢复" })).toBeVisible();
  await back.click();
  await expect(page).toHaveURL(/\/setting\/userManage/);
  await expect(page.getByLabel("姓名或账号")).toHaveValue("duruo");
  await page.getByRole("button", { name: /查\s?询/ }).click();

  await test.step("words in a dialog survive a lost network and are saved after it", async () => {
    await page.getByRole("row", { name: /duruo/ }).getByRole("button", { name: "编辑" }).click();
    const dialog = page.getByRole("dialog", { name: "编辑用户「杜若」" });
    await dialog.getByLabel("姓名").fill("杜若兰");
    await context.setOffline(true);
    await dialog.getByRole("button", { name: /保\s?存/ }).click();
    await expect(page.getByRole("heading", { name: "网络已断开" })).toBeVisible();
    await expect(dialog).toBeHidden();

    await context.setOffline(false);
    await back.click();
    await expect(dialog.getByLabel("姓名")).toHaveValue("杜若兰");
    await dialog.getByRole("button", { name: /保\s?存/ }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("row", { name: /杜若兰/ })).toBeVisible();
    const api = await signInToApi(app.address, "chenjie");
    const { result } = await api.post("/api/auth/user/list", {
      nameOrAccount: "duruo",
      pageNum: 1,
      pageSize: 10,
    });
    expect(JSON.stringify(result)).toContain("杜若兰");
  });
});
