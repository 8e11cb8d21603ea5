import { type Api, signInToApi } from "../app/api.ts";
import { goTo } from "../app/go-to.ts";
import { choose, toast } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

let colleague: Api;
test.beforeAll(async ({ app }) => {
  colleague = await signInToApi(app.address, "zhoumy");
});

interface Chance {
  readonly title: string;
  readonly targetName: string;
  readonly qyId: number;
  readonly companyName: string;
  readonly status: number;
  readonly dealAmount: number | null;
  readonly closeReason: string | null;
}

async function findChances(type: "rise" | "introduce", filters: object): Promise<readonly Chance[]> {
  const { code, message, result } = await colleague.post(
    `/api/fcp/web/increase/increase/chance/${type}ChanceCollectionPage`,
    { pageNum: 1, pageSize: 50, ...filters },
  );
  if (code !== "0") throw new Error(`the chances were not listed: ${message}`);
  return (result as { list: readonly Chance[] }).list;
}

async function firstChance(type: "rise" | "introduce", status: number): Promise<Chance> {
  const [chance] = await findChances(type, { status: [status] });
  if (!chance) throw new Error(`no ${type} chance has the state ${status}`);
  return chance;
}

test("a chance that is taken up is won with an amount, and its steps stay; a client's referral is set aside with a reason and taken up again", async ({
  page,
  signIn,
}) => {
  const { title, companyName } = await firstChance("rise", 1);
  const keyword = encodeURIComponent(companyName);
  await signIn("chenjie", `/performance/opportunities/turnBusiness?rise.f.keyword=${keyword}`);
  const row = page.getByRole("row").filter({ hasText: title });
  await expect(row.getByRole("button", { name: "成交", exact: true })).toBeHidden();
  await row.getByRole("button", { name: "开始跟进" }).click();
  const follow = page.getByRole("dialog", { name: `跟进「${title}」` });
  await choose(follow, "沟通结果", "有意向");
  await follow.getByLabel("沟通内容").fill("客户要求报价");
  await follow.getByRole("button", { name: "保存" }).click();
  await toast(page, "已开始跟进");

  await row.getByRole("button", { name: "成交", exact: true }).click();
  const win = page.getByRole("dialog", { name: `「${title}」成交` });
  await win.getByRole("button", { name: "成交" }).click();
  await expect(win.getByLabel("成交金额")).toHaveAccessibleDescription(/请输入/);
  await win.getByLabel("成交金额").fill("8800");
  await win.getByRole("button", { name: "成交" }).click();
  await toast(page, "已成交");
  await expect(row.getByRole("button", { name: /成交|丢单|跟进/ })).toHaveCount(0);
  const won = await findChances("rise", { keyword: companyName, status: [3] });
  expect(won).toContainEqual(expect.objectContaining({ title, dealAmount: 8800 }));
  await row.getByRole("button", { name: title }).click();
  const history = page.getByRole("dialog", { name: title }).getByRole("region", { name: "跟进历史" });
  await expect(history.getByText("客户要求报价")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(history).toBeHidden();

  await test.step("a referral, on the client's own page", async () => {
    const { targetName, companyName: client, qyId } = await firstChance("introduce", 2);
    const state = async () =>
      (await findChances("introduce", { keyword: targetName })).find((chance) => chance.qyId === qyId);
    await goTo(page, `/performance/opportunities?clients.f.keyword=${encodeURIComponent(client)}`);
    await page.getByRole("button", { name: client }).click();
    await expect(page).toHaveURL(/turnBusinessDetail/);
    await page.getByRole("tab", { name: "转介绍商机" }).click();
    const referral = page.getByRole("row").filter({ hasText: targetName });
    await referral.getByRole("button", { name: "标为无效" }).click();
    const close = page.getByRole("dialog", { name: `「${targetName}」标为无效` });
    await close.getByLabel("关闭原因").fill("已委托其他机构");
    await close.getByRole("button", { name: "标为无效" }).click();
    await toast(page, "已标为无效");
    expect(await state()).toMatchObject({ status: 4, closeReason: "已委托其他机构" });
    await referral.getByRole("button", { name: "重新跟进" }).click();
    await page
      .getByRole("dialog", { name: `跟进「${targetName}」` })
      .getByRole("button", { name: "保存" })
      .click();
    await toast(page, "已重新跟进");
    expect(await state()).toMatchObject({ status: 2, closeReason: null });
  });
});

test("on the board a chance is moved on by its card, with what the step asks for", async ({
  page,
  signIn,
}) => {
  const { title, companyName } = await firstChance("rise", 1);
  const keyword = encodeURIComponent(companyName);
  await signIn("chenjie", `/performance/opportunities/turnBusiness?rise.f.keyword=${keyword}`);
  await page.getByRole("radio", { name: "看板" }).check();
  const lane = (name: string) => page.getByRole("region", { name: new RegExp(`^${name}`) });
  const card = (name: string) => lane(name).getByRole("listitem").filter({ hasText: title }).first();
  await expect(page.getByRole("tab", { name: "待确认" })).toBeHidden();
  const before = await findChances("rise", { keyword: companyName, status: [1] });
  await expect(lane("待确认").getByRole("heading")).toHaveText(`待确认${before.length}`);

  // A chance that was not taken up cannot be won.
  await card("待确认").dragTo(lane("已成交"));
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await card("待确认").dragTo(lane("跟进中"));
  const follow = page.getByRole("dialog", { name: `跟进「${title}」` });
  await choose(follow, "沟通结果", "有意向");
  await follow.getByLabel("沟通内容").fill("约定下周面谈");
  await follow.getByRole("button", { name: "保存" }).click();
  await toast(page, "已开始跟进");
  await expect(lane("待确认").getByRole("heading")).toHaveText(`待确认${before.length - 1}`);
  await card("跟进中").getByRole("button", { name: "成交", exact: true }).click();
  const win = page.getByRole("dialog", { name: `「${title}」成交` });
  await win.getByLabel("成交金额").fill("6600");
  await win.getByRole("button", { name: "成交" }).click();
  await toast(page, "已成交");
  await expect(card("已成交")).toBeVisible();
  expect(await findChances("rise", { keyword: companyName, status: [3] })).toContainEqual(
    expect.objectContaining({ title, dealAmount: 6600 }),
  );

  // The next time it opens as it was looked at last.
  await page.goto("/performance/opportunities/turnBusiness");
  await expect(page.getByRole("radio", { name: "看板" })).toBeChecked();

  await test.step("the sums of the lanes come to that of the whole list", async () => {
    const sums = page.locator(".board-sum");
    await expect(sums).toHaveCount(5);
    const texts = await sums.allInnerTexts();
    const amounts = texts.map((text) => Number(text.replaceAll(/[^\d.]/g, "")));
    const answer = await colleague.post(
      "/api/fcp/web/increase/increase/chance/riseChanceCollectionSummary",
      {},
    );
    const { expectAmount } = answer.result as { expectAmount: number };
    expect(expectAmount).toBeGreaterThan(0);
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(expectAmount, 2);
  });
});
