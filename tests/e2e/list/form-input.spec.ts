import type { Page } from "@playwright/test";
import { expect, test } from "../app/test.ts";

const LIST = "/customer/index";
const ADD = "新增客户";

async function openDrawer(page: Page) {
  await page.getByRole("button", { name: ADD }).click();
  const drawer = page.getByRole("dialog", { name: ADD });
  await expect(drawer.getByLabel("客户名称")).toBeVisible();
  return drawer;
}

test(
  "money typed on entering takes the place of what was there, and a draft survives F5",
  { tag: "@spine" },
  async ({ page, signIn }) => {
    await signIn("chenjie", LIST);
    const drawer = await openDrawer(page);
    const capital = drawer.getByLabel("注册资本");
    await capital.fill("70000");
    await page.keyboard.press("Tab");
    await expect(capital).toHaveValue("70,000.00");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.type("20000");
    await page.keyboard.press("Tab");
    await expect(capital).toHaveValue("20,000.00");
    await capital.click();
    await page.keyboard.type("３００００．５");
    await page.keyboard.press("Tab");
    await expect(capital).toHaveValue("30,000.50");

    const day = drawer.getByLabel("服务开始日期");
    await day.click();
    await expect(day.and(page.locator("input")), "the control is fetched when it is wanted").toBeFocused();
    await page.keyboard.type("2026/3/1");
    await page.keyboard.press("Enter");
    await expect(day).toHaveValue("2026-03-01");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.type("20260402");
    await page.keyboard.press("Enter");
    await expect(day).toHaveValue("2026-04-02");
    await page.keyboard.press("Tab");

    await drawer.getByLabel("纳税人识别号").fill(" 9135 0100 m000 100y 43");
    await expect(drawer.getByLabel("纳税人识别号")).toHaveValue("91350100M000100Y43");
    await drawer.getByLabel("客户名称").fill("上海草稿有限公司");

    page.on("dialog", (question) => void question.accept());
    await page.reload();
    const again = await openDrawer(page);
    await expect(again.getByText("已恢复未提交的内容")).toBeVisible();
    await expect(again.getByLabel("客户名称")).toHaveValue("上海草稿有限公司");
    await expect(again.getByLabel("注册资本")).toHaveValue("30,000.50");
    await again.getByRole("button", { name: "放弃", exact: true }).click();
    await page.getByRole("button", { name: "放弃内容" }).click();
    await expect(again.getByLabel("客户名称")).toHaveValue("");
    await expect(again.getByText("已恢复未提交的内容")).toBeHidden();
  },
);

test("a save that fails is told above the button, in sight and with the focus", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1024, height: 600 });
  await signIn("chenjie", LIST);
  const drawer = await openDrawer(page);
  await page.route("**/company/add", (route) =>
    route.fulfill({ json: { code: "0500", message: "客户没有保存，请稍后重试", result: null } }),
  );
  await drawer.getByLabel("客户名称").fill("上海失败有限公司");
  await drawer.getByLabel("纳税人识别号").fill("91350100M000100Y43");
  for (const title of ["纳税人类型", "纳税期限", "企业类型", "所属地区"]) {
    await drawer.getByLabel(title).click();
    await page.keyboard.press("Enter");
  }
  await drawer.getByLabel("服务开始日期").click();
  await expect(page.locator("input:focus")).toBeVisible();
  await page.keyboard.type("2026-03-01");
  await page.keyboard.press("Enter");
  await drawer.getByRole("button", { name: "保存" }).click();
  const alert = drawer.getByRole("alert").filter({ hasText: "客户没有保存" });
  await expect(alert).toBeFocused();
  await expect(alert).toBeInViewport({ ratio: 1 });
  await expect(drawer.getByRole("button", { name: "保存" })).toBeInViewport({ ratio: 1 });
});
