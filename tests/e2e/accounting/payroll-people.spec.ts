import { readFile } from "node:fs/promises";
import { findBarriers } from "../app/axe.ts";
import { type Api, signInToApi } from "../app/api.ts";
import { button, question, startMore, toast } from "../app/list-screen.ts";
import { companyWith, importRows, payAll, PEOPLE, payrollOf } from "../app/payroll.ts";
import { sheetCell } from "../app/sheet.ts";
import { expect, test } from "../app/test.ts";

const PHONE = "13917654321";

let zhoumy: Api;
test.beforeAll(async ({ app }) => {
  zhoumy = await signInToApi(app.address, "zhoumy");
});

test("somebody is taken on, paid by a new sheet of all or of chosen people, and can no longer be deleted", async ({
  page,
  signIn,
}) => {
  const companyId = await companyWith(zhoumy, "上海薪酬人员有限公司", [{ ...PEOPLE[1], phone: PHONE }]);
  await signIn("zhoumy", payrollOf(companyId, "persons"));
  const person = page.getByRole("row").filter({ hasText: PEOPLE[0].xm });
  const sheet = page.getByRole("row").filter({ hasText: "正常工资薪金" });
  const lines = page.getByRole("grid").getByRole("row");

  await test.step("a phone that a colleague has, and a false number, are told at the field", async () => {
    await button(page, "新增人员").click();
    const adding = page.getByRole("dialog", { name: "新增人员" });
    await adding.getByLabel("手机号").fill(PHONE);
    await page.keyboard.press("Tab");
    await expect(adding.getByText(`手机号已被上海薪酬人员有限公司的${PEOPLE[1].xm}使用`)).toBeVisible();
    await adding.getByLabel("手机号").fill("");
    await adding.getByLabel("姓名").fill(PEOPLE[0].xm);
    await adding.getByLabel("证件号码").fill("310115199203074210");
    await adding.getByLabel("任职日期").click();
    await adding.getByRole("textbox", { name: "任职日期" }).fill("2026-03-01");
    await page.keyboard.press("Enter");
    await adding.getByRole("button", { name: "保存" }).click();
    await expect(adding.getByText("身份证号码不正确，请核对后重新填写")).toBeVisible();
    await adding.getByLabel("证件号码").fill(PEOPLE[0].zjhm);
    await adding.getByRole("button", { name: "保存" }).click();
    await toast(page, "已新增");
    await expect(person).toBeVisible();
  });

  await test.step("whoever has the phone keeps it", async () => {
    const owner = page.getByRole("row").filter({ hasText: PEOPLE[1].xm });
    await owner.getByRole("button", { name: "编辑" }).click();
    const editing = page.getByRole("dialog", { name: `编辑「${PEOPLE[1].xm}」` });
    await editing.getByLabel("手机号").fill(PHONE);
    await editing.getByRole("button", { name: "保存" }).click();
    await toast(page, "已保存");
    await expect(editing).toBeHidden();
  });

  const starting = page.getByRole("dialog", { name: "新建薪酬表" });
  await test.step("a sheet for all", async () => {
    await page.getByRole("tab", { name: "薪酬表" }).click();
    await button(page, "新建薪酬表").click();
    await expect(starting.getByLabel("全部在职人员")).toBeChecked();
    await starting.getByRole("button", { name: "新建" }).click();
    await toast(page, "已新建");
    await sheet.getByRole("button", { name: "明细" }).click();
    for (const { xm } of PEOPLE) await expect(lines.filter({ hasText: xm })).toBeVisible();
  });

  await test.step("who is paid is changed, not deleted", async () => {
    await page.getByRole("tab", { name: "人员", exact: true }).click();
    await startMore(person, "删除");
    await expect(page.getByText(`${PEOPLE[0].xm}已有 1 条薪酬明细，不能删除，可将其设为离职`)).toBeVisible();
    await person.getByRole("button", { name: "编辑" }).click();
    const editing = page.getByRole("dialog", { name: `编辑「${PEOPLE[0].xm}」` });
    await editing.getByLabel("职务").fill("出纳");
    await editing.getByRole("button", { name: "保存" }).click();
    await toast(page, "已保存");
    await expect(person).toContainText("出纳");
  });

  await test.step("the sheet is deleted", async () => {
    await page.getByRole("tab", { name: "薪酬表" }).click();
    await startMore(sheet, "删除");
    await question(page, "删除「正常工资薪金」本期的全部 2 条薪酬")
      .getByRole("button", { name: "删除" })
      .click();
    await toast(page, "已删除「正常工资薪金」本期的薪酬");
    await expect(sheet.getByRole("button", { name: "明细" })).toHaveAttribute("aria-disabled", "true");
  });

  await test.step("one for those who are chosen from two lists, by pinyin and by keyboard", async () => {
    await button(page, "新建薪酬表").click();
    await starting.getByLabel("全部在职人员").click();
    const people = starting.getByRole("group", { name: "人员" });
    for (const { xm } of PEOPLE) await expect(people.getByText(xm)).toBeVisible();
    await starting.getByRole("button", { name: "新建" }).click();
    await expect(starting.getByText("请选择人员")).toBeVisible();
    const search = people.getByRole("textbox").first();
    await search.fill("luxl");
    await expect(people.getByText(PEOPLE[1].xm)).toBeHidden();
    await people.getByRole("checkbox", { name: PEOPLE[0].xm }).press("Space");
    await people.getByRole("button", { name: "加入" }).press("Enter");
    await expect(starting.getByText("请选择人员")).toBeHidden();
    await search.fill("");
    expect(await findBarriers(page, { at: "人员", within: ".field-transfer" })).toEqual([]);
    await starting.getByRole("button", { name: "新建" }).click();
    await toast(page, "已新建");
    await sheet.getByRole("button", { name: "明细" }).click();
    await expect(lines.filter({ hasText: PEOPLE[0].xm })).toBeVisible();
    await expect(lines.filter({ hasText: PEOPLE[1].xm })).toHaveCount(0);
  });

  await test.step("departments are added and named in their rows", async () => {
    await page.getByRole("tab", { name: "人员", exact: true }).click();
    await button(page, "部门").click();
    const departments = page.getByRole("dialog", { name: "薪酬部门" });
    await departments.getByRole("button", { name: "新增部门" }).click();
    const adding = page.getByRole("dialog", { name: "新增部门" });
    await adding.getByLabel("部门名称").fill("仓储部");
    await adding.getByRole("button", { name: "保存" }).click();
    await toast(page, "已新增");
    await sheetCell(page, "仓储部", "fzr").click();
    await page.keyboard.type("马文");
    await page.keyboard.press("Enter");
    const kept = async () => {
      const { result } = await zhoumy.get(`/api/fcp/web/salary/bm/list?companyId=${companyId}`);
      return (result as readonly { fzr: string | null }[]).map(({ fzr }) => fzr);
    };
    await expect.poll(kept).toEqual(["马文"]);
  });
});

test("a sheet is filled from a file, set beside what is levied, given papers, printed as payslips, confirmed and sent", async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "pdfViewerEnabled", { value: true, configurable: true }),
  );
  const people = [
    { ...PEOPLE[0], phone: "13700002222", sfcb: 0 },
    { ...PEOPLE[1], sbjs: 8000, gjjjs: 8000 },
  ];
  const companyId = await companyWith(zhoumy, "上海工资条有限公司", people);
  await payAll(zhoumy, companyId);
  await signIn("zhoumy", payrollOf(companyId, "sheets"));
  const sheet = page.getByRole("row").filter({ hasText: "正常工资薪金" });

  await test.step("a file", async () => {
    await sheet.getByRole("button", { name: "明细" }).click();
    await importRows(page, "薪酬", [{ 姓名: PEOPLE[0].xm, 证件号码: PEOPLE[0].zjhm, 基本工资: 12_000 }]);
    await expect(sheetCell(page, PEOPLE[0].xm, "jbgz")).toHaveText("12,000.00");
  });

  await test.step("what is levied is taken over", async () => {
    await page.getByRole("tab", { name: "社保比对" }).click();
    await button(page, "取数比对").click();
    await toast(page, "已比对 2 人，1 人有差异");
    const row = page.getByRole("row").filter({ hasText: PEOPLE[1].xm });
    await expect(row).toContainText("有差异");
    await row.getByRole("checkbox").check();
    await button(page, "按社保更新薪酬").click();
    await question(page, "用社保缴费数据更新").getByRole("button", { name: "按社保更新薪酬" }).click();
    await toast(page, "已更新 1 人");
    await expect(row).toContainText("已按社保更新");
  });

  await test.step("papers of the period are kept, looked at, fetched and taken away", async () => {
    await page.getByRole("tab", { name: "附件" }).click();
    await button(page, "上传附件").click();
    const asked = page.waitForEvent("filechooser");
    await page.getByRole("dialog", { name: "上传附件" }).getByRole("button", { name: "选择文件" }).click();
    const content = Buffer.from("%PDF-1.4\n%%EOF");
    await (await asked).setFiles({ name: "签收单.pdf", mimeType: "application/pdf", buffer: content });
    await toast(page, "已上传「签收单.pdf」");
    const row = page.getByRole("row").filter({ hasText: "签收单.pdf" });
    await row.getByRole("button", { name: "签收单.pdf" }).click();
    const shown = page.getByRole("dialog", { name: "签收单.pdf" });
    await expect(shown.getByTitle("签收单.pdf")).toHaveAttribute("src", /^blob:/);
    const saved = page.waitForEvent("download");
    await shown.getByRole("button", { name: "下载" }).click();
    expect((await saved).suggestedFilename()).toBe("签收单.pdf");
    await page.keyboard.press("Escape");
    await expect(shown).toBeHidden();
    const file = page.waitForEvent("download");
    await row.getByRole("button", { name: "下载" }).click();
    expect((await file).suggestedFilename()).toBe("签收单.pdf");
    await row.getByRole("checkbox").check();
    const archive = page.waitForEvent("download");
    await button(page, "打包下载").click();
    const packed = await archive;
    expect(packed.suggestedFilename()).toMatch(/^上海工资条有限公司\d{4}年\d+期薪酬附件\.zip$/);
    const bytes = await readFile(await packed.path());
    expect(bytes.subarray(0, 2).toString()).toBe("PK");
    expect(bytes.includes(Buffer.from("签收单.pdf"))).toBe(true);
    await startMore(row, "删除");
    await question(page, "确定删除附件「签收单.pdf」").getByRole("button", { name: "删除" }).click();
    await toast(page, "已删除");
    await expect(row).toBeHidden();
  });

  await test.step("what it costs the employer stands beside the pay", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole("tab", { name: "薪酬表" }).click();
    const asked = await zhoumy.get(`/api/fcp/web/salary/confirm/${companyId}/2026/10`);
    const { sheets } = asked.result as { sheets: readonly { yfhj: number; sbdwhj: number }[] };
    const { yfhj = 0, sbdwhj = 0 } = sheets[0] ?? {};
    expect(sbdwhj).toBeGreaterThan(0);
    const cents = Math.round(yfhj * 100) + Math.round(sbdwhj * 100);
    const head = page.getByRole("columnheader", { name: "人工成本" });
    await expect(head).toBeInViewport({ ratio: 1 });
    const at = await head.evaluate((cell: HTMLTableCellElement) => cell.cellIndex);
    await expect(sheet.getByRole("cell").nth(at)).toHaveText(
      (cents / 100).toLocaleString("en", { minimumFractionDigits: 2 }),
    );
  });

  await test.step("payslips are printed one below the other", async () => {
    await sheet.getByRole("button", { name: "工资条" }).click();
    await expect(page.getByRole("table")).toHaveCount(PEOPLE.length);
    await expect(page.getByRole("columnheader", { name: "实发工资" }).first()).toBeInViewport({ ratio: 1 });
    await expect(button(page, "短信发送")).toHaveAttribute("aria-disabled", "true");
    await page.evaluate(() => {
      window.print = () => void (document.body.dataset.printed = document.title);
    });
    await button(page, "打印").click();
    await expect(page.locator("body")).toHaveAttribute("data-printed", "上海工资条有限公司2026年10期工资条");
  });

  await test.step("they go by text message once the sheet is confirmed", async () => {
    await page.goto(payrollOf(companyId, "sheets"));
    await sheet.getByRole("button", { name: "确认" }).click();
    await question(page, "确认「正常工资薪金」").getByRole("button", { name: "确认" }).click();
    await toast(page, "已确认「正常工资薪金」");
    await sheet.getByRole("button", { name: "工资条" }).click();
    await button(page, "短信发送").click();
    await question(page, "把本期的工资条用短信发给 2 人").getByRole("button", { name: "短信发送" }).click();
    await expect(page.getByText(`已发送 1 人，1 人未发送：${PEOPLE[1].xm}没有手机号`).first()).toBeVisible();
  });
});
