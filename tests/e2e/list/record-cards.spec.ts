import { expect, test } from "../app/test.ts";

const LISTS = [
  ["工单", "/accountCenter/workOrder"],
  ["银行账户", "/accountCenter/bank"],
  ["薪酬个税", "/accountCenter/salary"],
  ["报税进度", "/accountCenter/taxProgress"],
  ["增值税及附加税费", "/accountCenter/invoice"],
] as const;

for (const [name, address] of LISTS) {
  test(`${name}: the client of a row is told beside it`, async ({ page, signIn, faults }) => {
    await signIn("chenjie", address);
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
    expect(faults).toEqual([]);
  });
}
