import { readPages } from "../app/planned-screens.ts";
import { dataRows } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

test(
  "the token stands in its header and its cookie, and nowhere else that leaves the page",
  { tag: "@slow" },
  async ({ app, page, signInByPage }) => {
    const lines: string[] = [];
    page.on("console", (message) => lines.push(`console: ${message.text()}`));
    page.on("request", (request) => {
      const { "access-token": token, ...headers } = request.headers();
      lines.push(
        `${request.method()} ${request.url()}`,
        ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
        `body: ${request.postData() ?? ""}`,
        // To another host it would be lost even in its own header.
        ...(new URL(request.url()).origin === app.address ? [] : [`elsewhere: ${token}`]),
      );
    });
    await signInByPage("chenjie", "/setting/userManage");
    const tokens = await page.evaluate(() =>
      Object.entries(localStorage).flatMap(([name, value]) => (/token/i.test(name) && value ? [value] : [])),
    );
    expect(tokens.length).toBeGreaterThan(0);
    for (const { path } of readPages()) {
      await page.goto(path === "/customer/detail" ? `${path}?companyId=1001001` : path);
      await expect(page.locator("main")).toHaveText(/[\u4e00-\u9fff]/);
      const html = await page.content();
      for (const token of tokens) expect(html).not.toContain(token);
    }
    await page.goto("/setting/userManage");
    await expect(dataRows(page).first()).toBeVisible();
    await page.getByRole("button", { name: "导出", exact: true }).click();
    const saved = page.waitForEvent("download");
    await page.getByRole("dialog", { name: "导出用户" }).getByRole("button", { name: "导出" }).click();
    expect((await saved).url()).not.toMatch(/token/i);
    await page.goto("/no/such/page");
    await page.goto("/api-docs");
    expect(lines.length).toBeGreaterThan(100);
    for (const token of tokens) expect(lines.filter((line) => line.includes(token))).toEqual([]);
  },
);
