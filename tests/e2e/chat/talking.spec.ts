import type { Browser, Locator, Page } from "@playwright/test";
import { findBarriers } from "../app/axe.ts";
import { signInToApi } from "../app/api.ts";
import {
  chatButton,
  companiesOf,
  drawer,
  input,
  message,
  openTalk,
  recordsOf,
  say,
  send,
} from "../app/chat.ts";
import { dataRows, startMore } from "../app/list-screen.ts";
import { MONTHLY_TAX } from "../app/monthly-tax.ts";
import { newSession } from "../app/session.ts";
import { expect, test } from "../app/test.ts";

const PAYROLL = { module: 3, label: "薪酬" };
const RECORDS = "/chat/record/page";

async function colleague(browser: Browser, address: string, account: string): Promise<Page> {
  const storageState = await newSession(address, account);
  const context = await browser.newContext({ storageState, baseURL: address, locale: "zh-CN" });
  const page = await context.newPage();
  await page.goto("/login");
  await page.waitForURL((url) => url.pathname !== "/login");
  return page;
}

async function companyAt(address: string, place: number) {
  const company = (await companiesOf(address, "sunli"))[place];
  if (!company) throw new Error("sunli has too few companies");
  return company;
}

test("what one says the other sees within a second, and nothing but the message is read", async ({
  app,
  page,
  browser,
  signIn,
}) => {
  const company = await companyAt(app.address, 0);
  await signIn("sunli");
  await openTalk(page, company.companyName, PAYROLL.label);
  const other = await colleague(browser, app.address, "chenjie");
  await openTalk(other, company.companyName, PAYROLL.label);
  // The first word of the socket has come: from then on nothing was missed.
  await send(page, "先说一句");
  await expect(message(other, "先说一句")).toBeVisible();
  const asked: string[] = [];
  other.on("request", (request) => {
    if (request.url().includes(RECORDS)) asked.push(request.postData() ?? "");
  });
  await send(page, "工资表收到了，<b>请核对</b>\n社保人数");
  await expect(message(page, "工资表收到了")).toBeVisible();
  const shown = message(other, "工资表收到了");
  await expect(shown).toBeVisible({ timeout: 2500 });
  await expect(shown).toContainText("孙丽");
  await expect(shown.getByText("<b>请核对</b>")).toBeVisible();
  expect(asked.length).toBeGreaterThan(0);
  for (const question of asked) expect(question).toContain("idList");

  await shown.getByRole("button", { name: "引用" }).focus();
  await other.keyboard.press("Enter");
  await send(other, "已核对，共 12 人");
  await expect(message(page, "已核对，共 12 人").locator("blockquote")).toContainText("孙丽：工资表收到了");
  await expect(message(page, "已核对，共 12 人")).toHaveCount(1);
  await other.context().close();
});

test("who writes in a talk is shown to the others, and to the same user in another page, until the message comes", async ({
  app,
  page,
  browser,
  signIn,
}) => {
  const company = await companyAt(app.address, 1);
  await signIn("sunli");
  await openTalk(page, company.companyName, PAYROLL.label);
  const other = await colleague(browser, app.address, "chenjie");
  await openTalk(other, company.companyName, PAYROLL.label);
  const again = await colleague(browser, app.address, "sunli");
  await openTalk(again, company.companyName, PAYROLL.label);
  // The first word of each socket has come.
  await send(page, "先说一句");
  for (const hearer of [other, again]) await expect(message(hearer, "先说一句")).toBeVisible();
  const typing = (hearer: Page) => drawer(hearer).getByRole("status").filter({ hasText: "正在输入" });
  await expect(typing(other)).toHaveCount(0);

  await input(page).pressSequentially("工资");
  await expect(typing(other)).toHaveText("孙丽正在输入…");
  await expect(typing(again)).toHaveText("您（其他页面）正在输入…");
  await expect(typing(page)).toHaveCount(0);
  await input(page).press("Enter");
  await expect(message(other, "工资")).toBeVisible();
  await expect(typing(other)).toHaveCount(0);

  await input(other).fill("稍等");
  await expect(typing(page)).toHaveText("陈洁正在输入…");
  await expect(typing(page), "a talk that is left alone ends by itself").toHaveCount(0);
  for (const hearer of [other, again]) await hearer.context().close();
});

/** The words of the message in the middle of what is seen, once the list stands still. */
async function wordsInTheMiddle(list: Locator): Promise<RegExp> {
  let words = "";
  await expect(async () => {
    const box = await list.boundingBox();
    const middle = (box?.y ?? 0) + (box?.height ?? 0) / 2;
    const read = () =>
      list.evaluate(
        (element, at) =>
          [...element.querySelectorAll("article")].find(
            (article) => article.getBoundingClientRect().bottom > at,
          )?.textContent ?? "",
        middle,
      );
    words = await read();
    await list.page().waitForTimeout(300);
    expect(words).not.toBe("");
    expect(await read()).toBe(words);
  }).toPass();
  return new RegExp(`${/往来记录 \d+$/.exec(words)?.[0] ?? "nothing"}$`);
}

test("the reader's place stays when something comes, and a button leads to it", async ({
  app,
  page,
  signIn,
}) => {
  const { qyid, companyName } = await companyAt(app.address, 1);
  const api = await signInToApi(app.address, "chenjie");
  for (let number = 1; number <= 40; number += 1)
    await say(api, { qyid, module: PAYROLL.module, content: `往来记录 ${number}` });
  await signIn("sunli");
  await openTalk(page, companyName, PAYROLL.label);
  await expect(message(page, /往来记录 40$/)).toBeInViewport();
  const list = drawer(page).getByRole("region", { name: "沟通记录" });
  await list.hover();
  await page.mouse.wheel(0, -900);
  await expect(message(page, /往来记录 40$/)).not.toBeInViewport();
  const kept = message(page, await wordsInTheMiddle(list));
  await expect(kept).toBeInViewport();
  const before = await kept.boundingBox();
  await say(api, { qyid, module: PAYROLL.module, content: "刚刚说的" });
  const toNew = drawer(page).getByRole("button", { name: "有 1 条新消息" });
  await expect(toNew).toBeVisible();
  expect((await kept.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  await toNew.click();
  await expect(message(page, "刚刚说的")).toBeInViewport();
  await expect(toNew).toHaveCount(0);
});

test("a message has 500 characters; what is pasted beyond is cut, and both are told", async ({
  app,
  page,
  signIn,
}) => {
  const company = await companyAt(app.address, 2);
  await signIn("sunli");
  await openTalk(page, company.companyName, "其他");
  await input(page).fill("长".repeat(499));
  await expect(page.getByText("最多输入 500 个字")).toHaveCount(0);
  await input(page).press("End");
  await page.keyboard.insertText("满");
  await expect(page.getByText("最多输入 500 个字")).toBeVisible();
  await input(page).fill("");
  await input(page).evaluate((box) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "字".repeat(10_000));
    box.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(page.getByText("超出的部分没有粘贴")).toBeVisible();
  await expect(input(page)).toHaveValue("字".repeat(500));
  await expect(drawer(page).getByText("500/500")).toBeVisible();
  await input(page).press("Shift+Enter");
  await input(page).fill("");
  await input(page).press("Enter");
  await expect(page.getByText("请输入沟通内容", { exact: true })).toBeVisible();
  await input(page).fill("一行");
  await input(page).press("Shift+Enter");
  await expect(input(page)).toHaveValue("一行\n");
});

test("the drawer is 894 wide, searched and filtered; those who lead choose all or their own", async ({
  app,
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn("zhaomin");
  await chatButton(page).click();
  await expect.poll(async () => (await drawer(page).boundingBox())?.width).toBe(894);
  const options = drawer(page).getByRole("option");
  await expect(options.first()).toBeVisible();
  const total = drawer(page).getByText(/^共 \d+ 家企业$/);
  const all = await total.textContent();
  const sent = page.waitForRequest((request) => request.postData()?.includes('"authSelf":1') === true);
  await drawer(page).getByText("我负责的", { exact: true }).click();
  await sent;
  await expect(total).not.toHaveText(all ?? "");
  const back = page.waitForRequest((request) => request.postData()?.includes('"authSelf":-1') === true);
  await drawer(page).getByText("全部企业", { exact: true }).click();
  await back;
  await expect(total).toHaveText(all ?? "");
  await drawer(page).getByText("有我的待办", { exact: true }).click();
  await expect(total).not.toHaveText(all ?? "");
  await drawer(page).getByText("全部消息", { exact: true }).click();
  const [company] = await companiesOf(app.address, "zhaomin");
  await drawer(page)
    .getByRole("textbox", { name: "搜索企业" })
    .fill(company?.companyName ?? "");
  await expect(options).toHaveCount(1);
  await signIn("sunli");
  await chatButton(page).click();
  await expect(options.first()).toBeVisible();
  await expect(drawer(page).getByRole("radio", { name: "我负责的" })).toHaveCount(0);
});

test("by the keyboard alone a company is chosen, written to and left; the draft and the focus are where they were", async ({
  app,
  page,
  signIn,
}) => {
  const company = await companyAt(app.address, 3);
  await signIn("sunli");
  await chatButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(drawer(page).getByRole("textbox", { name: "搜索企业" })).toBeFocused();
  await page.keyboard.insertText(company.companyName);
  await expect(drawer(page).getByRole("option")).toHaveCount(1);
  await drawer(page).getByRole("listbox", { name: "企业" }).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(input(page)).toBeFocused();
  const payroll = drawer(page).getByRole("tab", { name: PAYROLL.label });
  await expect(payroll, "another talk has something new").toHaveAttribute("aria-selected", "false");
  await payroll.focus();
  await page.keyboard.press("Enter");
  await expect(input(page)).toBeFocused();
  await page.keyboard.insertText("写到一半");
  await page.keyboard.press("Escape");
  await expect(drawer(page)).toHaveCount(0);
  await expect(chatButton(page)).toBeFocused();
  await page.reload();
  await chatButton(page).click();
  await drawer(page).getByRole("option", { name: company.companyName }).click();
  await expect(input(page)).toHaveValue("写到一半");
  await page.keyboard.press("Enter");
  await expect(message(page, "写到一半")).toBeVisible();
  const api = await signInToApi(app.address, "sunli");
  await expect
    .poll(async () => {
      const all = await Promise.all(
        [0, 1, 2, 3, 4].map((module) => recordsOf(api, { qyid: company.qyid, module })),
      );
      return all.flat().filter(({ content }) => content === "写到一半").length;
    })
    .toBe(1);
  expect(await findBarriers(page, { within: ".ant-drawer", at: "企业沟通" })).toEqual([]);
});

test("messages are found by their words and by who sent them", async ({ app, page, signIn }) => {
  const company = await companyAt(app.address, 4);
  const api = await signInToApi(app.address, "sunli");
  const theirs = await signInToApi(app.address, "chenjie");
  await say(api, { qyid: company.qyid, module: 0, content: "请提供租赁合同" });
  await say(theirs, { qyid: company.qyid, module: 0, content: "合同已归档" });
  await signIn("sunli");
  await openTalk(page, company.companyName, "其他");
  await drawer(page).getByRole("button", { name: "查找记录" }).click();
  await drawer(page).getByRole("textbox", { name: "消息内容" }).fill("租赁合同");
  await expect(message(page, "合同已归档")).toHaveCount(0);
  await expect(message(page, "请提供租赁合同")).toBeVisible();
  await drawer(page).getByRole("textbox", { name: "消息内容" }).fill("没有人说过的话");
  await expect(drawer(page).getByText("没有符合条件的沟通记录")).toBeVisible();
  await drawer(page).getByRole("button", { name: "退出查找" }).click();
  await expect(message(page, "合同已归档")).toBeVisible();
});

test("new messages are counted in the header, told for five seconds, and read by being looked at", async ({
  page,
  signIn,
}) => {
  await signIn("sunli");
  const card = page.getByText(/您有 \d+ 条新消息/);
  await expect(card).toBeVisible();
  const shownAt = Date.now();
  await expect(chatButton(page)).toHaveAccessibleName(/企业沟通，\d+ 项待处理/);
  const before = await chatButton(page).getAttribute("aria-label");
  await expect(card).toHaveCount(0, { timeout: 8000 });
  const seconds = (Date.now() - shownAt) / 1000;
  expect(seconds).toBeGreaterThan(3.5);
  expect(seconds).toBeLessThan(7);
  await chatButton(page).click();
  const fresh = drawer(page)
    .getByRole("option")
    .filter({ hasText: /新消息/ });
  const name = await fresh.first().locator(".chat-company-name").textContent();
  await fresh.first().click();
  await expect(chatButton(page)).not.toHaveAttribute("aria-label", before ?? "");
  expect(name).toBeTruthy();
});

test("the monthly tax list, a client and a work order open their talks at their width", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const widthIs = async (width: number) => {
    await expect(input(page)).toBeVisible();
    await expect.poll(async () => (await drawer(page).boundingBox())?.width).toBe(width);
    await page.keyboard.press("Escape");
    await expect(drawer(page)).toHaveCount(0);
  };
  await signIn("chenjie", MONTHLY_TAX);
  await startMore(dataRows(page).first(), "沟通");
  await expect(drawer(page).getByText(/ · 税款确认$/)).toBeVisible();
  await widthIs(626);
  await expect(dataRows(page).first().getByRole("button", { name: "更多" })).toBeFocused();

  await page.goto("/customer/index");
  await startMore(dataRows(page).first(), "沟通");
  await widthIs(894);

  await page.goto("/accountCenter/workOrder?type=2&tab=2");
  await dataRows(page).first().getByRole("button").first().click();
  await page
    .getByRole("dialog", { name: /^工单 / })
    .getByRole("button", { name: "与客户沟通" })
    .click();
  await expect(drawer(page).getByText(/ · 其他$/)).toBeVisible();
  await widthIs(626);
});
