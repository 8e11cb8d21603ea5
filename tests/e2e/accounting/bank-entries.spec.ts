import type { Locator, Page, Response } from "@playwright/test";
import writeWorkbook from "write-excel-file/node";
import { importPlanned, planOf } from "../app/import-plan.ts";
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

/** Gives every open entry of the company in the period a subject. */
async function supplyAll(account: Account): Promise<void> {
  const { companyId } = account;
  const period = periodOf(account);
  const subjects = await chenjie.post(`${WEB}/subject/select`, {
    ztdm: companyId,
    ...period,
    isLeaf: 1,
    keyword: "办公费",
  });
  const [subject] = subjects.result as readonly { id: number }[];
  const { result } = await chenjie.post(`${WEB}/bank/entry/query`, {
    companyId,
    ...period,
    matchStatus: 0,
    pageNum: 1,
    pageSize: 500,
  });
  const idList = (result as { list: readonly Entry[] }).list.map(({ id }) => id);
  expect(idList.length).toBeGreaterThan(0);
  const supply = { idList, subjectId: subject?.id, fix: 0 };
  expect(await chenjie.post(`${WEB}/bank/entry/batchSupply`, supply)).toMatchObject({ code: "0" });
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

test(
  "entries are matched in place by keyboard, each saved as it is left, and the count of the open ones follows",
  { tag: "@spine" },
  async ({ page, signIn }) => {
    const account = await accountNo(0);
    await addEntries(account, ["往来甲", "往来乙", "往来丙"]);
    await signIn("chenjie", filtered("/accountCenter/bank", "companyName", account.companyName));
    await page
      .getByRole("row")
      .filter({ hasText: account.khh })
      .getByRole("button", { name: "流水" })
      .click();
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
    // They have left the tab of the open ones, and the figures above have changed.
    await expect(sheetCell(page, "往来甲", "kmqc")).toHaveCount(0);
    await expect(page.getByRole("region", { name: /确认$/ })).toContainText(String(open.length - 2));
  },
);

test("ticked entries get a subject together, several are pasted over; a confirmed period refuses at the row until it is taken back", async ({
  page,
  signIn,
}) => {
  const account = await accountNo(1);
  await addEntries(account, ["备注甲", "备注乙", "手续费批量"]);
  // Wide enough for the columns of the words and of the remarks at once.
  await page.setViewportSize({ width: 2400, height: 900 });
  await signIn("chenjie");
  await openEntries(page, account);
  const remarks = async () =>
    (await entriesOf(account)).filter(({ zy }) => zy.startsWith("备注")).map(({ remark }) => remark);

  await test.step("those with a subject keep it", async () => {
    for (const zy of ["备注甲", "手续费批量"])
      await page.getByRole("row").filter({ hasText: zy }).getByRole("checkbox").check();
    await button(page, "批量指定科目").click();
    const dialog = page.getByRole("dialog", { name: "为 2 笔流水指定科目" });
    await choose(dialog, "对方科目", "管理费用_办公费", "办公费");
    await dialog.getByRole("button", { name: "指定" }).click();
    await toast(page, "已补充 1 笔，1 笔未改动");
    await expect(sheetCell(page, "备注甲", "kmqc")).toHaveText("管理费用_办公费");
    await expect(sheetCell(page, "手续费批量", "kmqc")).toHaveText("财务费用_手续费");
  });

  await test.step("a table from Excel is pasted over two", async () => {
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
    await expect.poll(remarks).toEqual(["已核对", "待客户补票"]);
    // Without this, the page would see the confirmation before the next text is typed.
    await asksAnew;
  });

  await test.step("a colleague confirms the period while the sheet is open", async () => {
    await supplyAll(account);
    const confirmation = {
      companyId: account.companyId,
      ...periodOf(account),
      confirmType: 0,
      confirmStatus: 1,
    };
    expect(await chenjie.post(`${WEB}/bank/confirm/update`, confirmation)).toMatchObject({ code: "0" });
    await sheetCell(page, "备注乙", "remark").click();
    await page.keyboard.type("改后");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toContainText("银行流水已确认");
    await expect(sheetCell(page, "备注乙", "remark")).toHaveText("改后");
    expect(await remarks()).toEqual(["已核对", "待客户补票"]);
  });

  await test.step("the confirmation is taken back, and given again", async () => {
    await page.reload();
    await expect(button(page, "取消确认")).toBeVisible();
    await expect(page.getByText("离开该行时自动保存")).toHaveCount(0);
    await expect(button(page, "新增流水")).toBeDisabled();
    await button(page, "取消确认").click();
    await question(page, /银行流水的确认/)
      .getByRole("button", { name: "取消确认" })
      .click();
    await button(page, "确认本期").click();
    await question(page, /全部账户的银行流水/)
      .getByRole("button", { name: "确认本期" })
      .click();
    await expect(button(page, "取消确认")).toBeVisible();
  });
});

/** A grey square of 2 × 2 points. */
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAAAAABX3VL4AAAADklEQVR4nGM4UcFwogIAB9YCgWEwKIsAAAAASUVORK5CYII=",
  "base64",
);

test("a statement comes by file, an entry is written and goes again; receipts are kept, read and looked through as pictures", async ({
  page,
  signIn,
}) => {
  const account = await accountNo(4);
  await signIn("chenjie");
  await openEntries(page, account);
  const upload = async (start: Locator, file: { name: string; mimeType: string; buffer: Buffer }) => {
    const chosen = page.waitForEvent("filechooser");
    await start.click();
    await (await chosen).setFiles(file);
  };

  await test.step("the lines of a statement stand among the entries", async () => {
    const buffer = await writeWorkbook([
      ["交易日期", "摘要", "收入金额", "支出金额", "对方户名"],
      [account.lastEntryDate, "对账单货款", 1234.5, null, "上海对账单商贸有限公司"],
    ]).toBuffer();
    await upload(button(page, "导入对账单"), {
      name: "对账单.xlsx",
      mimeType: "application/octet-stream",
      buffer,
    });
    // An entry of that day stands there already, and the file has no balances that would prove the order.
    const plan = planOf(page, "银行对账单");
    await expect(plan.getByRole("cell", { name: /文件的日期中账户已有 1 笔流水/ })).toBeVisible();
    await choose(plan, "第 1 行 处理方式", "只导入没有的 1 笔");
    await importPlanned(page, "银行对账单");
    await expect(page.getByRole("grid").getByRole("row").filter({ hasText: "对账单货款" })).toContainText(
      "1,234.50",
    );
  });

  await test.step("pictures", async () => {
    for (const [index, name] of ["回单一.png", "回单二.png"].entries()) {
      const start = page.getByRole("row").getByRole("button", { name: "上传回单" }).first();
      await upload(start, { name, mimeType: "image/png", buffer: PICTURE });
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
    await page.keyboard.press("Escape");
    await expect(page.getByRole("img", { name: "回单一.png" })).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
  });

  await test.step("an entry, its paper, and the end of both", async () => {
    await button(page, "新增流水").click();
    const adding = page.getByRole("dialog", { name: "新增流水" });
    await adding.getByLabel("交易日期").click();
    await expect(page.locator("input:focus")).toBeVisible();
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
    await upload(row.getByRole("button", { name: "上传回单" }), {
      name: "回单.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("%PDF-1.4"),
    });
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
  });
});

/** Opens the choice of the subject in the form, and reads what it offers for a text. */
async function offeredSubjects(page: Page, form: Locator, text: string): Promise<readonly string[]> {
  const subject = form.getByRole("combobox", { name: "对方科目" });
  await subject.click();
  const list = page.locator(".ant-select-dropdown:not(.ant-select-dropdown-hidden)");
  await expect(list.locator("[title]").first()).toBeVisible();
  await subject.fill(text);
  await expect(list.getByText(new RegExp(`${text}|暂无数据|没有`)).first()).toBeVisible();
  const offered = await list.locator("[title]").allInnerTexts();
  await page.keyboard.press("Escape");
  return offered;
}

test("a subject is chosen among all with their balances, as if it had been typed; they are asked for once, until a colleague changes one", async ({
  app,
  page,
  signIn,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/subject/select")) asked.push(request.postData() ?? "");
  });
  const account = await accountNo(3);
  await signIn("chenjie");
  await openEntries(page, account);
  const form = page.getByRole("dialog", { name: "新增流水" });
  const offered = async () => {
    await button(page, "新增流水").click();
    const titles = await offeredSubjects(page, form, "甲乙丙");
    await form.getByRole("button", { name: "取消" }).click();
    await expect(form).toBeHidden();
    return titles;
  };
  expect(await offered()).toEqual([]);
  const first = asked.length;
  expect(first).toBeGreaterThan(0);
  expect(await offered()).toEqual([]);
  expect(asked).toHaveLength(first);
  const subjects = [{ kmdm: "660298", kmmc: "甲乙丙费" }];
  const colleague = await signInToApi(app.address, "zhoumy");
  const added = await colleague.post(`${WEB}/subject/batchAdd`, { ztdm: account.companyId, subjects });
  expect(added.code, added.message ?? "").toBe("0");
  await expect.poll(offered).toContainEqual(expect.stringContaining("甲乙丙费"));

  await button(page, "新增流水").click();
  await form.getByRole("button", { name: "选科目" }).click();
  const choice = page.getByRole("dialog", { name: "选科目" });
  await choice.getByLabel("科目", { exact: true }).fill("手续费");
  await page.keyboard.press("Enter");
  await choice
    .getByRole("row")
    .filter({ hasText: "财务费用_手续费" })
    .getByRole("button", { name: "选择" })
    .click();
  await expect(choice).toBeHidden();
  await expect(form.getByTitle("财务费用_手续费")).toBeVisible();
  await form.getByRole("button", { name: "取消" }).click();
  await expect(question(page, /放弃未保存的修改/)).toBeVisible();
});
