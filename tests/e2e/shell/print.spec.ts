import type { Page } from "@playwright/test";
import { readPdf } from "../../../server/testing/read-pdf.ts";
import { goTo } from "../app/go-to.ts";
import { dataRows, filtered } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

/** The texts of the sheets that the browser would print, without the spaces that a reader puts between words. */
async function printed(page: Page): Promise<readonly string[]> {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  return (await readPdf(pdf)).pages.map((text) => text.normalize("NFKC").replace(/\s+/g, ""));
}

const CLIENTS = "/customer/index";
const ON_SCREEN_ONLY = /查询|重置|新增客户|跳到页面内容|退出登录|分享登录|展开菜单|系统设置/;

test("a list prints all its rows light, with title, firm, head and the filters that are filled in, and nothing to press", async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await signIn("zhoumy", `${CLIENTS}?size=100`);
  await expect(dataRows(page).first()).toBeVisible();
  const look = () => page.evaluate(() => document.documentElement.dataset["look"]);
  expect(await look()).toBe("dark");
  await page.evaluate(() => {
    const root = document.documentElement;
    const note = () => (root.dataset["looks"] = `${root.dataset["looks"] ?? ""} ${root.dataset["look"]}`);
    new MutationObserver(note).observe(root, { attributeFilter: ["data-look"] });
  });
  const numbers = await dataRows(page).evaluateAll((rows) =>
    rows.map((row) => /[0-9A-Z]{18}/.exec(row.textContent)?.[0] ?? "no number"),
  );
  const sheets = await printed(page);
  await expect(page.locator("html"), "light on paper, dark again afterwards").toHaveAttribute(
    "data-looks",
    " light dark",
  );
  expect(await look()).toBe("dark");
  expect(sheets.length).toBeGreaterThan(1);
  // Signs that look alike are one in the fonts of a PDF: 户 is read as 戶.
  expect(sheets[0]).toMatch(/客[户戶]列表上海云帆财税咨询有限公司·周明远打印于2026-/);
  const whole = sheets.join("");
  expect(whole).not.toMatch(ON_SCREEN_ONLY);
  for (const sheet of sheets) expect(sheet, "the head stands on each sheet").toContain("创建时间");
  expect(numbers.length).toBeGreaterThan(20);
  for (const number of numbers) expect(whole).toContain(number);
  await expect(page.getByText(/打印于/), "only on paper").toHaveCount(0);

  await test.step("the filters that are filled in stand above the rows, the empty ones do not", async () => {
    await page.emulateMedia({ media: null, colorScheme: null });
    await goTo(page, filtered("/setting/userManage", "nameOrAccount", "sunli"));
    await expect(dataRows(page)).toHaveCount(1);
    await page.emulateMedia({ media: "print" });
    const query = page.getByRole("search");
    await expect(query.getByLabel("姓名或账号")).toBeVisible();
    await expect(query.getByLabel("姓名或账号")).toHaveValue("sunli");
    await expect(query.getByLabel("手机号")).toBeHidden();
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("tablist", { name: "已打开的页面" })).toBeHidden();
    await expect(page.getByRole("button", { name: "新增用户" })).toBeHidden();
  });
});
