import type { Page } from "@playwright/test";
import { type Api, signInToApi } from "../app/api.ts";
import { dataRows, filtered, startMore, toast } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

const SCREEN = "/accountCenter/socialSecurity";
const MONTH = { kjnd: 2026, kjqj: 10 };

interface Row {
  readonly companyId: number;
  readonly companyName: string;
  readonly taxlayerNo: string;
  readonly checkState: number;
  readonly insuredNum: number;
  readonly cjzt: number | null;
  readonly hasReceipts: boolean;
}

let chenjie: Api;
test.beforeAll(async ({ app }) => {
  chenjie = await signInToApi(app.address, "chenjie");
});

async function rowWith(holds: (row: Row) => boolean, narrowed: object = {}): Promise<Row> {
  const { result } = await chenjie.post("/api/fcp/web/socialInsurance/page", {
    pageNum: 1,
    pageSize: 100,
    ...MONTH,
    ...narrowed,
  });
  const row = (result as { list: readonly Row[] }).list.find(holds);
  if (!row) throw new Error("no client is in the state that the journey begins with");
  return row;
}

async function openRow(page: Page, { taxlayerNo }: Row) {
  await page.goto(filtered(SCREEN, "keyword", taxlayerNo));
  await expect(dataRows(page)).toHaveCount(1);
  return dataRows(page).first();
}

test("contributions are collected, set beside the offices', and read person by person; receipts are asked for in Guangdong", async ({
  page,
  signIn,
}) => {
  await test.step("a client's contributions are set beside the offices', and the people behind them are read", async () => {
    const company = await rowWith(({ insuredNum }) => insuredNum > 1, { checkState: 1 });
    await signIn("chenjie", SCREEN);
    const row = await openRow(page, company);
    await expect(row).toContainText("未核对");
    await row.getByRole("button", { name: "核对" }).click();
    await expect(page.getByText(/^已比对 \d+ 人，\d+ 人有差异$/).last()).toBeVisible();
    await expect(row).toContainText(/有差异|已核对/);

    await row.getByRole("button", { name: "参保人员" }).click();
    const people = page.getByRole("dialog", { name: new RegExp(`「${company.companyName}」.*参保人员`) });
    await expect(people.getByRole("table").getByRole("row")).toHaveCount(company.insuredNum + 1);
  });
  await test.step("a collection says how it ended", async () => {
    const company = await rowWith(({ cjzt }) => cjzt === null);
    const row = await openRow(page, company);
    await expect(row).toContainText("未采集");
    await row.getByRole("button", { name: "采集社保" }).click();
    await toast(page, "采集任务已下发");
    await expect(row).toContainText(/采集成功|采集异常/);
  });
  await test.step("receipts of Guangdong are asked for, and said to be none; elsewhere nobody asks", async () => {
    const company = await rowWith(({ hasReceipts }) => hasReceipts);
    const row = await openRow(page, company);
    await startMore(row, "回执图片");
    await toast(page, "暂无回执图片");

    const elsewhere = await openRow(page, await rowWith(({ hasReceipts }) => !hasReceipts));
    await elsewhere.getByRole("button", { name: "更多" }).click();
    await expect(page.getByRole("menuitem", { name: "客户详情" })).toBeVisible();
    await expect(page.getByRole("menuitem", { name: "回执图片" })).toHaveCount(0);
  });
});
