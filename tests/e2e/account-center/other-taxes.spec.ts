import { type Api, signInToApi } from "../app/api.ts";
import { resultOf } from "../app/companies.ts";
import { button, dataRows, filtered, question, toast } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

const SCREEN = "/accountCenter/taxDeclare";
const OCTOBER = { kjnd: 2026, kjqj: 10 };

interface OtherTaxes {
  readonly qyid: number;
  readonly companyName: string;
  readonly taxlayerNo: string;
  readonly state: string;
  readonly unfilledNum: number;
  readonly copyStatus: number;
  readonly szids: readonly number[];
}

let chenjie: Api;
test.beforeAll(async ({ app }) => {
  chenjie = await signInToApi(app.address, "chenjie");
});

async function otherTaxes(params: object = {}): Promise<readonly OtherTaxes[]> {
  const page = { ...OCTOBER, pageNum: 1, pageSize: 500, ...params };
  const { list } = await resultOf<{ list: readonly OtherTaxes[] }>(
    chenjie.post("/api/fcp/web/taxDeclaration/otherTax/page", page),
  );
  return list;
}

test("other taxes are filled in, handed in, and set as copied; of a batch those that cannot be are named", async ({
  page,
  signIn,
}) => {
  await test.step("an amount that is missing is filled in, and the client's other taxes are handed in", async () => {
    const waiting = (await otherTaxes({ state: "open" })).find(
      ({ unfilledNum, szids }) => unfilledNum === 1 && szids.length === 1,
    );
    if (!waiting) throw new Error("nobody waits for an amount");
    await signIn("chenjie", filtered(SCREEN, "keyword", waiting.taxlayerNo));
    await expect(dataRows(page)).toHaveCount(1);
    const row = dataRows(page).first();
    await expect(row.getByRole("button", { name: "提交申报" })).toHaveAttribute(
      "data-reason",
      "尚未填写应缴税额",
    );
    await row.getByRole("button", { name: "填写税额" }).click();
    const drawer = page.getByRole("dialog", { name: /10期其他税种$/ });
    await drawer.getByRole("button", { name: "填写税额" }).click();
    const form = page.getByRole("dialog", { name: /的应缴税额$/ });
    await form.getByLabel("应缴税额").fill("1234.5");
    await form.getByRole("button", { name: "保存" }).click();
    await toast(page, "已保存");
    await expect(drawer.getByRole("cell", { name: "1,234.50" }).first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(row).toContainText("1,234.50");

    await row.getByRole("button", { name: "提交申报" }).click();
    const declaration = page.getByRole("dialog", { name: /^提交申报：其他税种/ });
    await expect(declaration.getByRole("row", { name: /1,234\.50/ })).toBeVisible();
    await declaration.getByRole("button", { name: "提交申报" }).click();
    await toast(page, "已为 1 家企业提交申报");
    await expect(row).toContainText(/已申报|申报失败/);
    await expect
      .poll(async () => (await otherTaxes({ keyword: waiting.taxlayerNo }))[0]?.state)
      .not.toBe("open");
  });
  await test.step("of a batch those that cannot be handed in are named, and copy states are set for all", async () => {
    const rows = await otherTaxes();
    const declared = rows.find(({ state, copyStatus }) => state === "declared" && copyStatus === 0);
    const ready = rows.find(({ state, unfilledNum }) => state === "open" && unfilledNum === 0);
    if (!declared || !ready) throw new Error("no such clients");
    await page.goto(`${SCREEN}?size=100`);
    for (const { companyName } of [declared, ready])
      await dataRows(page).filter({ hasText: companyName }).getByRole("checkbox").check();
    await button(page, "批量提交申报").click();
    const declaration = page.getByRole("dialog", { name: /^提交申报：其他税种/ });
    await expect(declaration.getByText("将提交申报的 1 家企业")).toBeVisible();
    await expect(declaration.getByRole("row", { name: new RegExp(declared.companyName) })).toContainText(
      "本期其他税种已申报",
    );
    await declaration.getByRole("button", { name: "提交申报" }).click();
    await toast(page, "已为 1 家企业提交申报");
    await expect(dataRows(page).filter({ hasText: ready.companyName })).toContainText(/已申报|申报失败/);

    await page.goto(filtered(SCREEN, "keyword", declared.taxlayerNo));
    await expect(dataRows(page)).toHaveCount(1);
    await dataRows(page).first().getByRole("checkbox").check();
    await button(page, "设为已抄报").click();
    await question(page, /把 1 家企业2026年10期的抄报状态设为/)
      .getByRole("button", { name: "设为已抄报" })
      .click();
    await toast(page, "已设置 1 家企业");
    await expect(dataRows(page).first()).toContainText("已抄报");
  });
});
