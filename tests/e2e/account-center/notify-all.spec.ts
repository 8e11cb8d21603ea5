import type { Locator } from "@playwright/test";
import { signInToApi } from "../app/api.ts";
import { button, dataRows } from "../app/list-screen.ts";
import { MONTHLY_TAX } from "../app/monthly-tax.ts";
import { expect, test } from "../app/test.ts";

/** So many clicks of a month's notices are what people accept, however many clients there are. */
const CLICKS = 8;

test("all clients of a month whose tax is in order are notified with a handful of clicks", async ({
  app,
  page,
  signIn,
}) => {
  const api = await signInToApi(app.address, "chenjie");
  const countNotified = async () => {
    const { result } = await api.get("/api/fcp/web/invoice/collection/confirmChangeCount?kjnd=2026&kjqj=10");
    return (result as { notified: number }).notified;
  };
  const before = await countNotified();
  let clicks = 0;
  const click = async (place: Locator) => {
    clicks += 1;
    await place.click();
  };

  await signIn("chenjie", MONTHLY_TAX);
  await click(page.getByRole("tab", { name: /^未通知/ }));
  const rows = dataRows(page);
  await expect(rows).toHaveCount(20);
  await page.getByLabel("每页条数").selectOption("100");
  clicks += 2;
  await expect.poll(() => rows.count()).toBeGreaterThan(20);
  await click(page.getByRole("checkbox", { name: "选择本页全部" }));
  await click(button(page, "批量通知税款"));
  const dialog = page.getByRole("dialog", { name: /^通知税款：/ });
  await click(dialog.getByRole("combobox", { name: "扣款时间" }));
  await click(page.getByRole("option", { name: "待定" }));
  await click(button(page, "通知客户"));
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await countNotified()) - before).toBeGreaterThan(10);
  expect(clicks).toBeLessThanOrEqual(CLICKS);
});
