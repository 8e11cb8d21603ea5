import type { Page } from "@playwright/test";
import { type Api, signInToApi } from "../app/api.ts";
import { button } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

const WEB = "/api/fcp/web";

interface Account {
  readonly companyId: number;
  readonly yhzhid: number;
  readonly lastEntryDate: string | null;
}

/** The entries of an account that has some. */
async function entriesOfSomeAccount(api: Api): Promise<Account> {
  const query = { pageNum: 1, pageSize: 100, status: 1, zhlx: 1 };
  const { result } = await api.post(`${WEB}/bank/account/list`, query);
  const account = (result as { list: readonly Account[] }).list.find(
    ({ lastEntryDate }) => lastEntryDate !== null,
  );
  if (!account) throw new Error("no account has entries");
  return account;
}

/** Opens the choice of the subject in the form of a new entry, reads what it offers, and closes both. */
async function offeredSubjects(page: Page): Promise<readonly string[]> {
  await button(page, "新增流水").click();
  const form = page.getByRole("dialog", { name: "新增流水" });
  await form.getByRole("combobox", { name: "对方科目" }).click();
  const list = page.locator(".ant-select-dropdown:not(.ant-select-dropdown-hidden)");
  await expect(list.locator("[title]").first()).toBeVisible();
  await form.getByRole("combobox", { name: "对方科目" }).fill("甲乙丙");
  await expect(list.getByText(/甲乙丙|暂无数据|没有/).first()).toBeVisible();
  const offered = await list.locator("[title]").allInnerTexts();
  await page.keyboard.press("Escape");
  await form.getByRole("button", { name: "取消" }).click();
  await expect(form).toBeHidden();
  return offered;
}

test("subjects to choose from are asked for once, until somebody changes one", async ({
  app,
  page,
  signIn,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/subject/select")) asked.push(request.postData() ?? "");
  });
  const colleague = await signInToApi(app.address, "zhoumy");
  const { companyId, yhzhid, lastEntryDate } = await entriesOfSomeAccount(colleague);
  const period = lastEntryDate?.slice(0, 7);
  await signIn(
    "chenjie",
    `/accountCenter/bank/edit?companyId=${companyId}&yhzhid=${yhzhid}&period=${period}`,
  );
  expect(await offeredSubjects(page)).toEqual([]);
  const first = asked.length;
  expect(first).toBeGreaterThan(0);
  expect(await offeredSubjects(page)).toEqual([]);
  expect(asked).toHaveLength(first);

  const subjects = [{ kmdm: "660298", kmmc: "甲乙丙费" }];
  const added = await colleague.post(`${WEB}/subject/batchAdd`, { ztdm: companyId, subjects });
  expect(added.code, added.message ?? "").toBe("0");
  await expect.poll(() => offeredSubjects(page)).toContainEqual(expect.stringContaining("甲乙丙费"));
});
