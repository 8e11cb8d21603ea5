import type { Page } from "@playwright/test";
import { type Api, signInToApi } from "../app/api.ts";
import { type Company, findCompany } from "../app/companies.ts";
import { button, dataRows } from "../app/list-screen.ts";
import { companyWith, payAll, PEOPLE } from "../app/payroll.ts";
import { sheetCell } from "../app/sheet.ts";
import { expect, test } from "../app/test.ts";

const DETAIL = "/accountCenter/salary/detail";
const CLIENT = "上海恒达贸易有限公司";

let zhoumy: Api;
test.beforeAll(async ({ app }) => {
  zhoumy = await signInToApi(app.address, "zhoumy");
});

const search = (page: Page) => page.getByRole("combobox", { name: "客户" });
const heading = (page: Page, company: string, period = "2026年10期") =>
  page.getByText(`${company} ${period}`, { exact: true });
const parameter = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

/** Types into the search and takes the choice with this text by the keyboard alone. */
async function choose(page: Page, typed: string, company: string): Promise<void> {
  const options = page.locator(".ant-select-item-option");
  await search(page).focus();
  // The keys of a user who is faster than the control would go to its stand-in.
  await expect(page.locator(".context-company .field-real")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(options.first()).toBeVisible();
  await page.keyboard.type(typed);
  const wanted = options.filter({ hasText: company });
  await expect(wanted).toHaveCount(1);
  await expect(page.locator(".ant-select-item-option-active")).toHaveCount(1);
  while (!(await wanted.evaluate((option) => option.classList.contains("ant-select-item-option-active"))))
    await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
}

async function client(): Promise<Company> {
  const company = await findCompany(zhoumy, CLIENT);
  if (!company) throw new Error(`${CLIENT} is no client`);
  return company;
}

test("a client is found by pinyin, by its number or as the last one; its period and the client beside it are one key away", async ({
  page,
  signIn,
}) => {
  const { companyId, taxlayerNo } = await client();
  await signIn("zhoumy", DETAIL);
  await test.step("without a client the page asks for one", async () => {
    await expect(page.getByText("请选择客户")).toBeVisible();
    await expect(search(page)).toBeFocused();
    await choose(page, "shhdmy", CLIENT);
    await expect(heading(page, CLIENT)).toBeVisible();
    expect(parameter(page, "companyId")).toBe(String(companyId));
    await page.reload();
    await expect(heading(page, CLIENT)).toBeVisible();
  });

  await test.step("the last one stands first the next time", async () => {
    await page.goto(DETAIL);
    await expect(page.locator(".context-company .field-real")).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(page.locator(".ant-select-item-option").first()).toHaveText(`${CLIENT}（${taxlayerNo}）`);
    await page.keyboard.press("Escape");
    await choose(page, taxlayerNo, CLIENT);
    await expect(heading(page, CLIENT)).toBeVisible();
  });

  await test.step("another period is of the same client, on every tab", async () => {
    await page.getByRole("tab", { name: "附件", exact: true }).click();
    await page.getByRole("button", { name: /^上一期/ }).click();
    await expect(heading(page, CLIENT, "2026年9期")).toBeVisible();
    const asked = page.waitForRequest((request) => request.url().includes("/salary/person/list"));
    await page.getByRole("tab", { name: "人员", exact: true }).click();
    expect((await asked).postDataJSON()).toMatchObject({ companyId });
    expect([parameter(page, "companyId"), parameter(page, "period")]).toEqual([String(companyId), "2026-09"]);
  });

  await test.step("the next client is of the same period", async () => {
    const next = page.getByRole("button", { name: /^下一家，/ });
    const name = ((await next.getAttribute("aria-label")) ?? "").replace("下一家，", "");
    await next.click();
    await expect(heading(page, name, "2026年9期")).toBeVisible();
    await expect(page.getByRole("tab", { name: "人员", exact: true, selected: true })).toBeVisible();
    await page.getByRole("button", { name: /^上一家，/ }).click();
    await expect(heading(page, CLIENT, "2026年9期")).toBeVisible();
  });

  await test.step("the bank statements of another client begin with its first account", async () => {
    await page.goto("/accountCenter/bank");
    await dataRows(page).first().getByRole("button", { name: "流水", exact: true }).click();
    await expect(button(page, "新增流水")).toBeVisible();
    await choose(page, "shhdmy", CLIENT);
    await expect(page.getByText(new RegExp(`^${CLIENT} .+行`))).toBeVisible();
    expect([parameter(page, "companyId"), parameter(page, "yhzhid")]).toEqual([String(companyId), null]);
  });
});

test("cells that are not saved are asked about before another period or client is taken", async ({
  page,
  signIn,
}) => {
  const name = "上海账期守护有限公司";
  const companyId = await companyWith(zhoumy, name, [PEOPLE[0]]);
  const xctjid = await payAll(zhoumy, companyId);
  await signIn("zhoumy", `${DETAIL}?companyId=${companyId}&period=2026-10&xctjid=${xctjid}`);
  const pay = sheetCell(page, PEOPLE[0].xm, "jbgz");
  await pay.click();
  await page.keyboard.type("9000");
  await page.keyboard.press("Enter");
  const unsaved = page.getByText("已修改 1 行 1 处，尚未保存");
  await expect(unsaved).toBeVisible();

  const question = page.getByRole("dialog").filter({ hasText: "中有未保存的修改，确定放弃？" });
  await page.getByRole("button", { name: /^上一期/ }).click();
  await question.getByRole("button", { name: /取\s*消/ }).click();
  await expect(question).toBeHidden();
  await expect(unsaved).toBeVisible();
  await expect(pay).toContainText("9,000.00");

  await page.getByRole("button", { name: /^下一家/ }).click();
  await question.getByRole("button", { name: "放弃修改" }).click();
  await expect(heading(page, name)).toBeHidden();
  expect([parameter(page, "xctjid"), parameter(page, "period")]).toEqual([null, "2026-10"]);
});
