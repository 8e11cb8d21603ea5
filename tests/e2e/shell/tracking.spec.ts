import type { Page } from "@playwright/test";
import { answerInstead } from "../app/bad-answer.ts";
import { startForwarding } from "../app/forwarding.ts";
import { dataRows } from "../app/list-screen.ts";
import { newSession } from "../app/session.ts";
import { expect, test } from "../app/test.ts";

const PATH = "/api/userBurial/acceptUserBehaviorData";

interface Sent {
  readonly events: readonly Record<string, unknown>[];
  readonly intent: string | undefined;
  readonly text: string;
}

/** The batches that the page sends. */
function watchBatches(page: Page): Sent[] {
  const sent: Sent[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname !== PATH) return;
    const text = request.postData() ?? "{}";
    const body = JSON.parse(text) as { userBehaviorVos: Sent["events"] };
    sent.push({ events: body.userBehaviorVos, intent: request.headers()["idempotency-key"], text });
  });
  return sent;
}

/** Takes entries of the side menu in turn, each as an accountant would. */
async function takeEntries(page: Page, count: number): Promise<void> {
  const side = page.getByRole("navigation", { name: "客户中心" });
  const inFront = page.getByRole("tablist", { name: "已打开的页面" }).getByRole("tab", { selected: true });
  for (let taken = 0; taken < count; taken += 1) {
    const name = (await inFront.textContent()) === "变更记录" ? "客户列表" : "变更记录";
    await side.getByRole("link", { name }).click();
    await expect(page.getByRole("tab", { name })).toHaveAttribute("aria-selected", "true");
  }
}

test("pages and menu entries are reported ten at a time or after ten minutes, with nothing of what stands on the pages, and tried again without a word", async ({
  page,
  signIn,
}) => {
  const sent = watchBatches(page);
  await page.clock.install();
  await signIn("zhoumy", "/customer/index?customerName=%E4%B8%8A%E6%B5%B7&page=1");
  await expect(dataRows(page).first()).toBeVisible();
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === PATH);
  await takeEntries(page, 5);
  expect(await (await answered).json()).toMatchObject({ code: "0", result: { count: 10 } });
  expect(sent).toHaveLength(1);
  expect(sent[0]?.events).toHaveLength(10);
  expect(sent[0]?.events[0]).toMatchObject({
    eventCode: "menu.click",
    eventName: "点击菜单",
    pagePath: "/companyCenter/changeRecord",
    pageTitle: "变更记录",
    eventTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  });
  expect(sent[0]?.events[1]).toMatchObject({
    eventCode: "page.view",
    pagePath: "/customer/index",
    pageTitle: "客户列表",
    duration: expect.any(Number),
  });
  const token = await page.evaluate(() => localStorage.getItem("accessToken"));
  expect(sent[0]?.text).not.toContain(token);
  expect(sent[0]?.text).not.toContain("上海");
  expect(sent[0]?.text).not.toContain("?");

  await test.step("fewer than ten are sent after ten minutes", async () => {
    await takeEntries(page, 2);
    expect(sent).toHaveLength(1);
    await page.clock.fastForward("10:01");
    await expect.poll(() => sent.map(({ events }) => events.length)).toEqual([10, 4]);
  });

  await test.step("a batch that the server does not take is tried again after a minute, five times, without a word", async () => {
    const before = sent.length;
    await answerInstead(page, PATH, { status: 502, body: "" });
    await takeEntries(page, 5);
    await expect.poll(() => sent).toHaveLength(before + 1);
    for (let tries = 2; tries <= 5; tries += 1) {
      // The minute begins once the page has the answer.
      const passMinute = async () => {
        if (sent.length < before + tries) await page.clock.fastForward("01:01");
        return sent.length;
      };
      await expect.poll(passMinute).toBe(before + tries);
    }
    expect(new Set(sent.slice(before).map(({ intent }) => intent)).size).toBe(1);
    await page.clock.fastForward("20:00");
    await takeEntries(page, 6);
    await page.clock.fastForward("20:00");
    expect(sent).toHaveLength(before + 5);
    await expect(page.getByText("网关错误")).toHaveCount(0);
  });
});

test("what is left is sent when the page is left, by signing out too", async ({ app, page }) => {
  const door = await startForwarding(app.address, PATH);
  const events = () =>
    door.bodies.map((body) =>
      (JSON.parse(body) as { userBehaviorVos: Sent["events"] }).userBehaviorVos.map(
        ({ eventCode, pagePath }) => `${String(eventCode)} ${String(pagePath)}`,
      ),
    );
  await page.context().setStorageState(await newSession(door.address, "zhoumy"));
  await page.goto(`${door.address}/customer/index`);
  await expect(dataRows(page).first()).toBeVisible();
  await takeEntries(page, 1);
  expect(events()).toEqual([]);
  await page.goto(`${door.address}/workbench/index`);
  await expect
    .poll(events)
    .toEqual([
      [
        "menu.click /companyCenter/changeRecord",
        "page.view /customer/index",
        "page.view /companyCenter/changeRecord",
      ],
    ]);

  await page.getByRole("button", { name: /^账号/ }).click();
  await page.getByRole("button", { name: "退出登录" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "退出登录" }).last().click();
  await expect.poll(events).toHaveLength(2);
  expect(events()[1]).toEqual(["page.view /workbench/index"]);
  await page.goto("about:blank");
  door.stop();
});
