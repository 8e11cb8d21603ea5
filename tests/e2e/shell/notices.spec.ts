import { readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import * as fc from "fast-check";
import { escapeText } from "../../../src/domain/markup/entities.ts";
import { HOSTILE_MARKUP } from "../../../src/domain/markup/testing/hostile-markup.ts";
import { type Api, signInToApi } from "../app/api.ts";
import { findBarriers } from "../app/axe.ts";
import { answerInstead, success } from "../app/bad-answer.ts";
import { findInjections, watchScripts } from "../app/hostile-texts.ts";
import { countUnread, PAGE, publishTo } from "../app/notices.ts";
import { newSession } from "../app/session.ts";
import { picture } from "../app/picture.ts";
import { expect, test } from "../app/test.ts";
import { IN_SERVICE, findCompanies } from "../app/companies.ts";
import { raiseOrder } from "../app/work-orders.ts";
import { hostileLinks } from "../../oracles/hostile-links.ts";

const STATUS = "/api/notice/api/subject/notice/status";
const READ = "/api/notice/api/subject/notice/read";
const ORDERS = "/api/workorder/queryGdCount";

const SOCKET = /\/fintax\/websocket\//;

let chenjie: Api;
test.beforeAll(async ({ app }) => {
  chenjie = await signInToApi(app.address, "chenjie");
});

const bell = (page: Page) => page.getByRole("button", { name: /^通知中心/ });
const panel = (page: Page) => page.getByRole("dialog", { name: "通知中心" });
const tabs = (page: Page) => panel(page).getByRole("tab");
const entries = (page: Page) => panel(page).getByRole("listitem");
const detail = (page: Page) => page.getByRole("dialog", { name: "公告详情" });

const nameOfBell = (unread: number) => (unread === 0 ? "通知中心" : `通知中心，${unread} 条未读`);

async function openTab(page: Page, name: string): Promise<void> {
  await bell(page).click();
  await tabs(page).getByText(name, { exact: true }).click();
}

test("a notice that is opened is read, and the badge knows it before the server has answered", async ({
  page,
  app,
  signIn,
}) => {
  const sunli = await signInToApi(app.address, "sunli");
  const before = await countUnread(sunli);
  await publishTo(chenjie, "sunli", {
    noticeTitle: "年会安排",
    noticeBody: "<p>周五<b>下午</b></p>",
    category: 0,
  });
  await signIn("sunli");
  await expect(bell(page)).toHaveAccessibleName(`通知中心，${before + 1} 条未读`);
  await bell(page).click();
  await expect(tabs(page)).toHaveText(["系统通知", "工单通知", "公告"]);
  expect((await panel(page).boundingBox())?.width).toBe(476);
  await expect(page.locator(".notice-list")).toHaveCSS("max-height", "400px");
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(
    (url) => url.pathname === READ,
    async (route) => {
      await answered;
      await route.continue();
    },
  );
  const entry = entries(page).filter({ hasText: "年会安排" });
  await expect(entry).toContainText("未读");
  await entry.getByRole("button").click();
  await expect(bell(page).locator("sup")).toHaveText(String(before));
  expect(await countUnread(sunli)).toBe(before + 1);
  expect((await detail(page).boundingBox())?.width).toBe(900);
  await expect(detail(page)).toContainText(/生效时间：2026-11-20 10:\d\d/);
  await expect(detail(page).locator("b")).toHaveText("下午");
  answer();
  await expect.poll(() => countUnread(sunli)).toBe(before);
  await page.keyboard.press("Escape");
  await expect(detail(page)).toHaveCount(0);
  await expect(entry).not.toContainText("未读");
  await expect(bell(page).locator("sup")).toHaveText(String(before));
  expect(await findBarriers(page, { within: ".shell-header", at: "通知中心" })).toEqual([]);
});

test("ten at a time, and what comes twice stands there once; all of a category are read, and cleared after a question", async ({
  page,
  app,
  signIn,
}) => {
  const zhaomin = await signInToApi(app.address, "zhaomin");
  const titles = Array.from({ length: 12 }, (_none, place) => `培训通知${place + 1}`);
  for (const noticeTitle of titles) await publishTo(chenjie, "zhaomin", { noticeTitle });
  const { result } = await zhaomin.put(PAGE, { pageNum: 1, pageSize: 100, category: 1 });
  const { total } = result as { total: number };
  // No news, which would renew the list by itself.
  await page.routeWebSocket(SOCKET, () => undefined);
  await signIn("zhaomin");
  const asked: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(PAGE)) asked.push(request.postDataJSON());
  });
  await openTab(page, "公告");
  await expect(entries(page)).toHaveCount(10);
  // A notice published meanwhile pushes the last of the first page to the second.
  await publishTo(chenjie, "zhaomin", { noticeTitle: "插播" });
  for (let shown = 10; shown < total; shown = await entries(page).count())
    await entries(page).last().scrollIntoViewIfNeeded();
  await expect(entries(page)).toHaveCount(total);
  const texts = await entries(page).allTextContents();
  expect(new Set(texts).size).toBe(total);
  expect(asked).toContainEqual(expect.objectContaining({ category: 1, pageNum: 2, pageSize: 10 }));

  await test.step("all of a category are read, and cleared after a question", async () => {
    await expect(entries(page).filter({ hasText: "未读" }).first()).toBeVisible();
    await panel(page).getByRole("button", { name: "全部已读" }).click();
    await expect(entries(page).filter({ hasText: "未读" })).toHaveCount(0);
    const status = await zhaomin.put(STATUS, { category: 1 });
    expect(status.result).toMatchObject({ total: 0 });
    await panel(page).getByRole("button", { name: "清空全部" }).click();
    await panel(page).getByRole("button", { name: "取消" }).click();
    await expect(entries(page).first()).toBeVisible();
    await panel(page).getByRole("button", { name: "清空全部" }).click();
    await panel(page).getByRole("button", { name: "清空", exact: true }).click();
    await expect(panel(page)).toContainText("暂无通知");
    await tabs(page).getByText("系统通知").click();
    await expect(entries(page).first()).toBeVisible();
    await tabs(page).getByText("工单通知").click();
    await expect(panel(page).getByRole("button")).toHaveCount(0);
  });
});

test("waiting work orders are counted as the bell opens and as one comes, and its line leads to them", async ({
  page,
  signIn,
}) => {
  await signIn("chenjie");
  const counted = page.waitForRequest(
    (request) => request.url().endsWith(ORDERS) && !request.postData()?.includes("kjqj"),
  );
  await bell(page).click();
  expect((await counted).postDataJSON()).toMatchObject({ aspect: 2 });
  await expect(tabs(page).filter({ hasText: "工单通知" }).locator(".ant-badge-dot")).toBeVisible();
  await tabs(page).getByText("工单通知").click();
  const line = panel(page).getByRole("link", { name: /^您有 \d+ 条待处理工单，请及时处理$/ });
  const waiting = Number(/\d+/.exec((await line.textContent()) ?? "")?.[0]);
  const [company] = await findCompanies(chenjie, { status: IN_SERVICE });
  await raiseOrder(chenjie, company?.companyId, "chenjie", { title: "进项是否认证" });
  await expect(line, "without a reload").toHaveText(`您有 ${waiting + 1} 条待处理工单，请及时处理`);
  await line.click();
  await expect(page).toHaveURL("/accountCenter/workOrder?type=2&tab=2");
  await expect(panel(page)).toHaveCount(0);
  const undo = await answerInstead(page, ORDERS, { body: success({ dclNum: 0, typeCounts: [] }) });
  await openTab(page, "工单通知");
  await expect(panel(page)).toContainText("没有待处理的工单");
  await expect(panel(page).locator(".ant-badge-dot")).toHaveCount(0);

  await test.step("the red dot at 我的工单 is of the month that is worked on", async () => {
    const dot = page.getByRole("navigation", { name: "核算中心" }).getByRole("img", { name: "有待处理工单" });
    await expect(dot).toHaveCount(0);
    await undo();
    await answerInstead(page, ORDERS, { body: success({ dclNum: 3, typeCounts: [] }) });
    const asked = page.waitForRequest(
      (request) => request.url().endsWith(ORDERS) && request.postData()?.includes("kjqj") === true,
    );
    await page.reload();
    await expect(dot).toBeVisible();
    expect((await asked).postDataJSON()).toEqual({ aspect: 2, kjnd: 2026, kjqj: 11 });
  });
});

test("those that pop up lie one above the other, each is read when it is on top, and of hostile bodies and links nothing runs", async ({
  page,
  app,
  signIn,
}) => {
  const account = "liuwei";
  const reader = await signInToApi(app.address, account);
  await publishTo(chenjie, account, { noticeTitle: "机房停电", popUp: 1 });
  await publishTo(chenjie, account, { noticeTitle: "系统升级", popUp: 1 });
  const before = await countUnread(reader);
  await watchScripts(page);
  await signIn(account);
  await expect(detail(page)).toHaveCount(2);
  await expect.poll(() => countUnread(reader)).toBe(before - 1);
  await detail(page).last().getByRole("button", { name: "关闭" }).last().click();
  await expect(detail(page)).toHaveCount(1);
  await expect.poll(() => countUnread(reader)).toBe(before - 2);
  await detail(page).getByRole("button", { name: "关闭" }).last().click();
  await page.reload();
  await expect(bell(page)).toBeVisible();
  await expect(detail(page)).toHaveCount(0);

  await test.step("hostile bodies are shown as what is harmless in them", async () => {
    const list = HOSTILE_MARKUP.slice(0, AT_ONCE).map(noticeOf);
    await answerInstead(page, PAGE, { body: success({ list, total: list.length }) });
    await page.reload();
    await expect(page.locator(".ant-modal .field-markup")).toHaveCount(AT_ONCE);
    expect(await findInjections(page)).toEqual([]);
  });

  await test.step("of over five hundred hostile bodies and 5,000 hostile links nothing opens in the application's own page", async () => {
    const purify = readdirSync("dist/app/assets").find((name) => /^purify-.*\.js$/.test(name));
    const opened: string[] = [];
    page.context().on("page", (other) => opened.push(other.url()));
    page.on("framenavigated", (frame) => opened.push(frame.url()));
    const show = async (bodies: readonly string[]) =>
      await page.evaluate(showPurified, { address: `/assets/${purify}`, bodies });
    expect(await show(HOSTILE_MARKUP)).toHaveLength(HOSTILE_MARKUP.length);
    const links = fc.sample(hostileLinks, { numRuns: 5_000, seed: 33 });
    const shown = await show(links.map((link) => `<a href="${escapeText(link)}">看</a>`));
    expect(shown).toHaveLength(5_000);
    expect(new Set(shown)).toEqual(new Set(["<a>看</a>"]));
    await page.evaluate(pressAllWords, "看");
    expect(await findInjections(page)).toEqual([]);
    expect(opened).toEqual([]);
  });
});

test("a notice is written, formatted and published with the keyboard, seen in another browser without a reload, and withdrawn from there", async ({
  app,
  browser,
  page,
  signIn,
}) => {
  const context = await browser.newContext({ storageState: await newSession(app.address, "sunli") });
  const reader = await context.newPage();
  await reader.goto(`${app.address}/workbench/index`);
  const unread = await countUnread(await signInToApi(app.address, "sunli"));
  await expect(bell(reader)).toHaveAccessibleName(nameOfBell(unread));
  await openTab(reader, "公告");
  await expect(entries(reader).first()).toBeVisible();

  await signIn("chenjie", "/otherSetting/notices");
  await expect(page.getByRole("button", { name: "发布公告" })).toBeVisible();
  await page.keyboard.press("Alt+n");
  const form = page.getByRole("dialog", { name: "发布公告" });
  await form.getByRole("textbox", { name: "标题" }).fill("操作指引");
  const text = form.getByRole("textbox", { name: "正文" });
  await text.focus();
  await page.keyboard.type("请看");
  await page.keyboard.press("Control+b");
  await page.keyboard.type("附图");
  await expect(form.getByRole("button", { name: /^加粗/ })).toHaveAttribute("aria-pressed", "true");
  await pasteMarkup(
    page,
    '，<a href="https://example.com" onclick="alert(1)">官网</a><img src=x onerror=alert(1)>',
  );
  await expect(text.getByRole("link", { name: "官网" })).toBeVisible();
  await form.getByLabel("选择图片").setInputFiles(picture("流程图.png"));
  await expect(text.getByRole("img", { name: "流程图" })).toHaveAttribute("src", /^blob:/);
  expect(await findBarriers(page, { within: ".markup-editor", at: "发布公告" })).toEqual([]);
  await form.getByRole("button", { name: "发布" }).click();
  await expect(page.getByText("已发布")).toBeVisible();
  await expect(bell(reader)).toHaveAccessibleName(nameOfBell(unread + 1));
  await expect(entries(reader).filter({ hasText: "操作指引" })).toContainText("未读");

  await test.step("its picture is seen", async () => {
    await openTab(page, "公告");
    await entries(page).filter({ hasText: "操作指引" }).getByRole("button").click();
    await expect(detail(page).locator("strong")).toHaveText(["附图"]);
    await detail(page).getByRole("button", { name: "查看大图：流程图" }).press("Enter");
    const preview = page.locator(".ant-image-preview-img");
    await expect(preview).toHaveAttribute("src", /^blob:/);
    await page.keyboard.press("Escape");
    await expect(preview).toHaveCount(0);
    await expect(detail(page)).toBeVisible();
    await detail(page).getByRole("button", { name: "关闭" }).last().click();
    await entries(page).filter({ hasNotText: "操作指引" }).first().getByRole("button").click();
    await detail(page).getByRole("button", { name: "查看图片" }).click();
    await expect(page.getByText("没有可预览的图片")).toBeVisible();
    await detail(page).getByRole("button", { name: "关闭" }).last().click();
    await page.keyboard.press("Escape");
  });

  const row = page.getByRole("row", { name: /操作指引/ });
  await row.getByRole("button", { name: "更多" }).click();
  await page.getByRole("menuitem", { name: "撤回" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "撤回" }).click();
  await expect(row).toHaveCount(0);
  await expect(bell(reader)).toHaveAccessibleName(nameOfBell(unread));
  await expect(entries(reader).filter({ hasText: "操作指引" })).toHaveCount(0);
  await context.close();
});

/** Puts each body into the page as the application does, and gives what stands there. */
async function showPurified(asked: {
  readonly address: string;
  readonly bodies: readonly string[];
}): Promise<string[]> {
  const module = (await import(asked.address)) as Readonly<Record<string, unknown>>;
  const clean = Object.values(module).find((part) => typeof part === "function") as (
    body: string,
  ) => DocumentFragment;
  const places = asked.bodies.map((body) => {
    const place = document.createElement("div");
    place.replaceChildren(clean(body));
    document.body.append(place);
    return place;
  });
  await new Promise((resolve) => requestAnimationFrame(resolve));
  return places.map(({ innerHTML }) => innerHTML);
}

/** Presses whatever was a link of these words. */
function pressAllWords(words: string): void {
  for (const link of document.querySelectorAll("a")) if (link.textContent === words) link.click();
}

/** The most notices that pop up. */
const AT_ONCE = 10;

const noticeOf = (noticeBody: string, place: number) => ({
  id: place + 1,
  relationId: place + 1,
  noticeTitle: "有害的正文",
  noticeAbstract: noticeBody,
  noticeBody,
  effectTime: "2026-11-20 09:00:00",
  deliverStatus: 1,
  category: 1,
});

async function pasteMarkup(page: Page, markup: string): Promise<void> {
  await page.evaluate((html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", html);
    const paste = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(paste);
  }, markup);
}
