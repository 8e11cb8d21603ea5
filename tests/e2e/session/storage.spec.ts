import type { Page } from "@playwright/test";
import { goTo } from "../app/go-to.ts";
import { dataRows } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

const SCREEN = "/setting/userManage";

/** Mishaps of the browser storage that the application keeps. */
const CONDITIONS: readonly (readonly [title: string, harm: (page: Page) => Promise<unknown>])[] = [
  [
    "blocked",
    (page) =>
      page.addInitScript(() => {
        for (const name of ["localStorage", "sessionStorage"])
          Object.defineProperty(globalThis, name, {
            get: () => {
              throw new DOMException("blocked", "SecurityError");
            },
          });
      }),
  ],
  [
    "full",
    (page) =>
      page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException("full", "QuotaExceededError");
        };
      }),
  ],
];

for (const [title, harm] of CONDITIONS) {
  test(
    `with storage that is ${title} everything works, in memory`,
    { tag: "@slow" },
    async ({ page, signInByPage }) => {
      await harm(page);
      await signInByPage("chenjie");
      await goTo(page, SCREEN);
      for (const name of ["收起菜单", "展开菜单"]) await page.getByRole("button", { name }).click();
      await expect(dataRows(page).first()).toBeVisible();
      await page.getByRole("button", { name: "列设置" }).click();
      const settings = page.getByRole("dialog");
      await settings.getByRole("checkbox", { checked: true }).last().uncheck();
      const titles = await page.getByRole("columnheader").count();
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "新增用户" }).click();
      const form = page.getByRole("dialog", { name: "新增用户" });
      await form.getByLabel("姓名").fill("没有存储");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "放弃修改" }).click();
      await page.getByRole("tab", { name: "首页" }).click();
      await page.getByRole("tab", { name: "用户管理" }).click();
      await expect(page.getByRole("columnheader")).toHaveCount(titles);
    },
  );
}

/** Spoilt values: half a value, another version's shape, another program's text. */
const RUBBISH = [
  "",
  "{",
  "null",
  "[]",
  "7",
  '"x"',
  "[null]",
  '{"tabs":7,"columns":{},"version":99}',
  "\ud800",
  "x".repeat(100_000),
];

test(
  "with rubbish in everything that was kept the application begins as new",
  { tag: "@slow" },
  async ({ page, signIn }) => {
    await signIn("chenjie", SCREEN);
    await expect(dataRows(page).first()).toBeVisible();
    await page.getByRole("button", { name: "列设置" }).click();
    await page.getByRole("dialog").getByRole("checkbox", { checked: true }).last().uncheck();
    await page.keyboard.press("Escape");
    for (const rubbish of RUBBISH) {
      const spoiled = await page.evaluate((value) => {
        const isToken = (name: string) => /^(access|refresh)Token$/.test(name);
        return [localStorage, sessionStorage].flatMap((storage) => {
          const names = Object.keys(storage).filter((name) => !isToken(name));
          for (const name of names) storage.setItem(name, value);
          return names;
        });
      }, rubbish);
      expect(spoiled.length).toBeGreaterThan(1);
      await page.goto(SCREEN);
      await expect(dataRows(page).first()).toBeVisible();
      await expect(page.getByRole("tab", { name: "用户管理" })).toHaveAttribute("aria-selected", "true");
    }
  },
);
