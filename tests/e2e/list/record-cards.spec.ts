import { expect, test } from "../app/test.ts";

test("the client of a row is told beside it, to the pointer and by key", async ({ page, signIn }) => {
  await signIn("chenjie", "/accountCenter/workOrder");
  const cell = page.locator("td[data-card]").first();
  const card = page.getByRole("region", { name: /名片$/ });
  await cell.hover();
  await expect(card).toContainText("纳税人识别号");
  const [client] = (await cell.innerText()).split("\n");
  await expect(card).toContainText(client ?? "");
  await page.mouse.move(0, 0);
  await expect(card).toBeHidden();

  await cell.locator("xpath=..").focus();
  await page.keyboard.press("Alt+Enter");
  await expect(card).toContainText("负责人");
  await page.keyboard.press("Escape");
  await expect(card).toBeHidden();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
