import type { Page } from "@playwright/test";
import type { Api } from "../app/api.ts";
import { addCompany } from "../app/companies.ts";
import { choose } from "../app/list-screen.ts";
import { expect } from "../app/test.ts";

export const SENDING = "**/company/login/auth/sendSmsVerifyCode";

export const dialogOf = (page: Page, name = "税局账号验证") => page.getByRole("dialog", { name });
export const textIn = (page: Page, name: string) =>
  dialogOf(page).getByRole("textbox", { name, exact: true });
export const buttonIn = (page: Page, name: string | RegExp) => dialogOf(page).getByRole("button", { name });
export const accountSection = (page: Page) => page.getByRole("region", { name: "税局账号" });

/** Opens the dialog about a client that was not verified yet. */
export async function openVerification(
  page: Page,
  signIn: (account: string, wanted?: string) => Promise<void>,
  colleague: Api,
  name: string,
): Promise<void> {
  const { companyId } = await addCompany(colleague, name);
  await signIn("zhoumy", `/customer/detail?companyId=${companyId}&tab=tax`);
  await verify(page);
}

/** Opens the dialog once more, when the page has followed what the last time has changed. */
export async function verify(page: Page): Promise<void> {
  const action = page.getByRole("button", { name: "验证税局账号" });
  await expect(action).toHaveAttribute("aria-busy", "false");
  await action.click();
  await expect(dialogOf(page)).toBeVisible();
}

/** Leaves the dialog with what was typed in it. */
export async function discard(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "放弃修改" }).click();
  await expect(dialogOf(page)).toBeHidden();
}

interface Typed {
  readonly account?: string;
  /** The demonstration's bureau answers by its last four digits (docs/gateways.md). */
  readonly phone: string;
  readonly area?: string;
  readonly pro?: boolean;
}

export async function submitAccount(
  page: Page,
  { account = "zr000001", phone, area = "上海市", pro = false }: Typed,
) {
  await choose(dialogOf(page), "所属地区", area);
  await dialogOf(page)
    .getByText(pro ? "Pro 验证" : "普通验证", { exact: true })
    .click();
  await textIn(page, "用户名").fill(account);
  await textIn(page, "办税人手机号").fill(phone);
  await textIn(page, "密码").fill("Sw12345#");
  await buttonIn(page, "提交").click();
}

/** Types the code that the demonstration's bureau has sent. */
export async function typeCode(page: Page, phone: string) {
  await textIn(page, "验证码").fill(phone.slice(-6));
  await buttonIn(page, "登录").click();
  await expect(dialogOf(page)).toBeHidden();
  await expect(accountSection(page).getByText("验证有效")).toBeVisible();
}
