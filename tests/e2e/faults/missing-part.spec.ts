import { readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { goTo } from "../app/go-to.ts";
import { dataRows } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

/** The answer to an old page after the parts of its version are gone: nothing, or the new page in place of a script. */
const ANSWERS = [
  { title: "gone", status: 404, contentType: "application/json", body: "{}" },
  {
    title: "the page in disguise",
    status: 200,
    contentType: "text/html",
    body: "<!doctype html><title>app</title>",
  },
];

const PARTS = new Set(readdirSync("dist/app/assets").filter((file) => file.endsWith(".js")));

/** Answers so in place of every script that the page has not fetched yet, until the way back is gone. */
async function loseParts(
  page: Page,
  { title: _title, ...answer }: (typeof ANSWERS)[number],
): Promise<() => Promise<void>> {
  const isPart = (url: URL) => PARTS.has(url.pathname.replace("/assets/", ""));
  await page.route(isPart, (route) => route.fulfill(answer));
  return () => page.unroute(isPart);
}

for (const answer of ANSWERS) {
  test(
    `a part of the program that is ${answer.title} is told in words, without a reload`,
    { tag: "@slow" },
    async ({ page, signIn, faults }) => {
      await signIn("chenjie", "/workbench/index");
      await expect(page.getByText("当前账期")).toBeVisible();
      let loads = 0;
      page.on("load", () => (loads += 1));
      const mend = await loseParts(page, answer);
      await goTo(page, "/setting/userManage");
      const retry = page.getByRole("button", { name: /重试|刷新/ }).filter({ visible: true });
      await expect(retry.first()).toBeVisible();
      await expect(page.getByRole("tab", { name: "首页" })).toBeVisible();
      expect(loads, "reloads by itself").toBe(0);
      await mend();
      await retry.first().click();
      await expect(dataRows(page).first()).toBeVisible();
      expect(faults).toEqual([]);
    },
  );
}
