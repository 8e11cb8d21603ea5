import type { Locator, Page } from "@playwright/test";
import { findBarriers } from "../app/axe.ts";
import { newSession } from "../app/session.ts";
import { expect, test } from "../app/test.ts";

const ASK = "/api/fcp/web/customerService/ask";
const TRACK = "/smart/outSmart/track";

const button = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^智能客服/ });
const aiWindow = (page: Page) => page.getByRole("dialog", { name: /智能客服 · |人工客服/ });
const box = (page: Page) => aiWindow(page).getByRole("textbox");
const log = (page: Page) => aiWindow(page).getByRole("log", { name: "对话内容" });

async function open(page: Page): Promise<Locator> {
  await button(page).click();
  await expect(box(page)).toBeFocused();
  return aiWindow(page);
}

async function ask(page: Page, question: string): Promise<void> {
  // As long as an answer grows, Enter sends nothing.
  await expect(aiWindow(page).getByRole("button", { name: "停止回答" })).toHaveCount(0);
  await box(page).fill(question);
  await box(page).press("Enter");
}

async function placeOf(page: Page) {
  const place = await aiWindow(page).boundingBox();
  if (!place) throw new Error("the window is not shown");
  return place;
}

test("the window starts 640 wide below the header, keeps its place, and answers by degrees beside its articles", async ({
  page,
  context,
  signIn,
}) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await signIn("sunli");
  await open(page);

  await test.step("it is drawn and sized within its bounds, and keeps its place", async () => {
    expect(await placeOf(page)).toEqual({ x: 1280, y: 56, width: 640, height: 944 });
    await page.mouse.move(1500, 78);
    await page.mouse.down();
    await page.mouse.move(1200, 60, { steps: 4 });
    await page.mouse.up();
    expect(await placeOf(page)).toMatchObject({ x: 980, y: 38 });

    const corner = aiWindow(page).getByRole("button", { name: "调整窗口大小" });
    for (let presses = 0; presses < 12; presses += 1) await corner.press("ArrowRight");
    expect((await placeOf(page)).width).toBe(840);
    for (let presses = 0; presses < 20; presses += 1) await corner.press("ArrowUp");
    expect((await placeOf(page)).height).toBe(660);
    await aiWindow(page).getByRole("button", { name: "移动窗口" }).press("ArrowLeft");
    const moved = await placeOf(page);
    expect(moved.x).toBe(956);

    await aiWindow(page).getByRole("button", { name: "全屏", exact: true }).click();
    expect(await placeOf(page)).toEqual({ x: 480, y: 56, width: 960, height: 944 });
    await aiWindow(page).getByRole("button", { name: "退出全屏" }).click();
    expect(await placeOf(page)).toEqual(moved);
    await page.reload();
    await open(page);
    expect(await placeOf(page)).toEqual(moved);
    expect(await findBarriers(page, { within: ".ai-window", at: "智能客服" })).toEqual([]);
  });

  await test.step("an answer names its articles, which open beside it in a wider window", async () => {
    await ask(page, "发票采集失败怎么办");
    await expect(log(page)).toContainText("我在帮助文章里找到了相关内容，摘自《发票采集失败怎么办》");
    await log(page).getByRole("button", { name: "发票采集失败怎么办" }).click();
    const article = aiWindow(page).getByRole("region", { name: "发票采集失败怎么办" });
    await expect(article).toContainText("已采集到的发票不会丢失");
    await expect(aiWindow(page)).toHaveCSS("transition-duration", /^1s/);
    await expect.poll(async () => (await placeOf(page)).width).toBe(1200);
    const opening = context.waitForEvent("page");
    await article.getByRole("link", { name: "在新标签页打开" }).click();
    const help = await opening;
    await expect(help).toHaveURL(/\/errorHandle\?remark=.+&name=.+/);
    await expect(help.getByRole("heading", { level: 1 })).toHaveText("发票采集失败怎么办");
    await help.close();
    await article.getByRole("button", { name: "收起文章" }).click();
    await expect.poll(async () => (await placeOf(page)).width).toBe(840);

    await ask(page, "明天上海的天气");
    await expect(log(page)).toContainText("没有在帮助文章里找到");
    await expect(aiWindow(page).getByRole("button", { name: "转人工" })).toBeEnabled();
  });

  await test.step("an answer that breaks off says so and is asked for again; one can be stopped", async () => {
    const isAsk = (url: URL) => url.pathname === ASK;
    const half = { contentType: "text/event-stream", body: 'data: {"text":"请先检查"}\n\n' };
    const sources = log(page).getByText("参考文章");
    const answered = await sources.count();
    await page.route(isAsk, async (route) => await route.fulfill(half), { times: 1 });
    await ask(page, "发票采集失败");
    await expect(log(page).getByRole("alert")).toContainText("回答中断了");
    await expect(log(page)).toContainText("请先检查");
    await expect(log(page).getByRole("link", { name: "查看处理办法" })).toHaveAttribute(
      "href",
      /^\/errorHandle\?/,
    );
    await log(page).getByRole("button", { name: "重新回答" }).click();
    await expect(sources).toHaveCount(answered + 1);
    await expect(log(page).getByRole("alert")).toHaveCount(0);

    await page.route(isAsk, () => undefined);
    await ask(page, "收不到验证码");
    await aiWindow(page).getByRole("button", { name: "停止回答" }).click();
    await expect(log(page)).toContainText("回答已停止");
    await page.unroute(isAsk);
  });
});

test("people answer in the queue, their answer appears by itself though the window was put away, and a browser has one window", async ({
  app,
  browser,
  context: own,
  page,
  signIn,
}) => {
  const tracked: { readonly type: string | null; readonly headers: Record<string, string> }[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith(TRACK))
      tracked.push({ type: url.searchParams.get("clickType"), headers: request.headers() });
  });
  await signIn("sunli");
  await open(page);
  await ask(page, "月底的加急申报由谁处理");
  await expect(aiWindow(page).getByRole("button", { name: "发送" })).toBeVisible();
  await aiWindow(page).getByRole("button", { name: "转人工" }).click();
  await expect(aiWindow(page)).toContainText("正在排队");
  await page.keyboard.press("Escape");

  const context = await browser.newContext({ storageState: await newSession(app.address, "zhoumy") });
  const staff = await context.newPage();
  await staff.goto(`${app.address}/otherSetting/customerService`);
  const row = staff.getByRole("row").filter({ hasText: "月底的加急申报由谁处理" });
  await expect(row).toContainText("排队中");
  await row.getByRole("button", { name: "回复" }).click();
  const reply = staff.getByRole("dialog", { name: "回复孙丽" });
  await reply.getByRole("textbox").fill("请联系会计主管，已为您登记");
  await reply.getByRole("button", { name: "发送" }).click();
  await expect(row).toContainText("处理中");

  await expect(button(page)).toHaveAccessibleName("智能客服，有新的回复");
  await button(page).click();
  await expect(log(page)).toContainText("请联系会计主管，已为您登记");
  await expect(aiWindow(page)).toContainText("周明远正在为您服务");
  await ask(page, "好的，谢谢");
  await expect(row).toContainText("好的，谢谢");
  await row.getByRole("button", { name: "月底的加急申报由谁处理" }).click();
  const drawer = staff.getByRole("dialog", { name: "孙丽的咨询" });
  await expect(drawer).toContainText("好的，谢谢");
  await drawer.getByRole("button", { name: "结束会话" }).click();
  await staff
    .getByRole("dialog", { name: /确定结束/ })
    .getByRole("button", { name: "结束会话" })
    .click();
  await expect(log(page)).toContainText("人工会话已结束");
  await context.close();

  await aiWindow(page).getByRole("button", { name: "关闭" }).click();
  await expect(aiWindow(page)).toHaveCount(0);
  await expect.poll(() => tracked.map(({ type }) => type)).toEqual(["-1", "12"]);
  expect(tracked[0]?.headers["access-token"]).toBeTruthy();
  expect(decodeURIComponent(tracked[0]?.headers["company-name"] ?? "")).toBe("上海云帆财税咨询有限公司");
  expect(tracked[0]?.headers).toHaveProperty("area");
  expect(tracked[0]?.headers).toHaveProperty("branch-name");

  await open(page);
  const other = await own.newPage();
  await other.setViewportSize({ width: 1024, height: 640 });
  await other.goto("/workbench/index");
  await open(other);
  await expect(aiWindow(page), "opened in another tab, it closes here").toHaveCount(0);

  await test.step("in a small window it fits below the header; Escape puts it away, and nothing of it is lost", async () => {
    expect(await placeOf(other)).toEqual({ x: 384, y: 56, width: 640, height: 584 });
    await box(other).fill("写到一半的问题");
    await other.keyboard.press("Escape");
    await expect(aiWindow(other)).toHaveCount(0);
    await expect(button(other)).toBeFocused();
    await other.getByRole("link", { name: "客户中心" }).click();
    await button(other).click();
    await expect(box(other)).toHaveValue("写到一半的问题");
  });
});
