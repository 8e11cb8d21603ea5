import type { Locator, Page } from "@playwright/test";
import { type Api, signInToApi } from "./api.ts";
import { expect } from "./test.ts";

const BASE = "/api/fcp/application/message/chat";

export interface ChatCompany {
  readonly qyid: number;
  readonly companyName: string;
  readonly taxStatus: number;
  readonly invoiceStatus: number;
  readonly kjnd: number;
  readonly kjqj: number;
}

/** The companies that an account talks with, in a fixed order. */
export async function companiesOf(address: string, account: string): Promise<readonly ChatCompany[]> {
  const api = await signInToApi(address, account);
  const { result } = await api.post(`${BASE}/company/page`, { pageNumber: 1, pageSize: 500 });
  const { data } = result as { readonly data: readonly ChatCompany[] };
  return data.toSorted((a, b) => a.qyid - b.qyid);
}

/** The server's records of a talk, the oldest first. */
export async function recordsOf(
  api: Api,
  talk: { readonly qyid: number; readonly module: number },
): Promise<readonly { readonly [field: string]: unknown }[]> {
  const { result } = await api.post(`${BASE}/record/page`, { ...talk, pageNum: 1, pageSize: 1500 });
  return (result as { readonly data: { readonly [field: string]: unknown }[] }).data.toReversed();
}

export async function say(
  api: Api,
  message: { readonly qyid: number; readonly module: number; readonly content: string },
): Promise<number> {
  const { code, result } = await api.post(`${BASE}/record/submit`, message);
  expect(code).toBe("0");
  return (result as { readonly id: number }).id;
}

export const chatButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^企业沟通/ });
export const drawer = (page: Page) => page.getByRole("dialog", { name: "企业沟通" });
export const input = (page: Page) => drawer(page).getByRole("textbox", { name: "沟通内容" });
/** One message by its words. */
export const message = (page: Page, content: string | RegExp): Locator =>
  drawer(page).getByRole("article").filter({ hasText: content });

/** Opens the drawer from the header, and the talk of a module with a company in it. */
export async function openTalk(page: Page, companyName: string, module: string): Promise<void> {
  await chatButton(page).click();
  await drawer(page).getByRole("textbox", { name: "搜索企业" }).fill(companyName);
  await expect(drawer(page).getByRole("option")).toHaveCount(1);
  await drawer(page).getByRole("option", { name: companyName }).click();
  const tab = drawer(page).getByRole("tab", { name: module });
  await tab.click();
  await expect(tab).toHaveAttribute("aria-selected", "true");
  // The tab that stood in front already keeps the focus.
  await input(page).focus();
}

export async function send(page: Page, content: string): Promise<void> {
  await input(page).fill(content);
  await input(page).press("Enter");
}
