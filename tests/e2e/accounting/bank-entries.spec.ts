import type { Page, Response } from "@playwright/test";
import writeWorkbook from "write-excel-file/node";
import { type Api, signInToApi } from "../app/api.ts";
import { button, choose, filtered, question, toast } from "../app/list-screen.ts";
import { pasteText, sheetCell } from "../app/sheet.ts";
import { expect, test } from "../app/test.ts";

const WEB = "/api/fcp/web";

interface Account {
  readonly companyId: number;
  readonly yhzhid: number;
  readonly khh: string;
  readonly companyName: string;
  readonly lastEntryDate: string | null;
}

interface Entry {
  readonly id: number;
  readonly jyrq: string;
  readonly zy: string;
  readonly ye: number;
  readonly matchStatus: number;
  readonly kmqc: string | null;
  readonly dfhm: string | null;
  readonly ruleName: string | null;
  readonly remark: string | null;
  readonly receiptKey: string | null;
}

let chenjie: Api;
test.beforeAll(async ({ app }) => {
  chenjie = await signInToApi(app.address, "chenjie");
});

/** Accounts with entries, each of another company; every journey has one of its own. */
async function accountNo(place: number): Promise<Account> {
  const { result } = await chenjie.post(`${WEB}/bank/account/list`, {
    pageNum: 1,
    pageSize: 100,
    status: 1,
    zhlx: 1,
  });
  const account = (result as { list: readonly Account[] }).list.filter(
    ({ lastEntryDate }) => lastEntryDate !== null,
  )[place];
  if (!account) throw new Error("no such account");
  return account;
}

const periodOf = ({ lastEntryDate }: Account) => ({
  kjnd: Number(lastEntryDate?.slice(0, 4)),
  kjqj: Number(lastEntryDate?.slice(5, 7)),
});

async function entriesOf(account: Account): Promise<readonly Entry[]> {
  const { companyId, yhzhid } = account;
  const { result } = await chenjie.post(`${WEB}/bank/entry/query`, {
    companyId,
    yhzhid,
    ...periodOf(account),
    pageNum: 1,
    pageSize: 500,
    sortField: "jyrq",
    sortOrder: "asc",
  });
  return (result as { list: readonly Entry[] }).list;
}

async function openEntries(page: Page, { companyId, yhzhid, lastEntryDate }: Account): Promise<void> {
  const period = lastEntryDate?.slice(0, 7);
  await page.goto(`/accountCenter/bank/edit?companyId=${companyId}&yhzhid=${yhzhid}&period=${period}`);
  await expect(page.getByRole("grid").getByRole("row").nth(2)).toBeVisible();
}

/** Adds entries of an account that nothing else in the period is like. */
async function addEntries(account: Account, notes: readonly string[]): Promise<void> {
  for (const zy of notes) {
    const entry = { bankAccountId: account.yhzhid, jyrq: account.lastEntryDate, zy, sjfx: 2, je: 1.5 };
    expect(await chenjie.post(`${WEB}/bank/entry/save`, entry)).toMatchObject({ code: "0" });
  }
}

test("entries are matched in place by keyboard, each saved as it is left, and the count of the open ones follows", async ({
  page,
  signIn,
}) => {
  const account = await accountNo(0);
  await addEntries(account, ["往来甲", "往来乙", "往来丙"]);
  await signIn("chenjie", filtered("/accountCenter/bank", "companyName", account.companyName));
  await page.getByRole("row").filter({ hasText: account.khh }).getByRole("button", { name: "流水" }).click();
  await page.getByRole("tab", { name: "未匹配" }).click();
  const open = (await entriesOf(account)).filter(({ matchStatus }) => matchStatus === 0);

  await sheetCell(page, "往来甲", "kmqc").dblclick();
  await page.keyboard.type("手续费");
  await page.getByTitle("财务费用_手续费", { exact: true }).click();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowLeft");
  await expect(sheetCell(page, "往来甲", "kmqc")).toHaveText("财务费用_手续费");
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Control+d");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");

  await expect
    .poll(async () =>
      (await entriesOf(account)).filter(({ zy }) => zy.startsWith("往来")).map(({ kmqc }) => kmqc),
    )
    .toEqual(["财务费用_手续费", "财务费用_手续费", null]);
  // They have left the tab of the open ones, and the figures above know.
  await expect(sheetCell(page, "往来甲", "kmqc")).toHaveCount(0);
  await expect(page.getByRole("region", { name: /确认$/ })).toContainText(String(open.length - 2));
});

test("several are pasted over; a confirmed period refuses at the row, and keeps what was typed", async ({
  page,
  signIn,
}) => {
  const account = await accountNo(1);
  await addEntries(account, ["备注甲", "备注乙"]);
  // Wide enough for the columns of the words and of the remarks at once.
  await page.setViewportSize({ width: 2400, height: 900 });
  await signIn("chenjie");
  await openEntries(page, account);
  await sheetCell(page, "备注甲", "remark").click();
  await pasteText(page, "已核对\r\n待客户补票\r\n");
  await sheetCell(page, "备注甲", "zy").click();
  const isOf = (response: Response, path: string) => new URL(response.url()).pathname.endsWith(path);
  const asksAnew = page
    .waitForResponse(
      (response) =>
        isOf(response, "/bank/entry/save") && response.request().postData()?.includes("备注甲") === true,
    )
    .then(async () => await page.waitForResponse((response) => isOf(response, "/bank/confirm/status")));
  await page.keyboard.press("ArrowUp");
  const remarks = async () =>
    (await entriesOf(account)).filter(({ zy }) => zy.startsWith("备注")).map(({ remark }) => remark);
  await expect.poll(remarks).toEqual(["已核对", "待客户补票"]);
  // Else the page would see the confirmation before anybody types.
  await asksAnew;

  // A colleague confirms the period while the sheet is open.
  const { companyId } = account;
  const idList = (await entriesOf(account))
    .filter(({ matchStatus }) => matchStatus === 0)
    .map(({ id }) => id);
  const [subject] = (
    await chenjie.post(`${WEB}/subject/select`, {
      ztdm: companyId,
      ...periodOf(account),
      isLeaf: 1,
      keyword: "办公费",
    })
  ).result as readonly { id: number }[];
  await supplyAll(account, subject?.id ?? 0);
  expect(idList.length).toBeGreaterThan(0);
  const confirmation = { companyId, ...periodOf(account), confirmType: 0, confirmStatus: 1 };
  expect(await chenjie.post(`${WEB}/bank/confirm/update`, confirmation)).toMatchObject({ code: "0" });
  await sheetCell(page, "备注乙", "remark").click();
  await page.keyboard.type("改后");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("银行流水已确认");
  await expect(sheetCell(page, "备注乙", "remark")).toHaveText("改后");
  expect(await remarks()).toEqual(["已核对", "待客户补票"]);
});

/** Gives every open entry of the company in the period a subject. */
async function supplyAll(account: Account, subjectId: number): Promise<void> {
  const { result } = await chenjie.post(`${WEB}/bank/entry/query`, {
    companyId: account.companyId,
    ...periodOf(account),
    matchStatus: 0,
    pageNum: 1,
    pageSize: 500,
  });
  const idList = (result as { list: readonly Entry[] }).list.map(({ id }) => id);
  if (idList.length > 0)
    expect(await chenjie.post(`${WEB}/bank/entry/batchSupply`, { idList, subjectId, fix: 0 })).toMatchObject({
      code: "0",
    });
}

test("an entry is added, its receipt kept and read, and it goes; a period is confirmed and taken back", async ({
  page,
  signIn,
}) => {
  const account = await accountNo(2);
  await signIn("chenjie");
  await openEntries(page, account);
  await button(page, "新增流水").click();
  const adding = page.getByRole("dialog", { name: "新增流水" });
  await adding.getByLabel("交易日期").click();
  await page.keyboard.type(account.lastEntryDate ?? "");
  await page.keyboard.press("Enter");
  await adding.getByLabel("金额").fill("12.5");
  await adding.getByLabel("摘要").fill("网银手续费");
  await adding.getByRole("button", { name: "保存" }).click();
  await toast(page, "已新增");
  const added = (await entriesOf(account)).find(
    ({ zy, matchStatus }) => zy === "网银手续费" && matchStatus === 1,
  );
  expect(added).toMatchObject({ ruleName: "银行手续费", kmqc: "财务费用_手续费" });

  const row = page.getByRole("row").filter({ hasText: "12.50" });
  const chosen = page.waitForEvent("filechooser");
  await row.getByRole("button", { name: "上传回单" }).click();
  await (
    await chosen
  ).setFiles({ name: "回单.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4") });
  await toast(page, "回单已挂接");
  await row.getByRole("button", { name: "查看回单" }).click();
  const receipt = page.getByRole("dialog", { name: "回单.pdf" });
  const download = page.waitForEvent("download");
  await receipt.getByRole("button", { name: "下载" }).click();
  expect((await download).suggestedFilename()).toBe("回单.pdf");
  await page.keyboard.press("Escape");

  await row.getByRole("button", { name: "更多" }).click();
  await page.getByRole("menuitem", { name: "删除" }).click();
  await question(page, /网银手续费/)
    .getByRole("button", { name: "删除" })
    .click();
  await toast(page, "已删除 1 笔");
  expect((await entriesOf(account)).find(({ id }) => id === added?.id)).toBeUndefined();

  const [subject] = (
    await chenjie.post(`${WEB}/subject/select`, {
      ztdm: account.companyId,
      ...periodOf(account),
      isLeaf: 1,
      keyword: "办公费",
    })
  ).result as readonly { id: number }[];
  await supplyAll(account, subject?.id ?? 0);
  await page.reload();
  await button(page, "确认本期").click();
  await question(page, /全部账户的银行流水/)
    .getByRole("button", { name: "确认本期" })
    .click();
  await expect(button(page, "取消确认")).toBeVisible();
  await expect(page.getByText("离开该行时自动保存")).toHaveCount(0);
  await expect(button(page, "新增流水")).toBeDisabled();
  await button(page, "取消确认").click();
  await question(page, /银行流水的确认/)
    .getByRole("button", { name: "取消确认" })
    .click();
  await expect(button(page, "确认本期")).toBeVisible();
});

test("ticked entries get a subject together, and those with one keep it", async ({ page, signIn }) => {
  const account = await accountNo(3);
  await addEntries(account, ["批量甲", "手续费批量"]);
  await signIn("chenjie");
  await openEntries(page, account);
  await page.getByRole("row").filter({ hasText: "批量甲" }).getByRole("checkbox").check();
  await page.getByRole("row").filter({ hasText: "手续费批量" }).getByRole("checkbox").check();
  await button(page, "批量指定科目").click();
  const dialog = page.getByRole("dialog", { name: "为 2 笔流水指定科目" });
  await choose(dialog, "对方科目", "管理费用_办公费", "办公费");
  await dialog.getByRole("button", { name: "指定" }).click();
  await toast(page, "已补充 1 笔，1 笔未改动");
  await expect(sheetCell(page, "批量甲", "kmqc")).toHaveText("管理费用_办公费");
  await expect(sheetCell(page, "手续费批量", "kmqc")).toHaveText("财务费用_手续费");
});

test("a statement of the bank comes by file, and its lines stand among the entries", async ({
  page,
  signIn,
}) => {
  const account = await accountNo(5);
  await signIn("chenjie");
  await openEntries(page, account);
  const chosen = page.waitForEvent("filechooser");
  await button(page, "导入对账单").click();
  const buffer = await writeWorkbook([
    ["交易日期", "摘要", "收入金额", "支出金额", "对方户名"],
    [account.lastEntryDate, "对账单货款", 1234.5, null, "上海对账单商贸有限公司"],
  ]).toBuffer();
  await (await chosen).setFiles({ name: "对账单.xlsx", mimeType: "application/octet-stream", buffer });
  await expect(page.getByText("1 条成功").first()).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "对账单货款" })).toContainText("1,234.50");
});

/** A grey square of 2 × 2 points. */
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAAAAABX3VL4AAAADklEQVR4nGM4UcFwogIAB9YCgWEwKIsAAAAASUVORK5CYII=",
  "base64",
);

test("the receipts of a client are looked through as pictures", async ({ page, signIn }) => {
  await signIn("chenjie");
  await openEntries(page, await accountNo(4));
  for (const [index, name] of ["回单一.png", "回单二.png"].entries()) {
    const chosen = page.waitForEvent("filechooser");
    await page.getByRole("row").getByRole("button", { name: "上传回单" }).first().click();
    await (await chosen).setFiles({ name, mimeType: "image/png", buffer: PICTURE });
    await expect(page.getByRole("button", { name: "查看回单" })).toHaveCount(index + 1);
  }
  await page.getByRole("button", { name: "查看回单" }).last().click();
  await expect(page.getByRole("img", { name: /^回单[一二]\.png$/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("img", { name: /^回单[一二]\.png$/ })).toBeHidden();
  await button(page, "回单图片").click();
  const drawer = page.getByRole("dialog", { name: /的回单图片$/ });
  const tiles = drawer.getByRole("row").filter({ has: page.getByRole("button", { name: /^查看图片/ }) });
  await expect(tiles).toHaveCount(2);
  for (const picture of await tiles.locator("img").all())
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(2);
  const box = await tiles.first().boundingBox();
  expect(box?.height).toBeGreaterThan(120);
  await drawer.getByRole("button", { name: "查看图片 回单二.png" }).click();
  await expect(page.getByRole("img", { name: "回单二.png" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("img", { name: "回单一.png" })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "下载 回单一.png" }).click();
  expect((await download).suggestedFilename()).toBe("回单一.png");
});

test("a subject is chosen among all with their balances, and stands in the form as if it had been typed", async ({
  page,
  signIn,
}) => {
  const account = await accountNo(2);
  await signIn("chenjie");
  await openEntries(page, account);
  await button(page, "新增流水").click();
  const form = page.getByRole("dialog", { name: "新增流水" });
  await form.getByRole("button", { name: "选科目" }).click();
  const subjects = page.getByRole("dialog", { name: "选科目" });
  await subjects.getByLabel("科目", { exact: true }).fill("手续费");
  await page.keyboard.press("Enter");
  await subjects
    .getByRole("row")
    .filter({ hasText: "财务费用_手续费" })
    .getByRole("button", { name: "选择" })
    .click();
  await expect(subjects).toBeHidden();
  await expect(form.getByTitle("财务费用_手续费")).toBeVisible();

  await form.getByRole("button", { name: "取消" }).click();
  await expect(question(page, /放弃未保存的修改/)).toBeVisible();
});
