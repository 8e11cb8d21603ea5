import type { Browser, Page } from "@playwright/test";
import { type Api, signInToApi } from "../app/api.ts";
import { findBarriers } from "../app/axe.ts";
import { resultOf } from "../app/companies.ts";
import { button, choose, dataRows, filtered, question, startMore, toast } from "../app/list-screen.ts";
import { MONTHLY_TAX, type MonthlyRow, hasOpenTicks, monthlyRows } from "../app/monthly-tax.ts";
import { testWithOwnApp } from "../app/own-app.ts";
import { picture } from "../app/picture.ts";
import { expect } from "../app/test.ts";

/** An app of its own: no other journey sees its notices and talks. */
const test = testWithOwnApp();

const CHAT = "/api/fcp/application/message/chat";
const PHONE = { width: 390, height: 844 };

interface Said {
  readonly content: string;
  readonly tags: number | null;
  readonly sender: string;
  readonly files: readonly { readonly fileName: string }[];
}

let chenjie: Api;
test.beforeAll(async ({ app }) => {
  chenjie = await signInToApi(app.address, "chenjie");
});

type Company = Pick<MonthlyRow, "companyId" | "companyName">;

/** A general taxpayer that nothing speaks against notifying. */
async function unnotified(place: number): Promise<MonthlyRow> {
  const rows = await monthlyRows(chenjie, { taxlayerType: "001", noticeTaxType: 0 });
  const due = rows.filter((row) => (row.zzshfjs ?? 0) > 1 && !hasOpenTicks(row));
  const { successQyIdList } = await resultOf<{ successQyIdList: readonly number[] }>(
    chenjie.post("/api/fcp/web/new/tax/confirm/confirmCheck", {
      kjnd: 2026,
      kjqj: 10,
      qyIdList: due.map(({ companyId }) => companyId),
    }),
  );
  const company = due.filter(({ companyId }) => successQyIdList.includes(companyId))[place];
  if (!company) throw new Error("no client waits for a notice");
  return company;
}

/** The link that staff find in the client's detail. */
async function copyLink(page: Page, { companyId }: Company): Promise<string> {
  await page.goto(`/customer/detail?companyId=${companyId}`);
  await button(page, "小程序演示").click();
  const dialog = page.getByRole("dialog", { name: /^客户链接：/ });
  const address = dialog.getByText(/\/miniProgram#/);
  await expect(address).toBeVisible();
  const text = (await address.textContent()) ?? "";
  await page.keyboard.press("Escape");
  return text.trim();
}

async function openAsClient(browser: Browser, link: string): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE, locale: "zh-CN" });
  const client = await context.newPage();
  await client.goto(link);
  return client;
}

async function notify(page: Page, { companyName }: MonthlyRow): Promise<void> {
  await dataRows(page).first().getByRole("button", { name: "通知税款" }).click();
  const form = page.getByRole("dialog", { name: new RegExp(`^通知税款：${companyName}`) });
  await choose(form, "扣款时间", "待定");
  await button(page, "通知客户").click();
  await toast(page, "已提交");
  await expect(form).toBeHidden();
}

async function saidBy(company: MonthlyRow, module: number): Promise<readonly Said[]> {
  const { data } = await resultOf<{ data: readonly Said[] }>(
    chenjie.post(`${CHAT}/record/page`, { pageNum: 1, pageSize: 100, qyid: company.companyId, module }),
  );
  return data;
}

test("a client doubts its tax, is notified again and finds it right, and staff see each answer as it comes", async ({
  page,
  signIn,
  browser,
}) => {
  test.slow();
  const company = await unnotified(0);
  await signIn("chenjie", "/workbench/index");
  const client = await openAsClient(browser, await copyLink(page, company));
  await expect(client.getByRole("heading", { name: company.companyName })).toBeVisible();

  await page.goto(filtered(MONTHLY_TAX, "fuzzyMatch", company.taxlayerNo));
  await expect(dataRows(page)).toHaveCount(1);
  const row = dataRows(page).first();
  await notify(page, company);
  await expect(row).toContainText("已通知");

  await client.getByRole("button", { name: "查看2026年10期税款通知，待确认" }).click();
  const letter = client.getByRole("region", { name: "2026年10期" });
  await expect(letter).toContainText("已核算完成，请核对。");
  await expect(letter).toContainText(
    (company.zzshfjs ?? 0).toLocaleString("zh-CN", { minimumFractionDigits: 2 }),
  );
  expect(await findBarriers(client, { at: "the notice" })).toEqual([]);
  await client.getByText("有疑问", { exact: true }).click();
  await client.getByRole("button", { name: "提交" }).click();
  await expect(client.getByRole("alert")).toHaveText("请输入疑问内容");
  await client.getByRole("textbox", { name: "疑问内容" }).fill("少算了一张进项发票");
  await client.getByRole("button", { name: "提交" }).click();
  await expect(letter).toContainText("您的疑问已发给会计");

  await expect(row, "the list follows by itself").toContainText("有疑义");
  await expect(row.getByRole("button", { name: "查看详情" })).toHaveCount(0);
  await expect(row.getByRole("button", { name: "通知税款" })).toHaveCount(0);
  await row.getByText("有疑义").hover();
  await expect(page.getByText("疑义：少算了一张进项发票").last()).toBeVisible();
  const [doubt] = await saidBy(company, 4);
  expect(doubt).toMatchObject({ content: "少算了一张进项发票", tags: 1, sender: "client" });

  await startMore(row, "撤销通知");
  await question(page, /确定撤销/)
    .getByRole("button", { name: "撤销通知" })
    .click();
  await toast(page, "撤销通知成功");
  await expect(client.getByText("会计已撤回这份通知，请等待新的通知")).toBeVisible();
  await notify(page, company);
  await expect(letter).toContainText("待确认");

  await client.getByText("税款无误", { exact: true }).click();
  await client.getByText("指定日期").click();
  await client.getByLabel("扣款日期").fill("2026-11-25");
  await client.getByRole("button", { name: "提交" }).click();
  await expect(letter).toContainText("您已确认税款无误。");
  await expect(row).toContainText("2026-11-25");
  await expect(row).not.toContainText("有疑义");
  expect((await saidBy(company, 4))[0]).toMatchObject({ tags: 9, sender: "client" });

  await row.getByRole("button", { name: "查看详情" }).click();
  const records = page
    .getByRole("dialog", { name: new RegExp(company.companyName) })
    .getByRole("table", { name: "通知记录" })
    .getByRole("row");
  await expect(records.filter({ hasText: "客户提出疑问" })).toContainText("少算了一张进项发票");
  await expect(records.filter({ hasText: "客户确认无误" })).toContainText("客户");
  await client.context().close();
});

test("a client sends the photograph of an invoice and words, and reads what staff answer", async ({
  page,
  signIn,
  browser,
}) => {
  const company = await unnotified(1);
  await signIn("chenjie", "/workbench/index");
  const client = await openAsClient(browser, await copyLink(page, company));
  await client.getByText("沟通", { exact: true }).click();
  await client.getByRole("button", { name: "打开发票的消息" }).click();
  const talk = client.getByRole("region", { name: "发票" });
  const chosen = client.waitForEvent("filechooser");
  await client.getByRole("button", { name: "添加图片或文件" }).click();
  await (await chosen).setFiles(picture("发票照片.png"));
  await expect(client.getByRole("button", { name: "移除 发票照片.png" })).toBeVisible();
  await client.getByRole("textbox", { name: "沟通内容" }).fill("<b>十月</b>的发票");
  await client.getByRole("button", { name: "发送" }).click();
  await expect(talk.getByRole("img", { name: "发票照片.png" })).toBeVisible();
  await expect(talk.getByText("<b>十月</b>的发票")).toBeVisible();
  expect((await saidBy(company, 1))[0]).toMatchObject({ files: [{ fileName: "发票照片.png" }] });
  await resultOf(
    chenjie.post(`${CHAT}/record/submit`, { qyid: company.companyId, module: 1, content: "收到，谢谢" }),
  );
  await expect(talk.getByText("收到，谢谢")).toBeVisible();
  expect(await findBarriers(client, { at: "the talk" })).toEqual([]);
  await client.context().close();
});

interface Declaration {
  readonly qyid: number;
  readonly qymc: string;
  readonly nsrsbh: string;
  readonly rs: number;
  readonly ybtse: number;
  readonly can: { readonly notify: true | string };
}

test("a client is notified of what it withholds from its staff, doubts it, and staff read the doubt in the list", async ({
  page,
  signIn,
  browser,
}) => {
  const asked = { kjnd: 2026, kjqj: 10, salaryStatus: 3, pageNum: 1, pageSize: 200 };
  const { list } = await resultOf<{ list: readonly Declaration[] }>(
    chenjie.post("/api/fcp/web/pit/list", asked),
  );
  const open = list.find(({ can, ybtse }) => can.notify === true && ybtse > 1);
  if (!open) throw new Error("no client waits for a notice of withheld tax");
  await signIn("chenjie", "/workbench/index");
  const company = { companyId: open.qyid, companyName: open.qymc };
  const client = await openAsClient(browser, await copyLink(page, company));

  await page.goto(filtered("/accountCenter/salary", "keyword", open.nsrsbh));
  const row = dataRows(page).first();
  await row.getByRole("button", { name: "通知税款" }).click();
  const form = page.getByRole("dialog", { name: new RegExp(`^通知税款：${open.qymc}`) });
  await choose(form, "扣款时间", "待定");
  await button(page, "通知客户").click();
  await toast(page, "已通知");
  await expect(row).toContainText("已通知");

  await client.getByRole("button", { name: /^查看2026年10期个人所得税（代扣代缴）税款通知，待确认/ }).click();
  const letter = client.getByRole("region", { name: /个人所得税（代扣代缴）/ });
  await expect(letter).toContainText(`收入合计（${open.rs} 人）`);
  await expect(letter).toContainText(open.ybtse.toLocaleString("zh-CN", { minimumFractionDigits: 2 }));
  await client.getByText("有疑问", { exact: true }).click();
  await client.getByRole("textbox", { name: "疑问内容" }).fill("离职的人还在名单里");
  await client.getByRole("button", { name: "提交" }).click();
  await expect(letter).toContainText("您的疑问已发给会计");

  await page.reload();
  await expect(row).toContainText("有疑义");
  await row.getByRole("button", { name: "通知记录" }).click();
  const records = page.getByRole("dialog", { name: /个税通知$/ });
  await expect(records).toContainText("客户有疑义：离职的人还在名单里");
  await expect(records).toContainText("客户提出疑问");
  await client.context().close();
});
