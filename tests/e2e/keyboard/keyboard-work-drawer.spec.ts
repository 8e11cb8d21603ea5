import { signInToApi } from "../app/api.ts";
import { isFree, purchasesOf, selectingCompanies } from "../app/company-month.ts";
import { tabTo, type } from "../app/keyboard.ts";
import { dataRows, filtered } from "../app/list-screen.ts";
import { MONTHLY_TAX } from "../app/monthly-tax.ts";
import { expect, test } from "../app/test.ts";

test("企业税期: an invoice is looked up and ticked, the tax detail read, and the drawer left for the row it came from", async ({
  app,
  page,
  signIn,
}) => {
  const chenjie = await signInToApi(app.address, "chenjie");
  const [company] = await selectingCompanies(chenjie, 1);
  if (!company) throw new Error("a company");
  const { list } = await purchasesOf(chenjie, company);
  const invoice = list.find(isFree);
  if (!invoice) throw new Error("a free invoice");
  await signIn("chenjie", filtered(MONTHLY_TAX, "fuzzyMatch", company.taxlayerNo));
  await expect(dataRows(page)).toHaveCount(1);
  const opener = dataRows(page).first().getByRole("button", { name: "勾选" });
  // Behind the frame, the filters, the numbers above the list and its tabs.
  await tabTo(page, opener, 120);
  await page.keyboard.press("Enter");
  const month = page.getByRole("dialog", { name: new RegExp(company.companyName) });
  await expect(month).toBeVisible();

  await type(page, month.getByRole("textbox", { name: "发票号码或销方名称" }), invoice.fphm);
  await page.keyboard.press("Enter");
  await expect(month.getByText("共 1 条")).toBeVisible();
  const box = month.locator("tbody").getByRole("checkbox");
  await tabTo(page, box);
  const kept = async () => (await purchasesOf(chenjie, company, { fuzzyMatch: invoice.fphm })).list[0]?.gxzt;
  for (const state of [1, 0]) {
    await page.keyboard.press("Space");
    await expect(box).toBeChecked({ checked: state === 1 });
    await expect.poll(kept).toBe(state);
  }

  await tabTo(page, month.getByRole("tab", { selected: true }), 120);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(month.getByRole("table", { name: "计税依据" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(month).toBeHidden();
  await expect(opener).toBeFocused();
});
