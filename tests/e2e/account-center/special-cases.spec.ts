import { writeFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { type Api, signInToApi } from "../app/api.ts";
import { resultOf } from "../app/companies.ts";
import {
  declareBeside,
  DOCUMENT,
  entryOf,
  monthOf,
  OCTOBER,
  openCompany,
  PICTURE,
  sheetOf,
} from "../app/special-cases.ts";
import { question, toast } from "../app/list-screen.ts";
import { type RunningApp, startApp } from "../app/running-app.ts";
import { expect, test as shared } from "../app/test.ts";

/** Its clients are notified and have declared other things afterwards: an app of its own. */
const test = shared.extend<object, { app: RunningApp }>({
  app: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const app = await startApp();
      await use(app);
      await app.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
});

let chenjie: Api;
test.beforeAll(async ({ app }) => {
  chenjie = await signInToApi(app.address, "chenjie");
});

const TAB = "specialCases";
/** Of `predictionStatus`. */
const CALCULATING = 2;

/** The input tax turned out of a client; undefined while it is calculated, when the client cannot be notified. */
async function calculatedAmount({ companyId: qyid }: { readonly companyId: number }) {
  const { predictionStatus, bqzcAmount } = await resultOf<{
    readonly predictionStatus: number;
    readonly bqzcAmount: number | null;
  }>(chenjie.post("/api/fcp/web/tax/prediction/statistics", { ...OCTOBER, qyid }));
  return predictionStatus === CALCULATING ? undefined : bqzcAmount;
}

/** The tax of a client as it is shown now. */
async function amountOf({ companyId: qyid }: { readonly companyId: number }): Promise<number> {
  const { zzshfjs } = await resultOf<{ readonly zzshfjs: number }>(
    chenjie.post("/api/fcp/web/tax/prediction/statistics", { ...OCTOBER, qyid }),
  );
  return zzshfjs;
}

const kinds = (page: Page) => page.getByRole("group", { name: "勾选本期的特殊情况" });
const kind = (page: Page, name: string) => kinds(page).getByRole("checkbox", { name });
/** The titles of the amount, by kind. */
const AMOUNTS = /^(转出税额|税控费（价税合计）|可抵扣税额|已预缴增值税|不含税销售额|金额)/;
const amount = (entry: Locator) => entry.getByRole("textbox", { name: AMOUNTS });
const save = async (page: Page) => {
  const button = page.getByRole("button", { name: "保存", exact: true });
  await expect(button).toHaveAttribute("aria-busy", "false");
  await button.click();
};

async function upload(page: Page, entry: Locator, file: typeof PICTURE | string): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await entry.getByRole("button", { name: /上传文件/ }).click();
  await (await chooser).setFiles(typeof file === "string" ? file : [file]);
}

// First: it takes the first client, whom the bureau does not refuse.
test("attachments are refused, sent again, kept with the tax that follows, and only read once the client is notified", async ({
  page,
  signIn,
}, testInfo) => {
  const company = await openCompany(chenjie, "001");
  await test.step("attachments: what is refused, what does not arrive, pictures and other files; and the tax follows", async () => {
    await signIn("chenjie", monthOf(company, TAB));
    await kind(page, "进项税额转出").check();
    const entry = entryOf(page, "进项税额转出");
    await amount(entry).fill("1000");
    await entry.getByRole("textbox", { name: "备注" }).fill("用于集体福利");
    const large = testInfo.outputPath("large.png");
    await writeFile(large, Buffer.alloc(50 * 1024 * 1024 + 1));
    await upload(page, entry, large);
    await expect(entry.getByText("文件大小不能超过50MB！")).toBeVisible();
    await entry.getByRole("button", { name: /^移除/ }).click();

    const uploads = "**/customerFile/upload";
    await page.route(uploads, async (route) => {
      await route.fulfill({ json: { code: "0500", message: "磁盘已满", result: null } });
    });
    await upload(page, entry, PICTURE);
    await expect(entry.getByText("上传失败，磁盘已满")).toBeVisible();
    await page.unroute(uploads);
    await entry.getByRole("button", { name: `重试 ${PICTURE.name}` }).click();
    await expect(entry.getByText("上传成功")).toBeVisible();
    await expect(entry.getByRole("button", { name: `查看图片 ${PICTURE.name}` })).toBeVisible();
    await upload(page, entry, DOCUMENT);
    await expect(entry.getByRole("button", { name: DOCUMENT.name, exact: true })).toBeVisible();

    const sent = page.waitForRequest((request) => request.url().endsWith("/confirmTempSave"));
    await save(page);
    expect((await sent).postDataJSON()).toMatchObject({
      ...OCTOBER,
      qyId: company.companyId,
      specialConditions: [
        {
          specialType: 1,
          amount: 1000,
          bz: "用于集体福利",
          annexList: [
            { name: PICTURE.name, fileType: 1 },
            { name: DOCUMENT.name, fileType: 2 },
          ],
        },
      ],
    });
    await toast(page, "已保存，税款正在重新计算");
    const tax = async () => await calculatedAmount(company);
    await expect.poll(tax, { timeout: 30_000 }).toBe(1000);
    // A second save goes by the version that the first one has made.
    await amount(entry).fill("1100");
    await save(page);
    await expect.poll(async () => (await sheetOf(chenjie, company)).specialConditions[0]?.amount).toBe(1100);
    await expect.poll(tax, { timeout: 30_000 }).toBe(1100);
  });
  await test.step("what a notified client has declared is only read: pictures small and large, other files to be kept", async () => {
    const taxAmount = await amountOf(company);
    const notified = await resultOf(
      chenjie.post("/api/fcp/web/new/tax/confirm/tax", {
        ...OCTOBER,
        operationType: 1,
        taxStatus: "correct",
        qyIdList: [company.companyId],
        noticeTaxReqList: [{ qyId: company.companyId, taxAmount }],
        paymentTimeType: 1,
      }),
    );
    expect(notified).toMatchObject({ failCount: 0, failList: [] });
    await page.goto(monthOf(company, TAB));
    await expect(page.getByText("本期税款已通知，如需修改请先撤销通知")).toBeVisible();
    await expect(page.getByRole("button", { name: "保存", exact: true })).toHaveCount(0);
    await expect(page.getByRole("checkbox", { name: "进项税额转出" })).toHaveCount(0);
    const declared = entryOf(page, "进项税额转出");
    await expect(declared.getByText("1,100.00")).toBeVisible();
    const thumbnail = declared.getByRole("button", { name: `查看图片 ${PICTURE.name}` });
    await expect(thumbnail.locator("img")).toBeVisible();
    await thumbnail.click();
    await expect(page.getByRole("img", { name: PICTURE.name })).toBeVisible();
    await page.keyboard.press("Escape");
    const download = page.waitForEvent("download");
    await declared.getByRole("button", { name: DOCUMENT.name, exact: true }).click();
    expect((await download).suggestedFilename()).toBe(DOCUMENT.name);
  });
});

test("what is missing is asked about, and keeps the tax from being notified; income without invoices stays, a small-scale taxpayer has its own kinds", async ({
  page,
  signIn,
}) => {
  await test.step("what is missing is asked about: filled in now, or later, and until then the tax cannot be notified", async () => {
    const company = await openCompany(chenjie, "001");
    await signIn("chenjie", monthOf(company, TAB));
    await expect(kinds(page).getByRole("checkbox")).toHaveCount(6);
    await expect(kinds(page)).toContainText(
      ["进项税额转出", "防伪税控费", "旅客运输服务抵扣", "外地预缴", "无票收入", "其他"].join(""),
    );
    for (const name of ["进项税额转出", "防伪税控费", "旅客运输服务抵扣", "外地预缴"])
      await kind(page, name).check();
    for (const name of ["进项税额转出", "外地预缴"]) {
      const entry = entryOf(page, name);
      await expect(amount(entry)).toBeVisible();
      await expect(entry.getByRole("textbox", { name: "备注" })).toBeVisible();
      await expect(entry.getByRole("button", { name: /上传文件/ })).toBeVisible();
    }

    await amount(entryOf(page, "防伪税控费")).fill(".");
    await save(page);
    await expect(entryOf(page, "防伪税控费").getByText("只能输入数字！")).toBeVisible();
    await amount(entryOf(page, "防伪税控费")).fill("二百8十");
    await expect(amount(entryOf(page, "防伪税控费"))).toHaveValue("8");
    await amount(entryOf(page, "防伪税控费")).fill("");

    await save(page);
    const asked = question(page, /特殊情况申报有必填项未填写/);
    await expect(asked).toContainText("特殊情况申报有附件未上传");
    await asked.getByRole("button", { name: "现在填写" }).click();
    await expect(asked).toBeHidden();
    await expect(entryOf(page, "进项税额转出").getByText("请输入进项税额转出")).toBeVisible();
    await expect(entryOf(page, "进项税额转出").getByText("请输入备注")).toBeVisible();
    await expect(entryOf(page, "防伪税控费").getByText("请输入防伪税控费")).toBeVisible();
    for (const name of ["旅客运输服务抵扣", "外地预缴"])
      await expect(entryOf(page, name).getByText("请上传附件")).toBeVisible();
    await expect(page.getByText("请完善特殊情况申报", { exact: true })).toBeVisible();
    await expect(amount(entryOf(page, "进项税额转出"))).toBeFocused();
    expect((await sheetOf(chenjie, company)).specialConditions).toEqual([]);

    await amount(entryOf(page, "进项税额转出")).fill("1200");
    await save(page);
    await question(page, /特殊情况申报有必填项未填写/)
      .getByRole("button", { name: "稍后填写" })
      .click();
    await toast(page, "已保存，税款正在重新计算");
    await expect(
      page.getByText(/部分已勾选的特殊情况未上传附件，请修改（.*旅客运输服务抵扣：附件.*）/),
    ).toBeVisible();
    await expect.poll(async () => (await sheetOf(chenjie, company)).incompleteList).toHaveLength(4);
    await declareBeside(chenjie, company, [{ specialType: 1, amount: 1200 }]);
    await page.reload();
    await expect(page.getByText(/请完善特殊情况申报（进项税额转出：备注）/)).toBeVisible();
    const notify = page.getByRole("button", { name: "通知税款", exact: true });
    await notify.click();
    await question(page, /特殊情况申报有必填项未填写/)
      .getByRole("button", { name: "稍后" })
      .click();
    await page.goto(monthOf(company, "taxDetail"));
    await notify.click();
    await expect(page.getByText("已勾选的特殊情况申报未填写完整，无法通知税款")).toBeVisible();
  });
  await test.step("income without invoices that is there stays; a rate that there is not is refused", async () => {
    const company = await openCompany(chenjie, "001");
    await declareBeside(chenjie, company, [{ specialType: 5, amount: 3000, sl: 0.13 }]);
    await page.goto(monthOf(company, TAB));
    await expect(kind(page, "无票收入")).toBeDisabled();
    await expect(kinds(page).getByText("该企业已有无票收入，不能移除")).toBeVisible();
    const entry = entryOf(page, "无票收入");
    await entry.getByRole("textbox", { name: "税率" }).fill("17");
    await save(page);
    await expect(entry.getByText("应为 0%、1%、3%、5%、6%、9%、13% 之一")).toBeVisible();
    await entry.getByRole("textbox", { name: "税率" }).fill("6");
    await amount(entry).fill("0");
    await save(page);
    await toast(page, "已保存，税款正在重新计算");
    await expect(kind(page, "无票收入")).toBeEnabled();
    await kind(page, "无票收入").uncheck();
    await save(page);
    await expect.poll(async () => (await sheetOf(chenjie, company)).specialConditions).toEqual([]);
  });
  await test.step("a small-scale taxpayer has the kinds that it can have", async () => {
    await page.goto(monthOf(await openCompany(chenjie, "101"), TAB));
    await expect(kinds(page).getByRole("checkbox")).toHaveCount(4);
    await expect(kinds(page)).not.toContainText("进项税额转出");
  });
});
