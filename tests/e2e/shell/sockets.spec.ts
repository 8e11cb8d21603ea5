import type { Browser, Page } from "@playwright/test";
import { type Api, signInToApi } from "../app/api.ts";
import { newSession } from "../app/session.ts";
import { expect, test } from "../app/test.ts";
import { raiseForChenjie } from "../app/work-orders.ts";

const WAITING = "/accountCenter/workOrder?type=2&tab=2";
const STATIC = /\/fintax\/websocket\/\d+\/csgw\/[\w-]+\/static/;

let chenjie: Api;
test.beforeAll(async ({ app }) => {
  chenjie = await signInToApi(app.address, "chenjie");
});

const orderRow = (page: Page, title: string) =>
  page.getByRole("row").filter({ has: page.getByRole("button", { name: title, exact: true }) });

async function openElsewhere(
  browser: Browser,
  address: string,
  account: string,
  path: string,
): Promise<Page> {
  const context = await browser.newContext({ storageState: await newSession(address, account) });
  const page = await context.newPage();
  await page.goto(new URL(path, address).href);
  return page;
}

test(
  "an order that a colleague raises appears by itself, also what happened while the socket was cut",
  { tag: "@spine" },
  async ({ app, browser, page, signIn }) => {
    let isCut = false;
    let cut = () => Promise.resolve();
    const asked: URL[] = [];
    await page.routeWebSocket(STATIC, async (socket) => {
      asked.push(new URL(socket.url()));
      if (isCut) return await socket.close({ code: 1011 });
      socket.connectToServer();
      cut = async () => await socket.close({ code: 1011 });
    });
    await signIn("chenjie", WAITING);
    await expect(page.getByRole("row").nth(1)).toBeVisible();
    const title = "请确认本月进项";
    await raiseForChenjie(chenjie, title);
    const row = orderRow(page, title);
    await expect(row).toBeVisible();

    await test.step("and what they do with it", async () => {
      const elsewhere = await openElsewhere(browser, app.address, "chenjie", WAITING);
      await orderRow(elsewhere, title).getByRole("button", { name: "受理" }).click();
      await expect(row.getByText("处理中")).toBeVisible();
      await elsewhere.context().close();
    });

    await test.step("a socket that is cut comes back, and what happened meanwhile is there", async () => {
      const opened = asked.length;
      isCut = true;
      await cut();
      await expect.poll(() => asked.length).toBeGreaterThan(opened);
      await raiseForChenjie(chenjie, "断开之后");
      await expect(orderRow(page, "断开之后")).toBeHidden();
      isCut = false;
      await expect(orderRow(page, "断开之后")).toBeVisible();
      expect(Number(asked.at(-1)?.searchParams.get("from"))).toBeGreaterThan(0);
      expect(asked.map(({ href }) => href).join(" ")).not.toContain("token");
    });
  },
);
