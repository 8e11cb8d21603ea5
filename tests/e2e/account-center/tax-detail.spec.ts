import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { readPdf } from "../../../server/testing/read-pdf.ts";
import { type Api, signInToApi } from "../app/api.ts";
import { declareBeside, monthOf, openCompany, PICTURE, uploadFile } from "../app/special-cases.ts";
import { toast } from "../app/list-screen.ts";
import { type MonthlyRow, hasOpenTicks } from "../app/monthly-tax.ts";
import { type RunningApp, startApp } from "../app/running-app.ts";
import { expect, test as shared } from "../app/test.ts";

/** Its client declares more than other journeys expect: an app of its own. */
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
let company: MonthlyRow;
test.beforeAll(async ({ app }) => {
  chenjie = await signInToApi(app.address, "chenjie");
  company = await openCompany(chenjie, "001", hasOpenTicks);
  const url = await uploadFile(app.address, "chenjie", PICTURE);
  await declareBeside(chenjie, company, [
    { specialType: 1, amount: 1200, bz: "集体福利", annexList: [{ name: PICTURE.name, url, fileType: 1 }] },
    { specialType: 2, amount: 280 },
  ]);
});

const TAB = "taxDetail";
const table = (page: Page, name: string) => page.getByRole("table", { name, exact: true });
const fenOf = (text: string | null) => Math.round(Number((text ?? "").replaceAll(",", "")) * 100);
const sheet = (page: Page) => page.getByRole("dialog", { name: "发给客户的税款明细" });
const picture = (page: Page) => sheet(page).getByRole("img", { name: /税款明细，合计 [\d,.]+ 元/ });

/** Fen in the cells of a column. */
async function columnOf(rows: Locator, index: number): Promise<number> {
  const texts = await rows.evaluateAll(
    (all, at) => all.map((row) => row.children[at]?.textContent ?? ""),
    index,
  );
  return texts.reduce((sum, text) => sum + fenOf(text), 0);
}

test("the tax is shown with its basis and why, and the sheet for the client is a picture and a document", async ({
  context,
  page,
  signIn,
}) => {
  await test.step("the tax is shown with its basis, its parts that add up, what was declared beside it, and why", async () => {
    await signIn("chenjie", monthOf(company, TAB));
    const basis = table(page, "计税依据");
    await expect(basis.getByText("销项税额")).toBeVisible();
    await expect(basis.getByRole("row", { name: /进项税额转出/ })).toContainText("1,200.00");
    const taxes = table(page, "税额");
    await expect(taxes.getByRole("row", { name: /^增值税/ })).toContainText("进项税额转出 1,200.00");
    const figures = page.getByRole("region", { name: "本期税款" });
    await expect(figures.getByText("税款合计（仅计已确认）")).toBeVisible();
    const total = figures.getByRole("definition").nth(1);
    const parts = taxes.locator("tbody tr");
    await expect(parts).toHaveCount(4);
    expect(await columnOf(parts, 1)).toBe(fenOf(await total.textContent()));

    const cases = table(page, "已申报的特殊情况");
    await expect(cases.getByRole("row", { name: /进项税额转出/ })).toContainText("1,200.00");
    await expect(cases.getByRole("row", { name: /防伪税控费/ })).toContainText("280.00");
    await expect(cases.getByRole("button", { name: `查看图片 ${PICTURE.name}` })).toBeVisible();
    await expect(table(page, "节税明细").getByRole("row", { name: /防伪税控费抵减/ })).toContainText(
      "280.00",
    );

    await basis
      .getByRole("row", { name: /进项税额转出/ })
      .getByRole("button", { name: "1,200.00" })
      .click();
    await expect(page.getByRole("dialog", { name: "进项税额转出明细" }).getByText("集体福利")).toBeVisible();
    await page.keyboard.press("Escape");
    await taxes
      .getByRole("row", { name: /^增值税/ })
      .getByRole("button", { name: "查看依据" })
      .click();
    await expect(
      page.getByRole("dialog", { name: /税款计算依据$/ }).getByText("各税种计算过程"),
    ).toBeVisible();
  });
  await test.step("the sheet for the client is a picture to copy and to keep, and a document", async () => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(monthOf(company, TAB));
    await page.getByRole("button", { name: "生成图片" }).click();
    await expect(picture(page)).toBeVisible();
    expect(await picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280);
    expect((await sheet(page).boundingBox())?.width).toBe(720);
    await expect.poll(async () => await inkOf(picture(page))).toBeGreaterThan(0.01);

    await sheet(page).getByRole("button", { name: "复制图片" }).click();
    await toast(page, "图片已复制，可以粘贴发给客户");
    const types = await page.evaluate(async () =>
      (await navigator.clipboard.read()).flatMap((item) => item.types),
    );
    expect(types).toContain("image/png");

    await page.evaluate(() => {
      navigator.clipboard.write = () => Promise.reject(new DOMException("denied", "NotAllowedError"));
    });
    await sheet(page).getByRole("button", { name: "复制图片" }).click();
    await toast(page, "浏览器禁止自动复制图片，请下载后发送");

    const file = await downloaded(page, "下载");
    expect(file.name).toBe(`${company.companyName}_2026年10期税款明细.png`);
    expect(file.content.subarray(1, 4).toString("latin1")).toBe("PNG");
    await toast(page, "下载成功");
    const document = await downloaded(page, "下载 PDF");
    expect(document.name).toBe(`${company.companyName}_2026年10期税款明细.pdf`);
    const { pages } = await readPdf(document.content);
    for (const text of [company.companyName, "上海云帆财税咨询有限公司", "进项税额转出", "集体福利"])
      expect(pages.join("")).toContain(text);
  });
});

async function downloaded(page: Page, label: string): Promise<{ name: string; content: Buffer }> {
  const download = page.waitForEvent("download");
  await sheet(page).getByRole("button", { name: label, exact: true }).click();
  const file = await download;
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

/** The part of a picture that is dark. */
async function inkOf(image: Locator): Promise<number> {
  return await image.evaluate((element: HTMLImageElement) => {
    const canvas = document.createElement("canvas");
    canvas.width = element.naturalWidth;
    canvas.height = element.naturalHeight;
    const drawing = canvas.getContext("2d");
    drawing?.drawImage(element, 0, 0);
    const pixels = drawing?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    let dark = 0;
    for (let at = 0; at < pixels.length; at += 4) if ((pixels[at] ?? 255) < 110) dark += 1;
    return dark / (pixels.length / 4);
  });
}
