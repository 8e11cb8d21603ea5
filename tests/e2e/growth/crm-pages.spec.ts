import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { goTo } from "../app/go-to.ts";
import { type RunningApp, startApp } from "../app/running-app.ts";
import { newSession } from "../app/session.ts";
import { expect, test } from "../app/test.ts";

const PAGES = [
  ["/achievement/businessFollow", "商机跟进"],
  ["/achievement/contractSign", "合同签订"],
  ["/achievement/contractChange", "合同变更"],
  ["/achievement/contractCollect", "合同收款"],
  ["/achievement/contractRefund", "合同退款"],
  ["/achievement/productManage", "产品管理"],
  ["/achievement/myTask", "我的任务"],
  ["/achievement/courseManage", "课程管理"],
  ["/achievement/taskManage", "任务管理"],
  ["/achievement/dataCount", "数据统计"],
] as const;

const EXPORT = { from: "crm", type: "export" };

/** A CRM of another site: its pages say where they are and keep what is typed; files are texts. */
async function startCrm() {
  const server = createServer(({ url = "" }, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(`<!doctype html><title>CRM</title><h1>${url}</h1><input aria-label="备注">`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/web`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

let crm: Awaited<ReturnType<typeof startCrm>>;
let connected: RunningApp;

test.describe("where a CRM is connected", () => {
  test.beforeAll(async () => {
    crm = await startCrm();
    connected = await startApp({ CRM_URL: crm.url });
  });
  test.afterAll(async () => {
    crm.stop();
    await connected.stop();
  });

  async function open(page: Page, path: string) {
    await page.context().setStorageState(await newSession(connected.address, "zhoumy"));
    await page.goto(connected.address + path);
  }

  const inFrame = (page: Page, title: string) => page.locator(`iframe[title="${title}"]`).contentFrame();

  async function frameOf(page: Page, title: string) {
    await expect(inFrame(page, title).getByRole("heading")).toBeVisible();
    const found = page
      .frames()
      .find((frame) => frame !== page.mainFrame() && frame.url().startsWith(crm.url));
    if (!found) throw new Error("the page of the CRM is in no frame");
    return found;
  }

  test("ten pages of it stand in the tabs of the product, and stay as they are behind another", async ({
    page,
  }) => {
    await open(page, "/workbench/index");
    await expect(page.getByRole("tab", { name: "首页" })).toBeVisible();
    for (const [path, title] of PAGES) {
      await goTo(page, path);
      const heading = inFrame(page, title).getByRole("heading");
      await expect(heading).toHaveText(path.replace("/achievement", "/web"));
      await expect(page.getByRole("tab", { name: title })).toHaveAttribute("aria-selected", "true");
    }
    await inFrame(page, "数据统计").getByLabel("备注").fill("下周回访");
    await page.getByRole("tab", { name: "商机跟进" }).click();
    await expect(inFrame(page, "商机跟进").getByRole("heading")).toBeVisible();
    await page.getByRole("tab", { name: "数据统计" }).click();
    // The other page's button of this name goes with it.
    await expect(inFrame(page, "数据统计").getByLabel("备注")).toBeVisible();
    await expect(inFrame(page, "数据统计").getByLabel("备注")).toHaveValue("下周回访");
    await page.getByRole("button", { name: "重新加载" }).click();
    await expect(inFrame(page, "数据统计").getByLabel("备注")).toHaveValue("");
  });

  test("the file of an export opens beside the product, other messages end without a word; its page can neither read nor steer the product, nor can what it opens", async ({
    page,
    context,
  }) => {
    await open(page, "/achievement/contractSign");
    const frame = await frameOf(page, "合同签订");
    const opened: string[] = [];
    context.on("page", (other) => opened.push(other.url()));
    const ignored = [
      { ...EXPORT, downloadPath: `${crm.url}/object` },
      "{",
      JSON.stringify({ ...EXPORT, from: "erp", downloadPath: `${crm.url}/sender` }),
      JSON.stringify({ ...EXPORT, type: "import", downloadPath: `${crm.url}/kind` }),
      JSON.stringify({ ...EXPORT, downloadPath: "/web/relative" }),
      JSON.stringify({ ...EXPORT, downloadPath: "javascript:alert('http')" }),
      JSON.stringify(EXPORT),
    ];
    const file = context.waitForEvent("page");
    await frame.evaluate(
      (messages) => {
        for (const message of messages) parent.postMessage(message, "*");
      },
      [...ignored, JSON.stringify({ ...EXPORT, downloadPath: `${crm.url}/合同.xlsx` })],
    );
    await (await file).waitForURL(/%E5%90%88%E5%90%8C\.xlsx$/);
    expect(opened).toHaveLength(1);
    await expect(page.getByRole("alert")).toHaveCount(0);

    await test.step("reading and steering", async () => {
      const address = page.url();
      // A browser lets a page that somebody has touched do more.
      await frame.getByLabel("备注").click();
      const reached = await frame.evaluate(() => {
        const tries: Record<string, () => unknown> = {
          document: () => parent.document.title,
          storage: () => parent.localStorage.getItem("accessToken"),
          address: () => top?.location.href,
          steer: () => {
            if (top) top.location.href = "about:blank";
            throw new Error("told below");
          },
          opener: () => parent.opener as unknown,
        };
        return Object.entries(tries).flatMap(([name, reach]) => {
          try {
            const found = reach();
            return found ? [name] : [];
          } catch {
            return [];
          }
        });
      });
      expect(reached).toEqual([]);
      const popUp = context.waitForEvent("page");
      await frame.evaluate(() => void window.open(`${location.href}/window`));
      const other = await popUp;
      await other.waitForLoadState();
      await other.evaluate(() => {
        try {
          const product = (window.opener as Window | null)?.parent;
          if (product) product.location.href = "about:blank";
        } catch {
          // The browser refuses.
        }
      });
      await expect(page.getByRole("tab", { name: "合同签订" })).toHaveAttribute("aria-selected", "true");
      expect(page.url()).toBe(address);
      expect(frame.isDetached()).toBe(false);
    });
  });
});
