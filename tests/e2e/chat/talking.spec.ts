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
import { pasteText } from "../app/sheet.ts";
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

test(
  "what one says the other sees at once, with who is writing it, and nothing but the message is read",
  { tag: "@spine" },
  async ({ app, page, browser, signIn }) => {
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
    const typing = (hearer: Page) => drawer(hearer).getByRole("status").filter({ hasText: "正在输入" });
    await expect(typing(other)).toHaveCount(0);
    await input(page).pressSequentially("工资");
    await expect(typing(other)).toHaveText("孙丽正在输入…");
    await expect(typing(page)).toHaveCount(0);
    await send(page, "工资表收到了，<b>请核对</b>\n社保人数");
    await expect(message(page, "工资表收到了")).toBeVisible();
    const shown = message(other, "工资表收到了");
    await expect(shown).toBeVisible();
    await expect(typing(other)).toHaveCount(0);
    await expect(shown).toContainText("孙丽");
    await expect(shown.getByText("<b>请核对</b>")).toBeVisible();
    expect(asked.length).toBeGreaterThan(0);
    for (const question of asked) expect(question).toContain("idList");

    await shown.getByRole("button", { name: "引用" }).focus();
    await other.keyboard.press("Enter");
    await input(other).pressSequentially("稍等");
    await expect(typing(page)).toHaveText("陈洁正在输入…");
    await send(other, "已核对，共 12 人");
    await expect(message(page, "已核对，共 12 人").locator("blockquote")).toContainText("孙丽：工资表收到了");
    await expect(message(page, "已核对，共 12 人")).toHaveCount(1);
    await expect(typing(page)).toHaveCount(0);
    await other.context().close();
  },
);

/** Waits until the messages have stood still for ten frames: a wheel scrolls on for some. */
async function untilStill(list: Locator): Promise<void> {
  await list.evaluate(async (element) => {
    const frame = () => new Promise((resolve) => void requestAnimationFrame(resolve));
    const place = () => element.querySelector("article")?.getBoundingClientRect().top;
    for (let still = 0, before = place(); still < 10;) {
      await frame();
      const now = place();
      still = now === before ? still + 1 : 0;
      before = now;
    }
  });
}

/** The words of the message in the middle of what is seen. */
async function wordsInTheMiddle(list: Locator): Promise<RegExp> {
  await untilStill(list);
  const box = await list.boundingBox();
  const middle = (box?.y ?? 0) + (box?.height ?? 0) / 2;
  const words = await list.evaluate(
    (element, at) =>
      [...element.querySelectorAll("article")].find((article) => article.getBoundingClientRect().bottom > at)
        ?.textContent ?? "",
    middle,
  );
  const [said] = /往来记录 \d+$/.exec(words) ?? [];
  if (said === undefined) throw new Error("nothing stands in the middle");
  return new RegExp(`${said}$`);
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

test("new messages are counted and read; by the keyboard alone a company is chosen, written to, searched and left, with the draft and the focus where they were", async ({
  app,
  page,
  signIn,
}) => {
  const company = await companyAt(app.address, 3);
  const api = await signInToApi(app.address, "sunli");
  const theirs = await signInToApi(app.address, "chenjie");
  await say(api, { qyid: company.qyid, module: 0, content: "请提供租赁合同" });
  await say(theirs, { qyid: company.qyid, module: 0, content: "合同已归档" });
  await signIn("sunli");
  const { keyboard } = page;

  await test.step("they are told, counted in the header, and read by being looked at", async () => {
    await expect(page.getByText(/您有 \d+ 条新消息/)).toBeVisible();
    const card = await page.locator(".chat-news").boundingBox();
    const menu = await page.locator(".shell-side").boundingBox();
    expect(menu!.y + menu!.height, "no entry of the menu lies below it").toBeLessThanOrEqual(card!.y);
    expect(card!.x + card!.width, "nothing of the page either").toBeLessThanOrEqual(menu!.width);
    await expect(chatButton(page)).toHaveAccessibleName(/企业沟通，\d+ 项待处理/);
    const before = (await chatButton(page).getAttribute("aria-label")) ?? "";
    await chatButton(page).click();
    await drawer(page)
      .getByRole("option")
      .filter({ hasText: /新消息/ })
      .first()
      .click();
    await expect(chatButton(page)).not.toHaveAttribute("aria-label", before);
    await expect(
      drawer(page).getByRole("radio", { name: "我负责的" }),
      "only those who lead choose between all and their own",
    ).toHaveCount(0);
    await keyboard.press("Escape");
    await expect(drawer(page)).toHaveCount(0);
  });

  await test.step("a company and a talk are chosen", async () => {
    await chatButton(page).focus();
    await keyboard.press("Enter");
    await expect(drawer(page).getByRole("textbox", { name: "搜索企业" })).toBeFocused();
    await keyboard.insertText(company.companyName);
    await expect(drawer(page).getByRole("option")).toHaveCount(1);
    await drawer(page).getByRole("listbox", { name: "企业" }).focus();
    await keyboard.press("ArrowDown");
    await keyboard.press("Enter");
    await expect(input(page)).toBeFocused();
    const other = drawer(page).getByRole("tab", { selected: false, name: /薪酬|其他/ });
    const talk = drawer(page).getByRole("tab", { name: await other.first().innerText() });
    await talk.focus();
    await keyboard.press("Enter");
    await expect(talk).toHaveAttribute("aria-selected", "true");
    await expect(input(page)).toBeFocused();
  });

  await test.step("a message has 500 characters; what is pasted beyond is cut, and both are told", async () => {
    await input(page).fill("长".repeat(499));
    await expect(page.getByText("最多输入 500 个字")).toHaveCount(0);
    await input(page).press("End");
    await keyboard.insertText("满");
    await expect(page.getByText("最多输入 500 个字")).toBeVisible();
    await input(page).fill("");
    await pasteText(page, "字".repeat(10_000));
    await expect(page.getByText("超出的部分没有粘贴")).toBeVisible();
    await expect(input(page)).toHaveValue("字".repeat(500));
    await expect(drawer(page).getByText("500/500")).toBeVisible();
    await input(page).fill("");
    await input(page).press("Enter");
    await expect(page.getByText("请输入沟通内容", { exact: true })).toBeVisible();
    await input(page).fill("一行");
    await input(page).press("Shift+Enter");
    await expect(input(page)).toHaveValue("一行\n");
    await input(page).fill("");
  });

  await test.step("a draft stays, and is sent once", async () => {
    await keyboard.insertText("写到一半");
    await keyboard.press("Escape");
    await expect(drawer(page)).toHaveCount(0);
    await expect(chatButton(page)).toBeFocused();
    await page.reload();
    await chatButton(page).click();
    await drawer(page).getByRole("option", { name: company.companyName }).click();
    await expect(input(page)).toHaveValue("写到一半");
    await expect(input(page)).toBeFocused();
    await keyboard.press("Enter");
    await expect(message(page, "写到一半")).toBeVisible();
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

  await test.step("messages are found by their words", async () => {
    await drawer(page).getByRole("tab", { name: "其他" }).click();
    await expect(message(page, "合同已归档")).toBeVisible();
    await drawer(page).getByRole("button", { name: "查找记录" }).click();
    const words = drawer(page).getByRole("textbox", { name: "消息内容" });
    await words.fill("租赁合同");
    await expect(message(page, "合同已归档")).toHaveCount(0);
    await expect(message(page, "请提供租赁合同")).toBeVisible();
    await words.fill("没有人说过的话");
    await expect(drawer(page).getByText("没有符合条件的沟通记录")).toBeVisible();
    await drawer(page).getByRole("button", { name: "退出查找" }).click();
    await expect(message(page, "合同已归档")).toBeVisible();
  });
});

test("the monthly tax list, a client, a work order and the header open talks at their width; those who lead choose all or their own", async ({
  app,
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

  await test.step("the header", async () => {
    await signIn("zhaomin");
    await chatButton(page).click();
    await expect.poll(async () => (await drawer(page).boundingBox())?.width).toBe(894);
    const options = drawer(page).getByRole("option");
    await expect(options.first()).toBeVisible();
    const total = drawer(page).getByText(/^共 \d+ 家企业$/);
    const all = (await total.textContent()) ?? "";
    const sent = page.waitForRequest((request) => request.postData()?.includes('"authSelf":1') === true);
    await drawer(page).getByText("我负责的", { exact: true }).click();
    await sent;
    await expect(total).not.toHaveText(all);
    const back = page.waitForRequest((request) => request.postData()?.includes('"authSelf":-1') === true);
    await drawer(page).getByText("全部企业", { exact: true }).click();
    await back;
    await expect(total).toHaveText(all);
    await drawer(page).getByText("有我的待办", { exact: true }).click();
    await expect(total).not.toHaveText(all);
    await drawer(page).getByText("全部消息", { exact: true }).click();
    const [company] = await companiesOf(app.address, "zhaomin");
    await drawer(page)
      .getByRole("textbox", { name: "搜索企业" })
      .fill(company?.companyName ?? "");
    await expect(options).toHaveCount(1);
  });
});
