import { type Api, signInToApi } from "../app/api.ts";
import { choose, question, startMore, toast } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

const SCREEN = "/accountCenter/bank";
const LIST = "/api/fcp/web/bank/account/list";

interface Account {
  readonly khh: string;
  readonly companyName: string;
  readonly yhzh: string;
  readonly zhmc: string;
  readonly remark: string | null;
  readonly status: number;
  readonly lastEntryDate: string | null;
  readonly collectMessage: string | null;
}

let chenjie: Api;
test.beforeAll(async ({ app }) => {
  chenjie = await signInToApi(app.address, "chenjie");
});

async function findAccounts(filters: object): Promise<readonly Account[]> {
  const { result } = await chenjie.post(LIST, { pageNum: 1, pageSize: 100, ...filters });
  return (result as { list: readonly Account[] }).list;
}

test("an account is added, noted about and closed; one with entries says why it cannot be deleted", async ({
  page,
  signIn,
}) => {
  const khh = "中国工商银行上海真如支行";
  const company = "上海云启信息技术有限公司";
  await signIn("chenjie", SCREEN);
  await page.getByRole("button", { name: "新增账户", exact: true }).click();
  const adding = page.getByRole("dialog", { name: "新增银行账户" });
  await choose(adding, "企业", company, "云启信息");
  await choose(adding, "银行", "中国工商银行");
  await adding.getByLabel("开户行").fill(khh);
  await adding.getByLabel("银行账号").fill("1001001900112233");
  await adding.getByRole("button", { name: "保存" }).click();
  await toast(page, "已新增");
  expect(await findAccounts({ keyword: khh })).toMatchObject([
    { companyName: company, zhmc: company, yhzh: "1001 **** **** 2233", status: 1 },
  ]);

  await page.goto(`${SCREEN}?accounts.f.keyword=${encodeURIComponent(khh)}`);
  const row = page.getByRole("row").filter({ hasText: khh });
  await row.getByRole("button", { name: "编辑" }).click();
  const editing = page.getByRole("dialog", { name: `编辑「${company}」的银行账户` });
  await editing.getByLabel("备注").fill("财务章在企业处");
  await editing.getByRole("button", { name: "保存" }).click();
  await toast(page, "已保存");
  expect(await findAccounts({ keyword: khh })).toMatchObject([{ remark: "财务章在企业处" }]);

  await startMore(row, "销户");
  await question(page, /标为已销户/)
    .getByRole("button", { name: "销户" })
    .click();
  await toast(page, "已销户");
  await expect(row).toBeHidden();
  expect(await findAccounts({ keyword: khh })).toMatchObject([{ status: 0 }]);

  await test.step("an account with entries says why it cannot be deleted", async () => {
    const used = (await findAccounts({ status: 1 })).find(({ lastEntryDate }) => lastEntryDate !== null);
    await page.goto(`${SCREEN}?accounts.f.keyword=${encodeURIComponent(used?.khh ?? "")}`);
    await startMore(page.getByRole("row").filter({ hasText: used?.yhzh ?? "" }), "删除");
    await expect(page.getByText("账户不能删除")).toBeVisible();
    await expect(page.getByText(/已有 \d+ 笔银行流水/)).toBeVisible();
  });

  await test.step("why a fetch has failed stands behind a mark, for the pointer and for the keyboard, and takes no column", async () => {
    const failed = await findAccounts({ status: 1, collectStatus: 3 });
    const reasons = failed.slice(0, 20).map(({ collectMessage }) => `说明：${collectMessage}`);
    expect(reasons.length).toBeGreaterThan(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${SCREEN}?accounts.f.collectStatus=~3`);
    const marks = page.getByRole("table").getByRole("img", { name: /^说明/ });
    await expect(marks).toHaveCount(reasons.length);
    expect(await marks.evaluateAll((found) => found.map(({ ariaLabel }) => ariaLabel))).toEqual(reasons);
    await expect(page.getByRole("columnheader", { name: "采集说明" })).toBeHidden();

    const tip = page.locator(".reason-tip");
    await page.getByRole("cell", { name: /^失败/ }).first().hover();
    await expect(tip).toHaveText(failed[0]?.collectMessage ?? "");
    await page.mouse.move(0, 0);
    await expect(tip).toBeHidden();
    // Tab leads from what stands above the rows to the first of them.
    await page.getByRole("columnheader").getByRole("checkbox").focus();
    await page.keyboard.press("Tab");
    await expect(page.locator("tr[data-key]").first()).toBeFocused();
    await expect(tip).toContainText(failed[0]?.collectMessage ?? "");
    await page.keyboard.press("Escape");
    await expect(tip).toBeHidden();
  });
});
