import type { Page } from "@playwright/test";
import { button } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

const SCREEN = "/customer/index";
const LINKS = [
  "https://files.example/a.xlsx",
  "https://files.example/b.xlsx",
  "https://files.example/c.xlsx",
];

interface Opened {
  readonly url: string;
  readonly time: number;
}

/** Answers for every task of this page as a server does whose files lie elsewhere. */
async function endTasks(page: Page, facts: object): Promise<void> {
  await page.route("**/taskCentre/fileList", async (route) => {
    const { taskid } = route.request().postDataJSON() as { taskid: string };
    const task = {
      taskid,
      title: "导出客户",
      progress: 100,
      message: null,
      retriable: false,
      fileName: null,
    };
    const result = { ...task, module: "customer.index", url: null, ...facts };
    await route.fulfill({ json: { code: "0", message: "", result } });
  });
}

const exportClients = async (page: Page) => {
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await button(page, "导出").click();
  await expect(page.getByText("任务已开始，完成后会自动下载文件。")).toBeVisible();
};

test("the links of a task that is done in part open a second apart; what is no web address does not", async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => {
    const opened: { url: string; time: number }[] = [];
    Object.assign(window, { opened });
    window.open = (url) => {
      opened.push({ url: String(url), time: Date.now() });
      return { opener: null } as unknown as Window;
    };
  });
  const opened = async () =>
    await page.evaluate(() => (window as unknown as { readonly opened: readonly Opened[] }).opened);
  await signIn("chenjie", SCREEN);
  const url = [LINKS[0], "javascript:alert(1)//http", LINKS[1], LINKS[2]].join(",");
  await endTasks(page, { status: 3, message: "1 个客户未导出", url });
  await exportClients(page);
  await expect(page.getByText("1 个客户未导出").first()).toBeVisible();
  await expect.poll(async () => (await opened()).map((link) => link.url)).toEqual(LINKS);
  const [first = 0, second = 0, third = 0] = (await opened()).map(({ time }) => time);
  // The timers of a browser may ring a few milliseconds early.
  expect(second - first).toBeGreaterThan(950);
  expect(third - second).toBeGreaterThan(950);
});

test("an export that failed says so, before the reason, until it is closed", async ({ page, signIn }) => {
  await signIn("chenjie", SCREEN);
  await endTasks(page, { status: 2, message: "没有可导出的数据" });
  await exportClients(page);
  await expect(page.getByText("导出失败：没有可导出的数据")).toBeVisible();
});
