import type { Page } from "@playwright/test";
import { type Api, signInToApi } from "../app/api.ts";
import { choose, dataRows, filtered, question, toast } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

const SCREEN = "/accountCenter/taxReportAccount";
const VALID = 1;
const FROZEN = 4;
const PHONE_LOCKED = 5;
const MISSING = 6;

interface Account {
  readonly companyId: number;
  readonly companyName: string;
  readonly taxlayerNo: string;
  readonly accountState: number;
  readonly phone: string | null;
}

let chenjie: Api;
test.beforeAll(async ({ app }) => {
  chenjie = await signInToApi(app.address, "chenjie");
});

async function accountsWith(narrowed: object): Promise<readonly Account[]> {
  const { result } = await chenjie.post("/api/fcp/web/company/login/account/page", {
    pageNum: 1,
    pageSize: 100,
    ...narrowed,
  });
  return (result as { list: readonly Account[] }).list;
}

async function accountIn(accountState: number): Promise<Account> {
  const [account] = await accountsWith({ accountState });
  if (!account) throw new Error(`no account is in state ${accountState}`);
  return account;
}

async function stateOf({ taxlayerNo }: Account): Promise<number | undefined> {
  return (await accountsWith({ keyword: taxlayerNo }))[0]?.accountState;
}

async function openRow(page: Page, { taxlayerNo }: Account) {
  await page.goto(filtered(SCREEN, "keyword", taxlayerNo));
  await expect(dataRows(page)).toHaveCount(1);
  return dataRows(page).first();
}

async function lockedShown(page: Page): Promise<number> {
  const tab = page.getByRole("tab", { name: /^手机号锁定/ });
  await expect(tab).toHaveText(/\(\d+\)/);
  return Number(/\d+/.exec((await tab.textContent()) ?? "")?.[0]);
}

test("accounts at the bureau are set, unlocked, explained, and listed for scanning", async ({
  page,
  signIn,
}) => {
  await test.step("a client without an account gets one, by a code that the bureau sends", async () => {
    const account = await accountIn(MISSING);
    await signIn("chenjie", SCREEN);
    const row = await openRow(page, account);
    await expect(row).toContainText("未设置");
    await row.getByRole("button", { name: "设置账户" }).click();
    const dialog = page.getByRole("dialog", { name: `「${account.companyName}」税局账号验证` });
    await choose(dialog, "所属地区", "上海市");
    await dialog.getByRole("textbox", { name: "用户名" }).fill("newuser01");
    await dialog.getByLabel("密码").fill("Pass#2026");
    await dialog.getByRole("textbox", { name: "办税人手机号" }).fill("13912346601");
    await choose(dialog, "新的身份", "办税员");
    await dialog.getByRole("button", { name: "提交" }).click();
    await dialog.getByRole("textbox", { name: "验证码" }).fill("346601");
    await dialog.getByRole("button", { name: "登录" }).click();
    await toast(page, "税局账号验证成功");
    await expect(row).toContainText("验证有效");
    await expect(row).toContainText("139****6601");
    await expect(row).toContainText("办税员");
    expect(await stateOf(account)).toBe(VALID);
  });
  await test.step("a locked phone is unlocked after a question, and is counted no longer", async () => {
    const account = await accountIn(PHONE_LOCKED);
    const row = await openRow(page, account);
    const before = await lockedShown(page);
    await row.getByRole("button", { name: "解锁" }).click();
    const asked = question(page, /解锁「.*」的办税人手机号 1\d\d\*{4}\d{4}/);
    await asked.getByRole("button", { name: "解锁" }).click();
    await toast(page, "解锁成功，请重新下发任务");
    await expect(row).not.toContainText("手机号锁定");
    await expect.poll(() => lockedShown(page)).toBe(before - 1);
    expect(await stateOf(account)).not.toBe(PHONE_LOCKED);
  });
  await test.step("why an account was refused stands in its row, with what helps", async () => {
    const account = await accountIn(FROZEN);
    const row = await openRow(page, account);
    await row.getByRole("button", { name: /账号已被冻结/ }).click();
    const cause = page.getByRole("dialog", { name: `「${account.companyName}」验证失败的原因` });
    await expect(cause).toContainText("账号已被冻结");
    await expect(cause.getByText("解决方案")).toBeVisible();
  });
  await test.step("a client's accounts for scanning are listed, and with nobody to scan for nothing is complained of", async () => {
    const scanning = await Promise.all(
      (await accountsWith({})).map(async (account) => ({ account, code: await codeOfScanning(account) })),
    );
    const listed = scanning.find(({ code }) => code === "0")?.account;
    const nobody = scanning.find(({ code }) => code === "104")?.account;
    if (!listed || !nobody) throw new Error("no client can be scanned for, or all can");
    await (await openRow(page, listed)).getByRole("button", { name: "扫码账号" }).click();
    const dialog = page.getByRole("dialog", { name: `「${listed.companyName}」个税 App 扫码账号` });
    await expect(dialog).toContainText("本公司已开通个税 App 扫码登录");
    await expect(dialog.getByRole("cell", { name: /^1\d\d\*{4}\d{4}$/ })).toBeVisible();
    await page.keyboard.press("Escape");
    const row = await openRow(page, nobody);
    const answered = page.waitForResponse("**/queryAppScanAccountAndLabelList**");
    await row.getByRole("button", { name: "扫码账号" }).click();
    expect(await (await answered).json()).toMatchObject({ code: "104" });
    const empty = page.getByRole("dialog", { name: `「${nobody.companyName}」个税 App 扫码账号` });
    await expect(empty).toContainText("暂无数据");
    await expect(page.getByText("还没有可以扫码登录的账号")).toBeHidden();
  });
});

async function codeOfScanning({ companyId }: Account): Promise<string> {
  const path = `/api/fcp/web/tax/login/auth/queryAppScanAccountAndLabelList?qyid=${companyId}`;
  return (await chenjie.get(path)).code;
}
