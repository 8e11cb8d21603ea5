import type { Browser, Page } from "@playwright/test";
import { type Api, signInToApi } from "../app/api.ts";
import { dataRows } from "../app/list-screen.ts";
import { newSession } from "../app/session.ts";
import { expect, test } from "../app/test.ts";
import { raiseForChenjie } from "../app/work-orders.ts";

const SEND = "**/api/workorder/sendMessgae";
const OPEN = "**/api/workorder/getSessionOrCreateSession";

let chenjie: Api;
test.beforeAll(async ({ app }) => {
  chenjie = await signInToApi(app.address, "chenjie");
});

/** Opens an order among all of them. */
async function openOrder(page: Page, title: string) {
  await page.goto("/accountCenter/workOrder?type=2&tab=4");
  await page.getByRole("search").getByLabel("工单", { exact: true }).fill(title);
  await page.getByRole("button", { name: "查询" }).click();
  await page.getByRole("button", { name: title, exact: true }).click();
  return page.getByRole("dialog", { name: /^工单 GD/ });
}

async function colleague(browser: Browser, address: string, account: string): Promise<Page> {
  const storageState = await newSession(address, account);
  const context = await browser.newContext({ storageState, baseURL: address, locale: "zh-CN" });
  return await context.newPage();
}

test("what is said about an order is seen by the other who has it open, until the order ends", async ({
  app,
  page,
  browser,
  signIn,
}) => {
  const title = "补充租赁发票的说明";
  const id = await raiseForChenjie(chenjie, title);
  await signIn("chenjie");
  const own = await openOrder(page, title);
  await expect(own.getByText("还没有人就这张工单留言")).toBeVisible();
  const other = await colleague(browser, app.address, "zhoumy");
  const seen = await openOrder(other, title);
  await expect(seen.getByText("还没有人就这张工单留言")).toBeVisible();

  await own.getByRole("textbox", { name: "沟通内容" }).fill("房东的<b>发票</b>还没有收到");
  await page.keyboard.press("Enter");
  await expect(own.getByRole("article")).toHaveText([/^我/]);
  await expect(own.getByRole("textbox", { name: "沟通内容" })).toHaveValue("");
  await expect(seen.getByRole("article")).toContainText("陈洁");
  await expect(seen.getByRole("article")).toContainText("房东的<b>发票</b>还没有收到");

  const end = { idList: [id], handleType: 4, handleContent: "客户撤回" };
  expect(await chenjie.post("/api/workorder/batchHandle", end)).toMatchObject({ code: "0" });
  await expect(seen.getByText("工单已处理完毕，不能再发送消息")).toBeVisible();
  await expect(seen.getByRole("textbox", { name: "沟通内容" })).toHaveCount(0);
  await other.context().close();
});

test("a talk that does not open, or whose message is lost, keeps the words, which arrive once", async ({
  page,
  signIn,
}) => {
  const title = "核对上月的完税证明";
  await raiseForChenjie(chenjie, title);
  await page.clock.install();
  await signIn("chenjie");
  let fail = () => {};
  const failed = new Promise<void>((resolve) => (fail = resolve));
  await page.route(OPEN, async (route) => {
    await failed;
    await route.fulfill({ status: 500, body: "" });
  });
  const order = await openOrder(page, title);

  await test.step("one that is slow to open leaves the order in use, and one that fails is tried again", async () => {
    await order.getByRole("button", { name: "转交" }).click({ timeout: 5000 });
    // Longer than the page waits before it is covered.
    await page.clock.runFor(600);
    await expect(page.getByText("加载中...")).toBeHidden();
    await page.keyboard.press("Escape");
    fail();
    await expect(order.getByText("沟通记录没有加载成功：服务异常")).toBeVisible();
    await page.unroute(OPEN);
    await order.getByRole("button", { name: "重试" }).click();
    await expect(order.getByText("还没有人就这张工单留言")).toBeVisible();
  });

  const input = order.getByRole("textbox", { name: "沟通内容" });
  let isLost = true;
  await page.route(SEND, async (route) => {
    if (!isLost) return await route.continue();
    isLost = false;
    await route.fetch();
    return await route.abort("connectionreset");
  });
  await input.fill("完税证明已上传");
  await page.keyboard.press("Enter");
  await expect(order.getByRole("alert")).toContainText("内容已保留");
  await expect(input).toHaveValue("完税证明已上传");

  await page.reload();
  const again = await openOrder(page, title);
  const kept = again.getByRole("textbox", { name: "沟通内容" });
  await expect(kept, "it is a draft as well").toHaveValue("完税证明已上传");
  await kept.fill("");

  isLost = true;
  await kept.fill("申报表也已上传");
  await again.getByRole("button", { name: "发送" }).click();
  await expect(again.getByRole("alert")).toBeVisible();
  await again.getByRole("button", { name: "发送" }).click();
  await expect(kept).toHaveValue("");
  await expect(again.getByRole("article").filter({ hasText: "申报表也已上传" })).toHaveCount(1);
});

test("each order keeps its own words, and those under way are not typed over", async ({ page, signIn }) => {
  await raiseForChenjie(chenjie, "逐张查看一");
  await raiseForChenjie(chenjie, "逐张查看二");
  await signIn("chenjie", "/accountCenter/workOrder?type=2&tab=2");
  await page.getByRole("button", { name: "逐张查看二", exact: true }).click();
  const order = page.getByRole("dialog", { name: /^工单 GD/ });
  const input = order.getByRole("textbox", { name: "沟通内容" });
  await input.fill("写给第一张");
  await dataRows(page).filter({ hasText: "逐张查看二" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(order.getByRole("definition").filter({ hasText: "逐张查看一" })).toBeVisible();
  await expect(input).toHaveValue("");
  await page.keyboard.press("ArrowUp");
  await expect(input).toHaveValue("写给第一张");

  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(SEND, async (route) => {
    await held;
    await route.continue();
  });
  await input.press("Enter");
  await expect(input).not.toBeEditable();
  answer();
  await expect(order.getByRole("article")).toContainText("写给第一张");
  await expect(input).toBeEditable();
  await expect(input).toHaveValue("");
});
